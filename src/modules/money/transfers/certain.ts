import { daysBetween } from '#kernel/calendar.ts';
import { type Currency, isCurrency } from '#kernel/money.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { ByDay } from './by-day.ts';
import type { PairIds } from './model.ts';
import type { SideRow } from './scoring.ts';
import { saysOwnTransfer, saysTransfer } from './signs.ts';

/** Days between the two sides of a certain transfer. */
export const CERTAIN_GAP = 3;
/** The same where only words say that it is one, and no number of an account. */
const GAP_BY_WORDS = 1;

/** A transaction as it is judged whether it is, beyond doubt, one side of a transfer. */
export type CertainRow = Omit<SideRow, 'isTransfer' | 'isLine'> & {
  /** It may be linked without asking: `isOpen` below. */
  readonly isOpen: boolean;
  /** The transfer that this rule made of it and may take back; null where there is none. */
  readonly certainId: string | null;
};

export type CertainFacts = {
  readonly accounts: readonly { readonly id: string; readonly lastDigits: string | null }[];
  /** The accounts of which a number is the whole number. */
  readonly numbered: (digits: string) => ReadonlySet<string>;
};

/** What is decided of a transaction already. */
export type Decided = {
  readonly isSplit: boolean;
  readonly isLine: boolean;
  readonly isBooked: boolean;
  readonly isLinked: boolean;
  /** It agreed with a statement, or its day is in a period that did. */
  readonly isLocked: boolean;
  /** It is the refund, fee or purchase of another. */
  readonly isRelated: boolean;
  readonly currency: Currency;
  readonly kind: CategoryKind | null;
  /** Who chose the category. */
  readonly source: 'person' | 'rule' | 'learned' | 'pattern' | null;
};

/** Whether nothing that a person, a rule of theirs or a statement said speaks against linking it. */
export function isOpen(of: Decided): boolean {
  const isDecided = of.isSplit || of.isLine || !of.isBooked || of.isLinked || of.isLocked || of.isRelated;
  const isFiled = of.kind !== null && of.kind !== 'transfer' && of.source !== 'pattern';
  return !isDecided && !isFiled && isCurrency(of.currency);
}

/** What is to change: pairs that become transfers, and transfers of this rule that another transaction fits as well. */
export type CertainChanges = { readonly link: readonly PairIds[]; readonly end: readonly string[] };

/**
 * Pairs that are transfers beyond doubt: one amount and one currency, opposite signs, two accounts, at most three days, no
 * third transaction that fits either, and words that say so. The order of the rows does not matter, nor does the order in
 * which they came: what was linked before a third one came is taken back.
 */
export function certainChanges(
  rows: readonly CertainRow[],
  facts: CertainFacts,
  isRejected: (outId: string, inId: string) => boolean = () => false,
): CertainChanges {
  const link: PairIds[] = [];
  const end = new Set<string>();
  const dated = rows.map((row) => ({ ...row, at: daysBetween('1970-01-01', row.day) }));
  for (const same of Map.groupBy(
    dated,
    ({ currency, minor }) => `${currency} ${minor < 0n ? -minor : minor}`,
  ).values()) {
    const outs = same.filter(({ minor }) => minor < 0n);
    const ins = same.filter(({ minor }) => minor > 0n);
    const [outDays, inDays] = [new ByDay(CERTAIN_GAP, outs), new ByDay(CERTAIN_GAP, ins)];
    for (const { certainId } of [
      ...outs.filter(({ at }) => inDays.countAround(at) > 1),
      ...ins.filter(({ at }) => outDays.countAround(at) > 1),
    ])
      if (certainId !== null) end.add(certainId);
    for (const out of outs) {
      const into = inDays.onlyAround(out.at);
      if (into === null || outDays.countAround(into.at) !== 1 || !out.isOpen || !into.isOpen) continue;
      if (out.accountId === into.accountId || isRejected(out.id, into.id)) continue;
      if (Math.abs(out.at - into.at) <= evidence(out, into, facts)) link.push({ outId: out.id, inId: into.id });
    }
  }
  const byId = (a: PairIds, b: PairIds) => (a.outId < b.outId ? -1 : 1);
  return { link: link.toSorted(byId), end: [...end].toSorted() };
}

/** How many days apart two sides may be by what their words say; below zero where they say nothing, or name another account. */
function evidence(out: CertainRow, into: CertainRow, facts: CertainFacts): number {
  const [named, back] = [namedIn(out, facts), namedIn(into, facts)];
  if ([...named, ...back].some((id) => id !== out.accountId && id !== into.accountId)) return -1;
  if (named.has(into.accountId) || back.has(out.accountId)) return CERTAIN_GAP;
  return saysOwnTransfer(out.text) && saysOwnTransfer(into.text) ? GAP_BY_WORDS : -1;
}

/** Own accounts that words name by their whole number, or by its last four digits beside a word for a transfer. */
function namedIn({ accountId, text }: CertainRow, { accounts, numbered }: CertainFacts): ReadonlySet<string> {
  const named = new Set(numbersIn(text).flatMap((digits) => [...numbered(digits)]));
  const isTransfer = saysTransfer(text);
  for (const { id, lastDigits } of accounts) {
    if (!isTransfer || lastDigits === null || lastDigits.length < LAST_DIGITS) continue;
    const isShared = accounts.some((other) => other.id !== id && other.lastDigits === lastDigits);
    if (!isShared && new RegExp(`(?<!\\d)${lastDigits}(?!\\d)`, 'u').test(text)) named.add(id);
  }
  // Banks write the number of the account itself as well.
  named.delete(accountId);
  return named;
}

const LAST_DIGITS = 4;

/** Numbers that may be those of accounts, as they stand there and with what spaces and dashes part put together. */
function numbersIn(text: string): string[] {
  const together = text.match(/\d[\d -]{5,}\d/gu) ?? [];
  const all = [...together.map((run) => run.replace(/\D/g, '')), ...(text.match(/\d{7,}/gu) ?? [])];
  return [...new Set(all)];
}
