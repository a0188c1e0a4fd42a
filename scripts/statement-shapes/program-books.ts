import { addDays, type Day } from '#kernel/calendar.ts';
import { diceOf } from './books.ts';

export type Part = {
  /** Money in positive, in minor units. */
  readonly minor: bigint;
  readonly category: readonly [group: string, name: string] | null;
  /** The account at the other side of a transfer. */
  readonly to: string | null;
};

export type Entry = {
  readonly id: number;
  readonly account: string;
  readonly day: Day;
  readonly payee: string;
  readonly memo: string;
  readonly isOpening: boolean;
  /** Several where it is split. */
  readonly parts: readonly Part[];
};

/** What somebody kept in another program: each transfer stands once, in the account that the money leaves. */
export type ProgramBook = {
  readonly accounts: readonly { readonly name: string; readonly kind: 'BANK' | 'CREDIT' | 'CASH' }[];
  readonly entries: readonly Entry[];
};

const ACCOUNTS = [
  { name: 'Everyday cheque', kind: 'BANK' },
  { name: 'Savings pocket', kind: 'BANK' },
  { name: 'Gold credit card', kind: 'CREDIT' },
  { name: 'Wallet cash', kind: 'CASH' },
] as const;

const SPENT = [
  ['Food', 'Groceries'],
  ['Food', 'Eating out'],
  ['Home', 'Rent'],
  ['Home', 'Repairs'],
  ['Car', 'Repairs'],
  ['Car', 'Fuel & oil'],
  ['Fun', 'Gifts/Charity'],
] as const;
const EARNED = [
  ['Work', 'Pay'],
  ['Work', 'Night shifts'],
] as const;
/** Whether a category is for what somebody earns; money also comes in for those of spending, when it is paid back. */
export const isEarned = (category: Part['category']): boolean => EARNED.some(([group]) => group === category?.[0]);

const PAYEES = ['Checkers', 'Engen N1 City', 'Naivas "Westlands"', 'Plumber, Thabo', 'Café Zoë', 'Uber'];

type Making = { readonly entries: number; readonly hasSplits: boolean; readonly hasSplitTransfers: boolean };

export function programBook(seed: number, { entries: count, hasSplits, hasSplitTransfers }: Making): ProgramBook {
  const dice = diceOf(seed);
  const pick = <T>(all: readonly T[]): T => {
    const found = all[Math.floor(dice() * all.length)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  };
  const amount = () => BigInt(1 + Math.floor(dice() ** 3 * 400_000));
  let day: Day = addDays('2025-01-14', Math.floor(dice() * 200));
  const entries: Entry[] = ACCOUNTS.map(({ name }, id) => ({
    id,
    account: name,
    day,
    payee: 'Starting Balance',
    memo: '',
    isOpening: true,
    parts: [{ minor: name.includes('credit') ? -amount() : amount() * 9n, category: null, to: null }],
  }));
  for (let id = entries.length; id < count; id += 1) {
    day = addDays(day, Math.floor(dice() * 3));
    const { name: account } = pick(ACCOUNTS);
    const chance = dice();
    const spent = (): Part => ({ minor: -amount(), category: pick(SPENT), to: null });
    const others = ACCOUNTS.filter(({ name }) => name !== account);
    const moved = (): Part => ({ minor: -amount(), category: null, to: pick(others).name });
    const refund = (): Part => ({ minor: amount(), category: pick(SPENT), to: null });
    const splitOf = (): Part[] => {
      const kind = dice();
      // A payslip: what was earned, and what was kept back of it.
      if (kind < 0.2) return [{ minor: 600_000n + amount(), category: pick(EARNED), to: null }, spent(), spent()];
      if (kind < 0.3) return [spent(), refund(), spent(), { ...spent(), category: null }];
      if (kind < 0.35) return Array.from({ length: 30 }, spent);
      return [spent(), spent(), ...(hasSplitTransfers && kind < 0.7 ? [moved()] : [spent()])];
    };
    const parts =
      chance < 0.2
        ? [{ minor: amount() * 3n, category: pick(EARNED), to: null }]
        : chance < 0.4
          ? [moved()]
          : hasSplits && chance < 0.55
            ? splitOf()
            : [chance < 0.6 ? { ...spent(), category: null } : chance < 0.66 ? refund() : spent()];
    const memo = dice() < 0.3 ? pick(['weekly; shop', 'ref 22/118', 'for "Ma"']) : '';
    entries.push({ id, account, day, payee: pick(PAYEES), memo, isOpening: false, parts });
  }
  return { accounts: ACCOUNTS, entries };
}

/** What is in each account at the end. */
export function balancesOf({ accounts, entries }: ProgramBook): ReadonlyMap<string, bigint> {
  const balances = new Map<string, bigint>(accounts.map(({ name }) => [name, 0n]));
  const add = (account: string, minor: bigint) => balances.set(account, (balances.get(account) ?? 0n) + minor);
  for (const { account, parts } of entries)
    for (const { minor, to } of parts) {
      add(account, minor);
      if (to !== null) add(to, -minor);
    }
  return balances;
}

/** What was spent and earned in each category, by the names of group and category. */
export function sumsOf({ entries }: ProgramBook): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { category, minor } of entries.flatMap(({ parts }) => parts)) {
    const key = category?.join(': ');
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0n) + minor);
  }
  return sums;
}
