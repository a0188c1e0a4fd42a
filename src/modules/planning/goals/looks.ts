import { type Currency, type Money, money } from '#kernel/money.ts';
import type { Goal, Overview } from './model.ts';

/** Thousandths of the target that are set aside, 0 to 1000. */
export function permilleOf({ saved, target }: Pick<Goal, 'saved' | 'target'>): number {
  if (saved.minor <= 0n || target.minor <= 0n) return 0;
  return saved.minor >= target.minor ? 1000 : Number((saved.minor * 1000n) / target.minor);
}

/** Each share of what is set aside in thousandths of the target, for drawing; what was taken out of others' draws nothing. */
export function sharesOnPath({
  shares,
  saved,
  target,
}: Goal): { readonly memberId: string; readonly permille: number }[] {
  const positive = shares.filter(({ amount }) => amount.minor > 0n);
  const sum = positive.reduce((all, { amount }) => all + amount.minor, 0n);
  if (sum === 0n) return [];
  const whole = BigInt(permilleOf({ saved, target }));
  return positive.map(({ memberId, amount }) => ({ memberId, permille: Number((whole * amount.minor) / sum) }));
}

/** What active goals of a currency have and want together. */
export type Total = { readonly saved: Money; readonly target: Money };

/** By currency, that of the workspace first; what is saved beyond a target counts up to it. */
export function totalsOf(goals: readonly Goal[], first: Currency): Total[] {
  const own = goals.filter(({ state, saved }) => state !== 'archived' && saved.withheld !== true);
  const byCurrency = Map.groupBy(own, ({ target }) => target.currency);
  const currencies = [...byCurrency.keys()].toSorted((a, b) => Number(b === first) - Number(a === first));
  return currencies.map((currency) => {
    const of = byCurrency.get(currency) ?? [];
    const sum = (minorOf: (goal: Goal) => bigint) =>
      money(
        of.reduce((all, goal) => all + minorOf(goal), 0n),
        currency,
      );
    return {
      saved: sum(({ saved, target }) => (saved.minor > target.minor ? target.minor : saved.minor)),
      target: sum(({ target }) => target.minor),
    };
  });
}

/** What is missing to the target; nothing once it is there. */
export function leftOf({ saved, target }: Goal): Money {
  if (saved.withheld === true || target.withheld === true) return target;
  return money(saved.minor >= target.minor ? 0n : target.minor - saved.minor, target.currency);
}

/** What a person would set aside next: what is still to come this payday, not more than is missing. */
export function nextAmount(goal: Goal): Money | null {
  const { perPayday, thisPeriod, target } = goal;
  if (target.withheld === true || perPayday === null) return null;
  const left = perPayday.minor - thisPeriod.minor;
  const most = leftOf(goal).minor;
  const minor = left > most ? most : left;
  return minor > 0n ? money(minor, target.currency) : null;
}

/** The account that a goal is likely kept on: where it has the most, else where the most of its currency is free. */
export function likelyAccount({ accounts }: Pick<Overview, 'accounts'>, goal: Goal | null, currency: Currency): string {
  const most = (all: readonly { readonly id: string; readonly minor: bigint }[]) =>
    all.toSorted((a, b) => (a.minor > b.minor ? -1 : a.minor < b.minor ? 1 : 0))[0]?.id;
  const own = (goal?.parts ?? []).filter(({ amount }) => amount.minor > 0n);
  const open = accounts.filter(({ isActive }) => isActive);
  const inCurrency = open.filter(({ free }) => free.currency === currency);
  return (
    most(own.map(({ accountId, amount }) => ({ id: accountId, minor: amount.minor }))) ??
    most(inCurrency.map(({ id, free }) => ({ id, minor: free.minor }))) ??
    open[0]?.id ??
    ''
  );
}
