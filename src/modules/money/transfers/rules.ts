import { type Day, daysBetween } from '#kernel/calendar.ts';
import { type Currency, minorDigits, type Money } from '#kernel/money.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';

import { isUnequalLine } from './unequal-line.ts';

export { suggestTransfers } from './matching.ts';
export { LONGEST_GAP, type PairFacts, type SideRow } from './scoring.ts';

/** A transaction as a change of one side of a transfer is judged by. */
export type LinkedRow = {
  readonly accountId: string;
  readonly minor: bigint;
  readonly currency: Currency;
  /** A person wrote it; no statement says so. */
  readonly isByHand: boolean;
  /** Its split alone decides what it comes to. */
  readonly isLine: boolean;
};

/** The rest of what a change of one side asks for. */
type SideChange = {
  readonly accountId: string;
  readonly minor: bigint;
  readonly currency: Currency;
  /** The kind of the category that is chosen; null takes it away, undefined leaves it. */
  readonly kind: CategoryKind | null | undefined;
};

/** Why one side is not changed. */
export type LinkedRefusal =
  | 'TRANSFER_SIDE'
  | 'TRANSFER_AMOUNT'
  | 'TRANSFER_ACCOUNT'
  | 'TRANSFER_HIDDEN'
  | 'TRANSFER_LINE';

/** Why two rows are no two sides; null where they are. What belongs to a split has to come to just what the other does. */
export function pairRefusal(
  out: Omit<LinkedRow, 'isByHand'>,
  into: Omit<LinkedRow, 'isByHand'>,
): 'NO_PAIR' | 'OTHER_AMOUNT' | null {
  if (out.minor >= 0n || into.minor <= 0n || out.accountId === into.accountId) return 'NO_PAIR';
  return isUnequalLine(out, into) ? 'OTHER_AMOUNT' : null;
}

/**
 * What a change of one side of a transfer means for the other: its new amount, null where it stays as it is, or why the
 * change is refused. Of one currency what lies between both, such as a fee, stays the same. The amount of a line is changed
 * in its split alone.
 * @param other null where the caller may not see or change it
 */
export function changeOfLinked(
  before: LinkedRow,
  change: SideChange,
  other: LinkedRow | null,
): { readonly otherMinor: bigint | null } | { readonly refusal: LinkedRefusal } {
  if (change.kind !== undefined && change.kind !== 'transfer') return { refusal: 'TRANSFER_SIDE' };
  if (other !== null && change.accountId === other.accountId) return { refusal: 'TRANSFER_ACCOUNT' };
  if (change.minor === before.minor && change.currency === before.currency) return { otherMinor: null };
  if (signOf(change.minor) !== signOf(before.minor)) return { refusal: 'TRANSFER_SIDE' };
  if (other === null) return { refusal: 'TRANSFER_HIDDEN' };
  if (before.currency !== other.currency || change.currency !== other.currency) {
    const after = { ...before, minor: change.minor, currency: change.currency };
    return isUnequalLine(after, other) ? { refusal: 'TRANSFER_LINE' } : { otherMinor: null };
  }
  if (other.isLine) return { refusal: 'TRANSFER_LINE' };
  if (!other.isByHand) return { refusal: 'TRANSFER_AMOUNT' };
  const otherMinor = before.minor + other.minor - change.minor;
  return signOf(otherMinor) === signOf(other.minor) ? { otherMinor } : { refusal: 'TRANSFER_SIDE' };
}

const signOf = (minor: bigint) => (minor === 0n ? 0 : minor > 0n ? 1 : -1);

/** Days from the one to the other, whichever is first. */
export const dayGap = (one: Day, other: Day): number => Math.abs(daysBetween(one, other));

/** A rate as people say it: so much of `to` for one of `from`, at least one, with four digits behind the point. */
export type ImpliedRate = { readonly from: Currency; readonly to: Currency; readonly rate: string };

const RATE_DIGITS = 4;

/** The rate that two amounts of different currencies come to; null where they are of one, or one is nothing. */
export function impliedRate(one: Money, other: Money): ImpliedRate | null {
  if (one.currency === other.currency || one.minor === 0n || other.minor === 0n) return null;
  const size = ({ minor, currency }: Money) => ({
    value: (minor < 0n ? -minor : minor) * 10n ** BigInt(MOST_DIGITS - minorDigits(currency)),
    currency,
  });
  const sizes = [size(one), size(other)];
  const [many, few] = sizes.toSorted((a, b) => (a.value > b.value ? -1 : a.value < b.value ? 1 : 0));
  if (many === undefined || few === undefined) return null;
  const scaled = (2n * many.value * 10n ** BigInt(RATE_DIGITS) + few.value) / (2n * few.value);
  const digits = scaled.toString().padStart(RATE_DIGITS + 1, '0');
  return {
    from: few.currency,
    to: many.currency,
    rate: `${digits.slice(0, -RATE_DIGITS)}.${digits.slice(-RATE_DIGITS)}`,
  };
}

/** No currency has smaller units. */
const MOST_DIGITS = 4;

type Filable = {
  readonly id: string;
  readonly slug: string | null;
  readonly kind: CategoryKind;
  readonly isArchived: boolean;
};

/** The category that both sides are given: that for own accounts of the starter set, else the first of the kind transfer. */
export function transferCategoryOf(categories: readonly Filable[]): string | null {
  const fit = categories.filter(({ kind, isArchived }) => kind === 'transfer' && !isArchived);
  return (fit.find(({ slug }) => slug === 'internal-transfer') ?? fit[0])?.id ?? null;
}

/** `Transfer`, or with a number behind it where that is taken. */
export function freeName(names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  let name = 'Transfer';
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `Transfer ${number}`;
  return name;
}
