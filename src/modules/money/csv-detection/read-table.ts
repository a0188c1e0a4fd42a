import type { Day } from '#kernel/calendar.ts';
import { minorDigits, type Currency } from '#kernel/money.ts';
import { isBlank } from './amounts.ts';
import { currenciesOfCell } from './currency-names.ts';
import { dayIn, decideOrder, SLASHED, type WrittenDay } from './dates.ts';
import type { DayYears } from './day-years.ts';
import { doubtIn } from './doubts.ts';
import { directionsOf, type OpenSign, type Signed } from './directions.ts';
import type { Facts } from './facts.ts';
import { currencyFor, namesAnother } from './table-currency.ts';
import { areFiner } from './finer-amounts.ts';
import { findLayout, hasDaysWithoutYear, hasWrittenDays, isTable, missingIn, type Found } from './layout.ts';
import { isUnitOpen } from './minor-units.ts';
import { marksOf, moneyColumns, rowCurrency, type Marks } from './money-columns.ts';
import { LIMITS } from './limits.ts';
import type { Answers, ColumnRole, CsvMapping, DateOrder, DecimalMark, Decision, Delimiter, Layout } from './model.ts';
import { momentsOf, orderByOther } from './other-days.ts';
import { type OtherList, otherListOf } from './other-lists.ts';
import { type OriginalColumns, originalColumns } from './original-columns.ts';
import type { Minors } from './signs.ts';
import { sortRecords, type Movement, type Sorted } from './movements.ts';
import { titleOf, titleSays } from './title-lines.ts';
import { categoryRows } from './books-rows.ts';
import { type Unmoved, unmovedIn } from './unmoved.ts';

export type TableOptions = {
  currency: Currency | undefined;
  mapping: CsvMapping | undefined;
  answers: Answers;
  /** What parts the cells of a line, where that is known. */
  delimiter?: Delimiter;
  /** The day on which the file was added; without it nobody is asked for the year of dates that have none. */
  today?: Day | undefined;
  /** What its sheet is called. */
  name?: string;
};

/** A table read as far as money and days; what the rows become is the reader's. */
export type TableRows = {
  layout: Layout;
  decisions: Decision[];
  movements: readonly Movement[];
  /** Movements with an amount that can't be read under the decimal mark after all. */
  unread: ReadonlySet<Movement>;
  sorted: Sorted;
  /** Rows that move no money by their status, and why they are left out. */
  unmoved: ReadonlyMap<Movement, Unmoved>;
  /** Of a ledger, the rows of categories. */
  ofCategories: ReadonlySet<Movement>;
  roles: readonly ColumnRole[];
  facts: Facts;
  signed: Signed;
  /** Where it says what was paid in another currency; null where it does not. */
  original: OriginalColumns | null;
  currency: Currency;
  /** The file, its making or the person says the currency; else it is only that of the account or the books. */
  isCurrencyNamed: boolean;
  balanceMark: DecimalMark;
  dayOf: (value: WrittenDay) => Day | null;
  currencyOf: (movement: Movement) => Currency | null;
};

/** The amounts of the rows and the fees beside them, in minor units; null where a row has none. */
export type OpenFee = { amounts: Minors; fees: Minors; currency: Currency };

export type TableReading =
  | { kind: 'rows'; rows: TableRows }
  | {
      kind: 'open';
      open: ('currency' | 'dateOrder' | 'year' | 'decimal' | 'sign' | 'fee' | 'units' | 'statuses')[];
      decisions: Decision[];
      sorted: Sorted;
      /** Currencies that columns of the table name, of which nothing says that they are those of its amounts. */
      codes: readonly Currency[];
      /** What is known of dates without a year; null where there are none. */
      years: DayYears | null;
      sign: (OpenSign & { currency: Currency }) | null;
      /** Amounts, and the fees of which nobody knows whether they are part of them. */
      fee: OpenFee | null;
    }
  | { kind: 'unmapped'; missing: string[]; found: Found }
  | { kind: OtherList }
  | { kind: 'no-table' | 'no-rows' | 'too-many-rows' | 'too-many-columns' }
  | { kind: 'unknown-currency'; word: string };

/**
 * Reads the table in a delimited text of any bank: finds it, its columns and how they are written. What the text itself
 * does not decide comes back as `open`, never guessed.
 */
