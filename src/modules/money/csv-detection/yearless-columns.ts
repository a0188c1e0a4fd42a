import type { Day } from '#kernel/calendar.ts';
import { isEmpty, looksLikeMovement, type TextRecord } from './cells.ts';
import { headingWords, rolesByWords, type Table } from './columns.ts';
import { writtenDay, type WrittenDay } from './dates.ts';
import { dayCell, withYear, yearsOf, type DayCell, type DayYears } from './day-years.ts';
import type { Answers, CsvMapping, ColumnRole } from './model.ts';
import { isYearlessRow, type PartialDay } from './partial-days.ts';
import { periodOf } from './whole-days.ts';

/** What a person said, and the day on which the file was added; without it no year can be asked about. */
export type YearsSaid = {
  readonly answers: Pick<Answers, 'year' | 'dateOrder' | 'units'>;
  readonly today?: Day | undefined;
};

/**
 * A table whose days have no year, or not all of them, with the year that follows from its period, its order or an answer.
 * While the year is asked about, the likely one stands in for it. Null where nothing is to be filled in, or nothing can be.
 */
export function withYears(
  { heading, body }: Pick<Table, 'heading'> & { readonly body: readonly TextRecord[] },
  mapping: CsvMapping | undefined,
  around: readonly WrittenDay[],
  { answers, today }: YearsSaid,
): { body: readonly TextRecord[]; years: DayYears } | null {
  const rows = rowsIn(body);
  const roles = mapping?.columns ?? (heading === null ? rolesOfDays(rows) : rolesByWords(heading.cells));
  const columns = roles.flatMap((role, column) =>
    role === 'day' || role === 'value-day' ? [{ column, role, cells: daysIn(rows, column) }] : [],
  );
  const partly = columns
    .filter(({ cells }) => cells.some(({ partial }) => partial !== null) && cells.length * 2 > filledIn(rows, cells))
    .toSorted((a, b) => Number(b.role === 'day') - Number(a.role === 'day'));
  const [main, ...others] = partly;
  if (main === undefined || hasDaysElsewhere(rows, main)) return null;
  const years = yearsOf(main.cells, {
    period: periodOf(around),
    known: around,
    answers,
    dateOrder: answers.dateOrder ?? mapping?.dateOrder ?? null,
    today,
    isStacked: isStacked(rows, roles, heading),
  });
  if (years === null) return null;
  const days = new Map(main.cells.map((one, at) => [one.record, { ...one, year: years.years[at] ?? 0 }]));
  const isDayFirst = years.order?.order !== 'mdy';
  const whole = body.map((record) => {
    const own = days.get(record);
    if (own === undefined) return record;
    const cells = [...record.cells];
    cells[main.column] = withYear(own, own.year);
    for (const { column } of others) {
      const beside = dayCell(record, column);
      if (beside !== null) cells[column] = withYear(beside, yearBeside(own, beside, isDayFirst));
    }
    return { ...record, cells };
  });
  return { body: whole, years };
}

type Column = { readonly column: number; readonly cells: readonly DayCell[] };

const rowsIn = (body: readonly TextRecord[]): TextRecord[] =>
  body.filter((record) => record.cells.length > 1 && !isEmpty(record));

function rolesOfDays(rows: readonly TextRecord[]): ColumnRole[] {
  const days = yearlessColumn(rows);
  return days === null ? [] : Array.from({ length: days + 1 }, (_, column) => (column === days ? 'day' : 'ignore'));
}

const daysIn = (rows: readonly TextRecord[], column: number): DayCell[] =>
  rows.flatMap((record) => dayCell(record, column) ?? []);

/** Of the rows between the first and the last with a day those that have something in their column. */
function filledIn(rows: readonly TextRecord[], cells: readonly DayCell[]): number {
  const [first, last] = [cells[0]?.record.line ?? 0, cells.at(-1)?.record.line ?? 0];
  return rows.filter(({ line, cells: all }) => line >= first && line <= last && all.length > 2).length;
}

