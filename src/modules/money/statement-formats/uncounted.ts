import type { StatementRow } from './model.ts';

const UNCOUNTED = 'This transaction has no balance, and all others have one. Check that money moved.';
/** So many rows with a balance say that each has one. */
const ENOUGH = 3;

/**
 * Rows at the end of an account without the balance that all others have: a line of a summary below the table may look like one.
 * What is yet to be booked has none.
 */
export function withUncounted(rows: readonly StatementRow[]): StatementRow[] {
  const last = rows.findLastIndex(({ balance }) => balance !== null);
  const counted = rows.slice(0, last + 1);
  const isBooked = ({ status, part }: StatementRow): boolean => status === 'booked' && part === 'entry';
  const areAllCounted = counted.filter(isBooked).every(({ balance }) => balance !== null);
  if (!areAllCounted || counted.filter(isBooked).length < ENOUGH) return [...rows];
  return rows.map((row, at) =>
    at > last && isBooked(row) && row.doubt === undefined ? { ...row, doubt: UNCOUNTED } : row,
  );
}