export function readTable(text: string, options: TableOptions): TableReading {
  const found = findLayout(text, options.mapping, options.delimiter, options);
  if (found === 'too-many-lines') return { kind: 'too-many-rows' };
  if (found === 'too-many-columns') return { kind: found };
  const { table, roles, facts } = found;
  const other = found.mapping === undefined ? otherListOf(table, options.name) : null;
  if (other !== null) return { kind: other };
  const missing = missingIn(roles);
  const isYearless = !hasWrittenDays(found) && hasDaysWithoutYear(table);
  if (missing.length > 0 || isYearless) {
    if (isTable(table) || isYearless)
      return {
        kind: 'unmapped',
        missing: isYearless ? [...missing, 'The dates have no year. Export a file whose dates have one.'] : missing,
        found: found.years === null ? found : asWritten(text, found, options),
      };
    return { kind: table.heading === null ? 'no-table' : 'no-rows' };
  }
  const titles = [titleSays(options.name ?? ''), ...table.preamble.slice(-3).map((line) => titleOf(line))];
  const sorted = sortRecords(table.body, roles, table.heading?.cells ?? null, {
    endsWhole: text.endsWith('\n'),
    preamble: table.preamble,
    statuses: options.answers.statuses,
    title: titles.findLast((title) => title !== null) ?? null,
  });
  if (sorted.movements.length + sorted.failed.length > LIMITS.rows) return { kind: 'too-many-rows' };
  if (sorted.movements.every(({ status }) => status === 'void' || status === 'reversed') && sorted.failed.length === 0)
    return { kind: 'no-rows' };
  const { movements } = sorted;
  const column = roles.indexOf('currency');
  const word = movements.find(({ cells }) => !isBlank(cells[column] ?? ''))?.cells[column] ?? '';
  if (word !== '' && movements.every(({ cells }) => currenciesOfCell(cells[column] ?? '').length === 0))
    return { kind: 'unknown-currency', word };
  return decide(found, sorted, facts, options);
}

/** The cells as they stand in the file, for a person to say what they are. */
function asWritten(text: string, found: Found, { mapping, delimiter }: TableOptions): Found {
  const written = findLayout(text, mapping, delimiter);
  return typeof written === 'string' ? found : { ...written, roles: found.roles };
}

