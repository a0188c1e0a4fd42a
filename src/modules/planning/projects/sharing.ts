import { shareMinor } from '#kernel/money.ts';
import type { Sharing } from './kinds.ts';

/** Someone who shares costs, with what they paid. */
export type Sharer = {
  readonly id: string;
  readonly weight: number;
  readonly paid: bigint;
};

export type Settled = { readonly from: string; readonly to: string; readonly minor: bigint };

export type Balance = {
  readonly id: string;
  readonly paid: bigint;
  /** Their share of all that was paid. */
  readonly owed: bigint;
  /** Above zero: they get money back; below: they owe it. */
  readonly balance: bigint;
};

const weightsOf = (people: readonly Sharer[], sharing: Sharing) => {
  const weights = people.map(({ weight }) => (sharing === 'equal' ? 1n : BigInt(weight)));
  return weights.some((weight) => weight > 0n) ? weights : people.map(() => 1n);
};

/** Where everybody stands: what all paid is divided to the last minor unit, so that balances add up to nothing. */
export function balancesOf(
  people: readonly Sharer[],
  sharing: Sharing,
  settlements: readonly Settled[],
): readonly Balance[] {
  if (people.length === 0) return [];
  const total = people.reduce((sum, { paid }) => sum + paid, 0n);
  const shares = shareMinor(total, weightsOf(people, sharing));
  // A settlement with someone who is no longer here would leave the others uneven.
  const ids = new Set(people.map(({ id }) => id));
  const counting = settlements.filter(({ from, to }) => ids.has(from) && ids.has(to));
  return people.map(({ id, paid }, at) => {
    const owed = shares[at] ?? 0n;
    const given = counting.reduce(
      (sum, { from, to, minor }) => sum + (from === id ? minor : 0n) - (to === id ? minor : 0n),
      0n,
    );
    return { id, paid, owed, balance: paid - owed + given };
  });
}

/** The fewest payments after which nobody owes anything. Balances must add up to nothing. */
export function fewestPayments(balances: readonly Pick<Balance, 'id' | 'balance'>[]): Settled[] {
  const uneven = balances.filter(({ balance }) => balance !== 0n);
  return evenGroups(uneven).flatMap(payWithin);
}

type Uneven = Pick<Balance, 'id' | 'balance'>;

/**
 * As many groups as there can be whose balances add up to nothing each: every group saves one payment. `best` has, for
 * each set of people, the most groups that can be closed among them.
 */
function evenGroups(people: readonly Uneven[]): Uneven[][] {
  const all = (1 << people.length) - 1;
  const sums = Array.from({ length: all + 1 }, () => 0n);
  const best = Array.from({ length: all + 1 }, () => 0);
  const left = Array.from({ length: all + 1 }, () => -1);
  for (let set = 1; set <= all; set += 1) {
    const lowest = Math.trunc(Math.log2(set & -set));
    sums[set] = (sums[set & (set - 1)] ?? 0n) + (people[lowest]?.balance ?? 0n);
    for (let one = 0; one < people.length; one += 1) {
      const without = set & ~(1 << one);
      if (without === set) continue;
      const groups = (best[without] ?? 0) + (sums[set] === 0n ? 1 : 0);
      if (left[set] !== -1 && groups <= (best[set] ?? 0)) continue;
      best[set] = groups;
      left[set] = one;
    }
  }
  // The people in the order in which they leave; a group closes where those who stay are even.
  const groups: Uneven[][] = [];
  let group: Uneven[] = [];
  for (let set = all; set > 0;) {
    const one = left[set] ?? 0;
    const person = people[one];
    if (person !== undefined) group.push(person);
    set &= ~(1 << one);
    if (sums[set] !== 0n) continue;
    groups.push(group);
    group = [];
  }
  return groups;
}

/** Who owes most pays the one who gets most, until all are even: one payment fewer than there are people. */
function payWithin(group: readonly Uneven[]): Settled[] {
  const rest = group.map((person) => ({ ...person }));
  const payments: Settled[] = [];
  for (;;) {
    const [owing] = rest.filter(({ balance }) => balance < 0n).toSorted(byBalance);
    const getting = rest
      .filter(({ balance }) => balance > 0n)
      .toSorted(byBalance)
      .at(-1);
    if (owing === undefined || getting === undefined) return payments;
    const minor = -owing.balance < getting.balance ? -owing.balance : getting.balance;
    owing.balance += minor;
    getting.balance -= minor;
    payments.push({ from: owing.id, to: getting.id, minor });
  }
}

const byBalance = (a: Uneven, b: Uneven) => (a.balance < b.balance ? -1 : a.balance > b.balance ? 1 : 0);
