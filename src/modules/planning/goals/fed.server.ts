import type { Day } from '#kernel/calendar.ts';
import type { AccountRef } from '#modules/money/accounts/service.server.ts';
import type { CategoryRef } from '#modules/money/categories/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Contribution } from './contributions.ts';
import { shareOfIncome } from './feeds.ts';
import { holdsMoney } from './kinds.ts';
import { type HeldFeed, incomeOn, type OnDay, roundUpsOn } from './reading.store.server.ts';

type Known = {
  readonly accounts: readonly AccountRef[];
  readonly categories: readonly CategoryRef[];
  readonly today: Day;
  /** What was read already: rules of several goals may be about the same days. */
  readonly days: Map<string, OnDay[]>;
};

/** What a rule has set aside, by day and account. */
export async function fedBy(
  { db, workspaceId }: { readonly db: Database; readonly workspaceId: string },
  feed: HeldFeed,
  { accounts, categories, today, days: known }: Known,
): Promise<Contribution[]> {
  const { since, until, kind, minor, permille, categoryId } = feed;
  const currencyOf = new Map(accounts.map(({ id, currency }) => [id, currency]));
  const chosen = new Set(feed.accountIds);
  const places = accounts
    .filter(({ id }) => chosen.size === 0 || chosen.has(id))
    .filter(({ accountType, currency }) => holdsMoney(accountType) && fitsCurrency(feed, currency))
    .map(({ id }) => id);
  const days = { since, until, today };
  const named = categories.filter(({ id, parentId }) => id === categoryId || parentId === categoryId);
  const income = { accountIds: places, categoryIds: named.map(({ id }) => id), containing: feed.containing };
  const read = () =>
    kind === 'round-up'
      ? roundUpsOn(db, workspaceId, { accountIds: places, step: minor ?? 1n }, days)
      : incomeOn(db, workspaceId, income, days);
  const step = kind === 'round-up' ? minor : null;
  const place = [step, ...places, categoryId, feed.containing, since, until].join(' ');
  const found = known.get(place) ?? (await read());
  known.set(place, found);
  const given = (day: OnDay) =>
    kind === 'round-up'
      ? day.minor
      : kind === 'income-amount'
        ? day.count * (minor ?? 0n)
        : shareOfIncome(day.minor, permille ?? 0);
  return found.map((day): Contribution => {
    const { accountId } = day;
    return {
      goalId: feed.goalId,
      way: kind,
      from: feed.id,
      memberId: feed.userId,
      accountId,
      currency: currencyOf.get(accountId) ?? '',
      day: day.day,
      minor: given(day),
      note: null,
      transactionId: null,
    };
  });
}

/** So much of each income, and steps of purchases, are in one currency; a share is in any. */
function fitsCurrency(feed: HeldFeed, currency: string): boolean {
  return feed.currency === null || feed.currency === currency;
}
