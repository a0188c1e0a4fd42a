import { withLedgerAccounts, withoutCrossed, withoutOthers } from './account-columns.ts';
import { figureOf } from './amounts.ts';
import { bestRecords, looksLikeMovement, spread, unbrokenRecords, type TextRecord } from './cells.ts';
import { profilesOf } from './column-profiles.ts';
import { rolesOfEnds } from './end-rows.ts';
import { withLocalYears } from './eras.ts';
import { withExtrasJoined } from './extras.ts';
import { findTable, rolesByHeading, rolesByWords, tableBy, type Table } from './columns.ts';
import { factsOf, type Facts } from './facts.ts';
import { namedMeaningOf } from './near-headings.ts';
import { withHeadingJoined } from './heading-lines.ts';
import { rolesByContent } from './guesses.ts';
import type { DayYears } from './day-years.ts';
import { LIMITS } from './limits.ts';
import type { ColumnRole, CsvMapping, Delimiter } from './model.ts';
import { withDaysOnce } from './days-once.ts';
import { withWholeUnits } from './minor-units.ts';
import { withoutOpenMarks } from './open-marks.ts';
import { withOwnEnds } from './own-ends.ts';
import { partialDay } from './partial-days.ts';
import { withoutRecordTypes } from './record-types.ts';
import {
  withCoins,
  withCurrencyColumns,
  withoutCurrencyAbroad,
  withoutOtherCurrencies,
  withOwnCurrency,
} from './currency-columns.ts';
import { withDirectionFlags } from './direction-flags.ts';
import { withFeesJoined } from './several-fees.ts';
import { unwrapped, withDoubleQuotes } from './quotes.ts';
import { withJoinedDays, withWholeDays, withYearsLast } from './whole-days.ts';
import { withStatusFlags } from './status-flags.ts';
import { withDecimalsJoined } from './split-decimals.ts';
import { withTwoEnds } from './two-ends.ts';
import { inWidth, isWideByThousands } from './widths.ts';
import { withYearlessRows, withYears, type YearsSaid } from './yearless-columns.ts';

/** A table found in a text: where it stands, what its columns are, what the lines around it say. */
export type Found = {
  delimiter: Delimiter;
  table: Table;
  roles: ColumnRole[];
  facts: Facts;
  /** Why dates that are written in part were read as they are; null where all are whole. */
  wholeDays: string | null;
  /** Of days without a year: which theirs are, or what is to be asked about them. */
  years: DayYears | null;
  /** The person's mapping, where this file has the heading it was made for. */
  mapping: CsvMapping | undefined;
};

/**
 * Finds the table in a delimited text, by a person's mapping where it fits.
 * @param known what parts its cells, where that is no question
 * @param said of the years that days lack
 */
export function findLayout(
  given: string,
  wanted: CsvMapping | undefined,
  known?: Delimiter,
  said: YearsSaid = { answers: {} },
): Found | 'too-many-lines' | 'too-many-columns' {
  const text = withDoubleQuotes(unwrapped(given));
  const told = wanted?.delimiter ?? known;
  const { delimiter, records: lines } =
    told === undefined ? bestRecords(text) : { delimiter: told, records: unbrokenRecords(text, told) };
  if (lines.length > LIMITS.lines) return 'too-many-lines';
  if ((lines.at(-1)?.cells.length ?? 0) > LIMITS.columns) return 'too-many-columns';
  const joined = withJoinedDays(withLocalYears(delimiter === ',' ? withDecimalsJoined(lines) : lines));
  const records = withCurrencyColumns(
    withTwoEnds(withStatusFlags(withDirectionFlags(withOwnEnds(withHeadingJoined(withoutRecordTypes(joined)))))),
  );
  const mapped = wanted === undefined ? null : tableBy(wanted, records);
  if (wanted !== undefined && mapped === null) return findLayout(text, undefined, known, said);
  const mapping = mapped === null ? undefined : wanted;
  const whole = mapped ?? withYearlessRows(findTable(records));
  const facts = factsOf(whole.preamble);
  const wide = inWidth(whole.body, expectedRoles(whole, mapping));
  const days = withWholeDays(wide, whole.heading, facts.days);
  const { because } = days;
  const filled = withYears({ ...whole, body: days.body }, mapping, facts.days, said);
  const dated: readonly TextRecord[] =
    filled === null ? days.body : inWidth(filled.body, expectedRoles({ ...whole, body: [...filled.body] }, mapping));
  const extended = withExtrasJoined(dated, whole.heading?.cells ?? []);
  const body = withFeesJoined(extended, whole.heading?.cells ?? [], (rows) =>
    rolesOf({ ...whole, body: [...rows] }, mapping),
  );
  const seen = rolesOf({ ...whole, body: [...body] }, mapping);
  const rows = body.filter(({ cells }) => looksLikeMovement(cells));
  const words = whole.heading?.cells ?? [];
  const own = (roles: readonly ColumnRole[]): ColumnRole[] =>
    withoutOtherCurrencies(
      withLedgerAccounts(
        withoutCrossed(
          withoutOthers(withCoins(roles, words, rows), { heading: words, rows: spread(rows), own: facts.account }),
          rows,
        ),
        words,
        rows,
      ),
      words,
      rows,
    );
  const settled =
    mapping === undefined ? (rolesOfEnds(seen, words) ?? withoutCurrencyAbroad(own(seen), words, rows)) : seen;
  const roles = withoutOpenMarks(settled, rows);
  const table = {
    ...whole,
    body: [
      ...withOwnCurrency(
        withWholeUnits(withYearsLast(withDaysOnce(body, roles), roles), words, roles, said.answers.units),
        roles,
        words,
      ),
    ],
  };
  return { delimiter, table, roles, facts, wholeDays: because, years: filled?.years ?? null, mapping };
}

