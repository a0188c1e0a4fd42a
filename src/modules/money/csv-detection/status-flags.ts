import { isBlank } from './amounts.ts';
import { looksLikeMovement, type TextRecord } from './cells.ts';
import { answerIn } from './end-words.ts';
import { meaningOf, normalHeading } from './headings.ts';
import { statusOf, type RowStatus } from './statuses.ts';

/**
 * A column that says yes or no to whether money moved, "Booked?", "Pending", "is_reversed", made one with a word for it. Money
 * that is not pending, cancelled or reversed moved. What a no means under "Paid" or "Cleared" is left to be asked about.
 */
export function withStatusFlags(records: readonly TextRecord[]): readonly TextRecord[] {
  for (const [at, { cells }] of records.slice(0, MOST_ABOVE).entries()) {
    const column = cells.findIndex((cell) => statusNamed(cell) !== null);
    const named = statusNamed(cells[column] ?? '');
    if (named === null || cells.some((cell, other) => other !== column && meaningOf(cell)?.role === 'status')) continue;
    if (!cells.some((cell) => /^(?:amount|money-in|money-out)$/.test(meaningOf(cell)?.role ?? ''))) continue;
    const answers = records
      .slice(at + 1)
      .filter((record) => looksLikeMovement(record.cells))
      .map((record) => record.cells[column] ?? '');
    const isAnswer = (cell: string): boolean => answerIn(cell) !== null && !/\d/.test(cell);
    if (!answers.some(isAnswer) || !answers.every((cell) => isBlank(cell) || isAnswer(cell))) continue;
    return records.map((record, place) => {
      if (place === at) return { ...record, cells: cells.with(column, 'Status') };
      const cell = record.cells[column] ?? '';
      if (place < at || !isAnswer(cell)) return record;
      return { ...record, cells: record.cells.with(column, wordFor(named, answerIn(cell) === true, cell)) };
    });
  }
  return records;
}

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
  const name = normalHeading(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  if (name === '' || OF_ORDERS.test(name)) return null;
  const status = statusOf(name);
  return status === 'booked' && !asksWhetherBooked(name) ? null : status;
}

/** Whether a no to a heading says that money has not moved; "Reconciled" asks what a person did. */
export const asksWhetherBooked = (heading: string): boolean =>
  statusOf(heading) === 'booked' && statusOf(`not ${normalHeading(heading)}`) !== 'booked';
