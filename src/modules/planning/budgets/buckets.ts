import type { Currency } from '#kernel/money.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';

type Category = { readonly id: string; readonly parentId: string | null; readonly kind: CategoryKind };
type Line = { readonly id: string; readonly categoryId: string; readonly currency: Currency };
type OwnedLine = Line & { readonly memberId: string | null };

/** What transactions of a category come to, as sums are kept; `out` is zero or below. */
export type CategorySum = {
  readonly currency: Currency;
  readonly key: string;
  readonly in: bigint;
  readonly out: bigint;
  readonly count: number;
};

/** Spent in a period, refunds taken off, and how many transactions that is. */
export type Spent = { readonly minor: bigint; readonly count: number };
export const NOTHING_SPENT: Spent = { minor: 0n, count: 0 };

/** Spending that no line is about; `categoryId` null: without a category. */
export type Unbudgeted = { readonly categoryId: string | null; readonly currency: Currency } & Spent;

export type Bucketed = {
  readonly byLine: ReadonlyMap<string, Spent>;
  readonly unbudgeted: readonly Unbudgeted[];
  /** Income by currency. */
  readonly income: ReadonlyMap<Currency, bigint>;
};

/**
 * The line that spending counts in: that of its category in its currency, else that of the category above it. Null: none.
 */
export function lineFor(
  lines: readonly Line[],
  categories: ReadonlyMap<string, Category>,
): (categoryId: string, currency: Currency) => string | null {
  const byPlace = new Map(lines.map(({ id, categoryId, currency }) => [`${currency} ${categoryId}`, id]));
  return (categoryId, currency) => {
    const parentId = categories.get(categoryId)?.parentId ?? null;
    return byPlace.get(`${currency} ${categoryId}`) ?? byPlace.get(`${currency} ${parentId}`) ?? null;
  };
}

/** The same among lines that are for everyone. */
export function lineForAll(
  lines: readonly OwnedLine[],
  categories: ReadonlyMap<string, Category>,
): ReturnType<typeof lineFor> {
  return lineFor(
    lines.filter(({ memberId }) => memberId === null),
    categories,
  );
}

/**
 * The sums of a period by the lines that they count in. Categories of expenses count whichever way the money went, so that
 * refunds give budget back. Without a category only what went out is spending. Transfers never count.
 */
export function bucketed(
  sums: readonly CategorySum[],
  categories: ReadonlyMap<string, Category>,
  lineOf: (categoryId: string, currency: Currency) => string | null,
): Bucketed {
  const byLine = new Map<string, Spent>();
  const unbudgeted = new Map<string, Unbudgeted>();
  const income = new Map<Currency, bigint>();
  for (const { currency, key, in: came, out: went, count } of sums) {
    const category = categories.get(key) ?? null;
    if (category?.kind === 'transfer') continue;
    if (category?.kind === 'income') income.set(currency, (income.get(currency) ?? 0n) + came + went);
    else {
      if (category === null) income.set(currency, (income.get(currency) ?? 0n) + came);
      const minor = category === null ? -went : -(came + went);
      const lineId = category === null ? null : lineOf(key, currency);
      if (lineId !== null) byLine.set(lineId, plus(byLine.get(lineId), { minor, count }));
      else if (minor !== 0n) {
        const place = `${currency} ${category?.id ?? ''}`;
        const spent = plus(unbudgeted.get(place), { minor, count });
        unbudgeted.set(place, { categoryId: category?.id ?? null, currency, ...spent });
      }
    }
  }
  return { byLine, unbudgeted: [...unbudgeted.values()], income };
}

/**
 * What each line took of the sums of a period: lines for everyone of all of them, and those for a member of what that
 * member recorded, `byMember`.
 */
export function spentByLine(
  lines: readonly OwnedLine[],
  categories: ReadonlyMap<string, Category>,
  { all, byMember }: { all: readonly CategorySum[]; byMember: ReadonlyMap<string, readonly CategorySum[]> },
): ReadonlyMap<string, Spent> {
  const of = (memberId: string | null, sums: readonly CategorySum[]) => {
    const own = lines.filter((line) => line.memberId === memberId);
    return bucketed(sums, categories, lineFor(own, categories)).byLine;
  };
  return new Map([...of(null, all), ...[...byMember].flatMap(([memberId, sums]) => [...of(memberId, sums)])]);
}

function plus(one: Spent = NOTHING_SPENT, other: Spent): Spent {
  return { minor: one.minor + other.minor, count: one.count + other.count };
}
