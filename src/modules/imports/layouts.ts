import type { CsvMapping, Layout } from '#modules/notation/model.ts';
import type { Reading } from '#modules/statements/model.ts';
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

/** Whether a mapping was made for files like this one: its heading stands among the first lines. */
export function isMappingFor({ heading, delimiter, skipLines, columns }: CsvMapping, text: string): boolean {
  const lines = text.slice(0, 200_000).split(/\r\n|\r|\n/, HEADING_WITHIN);
  if (heading !== null) {
    const wanted = evened(heading.join(delimiter));
    return lines.some((line) => evened(line) === wanted);
  }
  const first = lines[skipLines];
  return first !== undefined && first.split(delimiter).length === columns.length;
}

/** Without quotes, spaces and case, in which exports of one bank differ. */
function evened(text: string): string {
  return text.replace(/["'\s\uFEFF]/g, '').toLowerCase();
}
