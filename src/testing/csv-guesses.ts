import type { TextRecord } from '#modules/money/csv-detection/cells.ts';
import { profilesOf } from '#modules/money/csv-detection/column-profiles.ts';
import { rolesByContent } from '#modules/money/csv-detection/guesses.ts';
import type { ColumnRole } from '#modules/money/csv-detection/model.ts';

const records = (lines: readonly string[]): TextRecord[] =>
  lines.map((text, at) => ({ line: at + 1, cells: text.split('|'), text }));
type Way = { isHeaded?: boolean; sampled?: number };

/** What columns are by what is in them; `given` where some are known, `?` for those that are not. */
export function guessed(
  lines: readonly string[],
  given = '',
  { isHeaded = false, sampled = lines.length }: Way = {},
): string {
  const rows = records(lines);
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const known = given.split(' ').map((role) => (role === '?' ? 'ignore' : role) as ColumnRole);
  const roles = given === '' ? Array.from({ length: width }, (): ColumnRole => 'ignore') : known;
  // A role of a column that does not exist is a value of the list too, and would be seen.
  return Object.values(
    rolesByContent(roles, profilesOf(rows, width), sampled, rows, isHeaded ? roles.map(() => 'X') : null),
  )
    .map((role) => (role === 'ignore' ? '?' : role))
    .join(' ');
}

export const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);
