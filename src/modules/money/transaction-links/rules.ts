import { type LinkKind, paysBack } from './model.ts';

/** Links of one transaction: more than any purchase has refunds. */
export const MOST_LINKS = 100;

/** A transaction that is to be linked, with what is linked of it already; all amounts of one currency. */
export type Side = {
  readonly minor: bigint;
  readonly currency: string;
  readonly linked: bigint;
  readonly links: number;
};

export type Fault =
  | { readonly code: 'WRONG_WAY' | 'TWO_CURRENCIES' | 'TOO_MANY' }
  /** `of`: whose amount is exceeded, by how much, and what it has left. */
  | { readonly code: 'TOO_MUCH'; readonly of: 'purchase' | 'refund'; readonly excess: bigint; readonly rest: bigint };

/** The amount without its sign. */
export const sizeOf = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** What of a transaction is not linked yet; below zero where its amount was made smaller after it was linked. */
export function restOf({ minor, linked }: Pick<Side, 'minor' | 'linked'>): bigint {
  return sizeOf(minor) - linked;
}

/**
 * Why two transactions cannot be linked so; null where they can. Neither the purchase is paid back more than once, nor
 * is money that came back spread over more than there is of it.
 * @param amount what of the purchase is paid back, above zero; null where nothing is
 */
export function faultOf(kind: LinkKind, from: Side, to: Side, amount: bigint | null): Fault | null {
  if (from.links >= MOST_LINKS || to.links >= MOST_LINKS) return { code: 'TOO_MANY' };
  if (kind === 'fee' && from.currency !== to.currency) return { code: 'TWO_CURRENCIES' };
  if (!paysBack(kind) || amount === null) return null;
  if (from.minor <= 0n || to.minor >= 0n) return { code: 'WRONG_WAY' };
  if (from.currency !== to.currency) return { code: 'TWO_CURRENCIES' };
  for (const [of, side] of [['purchase', to] as const, ['refund', from] as const]) {
    const rest = restOf(side);
    if (amount > rest) return { code: 'TOO_MUCH', of, excess: amount - rest, rest: rest < 0n ? 0n : rest };
  }
  return null;
}

/** What is offered as the amount of a link: as much as both have left. */
export function offeredAmount(from: bigint, to: bigint): bigint {
  const least = from < to ? from : to;
  return least < 0n ? 0n : least;
}

/** Related transactions have no first: the pair is kept in one order, so that it is found either way. */
export function inOneOrder([a, b]: readonly [string, string]): [string, string] {
  return a < b ? [a, b] : [b, a];
}
