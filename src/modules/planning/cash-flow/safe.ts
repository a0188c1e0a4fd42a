import { addDays, addMonths, type Day, daysBetween, monthOf } from '#kernel/calendar.ts';
import { periodAt, type Periods } from '#kernel/period-rules.ts';
import type { Item } from '#modules/money/recurring/model.ts';
import { lowestOf } from './outlook.ts';

export type Payday = { readonly day: Day; readonly from: 'income' | 'budget' | 'calendar' };

/** Days ahead in which a payday is looked for. */
const SOON = 62;

type Asked = {
  readonly today: Day;
  readonly items: readonly Item[];
  readonly accountIds: ReadonlySet<string>;
  readonly periods: Periods | null;
};

/**
 * The next payday: of the recurring income that brings most in a year; without one, the first day of the next period of the
 * budget, or of the next month.
 */
export function paydayAfter({ today, items, accountIds, periods }: Asked): Payday {
  const [most] = items
    .filter(({ source }) => source.direction === 'in' && accountIds.has(source.accountId))
    .toSorted((a, b) => (a.yearly.minor > b.yearly.minor ? -1 : a.yearly.minor < b.yearly.minor ? 1 : 0));
  const next = most?.occurrences.find(({ state, due }) => state === 'due' && due > today)?.due;
  if (next !== undefined && daysBetween(today, next) <= SOON) return { day: next, from: 'income' };
  if (periods !== null) return { day: addDays(periodAt(today, periods).to, 1), from: 'budget' };
  return { day: `${addMonths(monthOf(today), 1)}-01`, from: 'calendar' };
}

/**
 * What can be spent before payday besides all that is forecast: the lowest balance before it, less the floor and what is set
 * aside for something else. Below zero, so much is missing.
 *
 * @param balances at the end of each day from today on, of all layers
 */
export function safeToSpend(
  balances: readonly bigint[],
  { today, until, floor, setAside }: { today: Day; until: Day; floor: bigint; setAside: bigint },
): { readonly amount: bigint; readonly lowest: { readonly day: Day; readonly minor: bigint } } {
  const lowest = lowestOf(balances.slice(0, Math.max(daysBetween(today, until), 1)), today);
  return { amount: lowest.minor - floor - setAside, lowest };
}

/** What goals have of some accounts: of each no more than it holds. */
export function heldForGoals(
  accounts: readonly { readonly id: string; readonly balance: bigint }[],
  aside: ReadonlyMap<string, bigint>,
): bigint {
  return accounts.reduce((sum, { id, balance }) => {
    const wanted = aside.get(id) ?? 0n;
    return sum + (balance <= 0n ? 0n : wanted < balance ? wanted : balance);
  }, 0n);
}
