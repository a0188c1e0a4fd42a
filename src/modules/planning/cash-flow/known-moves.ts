import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import type { Item } from '#modules/money/recurring/model.ts';
import type { Expected } from './model.ts';

/** A payment that is known, on a day from today on; below zero goes out. */
export type KnownMove = {
  readonly day: Day;
  readonly accountId: string;
  readonly name: string;
  readonly minor: bigint;
  readonly itemId: string | null;
  readonly categoryId: string | null;
  readonly expectedId: string | null;
  readonly isLate: boolean;
};

const PLAIN = { itemId: null, categoryId: null, expectedId: null, isLate: false } as const;
/** Days after which nobody waits for a payment that did not come. */
const LATE_DAYS = 31;

/** The signed amount of an item. */
export const signed = ({ source }: Pick<Item, 'source'>, minor: bigint) => (source.direction === 'in' ? minor : -minor);
export const categoryOf = ({ categoryId, usualCategoryId }: Pick<Item, 'categoryId' | 'usualCategoryId'>) =>
  categoryId ?? usualCategoryId;

/** What recurring payments bring and take from today on; what is late and may still come, today. */
export function ofItems(items: readonly Item[], today: Day): KnownMove[] {
  const since = addDays(today, -LATE_DAYS);
  return items.flatMap((item) =>
    item.occurrences.flatMap(({ due, state, expected }): KnownMove[] => {
      const isLate = state === 'late' && due >= since;
      if (state !== 'due' && !isLate) return [];
      return [
        {
          ...PLAIN,
          day: due > today ? due : today,
          accountId: item.source.accountId,
          name: item.name,
          minor: signed(item, expected.minor),
          itemId: item.id,
          categoryId: categoryOf(item),
          isLate,
        },
      ];
    }),
  );
}

/** What is expected once: as much of it as is likely, on the day it usually comes; what is overdue, tomorrow. */
export function ofExpected(expected: readonly Expected[], today: Day): KnownMove[] {
  return expected.flatMap(({ id, name, accountId, due, amount, likelihood, delay, paid }): KnownMove[] => {
    const on = addDays(due, delay);
    const tomorrow = addDays(today, 1);
    const minor = (amount.minor * BigInt(likelihood)) / 100n;
    if (paid !== null || minor === 0n) return [];
    return [{ ...PLAIN, day: on > today ? on : tomorrow, accountId, name, minor, expectedId: id, isLate: on < today }];
  });
}

type Booked = { readonly accountId: string; readonly categoryId: string; readonly day: Day; readonly minor: bigint };

/** What is booked for a later day already. */
export function ofBooked(booked: readonly Booked[], nameOf: (categoryId: string) => string): KnownMove[] {
  return booked
    .filter(({ minor }) => minor !== 0n)
    .map(({ categoryId, ...row }) => ({ ...PLAIN, ...row, categoryId, name: nameOf(categoryId) }));
}

type Paying = { readonly id: string; readonly day: Day; readonly minor: bigint; readonly accountId: string };
/** Days before and after the due day in which a transaction pays what is expected. */
export const [PAID_EARLY, PAID_LATE] = [21, 120];

/**
 * The transactions that paid what is expected: of the same amount on the same account, the nearest to the due day. Each pays
 * once; what was due first is paid first.
 */
export function paidBy(
  expected: readonly Omit<Expected, 'paid'>[],
  rows: readonly Paying[],
): ReadonlyMap<string, { readonly id: string; readonly day: Day }> {
  const left = new Set(rows);
  const found = new Map<string, { id: string; day: Day }>();
  for (const { id, accountId, due, amount } of expected.toSorted((a, b) => (a.due < b.due ? -1 : 1))) {
    const [from, to] = [addDays(due, -PAID_EARLY), addDays(due, PAID_LATE)];
    let best: Paying | null = null;
    for (const row of left) {
      if (row.accountId !== accountId || row.minor !== amount.minor || row.day < from || row.day > to) continue;
      if (best === null || distance(row.day, due) < distance(best.day, due)) best = row;
    }
    if (best === null) continue;
    left.delete(best);
    found.set(id, { id: best.id, day: best.day });
  }
  return found;
}

const distance = (one: Day, other: Day) => Math.abs(daysBetween(one, other));
