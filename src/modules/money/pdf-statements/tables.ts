import type { Part } from './accounts.ts';
import { withAmountsParted } from './amounts-parted.ts';
import { columnsOf, type Way } from './columns.ts';
import { withoutFurniture } from './furniture.ts';
import { headingsIn, withNamesParted } from './headings.ts';
import { labelled } from './labels.ts';
import { linesOf } from './lines.ts';
import type { Line, Page } from './model.ts';
import { hasBalance, namedTables, type NamedTable, namesOf } from './named-tables.ts';
import { rowsOf } from './rows.ts';
import { withMonthsNamed } from './two-number-days.ts';
import { withDaysParted } from './value-days.ts';
import { columnsByPlace } from './columns-by-place.ts';

/** One way of finding words, columns and rows on the pages. */
export type Layout = {
  readonly gap: number;
  readonly way: Way | 'unnamed';
  /** Whether names that may be two are parted. */
  readonly isParted?: boolean;
  /** Whether a row without a day is one of the day above it, in a table with balances. */
  readonly isDayOnce?: boolean;
};

/** The ways that are tried, the likeliest first. */
export const LAYOUTS: readonly Layout[] = [
  ...[0.33, 0.22, 0.15, 0.7].flatMap((gap) => (['edges', 'names'] as const).map((way) => ({ gap, way }))),
  ...(['edges', 'names'] as const).map((way) => ({ gap: 0.33, way, isParted: true })),
  ...[0.33, 0.15].map((gap) => ({ gap, way: 'unnamed' as const })),
  ...(['edges', 'names'] as const).map((way) => ({ gap: 0.33, way, isDayOnce: true })),
];

/** A table of the document: its rows as texts, the lines above the first table before them. */
export type PdfTable = {
  /** What its account is called, where the document has several. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly anchors: number;
};

/**
 * The tables of a document, by the way of finding them; none where it finds none. What ways have in common is found once, and a
 * way that could only find what another one finds is not gone.
 */
export function tablesIn(pages: readonly Page[]): (layout: Layout) => PdfTable[] {
  const linesBy = onceEach((gap: number) => withAmountsParted(linesOf(pages, gap)));
  const headingsBy = onceEach((gap: number) => headingsIn(linesBy(gap)));
  const namedBy = onceEach((gap: number) => namedTables(linesBy(gap), pages, headingsBy(gap)));
  return ({ gap, way, isParted = false, isDayOnce = false }) => {
    if (way === 'unnamed') return unnamedTable(linesBy(gap), pages);
    if (isDayOnce && !headingsBy(gap).some(hasBalance)) return [];
    if (!isParted) return namedBy(gap).map((table) => tableOf(table, { way, isDayOnce }));
    const headings = headingsBy(gap).map((heading) => ({ ...heading, cells: withNamesParted(heading.cells) }));
    if (headings.every(({ cells }, at) => cells.length === headingsBy(gap)[at]?.cells.length)) return [];
    return namedTables(linesBy(gap), pages, headings).map((table) => tableOf(table, { way, isDayOnce }));
  };
}

function onceEach<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function unnamedTable(all: readonly Line[], pages: readonly Page[]): PdfTable[] {
  const lines = withoutFurniture(all, pages, () => false);
  const columns = columnsByPlace(lines);
  if (columns === null) return [];
  const { rows, anchors } = rowsOf(lines, columns, { beginnings: new Set() });
  return [{ name: '', rows, anchors }];
}

type Placing = { readonly way: Way; readonly isDayOnce: boolean };

function tableOf({ name, above, parts }: NamedTable, { way, isDayOnce }: Placing): PdfTable {
  const [first] = parts;
  if (first === undefined) return { name, rows: [], anchors: 0 };
  const placed = alike(parts).map((group) => {
    const body = group.flatMap(({ lines }) => lines);
    const beginnings = new Set(group.flatMap(({ lines }) => lines.slice(0, 1)));
    const columns = columnsOf(group[0]?.heading.cells ?? [], body, way);
    return rowsOf(body, columns, { beginnings, isDayOnce: isDayOnce && hasBalance(first.heading) });
  });
  const rows = placed.flatMap((part) => withMonthsNamed(withDaysParted(namesOf(first.heading), part.rows)));
  const anchors = placed.reduce((sum, part) => sum + part.anchors, 0);
  return { name, rows: [...above.map(labelled), ...rows], anchors };
}

/** Names of a column further apart than this stand over columns of other widths. */
const SHIFTED = 12;

/** Tables one below the other under the same names: those whose names stand at the same places are read together. */
function alike(segments: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const segment of segments) {
    const [first] = groups.at(-1) ?? [];
    const isSame = first?.heading.cells.every(
      ({ x, right }, at) =>
        Math.abs(x - (segment.heading.cells[at]?.x ?? 0)) < SHIFTED ||
        Math.abs(right - (segment.heading.cells[at]?.right ?? 0)) < SHIFTED,
    );
    if (isSame === true) groups.at(-1)?.push(segment);
    else groups.push([segment]);
  }
  return groups;
}