const LOOKED_AT = 50;

/** Whether another column has whole dates, and this one has none. Digits alone may be the number of a bank. */
function hasDaysElsewhere(rows: readonly TextRecord[], { column, cells }: Column): boolean {
  if (cells.some(({ full }) => full !== null)) return false;
  const some = rows.slice(0, LOOKED_AT);
  const width = Math.max(0, ...some.map((record) => record.cells.length));
  return Array.from({ length: width }, (_, other) => other).some((other) => other !== column && areDays(some, other));
}

const areDays = (rows: readonly TextRecord[], column: number): boolean =>
  rows.filter(({ cells }) => !/^\d*$/.test(cells[column] ?? '') && writtenDay(cells[column] ?? '') !== null).length *
    2 >
  rows.length;

/** The year of another day of a row: the one nearest to its first. */
function yearBeside(own: DayCell & { year: number }, beside: DayCell, isDayFirst: boolean): number {
  const monthIn = (day: PartialDay | null): number | null =>
    day === null ? null : day.kind === 'named' ? day.month : isDayFirst ? day.second : day.first;
  const [month, other] = [monthIn(own.partial), monthIn(beside.partial)];
  if (month === null || other === null) return own.year;
  const step = other - month;
  return step > 6 ? own.year - 1 : step < -6 ? own.year + 1 : own.year;
}

/** Whether the rows are those of several accounts one below the other: a heading comes again, or one account after another. */
function isStacked(rows: readonly TextRecord[], roles: readonly ColumnRole[], heading: TextRecord | null): boolean {
  const words = heading?.cells.join('\n').trimEnd();
  if (rows.some(({ cells }) => cells.join('\n').trimEnd() === words)) return true;
  const column = roles.indexOf('account');
  const accounts = column < 0 ? [] : rows.flatMap(({ cells }) => cells[column] ?? []);
  const changes = accounts.filter((account, at) => at > 0 && account !== accounts[at - 1]).length;
  return changes > 0 && changes === new Set(accounts).size - 1;
}

/** In a table without a heading, rows with a day without a year above those that are seen as movements, or instead of them. */
export function withYearlessRows(table: Table): Table {
  const { preamble, body } = table;
  const isSeen = body[0] !== undefined && looksLikeMovement(body[0].cells);
  if (table.heading !== null || (isSeen && preamble.length === 0)) return table;
  const records = [...preamble, ...body];
  const start = (isSeen ? preamble : records).findIndex(isYearlessRow);
  const whole = start < 0 ? [] : records.slice(start);
  const above = records[start - 1];
  // So many rows without a year may stand above the others that their heading is not looked for.
  if (above !== undefined && headingWords(above.cells) > 0)
    return { preamble: records.slice(0, start - 1), heading: above, body: whole };
  return yearlessColumn(rowsIn(whole)) === null
    ? table
    : { preamble: records.slice(0, start), heading: null, body: whole };
}

/**
 * The first column in which every cell is a day, one without a year among them. What could be an amount, `06.07`, is none
 * where another column could be one just as well.
 */
function yearlessColumn(rows: readonly TextRecord[]): number | null {
  const width = rows[0]?.cells.length ?? 0;
  const found = Array.from({ length: width }, (_, column) => column).flatMap((column) => {
    const days: DayCell[] = [];
    for (const record of rows) {
      const day = dayCell(record, column);
      if (day === null) return [];
      days.push(day);
    }
    return days.some(({ partial }) => partial !== null) ? [{ column, days }] : [];
  });
  const [first, ...others] = found;
  if (first === undefined) return null;
  const mayBeAmount = (one: (typeof found)[number]): boolean =>
    one.days.every(({ partial }) => partial?.kind === 'numbers' && partial.dots);
  return mayBeAmount(first) && others.some(mayBeAmount) ? null : first.column;
}
