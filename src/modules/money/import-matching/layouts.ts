import type { ColumnRole, CsvMapping, Layout } from '#modules/money/csv-detection/model.ts';
import type { Reading } from '#modules/money/statement-formats/model.ts';
import type { Choices } from './model.ts';

const UNIT = '\u001F';

/**
 * What files of one making have in common, in words; null where the file could not be read. Two files of one layout
 * write equal rows equally.
 */
export function layoutOf(reading: Reading): string | null {
  if (reading.kind !== 'read') return null;
  if (reading.layout === null) return reading.format;
  const { delimiter, heading, columns } = reading.layout;
  return ['csv', delimiter, ...(heading === null ? [String(columns.length)] : heading.map(evened))].join(UNIT);
}

/**
 * How the file was read, as a mapping to be used again: the columns, and what the person decided. What the file
 * decided for itself is left for the next file to decide.
 */
export function mappingFrom(
  layout: Layout,
  { mapping, answers }: Pick<Choices, 'mapping' | 'answers'>,
): CsvMapping | null {
  if (mapping === null && Object.keys(answers).length === 0) return null;
  const { delimiter, heading, columns, preambleLines } = layout;
  return {
    delimiter,
    heading,
    skipLines: Math.min(mapping?.skipLines ?? preambleLines, 1000),
    columns: mapping?.columns ?? columns,
    dateOrder: answers.dateOrder ?? mapping?.dateOrder ?? null,
    decimal: answers.decimal ?? mapping?.decimal ?? null,
    sign: answers.sign ?? mapping?.sign ?? null,
  };
}

const HEADING_WITHIN = 100;
const ROWS_LOOKED_AT = 3;

/**
 * Whether a mapping was made for files like this one: its heading stands among the first lines. Without a heading its
 * rows must look the part, column by column, for the number of columns alone is that of many a bank.
 */
export function isMappingFor({ heading, delimiter, skipLines, columns }: CsvMapping, text: string): boolean {
  const lines = text.slice(0, 200_000).split(/\r\n|\r|\n/);
  if (heading !== null) {
    const wanted = evened(heading.join(delimiter));
    return lines.slice(0, HEADING_WITHIN).some((line) => evened(line) === wanted);
  }
  const rows = lines.slice(skipLines, skipLines + ROWS_LOOKED_AT).filter((line) => line.trim() !== '');
  return rows.length > 0 && rows.every((row) => looksLike(columns, row.split(delimiter)));
}

const LOOKS: Readonly<Partial<Record<ColumnRole, RegExp>>> = {
  day: /^['’]?(?:(?=.*\d)[\d\p{L}\s/.,:-]{6,25}|\d{1,2}[-/]\d{1,2})$/u,
  description: /\p{L}/u,
  amount: /^[^\p{L}]*\p{L}{0,3}[^\p{L}]*\d[^\p{L}]*(?:cr|dr)?$/iu,
  balance: /^(?:[^\p{L}]*\p{L}{0,3}[^\p{L}]*\d[^\p{L}]*(?:cr|dr)?)?$/iu,
  'money-in': /^[^\p{L}]*(?:cr|dr)?$/iu,
  'money-out': /^[^\p{L}]*(?:cr|dr)?$/iu,
};

function looksLike(columns: readonly ColumnRole[], cells: readonly string[]): boolean {
  if (cells.length !== columns.length) return false;
  return columns.every((role, at) => LOOKS[role]?.test(cells[at]?.replaceAll('"', '').trim() ?? '') !== false);
}

/** Without quotes, spaces and case, in which exports of one bank differ. */
function evened(text: string): string {
  return text.replace(/["'\s\uFEFF]/g, '').toLowerCase();
}
