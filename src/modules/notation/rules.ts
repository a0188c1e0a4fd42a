import type { Day } from '#kernel/calendar.ts';
import { minorDigits, type Currency } from '#kernel/money.ts';
import type { TextRecord } from './cells.ts';
import { chooseCurrency, currenciesMeant } from './currencies.ts';
import { dayIn, decideOrder, type WrittenDay } from './dates.ts';
import { directionsOf, type Signed } from './directions.ts';
import type { Facts } from './facts.ts';
import { currencyTold } from './makings.ts';
import { findLayout, missingIn, type Found } from './layout.ts';
import { currenciesOf, marksOf, moneyColumns, rowCurrency } from './money-columns.ts';
import {
  LIMITS,
  type Answers,
  type ColumnRole,
  type CsvMapping,
  type DecimalMark,
  type Decision,
  type Layout,
} from './model.ts';
import { sortRecords, type Movement, type Sorted } from './movements.ts';

export { decideMark, decimalUnder, figureOf, markSaidBy, moneyOf, plainDecimal, type Figure } from './amounts.ts';
export { isNamedCurrency } from './currencies.ts';
export { dayIn, decideOrder, writtenDay, type WrittenDay } from './dates.ts';
export { lineTooLong } from './cells.ts';
export { unread, type Movement } from './movements.ts';
export { chainOf } from './signs.ts';
export { joined, oneLine } from './text.ts';

export type TableOptions = { currency: Currency | undefined; mapping: CsvMapping | undefined; answers: Answers };

/** A table read as far as money and days; what the rows become is the reader's. */
export type TableRows = {
  layout: Layout;
  decisions: Decision[];
  movements: readonly Movement[];
  /** Movements with an amount that can't be read under the decimal mark after all. */
  unread: ReadonlySet<Movement>;
  sorted: Sorted;
  roles: readonly ColumnRole[];
  facts: Facts;
  signed: Signed;
  currency: Currency;
  /** The file, its making or the person says the currency; else it is only that of the account or the books. */
  isCurrencyNamed: boolean;
  balanceMark: DecimalMark;
  dayOf: (value: WrittenDay) => Day | null;
  currencyOf: (movement: Movement) => Currency | null;
};

export type TableReading =
  | { kind: 'rows'; rows: TableRows }
  | {
      kind: 'open';
      open: ('currency' | 'dateOrder' | 'decimal' | 'sign')[];
      decisions: Decision[];
      movements: readonly Movement[];
    }
  | { kind: 'unmapped'; missing: string[]; found: Found }
  | { kind: 'no-table' | 'no-rows' | 'too-many-rows' | 'too-many-columns' }
  | { kind: 'unknown-currency'; word: string };

/**
 * Reads the table in a delimited text of any bank: finds it, its columns and how they are written. What the text itself
 * does not decide comes back as `open`, never guessed.
 */
export function readTable(text: string, options: TableOptions): TableReading {
  const found = findLayout(text, options.mapping);
  if (found === 'too-many-lines') return { kind: 'too-many-rows' };
  if (found === 'too-many-columns') return { kind: found };
  const { table, roles, facts } = found;
  const missing = missingIn(roles);
  if (missing.length > 0) {
    if (isTable(table.body)) return { kind: 'unmapped', missing, found };
    return { kind: table.heading === null ? 'no-table' : 'no-rows' };
  }
  const sorted = sortRecords(table.body, roles, table.heading?.cells ?? null, text.endsWith('\n'));
  if (sorted.movements.length + sorted.failed.length > LIMITS.rows) return { kind: 'too-many-rows' };
  if (sorted.movements.length === 0 && sorted.failed.length === 0) return { kind: 'no-rows' };
  const { movements } = sorted;
  const column = roles.indexOf('currency');
  const word = movements.find(({ cells }) => (cells[column] ?? '') !== '')?.cells[column] ?? '';
  if (word !== '' && movements.every(({ cells }) => currenciesMeant(cells[column] ?? '').length === 0))
    return { kind: 'unknown-currency', word };
  return decide(found, sorted, facts, options);
}

/** Two records of the same width at least; prose with a comma here and there is no table. */
function isTable(body: readonly TextRecord[]): boolean {
  const widths = body.map(({ cells }) => cells.length).filter((width) => width > 1);
  return new Set(widths).size < widths.length;
}

function decide(found: Found, sorted: Sorted, facts: Facts, options: TableOptions): TableReading {
  const { table, roles, mapping } = found;
  const { answers } = options;
  const { movements } = sorted;
  const decisions: Decision[] = [];
  const say = (about: Decision['about'], value: string, because: string): void =>
    void decisions.push({ about, value, because });
  if (table.heading !== null) say('heading', `line ${table.heading.line}`, 'It names the columns.');

  if (found.wholeDays !== null) say('day', 'completed', found.wholeDays);

  const named = currenciesOf(table, roles, movements, facts);
  const told = named.length > 0 ? null : currencyTold(table, movements);
  const meant = told?.currencies ?? named;
  const isCurrencyNamed = answers.currency !== undefined || meant.length > 0;
  const currency = answers.currency ?? chooseCurrency(meant, options.currency) ?? options.currency ?? null;
  const source =
    named.length > 0
      ? 'The file names it.'
      : (told?.because ?? 'The file names none: it is that of the account, or of your books until you choose one.');
  if (currency !== null) say('currency', currency, answers.currency === undefined ? source : 'You said so.');

  const marks = marksOf(
    movements,
    currency === null ? 2 : minorDigits(currency),
    answers.decimal ?? mapping?.decimal ?? null,
  );
  if (marks !== null) say('decimal', marks.main, marks.because);

  const toldOrder = answers.dateOrder ?? mapping?.dateOrder ?? null;
  const written = movements.flatMap(({ day, valueDay }) => [day, valueDay].filter((value) => value !== null));
  const order =
    toldOrder === null
      ? decideOrder(written, facts.days, marks?.main === ',')
      : { order: toldOrder, because: 'You said so.' };
  if (order.order !== null) say('date-order', order.order, order.because);

  const open: Extract<TableReading, { kind: 'open' }>['open'] = [];
  if (currency === null) open.push('currency');
  if (order.order === null) open.push('dateOrder');
  if (marks === null) open.push('decimal');
  if (currency === null || marks === null) return { kind: 'open', open, decisions, movements };

  const currencyOf = (movement: Movement): Currency | null =>
    rowCurrency(movement, roles.indexOf('currency'), currency, options.currency);
  const { columns, unread } = moneyColumns(movements, marks.of, (movement) => currencyOf(movement) ?? currency, {
    roles,
    sorted,
    facts,
    currency,
  });
  const signed = directionsOf(columns, answers.sign ?? mapping?.sign ?? null);
  if ('open' in signed) open.push('sign');
  if ('open' in signed || order.order === null) return { kind: 'open', open, decisions, movements };
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
      currency,
      isCurrencyNamed,
      balanceMark: marks.of('balance'),
      dayOf,
      currencyOf,
    },
  };
}
