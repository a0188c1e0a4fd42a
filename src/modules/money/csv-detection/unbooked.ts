import { isBlank } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import { writtenDay, type WrittenDay } from './dates.ts';
import type { ColumnRole } from './model.ts';
import { minorsOf, movedIn, sizeOf } from './running-columns.ts';

type Cells = { readonly cells: readonly string[] };

/** Whether rows that are booked have a date in a column which those that are not yet leave blank. */
export function areToldByDate(booked: readonly Cells[], waiting: readonly Cells[]): boolean {
  const [first] = booked;
  return (
    first !== undefined &&
    waiting.length > 0 &&
    first.cells.some(
      (_, column) =>
        booked.every(({ cells }) => writtenDay(cells[column] ?? '') !== null) &&
        waiting.every(({ cells }) => isBlank(cells[column] ?? '')),
    )
  );
}

/**
 * Whether columns of money in and out have the amount of every row that is booked, and a column of amounts without a minus
 * repeats it: a row with that alone, and without the date of its booking, has moved nothing yet.
 */
export function areSidesOfBooked(roles: readonly ColumnRole[], rows: readonly TextRecord[]): boolean {
  const amounts = minorsOf(rows, roles.indexOf('amount'));
  const sides = movedIn(
    roles.map((role) => (role === 'amount' ? 'ignore' : role)),
    rows,
  );
  const isBooked = (at: number): boolean => sizeOf(sides[at] ?? null) > 0n;
  const repeats = amounts.every(
    (amount, at) => amount !== null && amount >= 0n && (!isBooked(at) || amount === sides[at]),
  );
  return (
    repeats &&
    areToldByDate(
      rows.filter((_, at) => isBooked(at)),
      rows.filter((_, at) => !isBooked(at)),
    )
  );
}

/** What a row that is not booked yet has for a day: the only one in its other columns. */
export function onlyDayIn(cells: readonly string[], roles: readonly ColumnRole[]): WrittenDay | null {
  const days = cells.flatMap((text, column) => (roles[column] === 'ignore' ? (writtenDay(text) ?? []) : []));
  return days.length === 1 ? (days[0] ?? null) : null;
}
