import { columnsOf, type Way } from './columns.ts';
import { withoutFurniture } from './furniture.ts';
import { type Heading, headingsIn, withNamesParted } from './headings.ts';
import { linesOf } from './lines.ts';
import type { Line, Page } from './model.ts';
import { rowsOf } from './rows.ts';
import { withDaysParted } from './value-days.ts';
import { unnamedColumns } from './unnamed-columns.ts';

/** One way of finding words, columns and rows on the pages. */
export type Layout = {
  readonly gap: number;
  readonly way: Way | 'unnamed';
  /** Whether names that may be two are parted. */
  readonly isParted?: boolean;
};

/** The ways that are tried, the likeliest first. */
export const LAYOUTS: readonly Layout[] = [
  ...[0.33, 0.22, 0.15, 0.7].flatMap((gap) => (['edges', 'names'] as const).map((way) => ({ gap, way }))),
  ...(['edges', 'names'] as const).map((way) => ({ gap: 0.33, way, isParted: true })),
  ...[0.33, 0.15].map((gap) => ({ gap, way: 'unnamed' as const })),
];

/** A table of the document: its rows as texts, the lines above the first table before them. */
export type PdfTable = { readonly rows: readonly (readonly string[])[]; readonly anchors: number };

/** The tables of a document as one way of reading finds them; none where it finds none. */
export function tablesIn(pages: readonly Page[], { gap, way, isParted = false }: Layout): PdfTable[] {
  const lines = linesOf(pages, gap);
  return way === 'unnamed' ? unnamedTable(lines, pages) : namedTables(lines, pages, { way, isParted });
}

function unnamedTable(all: readonly Line[], pages: readonly Page[]): PdfTable[] {
  const lines = withoutFurniture(all, pages, () => false);
  const columns = unnamedColumns(lines);
  if (columns === null) return [];
  const { rows, anchors } = rowsOf(lines, columns, new Set());
  return [{ rows, anchors }];
}

type Segment = { readonly heading: Heading; readonly lines: readonly Line[] };

type Naming = { readonly way: Way; readonly isParted: boolean };

function namedTables(all: readonly Line[], pages: readonly Page[], { way, isParted }: Naming): PdfTable[] {
  const found = headingsIn(all);
  const headings = isParted ? found.map((heading) => ({ ...heading, cells: withNamesParted(heading.cells) })) : found;
  const [first] = headings;
  if (first === undefined) return [];
  const named = new Set(headings.flatMap(({ from, to }) => all.slice(from, to + 1)));
  const above = all.slice(0, first.from);
  const kept = new Set(withoutFurniture(all, pages, (line) => named.has(line) || above.includes(line)));
  const segments = headings.map((heading, at): Segment => {
    const next = headings[at + 1];
    const end = next === undefined ? all.length : headOf(all, heading, next);
    return { heading, lines: all.slice(heading.to + 1, end).filter((line) => kept.has(line)) };
  });
  const groups = [...Map.groupBy(segments, ({ heading }) => namesOf(heading).join('\n')).values()];
  return groups.map((group, place) => tableOf(group, way, place === 0 ? above : []));
}

/** Where the lines of a table end: before what stands above the next heading on its page. */
function headOf(all: readonly Line[], { to }: Heading, next: Heading): number {
  const page = all[next.from]?.page;
  if (all[to]?.page === page) return next.from;
  const start = all.findIndex((line, at) => at > to && line.page === page);
  return start < 0 ? next.from : start;
}

const namesOf = ({ cells }: Heading) => cells.map(({ text }) => text);

function tableOf(segments: readonly Segment[], way: Way, above: readonly Line[]): PdfTable {
  const [first] = segments;
  if (first === undefined) return { rows: [], anchors: 0 };
  const placed = alike(segments).map((group) => {
    const body = group.flatMap(({ lines }) => lines);
    const beginnings = new Set(group.flatMap(({ lines }) => lines.slice(0, 1)));
    return rowsOf(body, columnsOf(group[0]?.heading.cells ?? [], body, way), beginnings);
  });
  const rows = placed.flatMap((part) => withDaysParted(namesOf(first.heading), part.rows));
  const anchors = placed.reduce((sum, part) => sum + part.anchors, 0);
  return { rows: [...above.map(labelled), ...rows], anchors };
}

/** Names of a column further apart than this stand over columns of other widths. */
const SHIFTED = 12;

/** Tables one below the other under the same names: those whose names stand at the same places are read together. */
function alike(segments: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = [];
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

/** A line above a table, with the amount behind a label in a cell of its own: "Opening balance 1,204.50 Cr". */
function labelled({ cells }: Line): string[] {
  return cells.flatMap(({ text }) => {
    const [, label, amount] =
      /^(\D*\p{L}\D*?)[\s:]+([^\s\d]{0,4}\s?-?\d[\d., ]*[.,]\d{2}(?:\s?(?:cr|dr|-))?)$/iu.exec(text) ?? [];
    return label === undefined || amount === undefined ? [text] : [label, amount];
  });
}
