import { directionOf } from './words.ts';

/** Exact minor units as the file writes them, row by row; null where a row has none. */
export type Minors = readonly (bigint | null)[];

export type Chain = { direction: 'forward' | 'backward'; steps: number; held: number };

/** Fewer steps than this prove nothing: four rows. */
const ENOUGH_STEPS = 3;

/** How well balances follow from amounts, in the better of the two directions of time. */
export function chainOf(amounts: Minors, balances: Minors): Chain {
  let steps = 0;
  let forward = 0;
  let backward = 0;
  let before: { amount: bigint; balance: bigint } | null = null;
  for (const [at, balance] of balances.entries()) {
    const amount = amounts[at];
    if (balance === null || amount === null || amount === undefined) continue;
    if (before !== null) {
      steps += 1;
      if (before.balance + amount === balance) forward += 1;
      if (balance + before.amount === before.balance) backward += 1;
    }
    before = { amount, balance };
  }
  return backward > forward
    ? { direction: 'backward', steps, held: backward }
    : { direction: 'forward', steps, held: forward };
}

/** Whether a chain proves that its amounts are read rightly. */
export function isProof({ steps, held }: Chain): boolean {
  return held >= ENOUGH_STEPS && held * 10 >= steps * 7;
}

/** Which of several readings of the amounts the running balance proves; null where none, or where two fit alike. */
export function provedReading<Name extends string>(readings: ReadonlyMap<Name, Minors>, balances: Minors): Name | null {
  const proofs = [...readings]
    .map(([name, amounts]) => ({ name, chain: chainOf(amounts, balances) }))
    .filter(({ chain }) => isProof(chain));
  const [best, next] = proofs.toSorted((a, b) => b.chain.held - a.chain.held);
  if (best === undefined || (next !== undefined && next.chain.held === best.chain.held)) return null;
  return best.name;
}

export function negated(values: Minors): Minors {
  return values.map((value) => (value === null ? null : -value));
}

/** Where each amount stands alone without sign, the balance tells which way it went; null for the rows it can't tell. */
export function signedByBalance(
  amounts: Minors,
  balances: Minors,
  direction: 'forward' | 'backward',
  opening: bigint | null,
): Minors | null {
  const order = amounts.map((_, at) => at);
  if (direction === 'backward') order.reverse();
  const signed: (bigint | null)[] = amounts.map(() => null);
  let before = opening;
  let told = 0;
  for (const at of order) {
    const amount = amounts[at] ?? null;
    const balance = balances[at] ?? null;
    if (amount !== null && balance !== null) {
      const step = before === null ? null : balance - before;
      if (step !== null && (step === amount || step === -amount)) {
        signed[at] = step;
        told += 1;
      }
    }
    if (balance !== null) before = balance;
  }
  return told >= ENOUGH_STEPS ? signed : null;
}

export type Votes = { normal: number; inverted: number; rows: number };

/** What the words beside the amounts say about their sign: a salary that is positive votes for normal. */
export function votesOf(amounts: Minors, texts: readonly string[]): Votes {
  const votes = { normal: 0, inverted: 0, rows: 0 };
  for (const [at, amount] of amounts.entries()) {
    if (amount === null || amount === 0n) continue;
    votes.rows += 1;
    const said = directionOf(texts[at] ?? '');
    if (said !== null) votes[amount > 0n === (said === 'in') ? 'normal' : 'inverted'] += 1;
  }
  return votes;
}

/** Four to one, and at least so many. */
export function outvotes(votes: number, against: number, least: number): boolean {
  return votes >= least && votes >= against * 4;
}
