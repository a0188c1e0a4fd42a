import { chainOf, type Checked } from './balance.ts';

/** So many balances tell which column is which, although one place contradicts them. */
const ENOUGH = 20;

/**
 * Whether all balances follow from the amounts but for one place: an amount or a balance that is misprinted, or a page that is
 * missing. It is none where the amount there would be right with the other sign, or left out: then its column may be wrong.
 */
export function hasOneBreak({ rows, opening, closing }: Checked): boolean {
  const { steps, isChain } = chainOf(rows.filter((row) => row.status === 'booked' && row.part !== 'opening'));
  const balances = steps.filter(({ balance }) => balance !== null);
  if (!isChain || balances.length < ENOUGH || balances.length * 10 < steps.length * 9) return false;
  let before = opening?.amount.minor ?? null;
  let [moved, at] = [0n, 0];
  const gaps: { readonly at: number; readonly gap: bigint; readonly moved: bigint }[] = [];
  for (const { amount, balance } of steps) {
    moved += amount;
    if (balance === null) continue;
    if (before !== null && before + moved !== balance) gaps.push({ at, gap: balance - before - moved, moved });
    [before, moved] = [balance, 0n];
    at += 1;
  }
  if (closing !== null && before !== null && closing.amount.minor !== before + moved) return false;
  const [one, other] = gaps;
  if (one === undefined || gaps.length > 2) return false;
  if (other !== undefined) return other.at === one.at + 1 && other.gap === -one.gap;
  return one.gap !== -one.moved && one.gap !== -2n * one.moved;
}
