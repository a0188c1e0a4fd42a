import { isBlank } from './amounts.ts';
import { looksLikeMovement, type TextRecord } from './cells.ts';
import { askedOf } from './direction-flags.ts';
import { answerIn } from './end-words.ts';
import { meaningOf } from './headings.ts';
import { statusOf, type RowStatus } from './statuses.ts';

/**
 * A column that says yes or no to whether money moved, "Booked?", "Pending", "is_reversed", made one with a word for it. Money
 * that is not pending, cancelled or reversed moved. What a no means under "Paid" or "Cleared" is left to be asked about.
 */
export function withStatusFlags(records: readonly TextRecord[]): readonly TextRecord[] {
  for (const [at, { cells }] of records.slice(0, MOST_ABOVE).entries()) {
    const named = cells.flatMap((cell, column) => {
      const status = statusNamed(cell);
      return status === null ? [] : [{ column, status }];
    });
    if (named.length === 0) continue;
    const body = records.slice(at + 1).filter((record) => looksLikeMovement(record.cells));
    const flag = named.find(({ column }) => areAnswers(body.map((record) => record.cells[column] ?? '')));
    const isSaid = cells.some((cell, other) => other !== flag?.column && meaningOf(cell)?.role === 'status');
    if (flag === undefined || isSaid) continue;
    return records.map((record, place) => {
      if (place === at) return { ...record, cells: cells.with(flag.column, 'Status') };
      const cell = record.cells[flag.column] ?? '';
      if (place < at || !isAnswer(cell)) return record;
      return { ...record, cells: record.cells.with(flag.column, wordFor(flag.status, answerIn(cell) === true, cell)) };
    });
  }
  return records;
}

const isAnswer = (cell: string): boolean => answerIn(cell) !== null && !/\d/.test(cell);

const areAnswers = (cells: readonly string[]): boolean =>
  cells.some(isAnswer) && cells.every((cell) => isBlank(cell) || isAnswer(cell));

const MOST_ABOVE = 200;

/** What an answer says of the money. One letter would be taken for a tick. */
function wordFor(named: RowStatus, isYes: boolean, cell: string): string {
  if (named === 'booked') return isYes ? 'Booked' : cell.length > 1 ? cell : 'No';
  return isYes ? WORDS[named] : 'Booked';
}

const WORDS = { pending: 'Pending', void: 'Cancelled', reversed: 'Reversed' } as const;

/** Also said of payments that were made: by an order of long ago, or with a card that was accepted. */
const OF_ORDERS = /\b(?:schedul|plan|program|futur|submit|authori|autori|queue)/;

/** The status of the rows for which the answer to a heading is yes; null where it asks of something else. */
function statusNamed(heading: string): RowStatus | null {
  const name = askedOf(heading);
  if (name === '' || OF_ORDERS.test(name)) return null;
  const status = statusOf(name);
  return status === 'booked' && !asksWhetherBooked(name) ? null : status;
}

/** Whether a no to a heading says that money has not moved; "Reconciled" asks what a person did. */
export const asksWhetherBooked = (heading: string): boolean =>
  statusOf(heading) === 'booked' && statusOf(`not ${askedOf(heading)}`) !== 'booked';
