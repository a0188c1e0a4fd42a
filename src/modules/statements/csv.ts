import { minorDigits, type Currency } from '#kernel/money.ts';
import { decideMark, decimalUnder, moneyOf, type Figure } from './amounts.ts';
import { bestRecords, looksLikeMovement, spread, unbrokenRecords, type TextRecord } from './cells.ts';
import { findTable, profilesOf, rolesByHeading, rolesByWords, tableBy, type Table } from './columns.ts';
import { chooseCurrency, currenciesMeant, isNamedCurrency } from './currencies.ts';
import { dayIn, decideOrder, type WrittenDay } from './dates.ts';
import { directionsOf, type MoneyColumns } from './directions.ts';
import { factsOf, type Facts } from './facts.ts';
import { rolesByContent } from './guesses.ts';
import { inBrackets } from './headings.ts';
import {
  LIMITS,
  type Answers,
  type ColumnRole,
  type CsvMapping,
  type DateOrder,
  type DecimalMark,
  type Decision,
  type Delimiter,
  type Layout,
  type Question,
  type Reading,
} from './model.ts';
import { MONEY_ROLES, sortRecords, type MoneyRole, type Movement, type Sorted } from './movements.ts';
import { currencyQuestion, dateQuestion, decimalQuestion, signQuestion } from './questions.ts';
import { refusal } from './refusals.ts';
import { sectionsOf } from './sections.ts';
import { inWidth } from './widths.ts';

export type CsvOptions = { currency: Currency | undefined; mapping: CsvMapping | undefined; answers: Answers };

type Found = { delimiter: Delimiter; table: Table; roles: ColumnRole[]; facts: Facts };

/** Reads delimited text of any bank: finds the table, its columns and how they are written, and asks what it can't tell. */
export function readCsv(text: string, encoding: string, options: CsvOptions): Reading {
  const { mapping } = options;
  const { delimiter, records } =
    mapping === undefined
      ? bestRecords(text)
      : { delimiter: mapping.delimiter, records: unbrokenRecords(text, mapping.delimiter) };
  if (records.some(({ cells }) => cells.length > LIMITS.columns))
    return refusal('BROKEN_FILE', `A line has more than ${LIMITS.columns} columns.`);
  const mapped = mapping === undefined ? null : tableBy(mapping, records);
  const given = mapped ?? findTable(records);
  const applied = mapped === null ? undefined : mapping;
  const table = { ...given, body: inWidth(given.body, expectedRoles(given, applied)) };
  const found: Found = { delimiter, table, roles: rolesOf(table, applied), facts: factsOf(table.preamble) };
  const missing = missingIn(found.roles);
  if (missing.length > 0) return unmapped(found, encoding, missing);
  const sorted = sortRecords(table.body, found.roles, table.heading?.cells ?? null);
  if (sorted.movements.length > LIMITS.rows) return refusal('TOO_MANY_ROWS');
  if (sorted.movements.length === 0 && sorted.failed.length === 0) return refusal('NO_ROWS');
  return readRows(found, sorted, encoding, { ...options, mapping: applied });
}

/** Roles before the body is looked at: as many columns as the heading has, unless every record has more. */
function expectedRoles({ heading, body }: Table, mapping: CsvMapping | undefined): ColumnRole[] {
  if (mapping !== undefined) return mapping.columns;
  const width = commonWidth(body);
  if (heading === null) return Array.from({ length: width }, () => 'ignore');
  const roles = rolesByWords(heading.cells);
  const widths = new Set(spread(body).flatMap(({ cells }) => (looksLikeMovement(cells) ? [cells.length] : [])));
  while (widths.size === 1 && roles.length < width) roles.push('ignore');
  return roles;
}

function rolesOf({ heading, body }: Table, mapping: CsvMapping | undefined): ColumnRole[] {
  if (mapping !== undefined) return mapping.columns;
  const width = Math.min(LIMITS.columns, Math.max(heading?.cells.length ?? 0, commonWidth(body)));
  const sample = spread(body);
  const movements = sample.filter(({ cells }) => looksLikeMovement(cells));
  const rows = movements.length > 0 ? movements : sample.filter(({ cells }) => cells.length > 1);
  const profiles = profilesOf(rows, width);
  const named = heading === null ? profiles.map(() => 'ignore' as const) : rolesByHeading(heading.cells, profiles);
  const inRow = body.slice(0, 600).filter(({ cells }) => looksLikeMovement(cells));
  return rolesByContent(named, profiles, rows.length, inRow, heading !== null);
}

