import { writtenDay } from '#modules/money/csv-detection/rules.ts';

/** An amount with its decimals, its sign or its word behind it. */
const AMOUNT = String.raw`(?:[-+(]{0,2}\p{Sc}?\d{1,3}(?:[,. ']?\d{3})*[.,]\d{2}\)?-?(?: ?(?:cr|dr))?)`;
const LINE = new RegExp(
  String.raw`^\s*(\S+(?: \p{L}{3,9}\.? \d{2,4}|-\p{L}{3}-\d{2,4})?) (.*?\p{L}.*?) (${AMOUNT}(?: ${AMOUNT}){0,2})\s*$`,
  'iu',
);
const FEW = 2;
const SIDES = /\b(?:debits?|credits?|(?:money|paid) (?:in|out)|withdraw\w*|deposits?)\b/gi;

/**
 * Lines that begin with a day and end with as many amounts each, words between them, as text copied from a page has them: as a
 * table, without names. Null where a text is none, or where a column of debits and one of credits may have fallen together.
 */
export function tableOfDayLines(text: string): string | null {
  const lines = text.replaceAll('\u00a0', ' ').split('\n');
  const rows = lines.flatMap((line) => {
    const [, day = '', words = '', amounts = ''] = LINE.exec(line.replace(/\s+/g, ' ')) ?? [];
    return day === '' || writtenDay(day) === null
      ? []
      : [[day, words, ...(amounts.match(new RegExp(AMOUNT, 'giu')) ?? [])]];
  });
  const begun = lines.filter((line) => writtenDay(line.trim().split(/\s/)[0] ?? '') !== null).length;
  const [first] = rows;
  if (first === undefined || rows.length < FEW || begun > rows.length) return null;
  if (rows.some((row) => row.length !== first.length)) return null;
  const above = lines.slice(
    0,
    lines.findIndex((line) => LINE.test(line.replace(/\s+/g, ' '))),
  );
  if (first.length === 3 && above.some((line) => (line.match(SIDES)?.length ?? 0) > 1)) return null;
  return [...above.map((line) => line.trim()), ...rows.map((row) => row.join('\t')), ''].join('\n');
}
