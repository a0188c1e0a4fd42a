import type { Day } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { directionOf } from '#modules/money/ledger/rules.ts';
import type { LineDirection } from './kinds.ts';
import type { Line } from './project-model.ts';

/** Transactions of one day, category, account and currency that count in a project. `out` is zero or below. */
export type Bucket = {
  readonly day: Day;
  /** Null: without one. */
  readonly categoryId: string | null;
  readonly accountId: string;
  readonly currency: Currency;
  readonly in: bigint;
  readonly out: bigint;
  readonly count: number;
};

export type CategoryFacts = { readonly kind: CategoryKind; readonly parentId: string | null };
export type Categories = ReadonlyMap<string, CategoryFacts>;

/** What a unit of another currency is worth on a day, in the project's own; null where no rate is known. */
export type Convert = (amount: Money, day: Day) => Money | null;

/** What a bucket costs and brings: refunds make the cost smaller, transfers between own accounts do not count. */
export function sidesOf(
  bucket: Pick<Bucket, 'categoryId' | 'in' | 'out'>,
  categories: Categories,
): Readonly<Record<LineDirection, bigint>> {
  const kind = bucket.categoryId === null ? null : (categories.get(bucket.categoryId)?.kind ?? null);
  const sides = { in: 0n, out: 0n, transfer: 0n };
  const cameTo = directionOf(kind, 1n);
  const wentTo = directionOf(kind, -1n);
  if (cameTo !== null) sides[cameTo] += bucket.in;
  if (wentTo !== null) sides[wentTo] += bucket.out;
  return { cost: -sides.out, income: sides.in };
}

/** How well a line fits: by category and account, by category, by account, or because it takes all else. Null: not at all. */
function fitOf(line: Line, { categoryId, accountId }: Place, categories: Categories): number | null {
  const above = categoryId === null ? null : (categories.get(categoryId)?.parentId ?? null);
  if (line.accountId !== null && line.accountId !== accountId) return null;
  const byAccount = line.accountId === null ? 0 : 1;
  if (line.categoryId === null) return byAccount;
  if (line.categoryId === categoryId) return 4 + byAccount;
  return line.categoryId === above ? 2 + byAccount : null;
}

type Place = { readonly categoryId: string | null; readonly accountId: string };

/** The line that takes what was spent or earned: the one that says most about it, of equals the first. */
export function lineFor(
  lines: readonly Line[],
  place: Place,
  direction: LineDirection,
  categories: Categories,
): Line | null {
  let best: { line: Line; fit: number } | null = null;
  for (const line of lines) {
    const fit = line.direction === direction ? fitOf(line, place, categories) : null;
    if (fit !== null && (best === null || fit > best.fit)) best = { line, fit };
  }
  return best?.line ?? null;
}

/** What the rows of a project come to, in its currency. */
export type Collected = {
  readonly cost: bigint;
  readonly income: bigint;
  readonly count: number;
  /** By line, what of its direction came to it. */
  readonly byLine: ReadonlyMap<string, bigint>;
  /** What cost on each day. */
  readonly costByDay: ReadonlyMap<Day, bigint>;
  /** Cost less income in currencies without a rate, which is in none of the sums. */
  readonly unknown: readonly Money[];
};

type Asked = {
  readonly currency: Currency;
  readonly lines: readonly Line[];
  readonly categories: Categories;
  readonly convert: Convert;
};

export function collect(buckets: readonly Bucket[], { currency, lines, categories, convert }: Asked): Collected {
  const total = { cost: 0n, income: 0n, count: 0 };
  const byLine = new Map<string, bigint>();
  const costByDay = new Map<Day, bigint>();
  const unknown = new Map<Currency, bigint>();
  for (const bucket of buckets) {
    const sides = sidesOf(bucket, categories);
    for (const direction of ['cost', 'income'] as const) {
      const side = money(sides[direction], bucket.currency);
      if (side.minor === 0n) continue;
      const own = side.currency === currency ? side : convert(side, bucket.day);
      if (own === null) {
        const signed = direction === 'cost' ? side.minor : -side.minor;
        unknown.set(side.currency, (unknown.get(side.currency) ?? 0n) + signed);
        continue;
      }
      total[direction] += own.minor;
      const line = lineFor(lines, bucket, direction, categories);
      if (line !== null) byLine.set(line.id, (byLine.get(line.id) ?? 0n) + own.minor);
      if (direction === 'cost') costByDay.set(bucket.day, (costByDay.get(bucket.day) ?? 0n) + own.minor);
    }
    total.count += bucket.count;
  }
  return {
    ...total,
    byLine,
    costByDay,
    unknown: [...unknown].map(([of, minor]) => money(minor, of)).toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}