/** The width of most records; a heading may lack the name of its last column. */
function commonWidth(body: readonly TextRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of body) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

function missingIn(roles: readonly ColumnRole[]): string[] {
  const missing = [];
  if (!roles.includes('amount') && !roles.includes('money-in') && !roles.includes('money-out'))
    missing.push('Amount column is required');
  if (!roles.includes('day')) missing.push('Date column is required');
  return missing;
}

function unmapped({ delimiter, table, roles }: Found, encoding: string, missing: string[]): Reading {
  const rows = table.body.filter(({ cells }) => cells.length > 1);
  if (rows.length === 0) return refusal(table.heading === null ? 'NO_STATEMENT' : 'NO_ROWS');
  return {
    kind: 'unmapped',
    encoding,
    missing,
    delimiter,
    heading: table.heading?.cells ?? null,
    skipLines: (rows[0]?.line ?? 1) - 1,
    columns: roles.map((role, column) => ({
      heading: table.heading?.cells[column] ?? null,
      role,
      samples: rows.slice(0, 5).map(({ cells }) => cells[column] ?? ''),
    })),
    sample: rows.slice(0, 10).map(({ line, cells }) => ({ line, cells })),
  };
}

function readRows(
  { delimiter, table, roles, facts }: Found,
  sorted: Sorted,
  encoding: string,
  options: CsvOptions,
): Reading {
  const { answers, mapping } = options;
  const { movements } = sorted;
  const questions: Question[] = [];
  const decisions: Decision[] = [];
  const decide = (about: Decision['about'], value: string, because: string): void =>
    void decisions.push({ about, value, because });
  if (table.heading !== null) decide('heading', `line ${table.heading.line}`, 'It names the columns.');

  const currencies = currenciesOf(table, roles, movements, facts);
  const currency = answers.currency ?? chooseCurrency(currencies, options.currency) ?? options.currency ?? null;
  const perRow = roles.indexOf('currency');
  if (
    perRow >= 0 &&
    movements.length > 0 &&
    movements.every(({ cells }) => currenciesMeant(cells[perRow] ?? '').length === 0 && (cells[perRow] ?? '') !== '')
  )
    return refusal('CURRENCY_UNKNOWN', movements[0]?.cells[perRow]);
  if (currency === null) questions.push(currencyQuestion());
  else
    decide('currency', currency, currencies.length > 0 ? 'The file names it.' : 'It is the currency of the account.');

  const written = movements.flatMap(({ day, valueDay }) => [day, valueDay].filter((value) => value !== null));
  const order = answers.dateOrder ?? mapping?.dateOrder ?? null;
  const found = order === null ? decideOrder(written, facts.days) : { order, because: 'You said so.' };
  if (found.order === null) questions.push(dateQuestion(movements, options.currency ?? currency));
  else decide('date-order', found.order, found.because);

  const decimals = currency !== null && isNamedCurrency(currency) ? minorDigits(currency) : 2;
  const marks = marksOf(movements, decimals, answers.decimal ?? mapping?.decimal ?? null);
  if (marks === null) questions.push(decimalQuestion(movements));
  else decide('decimal', marks.main, marks.because);

  if (marks === null || currency === null) return { kind: 'questions', format: 'csv', encoding, decisions, questions };
  const { columns, unread } = moneyColumns(movements, marks.of, currency, roles, sorted, facts);
  const signed = directionsOf(columns, answers.sign ?? mapping?.sign ?? null);
  if ('open' in signed) questions.push(signQuestion(movements));
  if (questions.length > 0 || 'open' in signed || found.order === null)
    return { kind: 'questions', format: 'csv', encoding, decisions, questions };
  decisions.push(...signed.decisions);
  const layout: Layout = {
    delimiter,
    preambleLines: table.preamble.length,
    headingLine: table.heading?.line ?? null,
    heading: table.heading?.cells ?? null,
    columns: roles,
    dateOrder: found.order,
    decimal: marks.main,
    sign: signed.convention,
  };
  const order2: DateOrder = found.order;
  const accounts = sectionsOf({
    movements,
    unread,
    sorted,
    roles,
    heading: table.heading?.cells ?? null,
    facts,
    signed,
    currency,
    mark: marks.of('balance'),
    accountCurrency: options.currency,
    dayOf: (value: WrittenDay) => dayIn(value, order2),
  });
  return { kind: 'read', format: 'csv', encoding, layout, decisions, accounts };
}

