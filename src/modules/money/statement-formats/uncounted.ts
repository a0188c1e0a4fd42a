import type { StatementRow } from './model.ts';

/** What each transaction of a statement may have, and what a person is told where the last ones lack it. */
const EXPECTED: readonly (readonly [has: (row: StatementRow) => boolean, sentence: string])[] = [
  [
    ({ balance }) => balance !== null,
    'This transaction has no balance, and all others have one. Check that money moved.',
  ],
  [
    ({ valueDay }) => valueDay !== null,
    'This transaction has no value date, and all others have one. Check that money moved.',
  ],
  [
    ({ sourceId }) => sourceId !== null,
    'This transaction has no number, and all others have one. Check that money moved.',
  ],
];
const TOTAL = 'This amount is the sum of all others. Check that it is not a total.';
/** So many rows with something say that each has it; so many amounts do not come to the amount of another by chance. */
const ENOUGH = 3;

const isBooked = ({ status, part }: StatementRow): boolean => status === 'booked' && part === 'entry';

/**
 * Rows of an account that look like a line of a summary: those at its end without what all others have, and the first or last
 * one where its amount is the sum of the others, all of one direction. What is yet to be booked lacks much of it.
 */
export function withUncounted(rows: readonly StatementRow[]): StatementRow[] {
  const doubts = new Map<StatementRow, string>();
  for (const [has, sentence] of EXPECTED) for (const row of withoutAtEnd(rows, has)) doubts.set(row, sentence);
  const total = totalAmong(rows.filter(isBooked));
  if (total !== null) doubts.set(total, TOTAL);
  return rows.map((row) => {
    const doubt = row.doubt ?? doubts.get(row);
    return doubt === undefined ? row : { ...row, doubt };
  });
}

function withoutAtEnd(rows: readonly StatementRow[], has: (row: StatementRow) => boolean): StatementRow[] {
  const last = rows.findLastIndex(has);
  const counted = rows.slice(0, last + 1).filter(isBooked);
  return counted.length < ENOUGH || !counted.every(has) ? [] : rows.slice(last + 1).filter(isBooked);
}

function totalAmong(rows: readonly StatementRow[]): StatementRow | null {
  const areOneWay = new Set(rows.map(({ amount: { minor } }) => minor > 0n)).size === 1;
  if (rows.length <= ENOUGH || !areOneWay) return null;
  const sum = rows.reduce((all, { amount: { minor } }) => all + minor, 0n);
  const isTotal = ({ amount: { minor }, balance }: StatementRow) =>
    minor !== 0n && minor * 2n === sum && balance === null;
  return [rows.at(-1), rows[0]].find((row) => row !== undefined && isTotal(row)) ?? null;
}