function decide(found: Found, sorted: Sorted, facts: Facts, options: TableOptions): TableReading {
  const { table, roles, mapping, years } = found;
  const { answers } = options;
  const { movements } = sorted;
  const decisions: Decision[] = [];
  const say = (about: Decision['about'], value: string, because: string): void =>
    void decisions.push({ about, value, because });
  if (table.heading !== null) say('heading', `line ${table.heading.line}`, 'This line has the names of the columns.');

  const isAsked = years !== null && years.asked !== null;
  const completed = found.wholeDays ?? (isAsked || years?.answered != null ? null : (years?.because ?? null));
  if (completed !== null) say('day', 'completed', completed);
  if (years?.answered != null) say('year', years.answered, years.because);

  const told = currencyFor({ table, roles, movements, facts }, { answer: answers.currency, account: options.currency });
  const { currency, isCurrencyNamed, codes } = told;
  if (currency !== null) say('currency', currency, told.because);

  const marks = marksOf(
    movements,
    {
      decimals: currency === null ? 2 : minorDigits(currency),
      isNamed: isCurrencyNamed,
      heading: table.heading?.cells ?? [],
      stated: [...facts.stated, ...sorted.stated].map(({ figure }) => figure.body),
    },
    answers.decimal ?? mapping?.decimal ?? null,
  );
  if (marks !== null) say('decimal', marks.main, marks.because);

  const toldOrder = answers.dateOrder ?? mapping?.dateOrder ?? null;
  const written = movements.flatMap(({ day, valueDay }) => [day, valueDay].filter((value) => value !== null));
  const known = [...facts.days, ...sorted.stated.flatMap(({ day }) => day ?? [])];
  const toldBy = toldOrder === null ? orderByOther(movements) : { order: toldOrder, because: 'You chose this.' };
  const whole =
    toldBy.order === null
      ? decideOrder(written, known, {
          hasDecimalComma: marks?.main === ',',
          heading: table.heading?.cells[roles.indexOf('day')] ?? null,
          today: options.today,
        })
      : toldBy;
  const order = years?.order ?? whole;
  if (order.order !== null) say('date-order', order.order, order.because);

  const open: Extract<TableReading, { kind: 'open' }>['open'] = [];
  const isFiner =
    currency !== null && marks !== null && !told.isStated && areFiner(movements, marks, minorDigits(currency));
  const isCurrencyOpen = currency === null || isFiner || told.isOpen;
  if (isCurrencyOpen) open.push('currency');
  // What else is open is asked of days that have a year.
  if (isAsked) open.push('year');
  else if (order.order === null) open.push('dateOrder');
  if (marks === null) open.push('decimal');
  if (sorted.unknownStatuses.size > 0) open.push('statuses');
  if (answers.units === undefined && isUnitOpen(table, roles, currency)) open.push('units');
  const isOpen = open.includes('statuses') || open.includes('units');
  if (currency === null || isCurrencyOpen || marks === null || isAsked || isOpen)
    return { kind: 'open', open, decisions, sorted, codes, years, sign: null, fee: null };

  const currencyOf = (movement: Movement): Currency | null =>
    namesAnother(movement, told)
      ? null
      : rowCurrency(movement, roles.indexOf('currency'), {
          currency,
          account: options.currency,
          answered: answers.currency === undefined ? null : told.named,
        });
  const readAs = (dateOrder: DateOrder | null) =>
    readDirections(found, sorted, { facts, currency, currencyOf, marks, dateOrder, options });
  const { signed, unread } = readAs(order.order);
  const isProved = !('open' in signed) && signed.counted.size > 0 && signed.counted.size * 2 >= movements.length - 1;
  const doubt = mapping === undefined ? doubtIn(found, sorted, isProved) : null;
  if (doubt !== null) return { kind: 'unmapped', missing: [doubt], found };
  // While nobody knows which day is which, a question about signs would be asked of the wrong order.
  const isSignOpen = order.order !== null || SLASHED.every((one) => 'open' in readAs(one).signed);
  if ('open' in signed && isSignOpen) open.push('sign');
  if ('open' in signed || order.order === null)
    return {
      kind: 'open',
      open,
      decisions,
      sorted,
      codes,
      years,
      sign: 'open' in signed ? { ...signed, currency } : null,
      fee: null,
    };
  if (signed.openFees !== null) {
    const fee = { amounts: signed.amounts, fees: signed.openFees, currency };
    return { kind: 'open', open: ['fee'], decisions, sorted, codes, years, sign: null, fee };
  }
  const dateOrder = order.order;
  const layout: Layout = {
    delimiter: found.delimiter,
    preambleLines: table.preamble.length,
    headingLine: table.heading?.line ?? null,
    heading: table.heading?.cells ?? null,
    columns: roles,
    dateOrder,
    decimal: marks.main,
    sign: signed.convention,
  };
  decisions.push(...signed.decisions);
  const dayOf = (value: WrittenDay): Day | null => dayIn(value, dateOrder);
  return {
    kind: 'rows',
    rows: {
      layout,
      decisions,
      movements,
      unread,
      sorted,
      roles,
      facts,
      signed,
      original: originalColumns(table.heading?.cells ?? null, roles, table.body.slice(0, 600)),
      unmoved: unmovedIn(movements, signed, { currency, roles }),
      ofCategories: categoryRows(table.heading?.cells ?? [], movements),
      currency,
      isCurrencyNamed,
      balanceMark: marks.of('balance'),
      dayOf,
      currencyOf,
    },
  };
}

type DirectionInput = {
  facts: Facts;
  currency: Currency;
  currencyOf: (movement: Movement) => Currency | null;
  marks: Marks;
  dateOrder: DateOrder | null;
  options: TableOptions;
};

function readDirections({ table, roles, mapping }: Found, sorted: Sorted, input: DirectionInput) {
  const { facts, currency, currencyOf, marks, dateOrder, options } = input;
  const { columns, unread } = moneyColumns(sorted.movements, marks.of, (movement) => currencyOf(movement) ?? currency, {
    heading: table.heading?.cells ?? [],
    roles,
    sorted,
    facts,
    currency,
    moments: momentsOf(sorted.movements, dateOrder),
    isMapped: mapping !== undefined,
  });
  const { sign = null, fee = null } = options.answers;
  const told = { answer: sign, mapped: mapping?.sign ?? null, fee };
  return { signed: directionsOf(columns, told), unread };
}
