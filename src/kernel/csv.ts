/** By which spreadsheets know that a CSV is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula is written with a quote before it. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cellText).join(',')).join('\r\n') + '\r\n';
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

function cellText(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
