import { addDays, type Day, isDay } from '#kernel/calendar.ts';
import { periodAfter, periodAt, type Periods, periodsBack, type Stretch } from '#kernel/period-rules.ts';
import { type AccountRef, accountsIn } from '#modules/money/accounts/service.server.ts';
import { type CategoryRef, categoriesIn } from '#modules/money/categories/service.server.ts';
import { converted, rateOn } from '#modules/money/exchange-rates/rules.ts';
import { ratesBetween } from '#modules/money/exchange-rates/service.server.ts';
import { movedBefore } from '#modules/money/ledger/service.server.ts';
import { monthsOfPerson, paydayHolidays } from '#modules/people/preferences/service.server.ts';
import { budgetPeriods } from '#modules/planning/budgets/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Contribution, Convert } from './contributions.ts';
import { fedBy } from './fed.server.ts';
import { type Kept, keptPledges } from './pledges.ts';
import {
  entriesIn,
  feedsIn,
  goalsIn,
  type HeldEntry,
  type HeldFeed,
  type HeldGoal,
  type HeldPledge,
  type OnDay,
  pledgesIn,
  transfersTo,
} from './reading.store.server.ts';

export type Reader = {
  readonly db: Database;
  readonly workspaceId: string;
  readonly userId: string;
  readonly workspace: { readonly country: string; readonly currency: string; readonly isLimited: boolean };
};

/** A transfer comes at most so many days before the first payday of a pledge. */
const BEFORE_FIRST = 7;

/** The periods of the budget, or without one the caller's months. */
export async function periodsFor({ db, workspaceId, userId, workspace }: Reader): Promise<Periods> {
  const own = await budgetPeriods(db, workspaceId, workspace.country);
  if (own !== null) return own;
  return monthsOfPerson(db, { id: userId, country: workspace.country });
}

/** What amounts are worth today. Few goals have money in several currencies: rates are read only for those. */
export async function converterFor({ db, workspaceId }: Reader, today: Day, isNeeded: boolean): Promise<Convert> {
  const rates = isNeeded ? await ratesBetween(db, workspaceId, today, today) : [];
  return (amount, to) => {
    if (amount.currency === to) return amount;
    const rate = rateOn(rates, amount.currency, to, today);
    return rate === null ? null : converted(amount, to, rate.ratio);
  };
}

export type Loaded = {
  readonly goals: readonly HeldGoal[];
  readonly feeds: readonly HeldFeed[];
  readonly pledges: readonly HeldPledge[];
  readonly kept: readonly Kept[];
  readonly contributions: readonly Contribution[];
  readonly accounts: readonly AccountRef[];
  readonly categories: readonly CategoryRef[];
  readonly convert: Convert;
};

/** All that figures of goals follow from: nothing that transactions say is stored. */
export async function loadGoals(reader: Reader, today: Day): Promise<Loaded> {
  const { db, workspaceId } = reader;
  const goals = await goalsIn(db, workspaceId);
  const accounts = await accountsIn(db, workspaceId);
  if (goals.length === 0) {
    const convert = await converterFor(reader, today, false);
    return { goals, feeds: [], pledges: [], kept: [], contributions: [], accounts, categories: [], convert };
  }
  const entries = await entriesIn(db, workspaceId);
  const feeds = await feedsIn(db, workspaceId);
  const pledges = await pledgesIn(db, workspaceId);
  const categories = feeds.length === 0 ? [] : await categoriesIn(db, workspaceId);
  const place = new Map(goals.map(({ id }, at) => [id, at]));
  const inOrder = pledges.toSorted((a, b) => (place.get(a.goalId) ?? 0) - (place.get(b.goalId) ?? 0));
  const kept = await keptOf(reader, inOrder, entries, today);
  const fed: Contribution[] = [];
  const loaded = { accounts, categories, today, days: new Map<string, OnDay[]>() };
  for (const feed of feeds) fed.push(...(await fedBy(reader, feed, loaded)));
  const known = new Set(goals.map(({ id }) => id));
  const contributions = [...entries.map(byHand), ...byPledges(pledges, kept), ...fed].filter(({ goalId }) =>
    known.has(goalId),
  );
  const currencyOf = new Map(goals.map(({ id, currency }) => [id, currency]));
  const isNeeded = contributions.some(({ goalId, currency }) => currencyOf.get(goalId) !== currency);
  const convert = await converterFor(reader, today, isNeeded);
  return { goals, feeds, pledges: inOrder, kept, contributions, accounts, categories, convert };
}

