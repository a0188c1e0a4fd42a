import { figureOf, meaningOf, writtenDay } from '#modules/money/csv-detection/rules.ts';
import { isMovement } from './furniture.ts';
import type { Cell, Line } from './model.ts';
import { pitchOf } from './pitch.ts';

/** A heading of a table of transactions: its names with their places, and the lines that it takes. */
export type Heading = { readonly cells: readonly Cell[]; readonly from: number; readonly to: number };

/** A heading stands on so many lines at most. */
const TALLEST = 3;
const MONEY = new Set(['amount', 'money-in', 'money-out', 'balance']);

/** The headings among lines, in their order. */
export function headingsIn(lines: readonly Line[]): Heading[] {
  const pitch = pitchOf(lines.map((line) => ({ line, isAnchor: isMovement(line) })));
  const bestFrom = (at: number) => bestHeading(lines, at, { first: found[0], pitch });
  const found: Heading[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    const own = bestFrom(from);
    // A line above a heading that only seems to belong to it makes it worse.
    if (own === null) continue;
    const below = Array.from({ length: TALLEST - 1 }, (_, step) => bestFrom(from + step + 1));
    if (below.some((one) => one !== null && one.known >= own.known && !isEndOf(one.heading, own.heading))) continue;
    found.push(own.heading);
    from = own.heading.to;
  }
  return found;
}

/** Whether the names of a heading are only the ends of those of another one: "balance" below "Opening". */
const isEndOf = ({ cells }: Heading, whole: Heading): boolean =>
  cells.every(({ text }) => whole.cells.some((cell) => cell.text !== text && cell.text.endsWith(text)));

type Known = {
  /** The heading of the first page: on others it ends where it ended there, whatever words follow it. */
  readonly first: Heading | undefined;
  /** How far the lines of a row stand apart, where that is known. */
  readonly pitch: number | null;
};

function bestHeading(
  lines: readonly Line[],
  from: number,
  { first, pitch }: Known,
): { heading: Heading; known: number } | null {
  let best: { heading: Heading; known: number } | null = null;
  for (let to = from; to < Math.min(from + TALLEST, lines.length); to += 1) {
    const block = lines.slice(from, to + 1);
    if (!isBlock(block) || isUnderTitle(block)) break;
    const cells = joinedCells(block);
    const known = knownIn(cells);
    if (first !== undefined && namesOf(cells) === namesOf(first.cells)) return { heading: { cells, from, to }, known };
    // A line that only goes on with the names above it belongs to them.
    const gap = (lines[to]?.y ?? 0) - (lines[to - 1]?.y ?? 0);
    // The first row of the table, where rows stand further apart than the lines of one.
    if (best !== null && known <= best.known && pitch !== null && gap > pitch * 1.01) break;
    const isMore = best !== null && known === best.known && cells.length === best.heading.cells.length;
    if (known > (best?.known ?? 0) || isMore) best = { heading: { cells, from, to }, known };
  }
  return best;
}

const namesOf = (cells: readonly Cell[]) => cells.map(({ text }) => text).join('\n');

/** Lines of one page, close to each other, without a day or an amount. */
function isBlock(block: readonly Line[]): boolean {
  return block.every((line, at) => {
    const above = block[at - 1];
    const isNear =
      above === undefined || (above.page === line.page && line.y - above.y < 2.2 * Math.max(line.h, above.h));
    return isNear && line.cells.every(({ text }) => text.length < 60 && writtenDay(text) === null && !isAmount(text));
  });
}

/** Words on a line of their own that reach over several names below them are what the table is called, and none of its names. */
function isUnderTitle([title, below]: readonly Line[]): boolean {
  const [only, another] = title?.cells ?? [];
  if (only === undefined || another !== undefined || below === undefined) return false;
  return below.cells.filter(({ x, right }) => Math.min(right, only.right) > Math.max(x, only.x)).length > 1;
}

const isAmount = (text: string) => /\d/.test(text) && figureOf(text) !== null;

/** Words that stand above each other are one name. */
function joinedCells(block: readonly Line[]): Cell[] {
  let cells: Cell[] = [];
  for (const cell of block.flatMap((line) => line.cells)) {
    const touching = cells.filter((other) => Math.min(other.right, cell.right) - Math.max(other.x, cell.x) > 0);
    const own = [...touching, cell];
    cells = [
      ...cells.filter((other) => !touching.includes(other)),
      {
        text: own.map(({ text }) => text).join(' '),
        x: Math.min(...own.map(({ x }) => x)),
        right: Math.max(...own.map(({ right }) => right)),
      },
    ];
  }
  return cells.toSorted((a, b) => a.x - b.x);
}

/** How many names a heading has that are known; none where it names no day or no money. */
function knownIn(cells: readonly Cell[]): number {
  const roles = cells.flatMap(({ text }) => meaningOf(text)?.role ?? []);
  const hasMoney = roles.some((role) => MONEY.has(role));
  const isTable = new Set(roles).size >= 2 && hasMoney && (roles.includes('day') || roles.length >= 3);
  // A name that nobody knows costs a little, so that a line of words below is not taken in.
  // Two amounts of one name are halves of names whose other lines are missing.
  const told = roles.filter((role, at) => !MONEY.has(role) || roles.indexOf(role) === at);
  return isTable ? told.length - 0.3 * (cells.length - roles.length) : 0;
}

/**
 * Names that stand so close that a reader of PDFs takes them for one: "Credit Balance". Each part is a name that is known, and
 * of several partings that into the surest names is taken; where
 * it stands follows from its place among the letters.
 */
export function withNamesParted(cells: readonly Cell[]): Cell[] {
  return cells.flatMap((cell): Cell[] => {
    const { text, x, right } = cell;
    const whole = meaningOf(text);
    const partings = [...text.matchAll(/ /g)].flatMap(({ index }) => {
      const [one, other] = [meaningOf(text.slice(0, index)), meaningOf(text.slice(index + 1))];
      if (one === null || other === null || one.role === other.role) return [];
      // "Value Dt" is one name.
      if (whole !== null && whole.weight > 1 && [one.role, other.role].includes(whole.role)) return [];
      return [{ index, weight: one.weight + other.weight }];
    });
    const [best] = partings.toSorted((a, b) => b.weight - a.weight);
    if (best === undefined) return [cell];
    const { index } = best;
    const letter = (right - x) / text.length;
    const first = { text: text.slice(0, index), x, right: x + index * letter };
    return [first, ...withNamesParted([{ text: text.slice(index + 1), x: x + (index + 1) * letter, right }])];
  });
}
