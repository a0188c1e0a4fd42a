import { bestRecords, looksLikeMovement, type TextRecord } from './cells.ts';
import { headingWords } from './columns.ts';
import { MAY_STATE } from './stated-lines.ts';
import { linesOf } from './text.ts';
import { statementOf } from './words.ts';

/** Further down than this no other account is looked for. */
const MOST_RECORDS = 12_000;
const LONGEST = 60;

/**
 * A table with several accounts under one heading, each below a line that is its name alone, and above the balance that it
 * begins with: as accounting programs print them. The name of each and its line; none where it is no such table.
 */
export function titledAccounts(text: string): { readonly name: string; readonly line: number }[] {
  if (!mayHaveSome(text)) return [];
  const { records } = bestRecords(text);
  if (records.length > MOST_RECORDS) return [];
  const filled = records.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = filled.findIndex(({ cells }) => headingWords(cells) >= 3);
  const begins = filled.flatMap((record, at) => {
    const title = at > heading && isOpening(filled[at + 1]) ? titleOf(record) : null;
    return title === null ? [] : [{ name: title, at, line: record.line }];
  });
  const [first] = begins;
  if (heading < 0 || first === undefined || new Set(begins.map(({ name }) => name)).size < 2) return [];
  // What moved above the first name is of no account of these.
  if (filled.slice(heading + 1, first.at).some(({ cells }) => looksLikeMovement(cells))) return [];
  return begins.map(({ name, line }) => ({ name, line }));
}

/** One cell, with nothing behind it but empty ones. */
const ALONE = /^["\s]*[^,;\t|]+[,;\t|"\s]*$/;

/** A cheap test before the dear one: two lines that may state a balance, each right below one that may be a name alone. */
function mayHaveSome(text: string): boolean {
  let count = 0;
  let isBelow = false;
  for (const { line } of linesOf(text)) {
    if (line.trim() === '') continue;
    if (isBelow && MAY_STATE.test(line)) count += 1;
    if (count > 1) return true;
    isBelow = line.length < LONGEST * 4 && ALONE.test(line);
  }
  return false;
}

const isOpening = (record: TextRecord | undefined): boolean =>
  record !== undefined && record.cells.some((cell) => statementOf(cell) === 'opening');

function titleOf({ cells }: TextRecord): string | null {
  const [title, ...others] = cells.filter((cell) => cell !== '');
  if (title === undefined || others.length > 0 || title.length > LONGEST) return null;
  return /\p{L}/u.test(title) && statementOf(title) === null && !looksLikeMovement(cells) ? title.trim() : null;
}
