import { LIMITS, recordsOf, type TextRecord } from '#modules/money/csv-detection/rules.ts';

/** A record of a table with a heading. */
export type Row = {
  readonly line: number;
  readonly text: string;
  /** The cell under a heading, in small letters; empty where there is none. */
  readonly cell: (heading: string) => string;
};

export type HeadedTable = { readonly heading: ReadonlySet<string>; readonly rows: readonly Row[] };

const DELIMITERS = [',', ';', '\t'] as const;
const LONGEST_HEADING = 4000;

/** The headings of the first line under each delimiter, so that most files are told apart by that line alone. */
export function headingsOf(text: string): ReadonlySet<string>[] {
  return DELIMITERS.map((delimiter) => headingUnder(text, delimiter));
}

function headingUnder(text: string, delimiter: (typeof DELIMITERS)[number]): ReadonlySet<string> {
  const end = text.indexOf('\n');
  const first = text.slice(0, end < 0 ? LONGEST_HEADING : Math.min(end, LONGEST_HEADING));
  return new Set(recordsOf(first, delimiter)[0]?.cells.map(named) ?? []);
}

/** The table under the delimiter whose first line has all of these headings; null where none has. */
export function tableWith(text: string, wanted: readonly string[]): HeadedTable | 'too-many-rows' | null {
  for (const delimiter of DELIMITERS) {
    const heading = headingUnder(text, delimiter);
    if (!wanted.every((name) => heading.has(name))) continue;
    const [first, ...records] = recordsOf(text, delimiter);
    if (records.length > LIMITS.programRows) return 'too-many-rows';
    const columns = new Map((first?.cells ?? []).map((name, column) => [named(name), column]));
    return { heading, rows: records.filter(hasCells).map((record) => rowOf(record, columns)) };
  }
  return null;
}

const named = (heading: string) => heading.trim().toLowerCase();
const hasCells = ({ cells }: TextRecord) => cells.some((cell) => cell !== '');

const rowOf = ({ line, cells, text }: TextRecord, columns: ReadonlyMap<string, number>): Row => ({
  line,
  text,
  cell: (heading) => cells[columns.get(heading) ?? -1] ?? '',
});
