import type { Day } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import type { Direction, Original, StoredOriginal } from './model.ts';

/** How long a deleted row can be brought back. */
export const DAYS_IN_TRASH = 30;

/** What a list of transactions can be sorted by. */
export const SORT_COLUMNS = ['date', 'description', 'category', 'account', 'amount'] as const;

/** Transactions of one currency and one kind of category added up; `out` is zero or below, as on the rows. */
export type KindSum = {
  /** Null where they have no category. */
  readonly kind: CategoryKind | null;
  readonly in: bigint;
  readonly out: bigint;
  readonly count: number;
};

/** What sums come to. `in` less `out` is `left`, and `left` with `transferred` is what the balances moved by. */
export type MoneyFlow = {
  readonly in: Money;
  /** What was spent, refunds taken off; below zero where more came back. */
  readonly out: Money;
  readonly left: Money;
  /** What came back from spending and is taken off `out` already. */
  readonly refunds: Money;
  /** Transfers between own accounts, where they are in neither `in` nor `out`: what came less what went. */
  readonly transferred: Money;
  /** Transactions that count in `in` or `out`. */
  readonly count: number;
};

const DIRECTION_OF_KIND = { income: 'in', expense: 'out', transfer: 'transfer' } as const;

/**
 * Which figure a transaction counts in: the kind of its category decides, so that a refund makes spending smaller; where
 * there is no category its sign does. Null: of zero, without a category. `includeTransfers`: those count by their sign.
 */
export function directionOf(
  kind: CategoryKind | null,
  minor: bigint,
  { includeTransfers = false }: { includeTransfers?: boolean } = {},
): Direction | null {
  if (kind !== null && !(kind === 'transfer' && includeTransfers)) return DIRECTION_OF_KIND[kind];
  return minor === 0n ? null : minor > 0n ? 'in' : 'out';
}

/** Whether a filter by a direction shows a transaction. One by transfers shows all of them, wherever they are counted. */
export function countsAs(
  direction: Direction,
  kind: CategoryKind | null,
  minor: bigint,
  { includeTransfers }: { includeTransfers: boolean },
): boolean {
  return directionOf(kind, minor, { includeTransfers: includeTransfers && direction !== 'transfer' }) === direction;
}

/** Money in, money out and transfers of sums in one currency: every total on every screen and export is this one. */
export function moneyFlow(
  sums: Iterable<KindSum>,
  currency: Currency,
  { includeTransfers = false }: { includeTransfers?: boolean } = {},
): MoneyFlow {
  const total = { in: 0n, out: 0n, transfer: 0n, refunds: 0n, count: 0 };
  for (const { kind, in: came, out: went, count } of sums) {
    // Each side by itself: without a category, and for transfers that are asked for, the sign decides.
    const cameTo = directionOf(kind, 1n, { includeTransfers });
    const wentTo = directionOf(kind, -1n, { includeTransfers });
    if (cameTo !== null) total[cameTo] += came;
    if (wentTo !== null) total[wentTo] += went;
    if (kind === 'expense') total.refunds += came;
    if (cameTo !== 'transfer') total.count += count;
  }
  return {
    in: money(total.in, currency),
    out: money(-total.out, currency),
    left: money(total.in + total.out, currency),
    refunds: money(total.refunds, currency),
    transferred: money(total.transfer, currency),
    count: total.count,
  };
}

/** The pattern that finds the text anywhere, taken letter for letter: `50%_off` looks for just that. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
}

/** What a statement says of a transaction; a merge replaces these, and nothing that a person decides. */
export type Facts = {
  readonly bookedOn: Day;
  readonly description: string;
  readonly bankText: string | null;
  readonly minor: bigint;
  readonly status: 'booked' | 'pending';
  readonly sourceId: string | null;
  readonly contentHash: string | null;
  readonly occurrence: number;
  readonly original: StoredOriginal | null;
};

/** Written by a person, and not known to a bank since. */
export function isByHand({ importId, bankText }: { importId: string | null; bankText: string | null }): boolean {
  return importId === null && bankText === null;
}

/** The facts of something that has more to it. */
export function factsOf(from: Facts): Facts {
  const { bookedOn, description, bankText, minor, status, sourceId, contentHash, occurrence, original } = from;
  return { bookedOn, description, bankText, minor, status, sourceId, contentHash, occurrence, original };
}

/** As stored with an import or a merge, for taking it back: JSON knows no bigint. */
export type KeptFacts = Omit<Facts, 'minor' | 'original'> & {
  readonly minor: string;
  /** Missing in what was stored before there were any. */
  readonly original?: StoredOriginal | null;
};

export function keptFacts(facts: Facts): KeptFacts {
  return { ...factsOf(facts), minor: String(facts.minor) };
}

export function factsFrom(kept: KeptFacts): Facts {
  return { ...kept, minor: BigInt(kept.minor), original: kept.original ?? null };
}

/** As stored. */
export function storedOriginal({ amount, rate, fee }: Original): StoredOriginal {
  return { minor: String(amount.minor), currency: amount.currency, rate, fee: fee === null ? null : String(fee.minor) };
}

/** @param currency of the transaction, in which the fee is */
export function originalFrom({ minor, rate, fee, ...stored }: StoredOriginal, currency: Currency): Original {
  return {
    amount: money(BigInt(minor), stored.currency),
    rate,
    fee: fee === null ? null : money(BigInt(fee), currency),
  };
}
