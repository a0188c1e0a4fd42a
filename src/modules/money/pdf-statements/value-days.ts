import { meaningOf } from '#modules/money/csv-detection/rules.ts';
import { isDay } from './cell-kinds.ts';

/** A day, and the words behind it. */
const DAY_AND_WORDS = /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[ -]\p{L}{3,9}\.?[ -]\d{2,4})(?:\s+(.*))?$/su;

/**
 * A column whose name is those of two, of a day and of words, as two: "Value date Description". They stand so close in its
 * heading that they look like one, and each of its cells begins with a day.
 */
export function withDaysParted(names: readonly string[], rows: readonly (readonly string[])[]): string[][] {
  const parts = names.map((name, column) =>
    partsOf(
      name,
      rows.map((row) => row[column] ?? ''),
    ),
  );
  return [names, ...rows].map((row, at) =>
    row.flatMap((cell, column) => {
      const own = parts[column];
      if (own === undefined || own === null) return [cell];
      const [, day = '', words = ''] = DAY_AND_WORDS.exec(cell) ?? [];
      return at === 0 ? own : isDay(day) ? [day, words] : ['', cell];
    }),
  );
}

function partsOf(name: string, cells: readonly string[]): [string, string] | null {
  const space = [...name.matchAll(/ /g)].find(
    ({ index }) =>
      /day/.test(meaningOf(name.slice(0, index))?.role ?? '') &&
      meaningOf(name.slice(index + 1))?.role === 'description',
  );
  if (space === undefined) return null;
  const written = cells.filter((cell) => cell !== '');
  const begin = written.filter((cell) => isDay(DAY_AND_WORDS.exec(cell)?.[1] ?? ''));
  return written.length > 0 && begin.length * 10 >= written.length * 9
    ? [name.slice(0, space.index), name.slice(space.index + 1)]
    : null;
}
