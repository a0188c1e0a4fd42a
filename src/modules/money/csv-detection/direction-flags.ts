import { figureOf, isBlank } from './amounts.ts';
import { looksLikeMovement, type TextRecord } from './cells.ts';
import { answerIn } from './end-words.ts';
import { meaningOf, normalHeading } from './headings.ts';

/**
 * A column that says of each row whether it is income, with true and false: made one with a word for the way, where the amounts
 * have a column of their own.
 */
export function withDirectionFlags(records: readonly TextRecord[]): readonly TextRecord[] {
  for (const [at, { cells }] of records.slice(0, MOST_ABOVE).entries()) {
    const column = cells.findIndex((cell) => wayNamed(cell) !== null);
    const way = wayNamed(cells[column] ?? '');
    if (way === null || !cells.some((cell, other) => other !== column && meaningOf(cell)?.role === 'amount')) continue;
    const body = records.slice(at + 1).filter((record) => looksLikeMovement(record.cells));
    const isFlag = (cell: string): boolean =>
      answerIn(cell) !== null && (IS.test(normal(cells[column] ?? '')) || !/\d/.test(cell));
    const isFlagged = body.length > 0 && body.every((record) => isFlag(record.cells[column] ?? ''));
    const amount = cells.findIndex((cell, other) => other !== column && meaningOf(cell)?.role === 'amount');
    const rows = body.map((record) => ({
      isOut: (way === 'in') !== answerIn(record.cells[column] ?? ''),
      isMinus: figureOf(record.cells[amount] ?? '')?.sign === '-',
    }));
    const isSigned = rows.some(({ isMinus }) => isMinus);
    // Signs that say something else are left to be asked about.
    if (!isFlagged || (isSigned && rows.some(({ isOut, isMinus }) => isOut !== isMinus))) continue;
    return records.map((record, place) => {
      if (place === at) return { ...record, cells: cells.with(column, 'Direction') };
      const answer = place < at || isBlank(record.cells[column] ?? '') ? null : answerIn(record.cells[column] ?? '');
      if (answer === null) return record;
      return { ...record, cells: record.cells.with(column, (way === 'in') === answer ? 'C' : 'D') };
    });
  }
  return records;
}

const MOST_ABOVE = 200;
const IS = /^(?:is|ist|est|es|e|er|är|on|czy|je) /;

/** What a heading asks: "isExpense" asks of "expense". */
export const askedOf = (heading: string): string => normal(heading).replace(IS, '');

const normal = (heading: string): string => normalHeading(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));

/** The way of the rows for which the answer to a heading is yes: "Income", "isExpense"; null where it asks for none. */
function wayNamed(heading: string): 'in' | 'out' | null {
  const role = heading === '' ? null : meaningOf(askedOf(heading))?.role;
  return role === 'money-in' ? 'in' : role === 'money-out' ? 'out' : null;
}