function byHand({ id, goalId, userId, accountId, currency, day, minor, note, transactionId }: HeldEntry): Contribution {
  const way = transactionId === null ? 'hand' : 'transaction';
  return { goalId, way, from: id, memberId: userId, accountId, currency, day, minor, note, transactionId };
}

function byPledges(pledges: readonly HeldPledge[], kept: readonly Kept[]): Contribution[] {
  const byId = new Map(pledges.map((one) => [one.id, one]));
  return kept.flatMap(({ pledgeId, transfer }) => {
    const pledge = byId.get(pledgeId);
    if (pledge === undefined || transfer === null) return [];
    const { goalId, userId: memberId, accountId, currency } = pledge;
    const { day, minor, id: transactionId } = transfer;
    return {
      goalId,
      way: 'pledge',
      from: pledgeId,
      memberId,
      accountId,
      currency,
      day,
      minor,
      note: null,
      transactionId,
    };
  });
}

/** Paydays of a pledge that are looked at: more than twenty years of weeks. */
const MOST_PAYDAYS_BACK = 1100;

/** Periods whose paydays a pledge is about, up to a day. */
export function paydaysOf(
  { rule, since, until }: Pick<HeldPledge, 'rule' | 'since' | 'until'>,
  today: Day,
  known: Omit<Periods, 'rules'>,
): Stretch[] {
  const last = until === null || until > today ? today : addDays(until, -1);
  if (last < since) return [];
  const periods = { ...known, rules: [{ since: null, rule }] };
  const found = periodsBack(since, periodAt(last, periods), MOST_PAYDAYS_BACK, periods);
  return found.filter(({ from }) => from >= since && from <= last);
}

/** The next payday of a pledge, from a day on; null where it has ended, or after the last year that there is. */
export function nextPayday({ rule, since, until }: HeldPledge, today: Day, known: Omit<Periods, 'rules'>): Day | null {
  if (until !== null) return null;
  const periods = { ...known, rules: [{ since: null, rule }] };
  const day = since > today ? since : today;
  const now = periodAt(day, periods);
  const next = now.from >= day ? now.from : periodAfter(now, periods).from;
  return isDay(next) ? next : null;
}

async function keptOf(
  { db, workspaceId, workspace: { country } }: Reader,
  pledges: readonly HeldPledge[],
  entries: readonly HeldEntry[],
  today: Day,
): Promise<Kept[]> {
  if (pledges.length === 0) return [];
  const known = await paydayHolidays(db, country);
  const first = pledges.reduce((day, { since }) => (since < day ? since : day), today);
  const accountIds = [...new Set(pledges.map(({ accountId }) => accountId))];
  const found = await transfersTo(db, workspaceId, accountIds, { from: addDays(first, -BEFORE_FIRST), to: today });
  const used = new Set(entries.flatMap(({ transactionId }) => transactionId ?? []));
  return keptPledges(
    pledges.map((pledge) => ({ ...pledge, periods: paydaysOf(pledge, today, known) })),
    found.filter(({ id }) => !used.has(id)),
    today,
  );
}

/** What accounts hold at the end of a day. */
export async function balancesOn(
  { db, workspaceId }: Reader,
  accounts: readonly AccountRef[],
  today: Day,
): Promise<ReadonlyMap<string, bigint>> {
  const moved = await movedBefore(db, workspaceId, addDays(today, 1));
  return new Map(accounts.map(({ id, openingMinor }) => [id, openingMinor + (moved.get(id) ?? 0n)]));
}