/**
 * Roles before the body is looked at: as many columns as the heading has, unless every record has more. Without a heading,
 * the records of the common width tell them.
 */
function expectedRoles(table: Table, mapping: CsvMapping | undefined): ColumnRole[] {
  if (mapping !== undefined) return mapping.columns;
  const { heading, body } = table;
  const width = commonWidth(body);
  if (heading === null) return rolesOf({ ...table, body: body.filter(({ cells }) => cells.length === width) }, mapping);
  const roles = rolesByWords(heading.cells);
  const movements = spread(body).filter(({ cells }) => looksLikeMovement(cells));
  const widths = new Set(movements.map(({ cells }) => cells.length));
  if (isWideByThousands(movements, roles)) return roles;
  // A heading may lack the name of its last column; several figures too many are amounts that were torn apart.
  const spare = movements.some(({ cells }) => cells.slice(roles.length + 1).some((cell) => figureOf(cell) !== null));
  const missing = widths.size === 1 && !spare ? Math.max(0, width - roles.length) : 0;
  return [...roles, ...Array.from({ length: missing }, (): ColumnRole => 'ignore')];
}

function rolesOf({ heading, body }: Table, mapping: CsvMapping | undefined): ColumnRole[] {
  if (mapping !== undefined) return mapping.columns;
  const width = Math.min(
    LIMITS.columns,
    Math.max(heading?.cells.length ?? 0, commonWidth(body, heading?.cells.length)),
  );
  const sample = spread(body);
  const movements = sample.filter(({ cells }) => looksLikeMovement(cells));
  const rows = movements.length > 0 ? movements : sample.filter(({ cells }) => cells.length > 1);
  const profiles = profilesOf(rows, width);
  const inRow = body.slice(0, 600).filter(({ cells }) => looksLikeMovement(cells));
  const named =
    heading === null ? profiles.map(() => 'ignore' as const) : rolesByHeading(heading.cells, profiles, inRow);
  return withMarkedSide(rolesByContent(named, profiles, rows.length, inRow, heading?.cells ?? null), inRow);
}

/** One column named for money in or out alone, in which amounts are marked the other way, has both. */
function withMarkedSide(roles: ColumnRole[], rows: readonly TextRecord[]): ColumnRole[] {
  const sides = roles.flatMap((role, column) => (role === 'money-in' || role === 'money-out' ? [column] : []));
  const [only, ...others] = sides;
  if (only === undefined || others.length > 0 || roles.includes('amount')) return roles;
  const against = roles[only] === 'money-in' ? 'out' : 'in';
  const isMarked = rows.some(({ cells }) => figureOf(cells[only] ?? '')?.marker === against);
  return isMarked ? roles.with(only, 'amount') : roles;
}

/** The width of most records; a heading may lack the name of its last column. Of two widths as common, that of the heading. */
function commonWidth(body: readonly TextRecord[], named?: number): number {
  const counts = new Map<number, number>();
  for (const { cells } of body) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const rank = (width: number): number => (width === named ? Infinity : width);
  return [...counts].toSorted((a, b) => b[1] - a[1] || rank(b[0]) - rank(a[0]))[0]?.[0] ?? 0;
}

/** Two records of the same width at least, or one that fills the heading; prose with a comma here and there is no table. */
export function isTable({ heading, body }: Table): boolean {
  if (heading !== null && body.some(({ cells }) => cells.length === heading.cells.length && looksLikeMovement(cells)))
    return true;
  // One row alone may be a statement; only a person can say what is in it.
  if (body.some(({ cells }) => cells.length > 2 && looksLikeMovement(cells))) return true;
  const widths = body.map(({ cells }) => cells.length).filter((width) => width > 1);
  return new Set(widths).size < widths.length;
}

/** Whether the column named for the day has a day and month alone on most rows: `06/07`, `15 Sep`. */
export function hasDaysWithoutYear({ heading, body }: Table): boolean {
  const rows = body.filter(({ cells }) => cells.length > 2);
  const column = heading?.cells.findIndex((word) => namedMeaningOf(word)?.role === 'day') ?? -1;
  const partly = rows.filter(({ cells }) => partialDay(cells[column] ?? '') !== null);
  return column >= 0 && partly.length > 0 && partly.length * 2 > rows.length;
}

/** Whether the column of days has more than digits, which beside dates without a year may be those of a bank or an account. */
export function hasWrittenDays({ table, roles }: Pick<Found, 'table' | 'roles'>): boolean {
  const column = roles.indexOf('day');
  return column >= 0 && table.body.some(({ cells }) => /\d\D+\d/.test(cells[column] ?? ''));
}

/** What a table lacks to be read, in the words a person sees. */
export function missingIn(roles: readonly ColumnRole[]): string[] {
  const missing = [];
  if (!roles.includes('amount') && !roles.includes('money-in') && !roles.includes('money-out'))
    missing.push('Amount column is required');
  if (!roles.includes('day')) missing.push('Date column is required');
  return missing;
}
