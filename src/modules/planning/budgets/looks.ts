import type { Day } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import type { Line, MoveRow, Overview } from './model.ts';
import { elapsedDays } from './outlook.ts';

/** So many thousandths of an amount, from none of it to all of it. */
export function permille(part: bigint, whole: bigint): number {
  if (part <= 0n) return 0;
  return part >= whole ? 1000 : Number((part * 1000n) / whole);
}

/** How a line is drawn: thousandths that are spent and that are scheduled after that. */
export function barOf({ available, spent, committed }: Pick<Line, 'available' | 'spent' | 'committed'>) {
  const done = permille(spent.minor, available.minor);
  return { spent: done, scheduled: permille(spent.minor + committed.minor, available.minor) - done };
}

/** How far the period is, in days and thousandths; null outside of it. */
export function courseOf(period: Overview['period'], today: Day) {
  if (today < period.from || today > period.to) return null;
  const { over, all } = elapsedDays(period, today);
  return { over, all, left: all - over + 1, permille: Math.round((over * 1000) / all) };
}

/** More was spent than there was. */
export const isOver = ({ available, spent }: Pick<Line, 'available' | 'spent'>) => spent.minor > available.minor;

/** What is missing where more was spent or is scheduled than there is. */
export function shortOf({ left }: Pick<Line, 'left'>): Money | null {
  return left.minor < 0n ? { ...left, minor: -left.minor } : null;
}

/** The line with the most left in a currency, from which money is most likely moved; never the one that is given. */
export function richest(lines: readonly Line[], { currency, not }: { currency: string; not: string }): Line | null {
  let found: Line | null = null;
  for (const line of lines) {
    if (line.id === not || line.left.currency !== currency || line.left.minor <= 0n) continue;
    if (found === null || line.left.minor > found.left.minor) found = line;
  }
  return found;
}

/** The lines with the least left, for how much there is; what is short of most comes first. */
export function tightest(lines: readonly Line[], most: number): Line[] {
  const used = ({ available, spent, committed }: Line) => permille(spent.minor + committed.minor, available.minor);
  return lines
    .filter(({ memberId }) => memberId === null)
    .toSorted((a, b) => used(b) - used(a) || (a.left.minor < b.left.minor ? -1 : 1))
    .slice(0, most);
}

/** The other side of the one move that reached or left a line in the period; null where there were several. */
export function otherSide(lineId: string, moves: readonly MoveRow[]): string | null {
  const own = moves.filter(({ fromLineId, toLineId }) => fromLineId === lineId || toLineId === lineId);
  const [only, more] = own;
  if (only === undefined || more !== undefined) return null;
  return only.fromLineId === lineId ? only.toLineId : only.fromLineId;
}

/** Lines of one category, each in a currency of its own. */
export type CategoryRow = { readonly key: string; readonly group: string; readonly lines: readonly Line[] };

/** The lines by category, and those for a member apart, in the order in which the first of each comes. */
export function byCategory(lines: readonly Line[]): CategoryRow[] {
  const rows = Map.groupBy(lines, ({ group, categoryId, memberId }) => `${group.id} ${categoryId} ${memberId}`);
  return [...rows].map(([key, own]) => ({ key, group: own[0]?.group.name ?? '', lines: own }));
}

/** Whether a column for each currency is worth its room: each currency has a budget in at least every third row. */
export function fillColumns(rows: readonly CategoryRow[]): boolean {
  const counts = Map.groupBy(
    rows.flatMap(({ lines }) => lines),
    ({ left: { currency } }) => currency,
  );
  return [...counts.values()].every(({ length }) => length * 3 >= rows.length);
}
