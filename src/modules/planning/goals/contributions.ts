import type { Day } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import type { Way } from './kinds.ts';

/** Money that was set aside for a goal on a day, or below zero taken out of it. */
export type Contribution = {
  readonly goalId: string;
  readonly way: Way;
  /** Of the entry, pledge or rule that it is from. */
  readonly from: string;
  readonly memberId: string;
  readonly accountId: string;
  readonly currency: Currency;
  readonly day: Day;
  readonly minor: bigint;
  readonly note: string | null;
  readonly transactionId: string | null;
};

/** What an amount is worth in a currency today; null where no rate is known. */
export type Convert = (amount: Money, to: Currency) => Money | null;

/** Sums by key and currency. */
function sumsBy<Key>(all: readonly Contribution[], keyOf: (one: Contribution) => Key): Map<Key, Money[]> {
  const groups = Map.groupBy(all, keyOf);
  return new Map(
    [...groups].map(([key, own]) => {
      const byCurrency = Map.groupBy(own, ({ currency }) => currency);
      return [
        key,
        [...byCurrency].map(([currency, of]) =>
          money(
            of.reduce((sum, { minor }) => sum + minor, 0n),
            currency,
          ),
        ),
      ] as const;
    }),
  );
}

/** What goals have on accounts, in the currencies of those. */
export function partsBy(all: readonly Contribution[]): { goalId: string; accountId: string; amount: Money }[] {
  const byGoal = Map.groupBy(all, ({ goalId }) => goalId);
  return [...byGoal].flatMap(([goalId, own]) =>
    [...sumsBy(own, ({ accountId }) => accountId)].flatMap(([accountId, amounts]) =>
      amounts.map((amount) => ({ goalId, accountId, amount })),
    ),
  );
}

/** What contributions come to in a currency, as far as rates are known, and the currencies without one. */
export function totalOf(
  all: readonly Contribution[],
  to: Currency,
  convert: Convert,
): { readonly minor: bigint; readonly missing: readonly Currency[] } {
  const sums = sumsBy(all, () => null).get(null) ?? [];
  const missing: Currency[] = [];
  let minor = 0n;
  for (const sum of sums) {
    const worth = sum.minor === 0n ? money(0n, to) : convert(sum, to);
    if (worth === null) missing.push(sum.currency);
    else minor += worth.minor;
  }
  return { minor, missing: missing.toSorted() };
}

/** By member, what they set aside less what they took out, the most first; what has no known rate is left out. */
export function sharesOf(all: readonly Contribution[], to: Currency, convert: Convert) {
  const byMember = Map.groupBy(all, ({ memberId }) => memberId);
  return [...byMember]
    .map(([memberId, own]) => ({ memberId, amount: money(totalOf(own, to, convert).minor, to) }))
    .toSorted((a, b) => (a.amount.minor > b.amount.minor ? -1 : a.amount.minor < b.amount.minor ? 1 : 0));
}

/** Purchases rounded up are one for each month and account, on the last of their days; all else stays. */
export function byMonth(all: readonly Contribution[]): Contribution[] {
  const isSmall = ({ way }: Contribution) => way === 'round-up';
  const months = Map.groupBy(
    all.filter(isSmall),
    ({ from, accountId, day }) => `${from} ${accountId} ${day.slice(0, 7)}`,
  );
  const together = [...months.values()].flatMap((own) => {
    const last = own.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1);
    return last === undefined ? [] : [{ ...last, minor: own.reduce((sum, { minor }) => sum + minor, 0n) }];
  });
  return [...all.filter((one) => !isSmall(one)), ...together];
}
