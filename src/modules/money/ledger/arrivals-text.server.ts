const UNSAFE = /[\\"\0]/;

/** A PostgreSQL array literal of one value for each row; quoting everything is quicker than asking what needs it. */
export function arrayText<Row>(
  rows: readonly Row[],
  value: (row: Row) => string | number | bigint | boolean | null,
): string {
  return `{${rows.map((row) => elementText(value(row))).join(',')}}`;
}

function elementText(value: string | number | bigint | boolean | null): string {
  if (value === null) return 'NULL';
  if (typeof value !== 'string') return String(value);
  if (!UNSAFE.test(value)) return `"${value}"`;
  // The database refuses U+0000 in text.
  return `"${value.replaceAll('\0', '').replace(/[\\"]/g, String.raw`\$&`)}"`;
}
