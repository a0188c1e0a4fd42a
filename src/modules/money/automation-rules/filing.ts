import { type Money, money } from '#kernel/money.ts';
import { sharesOf, type Share } from '#modules/money/splits/rules.ts';

/** Where a transaction goes: to a category, into lines, or to another account. */
export type Filing = {
  readonly categoryId: string | null;
  readonly splitTemplateId: string | null;
  readonly splitLines: readonly unknown[];
  readonly transferAccountId: string | null;
};

/** What of that a rule says. */
export function filingsOf({ categoryId, splitTemplateId, splitLines, transferAccountId }: Filing): (keyof Filing)[] {
  return [
    ...(categoryId === null ? [] : (['categoryId'] as const)),
    ...(splitTemplateId === null ? [] : (['splitTemplateId'] as const)),
    ...(splitLines.length === 0 ? [] : (['splitLines'] as const)),
    ...(transferAccountId === null ? [] : (['transferAccountId'] as const)),
  ];
}

/** A line of a rule, ready to be applied: what it names is there. */
export type ReadyLine = Share & {
  readonly description: string | null;
  readonly categoryId: string | null;
  readonly note: string | null;
  readonly tagIds: readonly string[];
};

/** A line of one transaction. */
export type SplitLine = {
  readonly description: string;
  readonly categoryId: string | null;
  readonly note: string | null;
  /** All that it gets. */
  readonly tagIds: readonly string[];
  readonly amount: Money;
};

/** What a rule wants of a transaction's place, with what that takes. */
export type ReadyFiling =
  | { readonly kind: 'category'; readonly to: string }
  | { readonly kind: 'split'; readonly lines: readonly ReadyLine[] }
  | { readonly kind: 'transfer'; readonly to: string };

/** Whether two rules want the same place. */
export function isSameFiling(one: ReadyFiling, other: ReadyFiling): boolean {
  const written = (filing: ReadyFiling) =>
    JSON.stringify(filing, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return written(one) === written(other);
}

/** A transaction as its place is decided by. */
export type Placed = {
  readonly accountId: string;
  readonly categoryId: string | null;
  /** That of its category; null where it has none. */
  readonly kind: string | null;
  readonly minor: bigint;
  readonly currency: string;
  readonly categorySource: string | null;
  /** It has lines, or is a line of another. */
  readonly part: 'whole' | 'line' | null;
  /** It is one side of a transfer. */
  readonly isTransferred: boolean;
  /** It agreed with a statement, or its day is in a period that did. */
  readonly isLocked: boolean;
};

/** Why a rule that splits or links leaves a transaction alone. */
export const LEFT_REASONS = [
  'already-split',
  'transfer',
  'too-small',
  'other-currency',
  'same-account',
  'locked',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** What becomes of a transaction's place. `protected`: a person chose where it is. */
export type Placing =
  | { readonly kind: 'nothing' | 'protected' }
  | { readonly kind: 'left'; readonly because: LeftReason }
  | { readonly kind: 'category'; readonly to: string }
  | { readonly kind: 'split'; readonly amounts: readonly Money[]; readonly lines: readonly ReadyLine[] }
  /** What becomes of it is seen among all transactions (`placeTransfers`). */
  | { readonly kind: 'transfer'; readonly to: string };

/** @param includesPersons it moves also where a person chose its category */
export function placingOf(row: Placed, filing: ReadyFiling, includesPersons: boolean): Placing {
  const isPersons = row.categorySource === 'person' && !includesPersons;
  switch (filing.kind) {
    case 'category': {
      const isFixed = row.part === 'whole' || row.isTransferred;
      if (isFixed || filing.to === row.categoryId) return { kind: 'nothing' };
      return isPersons ? { kind: 'protected' } : filing;
    }
    case 'split': {
      if (row.part !== null) return { kind: 'left', because: 'already-split' };
      if (row.isTransferred) return { kind: 'left', because: 'transfer' };
      const amounts = sharesOf(money(row.minor, row.currency), filing.lines);
      if (typeof amounts === 'string') return { kind: 'left', because: amounts };
      return isPersons ? { kind: 'protected' } : { kind: 'split', amounts, lines: filing.lines };
    }
    case 'transfer': {
      if (row.part !== null) return { kind: 'left', because: 'already-split' };
      if (row.isTransferred) return { kind: 'nothing' };
      if (row.accountId === filing.to) return { kind: 'left', because: 'same-account' };
      if (row.minor === 0n) return { kind: 'left', because: 'too-small' };
      if (row.isLocked) return { kind: 'left', because: 'locked' };
      return isPersons && row.kind !== 'transfer' ? { kind: 'protected' } : filing;
    }
  }
}

/** The lines as a transaction gets them. @param row as it is once the rest of the rules has changed it */
export function linesOf(
  { amounts, lines }: Extract<Placing, { kind: 'split' }>,
  row: { readonly description: string; readonly tagIds: readonly string[] },
): SplitLine[] {
  return lines.flatMap(({ description, categoryId, note, tagIds }, at) => {
    const amount = amounts[at];
    return amount === undefined
      ? []
      : { description: description ?? row.description, categoryId, note, tagIds: unionOf(row.tagIds, tagIds), amount };
  });
}

const unionOf = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];

/** How many transactions are left alone for each reason, the most first; a split and its lines are one. */
export function countLeft(
  all: readonly { readonly wholeId: string; readonly because: LeftReason | null }[],
): { because: LeftReason; count: number }[] {
  const byReason = Map.groupBy(all, ({ because }) => because);
  return LEFT_REASONS.flatMap((because) => {
    const count = new Set(byReason.get(because)?.map(({ wholeId }) => wholeId)).size;
    return count === 0 ? [] : [{ because, count }];
  }).toSorted((a, b) => b.count - a.count);
}
