import type { Part } from './accounts.ts';
import { withAmountsParted } from './amounts-parted.ts';
import { withBoxesRead } from './boxes.ts';
import { columnsOf, type Way } from './columns.ts';
import { underDays, withDayColumn } from './day-headings.ts';
import { withoutFurniture } from './furniture.ts';
import { type Heading, headingsIn, withNamesParted } from './headings.ts';
import { labelled } from './labels.ts';
import { linesOf } from './lines.ts';
import type { Line, Page } from './model.ts';
import { namedTables, type NamedTable, namesOf } from './named-tables.ts';
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
  /** Whether words that run up to an amount are parted from it in lines with other amounts, too. */
  readonly isFull?: boolean;
  /** Whether days are headings above the rows of a day. */
  readonly isUnderDays?: boolean;
};

/** How far words of a cell stand apart in most prints, in heights of the type. */
const LIKELY = 0.33;
const NAMED = ['edges', 'names'] as const;
const ALL = [...NAMED, 'unnamed'] as const;

/** The ways that are tried, the likeliest first. */
export const LAYOUTS: readonly Layout[] = [
  ...[LIKELY, 0.22, 0.15, 0.7].flatMap((gap) => NAMED.map((way) => ({ gap, way }))),
  ...NAMED.map((way) => ({ gap: LIKELY, way, isParted: true })),
  ...[LIKELY, 0.15].map((gap) => ({ gap, way: 'unnamed' as const })),
  ...NAMED.map((way) => ({ gap: LIKELY, way, isDayOnce: true })),
  ...NAMED.map((way) => ({ gap: LIKELY, way, isFull: true })),
  ...ALL.map((way) => ({ gap: LIKELY, way, isUnderDays: true })),
  { gap: LIKELY, way: 'begins' },
  ...ALL.map((way) => ({ gap: LIKELY, way, isParted: true, isFull: true, isDayOnce: true })),
];

/** Whether a way says more than the file does, so that only figures that add up make it right. */
export const needsProof = ({ way, isDayOnce, isFull, isUnderDays }: Layout): boolean =>
  way === 'begins' || isDayOnce === true || isFull === true || (isUnderDays === true && way !== 'unnamed');

/** A table of the document: its rows as texts, the lines above the first table before them. */
export type PdfTable = {
  /** What its account is called, where the document has several. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly anchors: number;
};

/**
 * The tables of a document, by the way of finding them; none where it finds none. What ways have in common is found once.
 */
export function tablesIn(pages: readonly Page[]): (layout: Layout) => PdfTable[] {
  const linesBy = (gap: number) => withAmountsParted(withBoxesRead(linesOf(pages, gap)));
  const first = linesBy(LIKELY);
  const plainBy = onceEach((gap: number) => (gap === LIKELY ? first : orSame(linesBy(gap), first, isSameLine)));
  const fullBy = onceEach((gap: number) => orSame(withAmountsParted(plainBy(gap), true), plainBy(gap), Object.is));
  const foundIn = onceEach((lines: readonly Line[]): Found => ({ lines, headings: headingsIn(lines) }));
  const partedIn = onceEach(({ lines, headings }: Found): Found => {
    const parted = headings.map((heading) => ({ ...heading, cells: withNamesParted(heading.cells) }));
    return { lines, headings: parted };
  });
  const placedIn = onceEach(({ lines, headings }: Found) => {
    const tables = namedTables(lines, pages, headings);
    return onceEach((way: Way) =>
      onceEach((isDayOnce: boolean) => tables.map((table) => tableOf(table, { way, isDayOnce }))),
    );
  });
  return ({ gap, way, isParted = false, isDayOnce = false, isFull = false, isUnderDays = false }) => {
    const lines = (isFull ? fullBy : plainBy)(gap);
    if (isUnderDays) return tablesUnderDays(lines, pages, way);
    // A day beside the rows, of an offer, is not theirs where days stand above them.
    if (isDayOnce && underDays(lines) !== null) return [];
    if (way === 'unnamed') return unnamedTable(lines, pages, isDayOnce);
    const found = isParted ? partedIn(foundIn(lines)) : foundIn(lines);
    return placedIn(found)(way)(isDayOnce);
  };
}

type Found = { readonly lines: readonly Line[]; readonly headings: readonly Heading[] };

/** The list before where nothing in it is another, so that what was found in it is not found again. */
const orSame = <T>(list: readonly T[], before: readonly T[], isSame: (one: T, other: T) => boolean): readonly T[] =>
  list.length === before.length && list.every((one, at) => isSame(one, before[at] as T)) ? before : list;

const isSameLine = (one: Line, other: Line): boolean =>
  one.space === other.space &&
  one.cells.length === other.cells.length &&
  one.cells.every(({ text, x }, at) => text === other.cells[at]?.text && x === other.cells[at].x);

function onceEach<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function unnamedTable(all: readonly Line[], pages: readonly Page[], isDayOnce: boolean): PdfTable[] {
  const lines = withoutFurniture(all, pages, () => false);
  const columns = columnsByPlace(lines);
  if (columns === null) return [];
  const { rows, anchors } = rowsOf(lines, columns, { beginnings: new Set(), isDayOnce });
  return [{ name: '', rows, anchors }];
}

function tablesUnderDays(all: readonly Line[], pages: readonly Page[], way: Layout['way']): PdfTable[] {
  const found = underDays(all);
  if (found === null) return [];
  const { lines, column } = found;
  if (way === 'unnamed') return unnamedTable(lines, pages, false);
  const headings = withDayColumn(headingsIn(lines), column);
  return namedTables(lines, pages, headings).map((table) => tableOf(table, { way, isDayOnce: false }));
}

type Placing = { readonly way: Way; readonly isDayOnce: boolean };

function tableOf({ name, above, parts }: NamedTable, { way, isDayOnce }: Placing): PdfTable {
  const [first] = parts;
  if (first === undefined) return { name, rows: [], anchors: 0 };
  const placed = alike(parts).map((group) => {
    const body = group.flatMap(({ lines }) => lines);
    const beginnings = new Set(group.flatMap(({ lines }) => lines.slice(0, 1)));
    const columns = columnsOf(group[0]?.heading.cells ?? [], body, way);
    return rowsOf(body, columns, { beginnings, isDayOnce });
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
