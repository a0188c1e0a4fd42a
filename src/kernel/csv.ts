/** By which spreadsheets know that a CSV is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula is written with a quote before it. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cellText).join(',')).join('\r\n') + '\r\n';
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** What ends a cell for one spreadsheet or another: one that splits there heeds no quotes in the middle of its cells. */
const ENDS = String.raw`[;\t\n\v\f\r\u0085\u2028\u2029]`;
/**
 * Where a formula would begin, in the cell or after what ends one: with a sign, full-width ones too, behind what
 * spreadsheets drop.
 */
const FORMULA = new RegExp(String.raw`(^|${ENDS})(?=(?:(?!${ENDS})[\s"\p{Cf}\p{Cc}])*[=+\-@＝＋－＠﹦﹢﹣﹫−])`, 'gu');

function cellText(cell: string): string {
  const safe = NUMBER.test(cell) ? cell : cell.replaceAll(FORMULA, "$1'").replace(/^(?=[\t\r])/, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
