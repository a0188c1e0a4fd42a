import { bestRecords, looksLikeMovement } from './cells.ts';
import { headingWords } from './columns.ts';
import { normalHeading } from './headings.ts';
import { linesOf } from './text.ts';
import { isYearlessRow } from './partial-days.ts';

/** Further down than this no other table is looked for. */
const MOST_RECORDS = 12_000;

const NAMES = /\b(?:date|datum|data|dato|fecha|tarehe)\b/i;
const LONGEST_HEADING = 2000;

/** A cheap test before the dear one: two lines that differ and may be headings. */
function mayHaveSeveral(text: string): boolean {
  const seen = new Set<string>();
  for (const { line } of linesOf(text)) {
    if (line.length > LONGEST_HEADING || !NAMES.test(line) || !/[,;\t|]/.test(line)) continue;
    seen.add(line.trim());
    if (seen.size > 1) return true;
  }
  return false;
}

/**
 * A text with tables of other columns below one another, as its parts: each with as many empty lines before it as it takes for
 * its lines to keep their numbers. One part where there is one table.
 */
export function partsOf(text: string): string[] {
  if (!mayHaveSeveral(text)) return [text];
  const { records } = bestRecords(text);
  if (records.length > MOST_RECORDS) return [text];
  const headings = records.flatMap((record, at) => {
    if (headingWords(record.cells) < 3) return [];
    const below = records.slice(at + 1, at + 4).some((one) => looksLikeMovement(one.cells) || isYearlessRow(one));
    return below ? [{ record, name: record.cells.map(normalHeading).join('\n').trimEnd() }] : [];
  });
  const [first, ...others] = headings;
  if (first === undefined || others.every(({ name }) => name === first.name)) return [text];
  const lines = text.split('\n');
  const starts = headings
    .filter(({ name }, at) => at > 0 && name !== headings[at - 1]?.name)
    .map(({ record }) => record);
  // A line right above a heading is its title.
  const begins = starts.map(({ line }) => {
    const above = records.findLast((record) => record.line < line);
    const isTitle =
      above !== undefined && above.cells.filter((cell) => cell !== '').length === 1 && !looksLikeMovement(above.cells);
    return isTitle ? above.line : line;
  });
  return [1, ...begins].map((begin, at) => {
    const end = begins[at] ?? lines.length + 1;
    return '\n'.repeat(begin - 1) + lines.slice(begin - 1, end - 1).join('\n') + (end <= lines.length ? '\n' : '');
  });
}
