import { type Day, daysBetween } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { minorDigits } from '#kernel/money.ts';
import type { Ratio } from '#modules/money/exchange-rates/rules.ts';
import { isUnequalLine } from './unequal-line.ts';
import { namesOf, type OwnAccount, saysCardPayment, saysMobileMoney, saysTransfer } from './signs.ts';

/** A transaction that may be one side of a transfer. */
export type SideRow = {
  readonly id: string;
  readonly accountId: string;
  readonly day: Day;
  /** Never zero. */
  readonly minor: bigint;
  readonly currency: Currency;
  /** The bank's words, or what the person wrote. */
  readonly text: string;
  /** It has a category of the kind transfer already. */
  readonly isTransfer: boolean;
  /** A line of a split. */
  readonly isLine: boolean;
};

/** What is known beside the transactions. */
export type PairFacts = {
  readonly accounts: readonly OwnAccount[];
  /** What one unit of `from` is worth in `to` on the day; null where no rate is known. */
  readonly rateOf: (from: Currency, to: Currency, day: Day) => Ratio | null;
};

/** Why two transactions are thought to be one transfer. */
export const REASONS = [
  'same-amount',
  'fee',
  'known-rate',
  'implied-rate',
  'words',
  'account-named',
  'card-payment',
  'mobile-money',
  'category',
] as const;
export type Reason = (typeof REASONS)[number];

/** Days between the two sides of a suggestion. */
export const LONGEST_GAP = 5;
/** Percent of the amount that a fee may take. */
export const LARGEST_FEE = 2n;
/** Percent by which two amounts may be off the known rate of the day. */
export const LARGEST_DEVIATION = 5n;
/** A suggestion scores at least so much of 100. */
export const LEAST_SCORE = 50;
/** From so much on a suggestion is sure enough to be accepted together with others. */
export const SURE_FROM = 80;

/** A row with what its words say, read once. */
export type Side = SideRow & {
  /** Days since 1970. */
  readonly at: number;
  readonly says: { readonly transfer: boolean; readonly card: boolean; readonly mobile: boolean };
  /** It names an own account that is not its own, by the words alone. */
  readonly namesAccount: boolean;
};

/** How the amounts of two sides fit. */
type Fit = { readonly reason: 'same-amount' | 'fee' | 'known-rate' | 'implied-rate'; readonly points: number };

const DAY_POINTS = [25, 22, 18, 13, 8, 4] as const;

/** Reads rows; days and names of accounts are worked out once for all of them. */
export function sideReader(accounts: readonly OwnAccount[]): (row: SideRow) => Side {
  const days = new Map<Day, number>();
  const others = new Map(accounts.map(({ id }) => [id, namesOf(accounts.filter((one) => one.id !== id))]));
  return (row) => {
    const at = days.get(row.day) ?? daysBetween('1970-01-01', row.day);
    days.set(row.day, at);
    const says = {
      transfer: saysTransfer(row.text),
      card: saysCardPayment(row.text),
      mobile: saysMobileMoney(row.text),
    };
    return { ...row, at, says, namesAccount: others.get(row.accountId)?.test(row.text) === true };
  };
}

/** Whether anything but the amount says that the row is a transfer. */
export function hasSigns({ says, namesAccount, isTransfer }: Side): boolean {
  return says.transfer || says.card || says.mobile || namesAccount || isTransfer;
}

/** How much arrived less than went out, in minor units of one currency; below zero where more arrived. */
export const amountGap = (out: SideRow, into: SideRow): bigint => -out.minor - into.minor;

/** How the amounts fit; null where they do not. `ratio`: the known rate from the one currency to the other. */
export function fitOf(out: SideRow, into: SideRow, ratio: Ratio | null): Fit | null {
  if (out.currency === into.currency) {
    const gap = amountGap(out, into);
    if (gap === 0n) return { reason: 'same-amount', points: 48 };
    if (gap < 0n || gap * 100n > -out.minor * LARGEST_FEE || isUnequalLine(out, into)) return null;
    // Banks book the two sides of a transfer in either order; what a fee was taken from does not come before it was sent.
    if (into.day < out.day) return null;
    // A fee of 2 % takes ten points.
    return { reason: 'fee', points: 30 - Number((gap * 500n) / -out.minor) };
  }
  if (ratio === null) return { reason: 'implied-rate', points: 25 };
  const { least, expected, most } = expectedIn(out, into.currency, ratio);
  if (into.minor < least || into.minor > most || expected === 0n) return null;
  const off = into.minor > expected ? into.minor - expected : expected - into.minor;
  return { reason: 'known-rate', points: 40 - Number((off * 300n) / expected) };
}

/** What arrives at the known rate, and how far it may be off, in minor units. */
export function expectedIn(
  { minor, currency }: SideRow,
  to: Currency,
  { units, per }: Ratio,
): { readonly least: bigint; readonly expected: bigint; readonly most: bigint } {
  const above = -minor * units * 10n ** BigInt(minorDigits(to));
  const below = per * 10n ** BigInt(minorDigits(currency));
  const expected = above / below;
  const off = (expected * LARGEST_DEVIATION) / 100n;
  return { least: expected - off, expected, most: expected + off };
}

export type Scored = { readonly score: number; readonly reasons: readonly Reason[] };

/** Scores pairs of sides; `accounts` by which one side may name the other. */
export function pairScorer(accounts: readonly OwnAccount[]): (out: Side, into: Side, fit: Fit) => Scored {
  const named = new Map(accounts.map((account) => [account.id, namesOf([account])]));
  const typeOf = new Map(accounts.map(({ id, accountType }) => [id, accountType]));
  return (out, into, { reason, points }) => {
    const reasons: Reason[] = [reason];
    let score = points + (DAY_POINTS[Math.abs(into.at - out.at)] ?? 0);
    const add = (why: Reason, more: number) => {
      if (more === 0) return;
      reasons.push(why);
      score += more;
    };
    const both = (one: boolean, other: boolean, first: number, second: number) =>
      one && other ? first + second : one || other ? first : 0;
    add('words', both(out.says.transfer, into.says.transfer, 10, 5));
    const isNamed =
      (out.namesAccount && named.get(into.accountId)?.test(out.text) === true) ||
      (into.namesAccount && named.get(out.accountId)?.test(into.text) === true);
    add('account-named', isNamed ? 12 : 0);
    const isCard = typeOf.get(into.accountId) === 'credit-card';
    add('card-payment', isCard && (into.says.card || out.says.card) ? 12 : 0);
    const isMobile = [out, into].some(({ accountId }) => typeOf.get(accountId) === 'mobile-money');
    add('mobile-money', isMobile && (into.says.mobile || out.says.mobile) ? 10 : 0);
    add('category', both(out.isTransfer, into.isTransfer, 6, 4));
    return { score: Math.min(score, 100), reasons };
  };
}
