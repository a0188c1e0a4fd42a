import { isEmpty, looksLikeMovement, type TextRecord } from './cells.ts';
import { normalHeading } from './headings.ts';

/**
 * Whether a line tells more of the row above it: under the same label others stand between
 * rows of one table, several of them where they begin in the first column, in which titles stand. Such a line
 * says nothing of the account, also where it is the last one before a heading that comes again on the next page.
 */
export function rowDetails(
  body: readonly TextRecord[],
  isHeading: (record: TextRecord) => boolean,
): (record: TextRecord) => boolean {
  const labels = new Map<string, number>();
  let below: string[] | null = null;
  for (const record of body) {
    if (isEmpty(record)) continue;
    if (isHeading(record)) below = null;
    else if (looksLikeMovement(record.cells)) {
      for (const label of below ?? []) labels.set(label, (labels.get(label) ?? 0) + 1);
      below = [];
    } else below?.push(labelOf(record));
  }
  labels.delete('');
  return (record) => (labels.get(labelOf(record)) ?? 0) > (record.cells[0]?.trim() === '' ? 0 : 1);
}

/** The words before a colon or a number, and the column in which they stand; empty where there are none. */
function labelOf({ cells }: TextRecord): string {
  const column = cells.findIndex((cell) => cell.trim() !== '');
  const [label = ''] = (cells[column] ?? '').split(/[:：\d]/, 1);
  const name = normalHeading(label);
  return name === '' ? '' : `${column} ${name}`;
}
