import { writtenDay } from '#modules/money/csv-detection/rules.ts';

/** An amount with its decimals, its sign or its word behind it; `thousands` part it. */
const amountBy = (thousands: string): string =>
  String.raw`(?:[-+(]{0,2}\p{Sc}?\d{1,3}(?:${thousands}\d{3})*[.,]\d{2}\)?-?(?: ?(?:cr|dr)\b)?)`;
const DAY = String.raw`\S+(?: \p{L}{3,9}\.? \d{2,4}|-\p{L}{3}-\d{2,4})?`;
const FEW = 2;
const SIDES = /\b(?:debits?|credits?|(?:money|paid) (?:in|out)|withdraw\w*|deposits?)\b/gi;

type Pattern = { readonly amount: RegExp; readonly line: RegExp; readonly stated: RegExp };
function patternBy(thousands: string): Pattern {
  const amount = amountBy(thousands);
  return {
    amount: new RegExp(amount, 'giu'),
    line: new RegExp(`^(${DAY}) (.*?\\p{L}.*?) (${amount}(?: ${amount}){0,2})$`, 'iu'),
    stated: new RegExp(`^(\\p{L}[\\p{L} ]*) (${amount})$`, 'iu'),
  };
}
const PLAIN = patternBy(`[,.']?`);
const SPACED = patternBy(`[,.' ]?`);

/**
 * Lines that begin with a day and end with as many amounts each, words between them, as text copied from a page has them: as
 * a table, without names. None where a text is none, or where a column of debits and one of credits may have fallen together.
 * Two, where a number before an amount may be its thousands.
 */
export function tablesOfDayLines(text: string): string[] {
  const lines = text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  const tables = [PLAIN, SPACED].flatMap((pattern) => tableBy(lines, pattern) ?? []);
  return [...new Set(tables)];
}

function tableBy(lines: readonly string[], { amount, line: pattern, stated }: Pattern): string | null {
  const rows = lines.map((line) => {
    const [, day = '', words = '', amounts = ''] = pattern.exec(line) ?? [];
    return day === '' || writtenDay(day) === null ? null : [day, words, ...(amounts.match(amount) ?? [])];
  });
  const found = rows.filter((row) => row !== null);
  const begun = lines.filter((line) => writtenDay(line.split(' ')[0] ?? '') !== null).length;
  const [first] = found;
  if (first === undefined || found.length < FEW || begun > found.length) return null;
  if (found.some((row) => row.length !== first.length)) return null;
  const above = lines.slice(0, rows.indexOf(first));
  if (first.length === 3 && above.some((line) => (line.match(SIDES)?.length ?? 0) > 1)) return null;
  const aside = (line: string) => line.replace(stated, '$1\t$2');
  return `${lines.map((line, at) => rows[at]?.join('\t') ?? aside(line)).join('\n')}\n`;
}
