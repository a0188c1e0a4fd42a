import { meaningOf } from '#modules/money/csv-detection/rules.ts';
import { accountsIn, headOf, isTitle, type Part, partedByAccount } from './accounts.ts';
import { withAmountsParted } from './amounts-parted.ts';
import { columnsOf, type Way } from './columns.ts';
import { withoutFurniture } from './furniture.ts';
import { type Heading, headingsIn, withNamesParted } from './headings.ts';
import { labelled } from './labels.ts';
import { linesOf } from './lines.ts';
import type { Line, Page } from './model.ts';
import { rowsOf } from './rows.ts';
import { withMonthsNamed } from './two-number-days.ts';
import { withDaysParted } from './value-days.ts';
import { unnamedColumns } from './unnamed-columns.ts';

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

/** The tables of a document as one way of reading finds them; none where it finds none. */
export function tablesIn(
  pages: readonly Page[],
  { gap, way, isParted = false, isDayOnce = false }: Layout,
): PdfTable[] {
  const lines = withAmountsParted(linesOf(pages, gap));
  return way === 'unnamed' ? unnamedTable(lines, pages) : namedTables(lines, pages, { way, isParted, isDayOnce });
}

function unnamedTable(all: readonly Line[], pages: readonly Page[]): PdfTable[] {
  const lines = withoutFurniture(all, pages, () => false);
  const columns = unnamedColumns(lines);
  if (columns === null) return [];
  const { rows, anchors } = rowsOf(lines, columns, { beginnings: new Set() });
  return [{ name: '', rows, anchors }];
}

type Naming = { readonly way: Way; readonly isParted: boolean; readonly isDayOnce: boolean };

function namedTables(all: readonly Line[], pages: readonly Page[], { way, isParted, isDayOnce }: Naming): PdfTable[] {
  const found = headingsIn(all);
  const headings = isParted ? found.map((heading) => ({ ...heading, cells: withNamesParted(heading.cells) })) : found;
  const [first] = headings;
  if (first === undefined) return [];
  const named = new Set(headings.flatMap(({ from, to }) => all.slice(from, to + 1)));
  const above = all.slice(0, first.from);
  const kept = new Set(withoutFurniture(all, pages, (line) => named.has(line) || above.includes(line)));
  const parts = headings.map((heading, at): Part => {
    const [before, next] = [headings[at - 1], headings[at + 1]];
    const end = next === undefined ? all.length : endBefore(all, heading, next);
    const head = before === undefined ? above : headOf(all.slice(startOf(all, before, heading), heading.from));
    return { heading, head, lines: all.slice(heading.to + 1, end).filter((line) => kept.has(line)) };
  });
  const accounts = accountsIn(parts.flatMap(partedByAccount));
  return accounts.flatMap((account, place) => {
    const [next] = accounts[place + 1]?.parts ?? [];
    const taken = new Set(next?.head);
    const own = account.parts.map((part) => ({ ...part, lines: part.lines.filter((line) => !taken.has(line)) }));
    const groups = [...Map.groupBy(own, ({ heading }) => namesOf(heading).join('\n')).values()];
    // What stands above all of them is said of the one with balances: a list of planned payments may come first.
    const main = Math.max(
      0,
      groups.findIndex(([part]) => part !== undefined && hasBalance(part.heading)),
    );
    const name = accounts.length > 1 ? (account.title ?? '') : '';
    const head = main === 0 ? (own[0]?.head ?? []) : withoutTitle(own[0]?.head ?? []);
    return groups.map((group, at) => ({ name, ...tableOf(group, { way, isDayOnce }, at === main ? head : []) }));
  });
}

/** The last line above a list that comes first is what that list is called: "Scheduled payments". */
const withoutTitle = (head: readonly Line[]): readonly Line[] => {
  const last = head.at(-1);
  return last !== undefined && isTitle(last) ? head.slice(0, -1) : head;
};

const hasBalance = ({ cells }: Heading) => cells.some(({ text }) => meaningOf(text)?.role === 'balance');

/** Where the lines before a heading begin: on its page, below the heading before it. */
function startOf(all: readonly Line[], before: Heading, { from }: Heading): number {
  const page = all[from]?.page;
  return Math.max(
    before.to + 1,
    all.findIndex((line) => line.page === page),
  );
}

/** Where the lines of a table end: before what stands above the next heading on its page. */
function endBefore(all: readonly Line[], { to }: Heading, next: Heading): number {
  const page = all[next.from]?.page;
  if (all[to]?.page === page) return next.from;
  const start = all.findIndex((line, at) => at > to && line.page === page);
  return start < 0 ? next.from : start;
}

const namesOf = ({ cells }: Heading) => cells.map(({ text }) => text);

function tableOf(
  segments: readonly Part[],
  { way, isDayOnce }: Pick<Naming, 'way' | 'isDayOnce'>,
  above: readonly Line[],
): Omit<PdfTable, 'name'> {
  const [first] = segments;
  if (first === undefined) return { rows: [], anchors: 0 };
  const placed = alike(segments).map((group) => {
    const body = group.flatMap(({ lines }) => lines);
    const beginnings = new Set(group.flatMap(({ lines }) => lines.slice(0, 1)));
    const columns = columnsOf(group[0]?.heading.cells ?? [], body, way);
    return rowsOf(body, columns, { beginnings, isDayOnce: isDayOnce && hasBalance(first.heading) });
  });
  const rows = placed.flatMap((part) => withMonthsNamed(withDaysParted(namesOf(first.heading), part.rows)));
  const anchors = placed.reduce((sum, part) => sum + part.anchors, 0);
  return { rows: [...above.map(labelled), ...rows], anchors };
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