/** The currencies the file itself names: in its heading, beside its amounts or in the lines above. */
function currenciesOf(
  { heading }: Table,
  roles: readonly ColumnRole[],
  movements: readonly Movement[],
  facts: Facts,
): readonly Currency[] {
  const column = roles.indexOf('currency');
  const inColumn = currenciesMeant(
    movements.find(({ cells }) => currenciesMeant(cells[column] ?? '').length > 0)?.cells[column] ?? '',
  );
  if (inColumn.length > 0) return inColumn;
  for (const [at, role] of roles.entries()) {
    if (!(MONEY_ROLES as readonly string[]).includes(role)) continue;
    const words = heading?.cells[at] ?? '';
    const named = currenciesMeant(inBrackets(words) ?? '');
    if (named.length > 0) return named;
    const last = words.trim().split(/\s+/).at(-1) ?? '';
    if (/^[A-Z]{3}$/.test(last) && isNamedCurrency(last)) return [last];
  }
  for (const { figures } of movements)
    for (const figure of Object.values(figures)) if (figure.currency !== null) return currenciesMeant(figure.currency);
  return facts.currencies;
}

type Marks = { main: DecimalMark; of: (role: MoneyRole) => DecimalMark; because: string };

/** One decimal mark for the table; a column that proves another keeps its own. */
function marksOf(movements: readonly Movement[], decimals: number, told: DecimalMark | null): Marks | null {
  if (told !== null) return { main: told, of: () => told, because: 'You said so.' };
  const bodies = (role: MoneyRole): string[] => movements.flatMap(({ figures }) => figures[role]?.body ?? []);
  const whole = decideMark(MONEY_ROLES.flatMap(bodies), decimals);
  if (whole.mark !== null && !/\d+ amounts/.test(whole.because))
    return { main: whole.mark, of: () => whole.mark, because: whole.because };
  const own = new Map(MONEY_ROLES.map((role) => [role, decideMark(bodies(role), decimals)] as const));
  const proved = (role: MoneyRole): DecimalMark | null => {
    const decision = own.get(role);
    return decision?.mark != null && /can only/.test(decision.because) ? decision.mark : null;
  };
  const main = (['amount', 'money-out', 'money-in'] as const).map(proved).find((mark) => mark !== null) ?? whole.mark;
  if (main === null) return null;
  return {
    main,
    of: (role) => proved(role) ?? whole.mark ?? main,
    because: whole.mark === null ? 'Each column proves its own.' : whole.because,
  };
}

/** The figures as exact minor units. A movement with a figure that can't be read under the mark goes to the failed lines. */
function moneyColumns(
  movements: readonly Movement[],
  markOf: (role: MoneyRole) => DecimalMark,
  currency: Currency,
  roles: readonly ColumnRole[],
  sorted: Sorted,
  facts: Facts,
): { columns: MoneyColumns; unread: Set<Movement> } {
  const unread = new Set<Movement>();
  const currencyColumn = roles.indexOf('currency');
  const minorsFor = (role: MoneyRole): (bigint | null)[] =>
    movements.map((movement) => {
      const figure = movement.figures[role];
      if (figure === undefined) return null;
      const minor = minorOf(figure, markOf(role), currenciesMeant(movement.cells[currencyColumn] ?? '')[0] ?? currency);
      if (minor === null && role !== 'balance' && role !== 'net') unread.add(movement);
      return role === 'balance' && figure.marker === 'out' && minor !== null && minor > 0n ? -minor : minor;
    });
  const minors: MoneyColumns['minors'] = {};
  for (const role of MONEY_ROLES) if (roles.includes(role)) minors[role] = minorsFor(role);
  const stated = sorted.stated.find(({ which }) => which === 'opening');
  return {
    columns: {
      minors,
      pluses: movements.map(({ figures }) => figures.amount?.sign === '+'),
      markers: movements.map(({ marker }) => marker),
      texts: movements.map(({ cells }) =>
        cells.filter((_, at) => roles[at] === 'description' || roles[at] === 'payee').join(' '),
      ),
      isOwed: facts.type === 'card' || facts.type === 'loan',
      opening: stated === undefined ? null : minorOf(stated.figure, markOf('balance'), currency),
    },
    unread,
  };
}

/** A figure in minor units, minus for a minus or brackets. */
function minorOf(figure: Figure, mark: DecimalMark, currency: Currency): bigint | null {
  const value = decimalUnder(figure.body, mark);
  if (value === null) return null;
  return moneyOf(value, figure.sign === '-', currency)?.money.minor ?? null;
}
