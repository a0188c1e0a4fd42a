import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import { periodsFrom } from '#kernel/period-rules.ts';
import { isWorkingDayWith } from '#kernel/working-days.ts';
import { type AccountRef, accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoriesIn, type CategoryRef } from '#modules/money/categories/service.server.ts';
import { bookedAfter, daysOfAccounts, movedBefore, rowsByAmount } from '#modules/money/ledger/service.server.ts';
import type { Item } from '#modules/money/recurring/model.ts';
import { itemsOf } from '#modules/money/recurring/service.server.ts';
import { gazettedDays } from '#modules/people/public-holidays/service.server.ts';
import { type SpendingPlan, spendingPlan } from '#modules/planning/budgets/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { dayTable, placeOf } from './day-table.ts';
import { ofBooked, ofExpected, ofItems, PAID_EARLY, PAID_LATE, paidBy } from './known-moves.ts';
import { HISTORY_DAYS } from './limits.ts';
import type { Expected } from './model.ts';
import type { Facts, HeldAccount } from './outlook.ts';
import { plannedLines } from './planned-lines.ts';
import { paidItems, scheduledOf } from './scheduled.ts';
import { type CategoryDays, edgesOf, streamsOf } from './streams.ts';
import { expectedIn } from './store.server.ts';

/** Types of accounts whose money is there to spend. */
const CASH: ReadonlySet<AccountRef['accountType']> = new Set(['cheque', 'savings', 'cash', 'mobile-money']);
/** Days after the last of the forecast that calendars look at. */
const SPARE = 40;
/** Days back in which payments of recurring items are found. */
const PAID_SINCE = 396;

export type Loaded = Facts & {
  readonly names: ReadonlyMap<string, AccountRef>;
  readonly categories: ReadonlyMap<string, CategoryRef>;
  readonly items: readonly Item[];
  readonly expected: readonly Expected[];
  readonly plan: SpendingPlan | null;
  readonly isWorkingDay: (day: Day) => boolean;
  /** By account, the first day that moved in the history, and the newest. */
  readonly edges: ReadonlyMap<string, { readonly first: Day; readonly newest: Day }>;
};

type Asked = {
  readonly today: Day;
  readonly days: number;
  readonly country: string;
  /** An account that is no cash, and is looked at by itself. */
  readonly accountId?: string | undefined;
};

/** Everything that a forecast follows from. */
export async function factsOf(db: Database, workspaceId: string, asked: Asked): Promise<Loaded> {
  const { today, days, country } = asked;
  const refs = (await accountsIn(db, workspaceId)).filter(({ isActive }) => isActive);
  const moved = await movedBefore(db, workspaceId, addDays(today, 1));
  const accounts = refs.map(({ id, currency, accountType, openingMinor }): HeldAccount => {
    return { id, currency, accountType, isCash: CASH.has(accountType), balance: openingMinor + (moved.get(id) ?? 0n) };
  });
  const categories = new Map((await categoriesIn(db, workspaceId)).map((one) => [one.id, one]));
  const gazetted = await gazettedDays(db);
  const isWorkingDay = (day: Day) => isWorkingDayWith(day, country, { gazetted });
  const first = addDays(today, -HISTORY_DAYS);
  const table = dayTable(first, HISTORY_DAYS + days + SPARE, isWorkingDay);
  const now = placeOf(table, today) + 1;
  const accountIds = accounts.map(({ id }) => id);
  const rows = await daysOfAccounts(db, workspaceId, { accountIds, from: first, to: today });
  const looked = new Set(accounts.flatMap(({ id, isCash }) => (isCash || id === asked.accountId ? id : [])));
  const items = await itemsOf(db, workspaceId, { today, country, to: addDays(today, days) });
  const expected = await expectedWith(db, workspaceId, today);
  const booked = await bookedAfter(db, workspaceId, today);
  const plan = await spendingPlan(db, workspaceId, { today, country });
  const currencyOf = new Map(accounts.map(({ id, currency }) => [id, currency]));
  const lineOf = remembered(
    (categoryId, accountId) => plan?.lineOf(categoryId, currencyOf.get(accountId) ?? '') ?? null,
  );
  const ofLooked = rows.filter(({ accountId }) => looked.has(accountId));
  const streams = streamsOf(ofLooked, {
    table,
    now,
    kindOf: (id) => categories.get(id)?.kind ?? null,
    paid: paidItems(items),
    paidSince: placeOf(table, addDays(today, -PAID_SINCE)),
    lineOf,
  });
  const payers = payersIn(rows, (accountId) => currencyOf.get(accountId) ?? '');
  const periods =
    plan === null ? [] : periodsFrom(addDays(today, -PAID_SINCE - SPARE), addDays(today, days), plan.periods);
  return {
    today,
    table,
    days,
    accounts,
    streams,
    known: [
      ...ofItems(items, today),
      ...ofExpected(expected, today),
      ...ofBooked(booked, (id) => categories.get(id)?.name ?? ''),
    ],
    instead: new Set(expected.flatMap(({ id, isExtra }) => (isExtra ? [] : id))),
    scheduled: scheduledOf(items, table),
    lines: plan === null ? [] : plannedLines(plan, periods, { table, now, rows, items, lineOf, payers }),
    names: new Map(refs.map((one) => [one.id, one])),
    categories,
    items,
    expected,
    plan,
    isWorkingDay,
    edges: new Map(
      [...edgesOf(rows)].map(([id, edge]) => [
        id,
        { first: addDays(first, edge.first), newest: addDays(first, edge.newest) },
      ]),
    ),
  };
}

type LineOf = (categoryId: string, accountId: string) => string | null;

/** Asked of the same few pairs by all that reads the rows. */
function remembered(lineOf: LineOf): LineOf {
  const byAccount = new Map<string, Map<string, string | null>>();
  return (categoryId, accountId) => {
    const own = byAccount.get(accountId) ?? new Map<string, string | null>();
    byAccount.set(accountId, own);
    let line = own.get(categoryId);
    if (line === undefined) own.set(categoryId, (line = lineOf(categoryId, accountId)));
    return line;
  };
}

/** By currency, the account that most goes out from. */
function payersIn(
  rows: readonly (CategoryDays & { readonly minors: Float64Array })[],
  currencyOf: (accountId: string) => string,
): ReadonlyMap<string, string> {
  const out = new Map<string, number>();
  for (const { accountId, side, minors } of rows)
    if (side === 'out')
      out.set(
        accountId,
        minors.reduce((sum, minor) => sum - minor, out.get(accountId) ?? 0),
      );
  const payers = new Map<string, string>();
  for (const [accountId] of [...out].toSorted(([, one], [, other]) => one - other))
    payers.set(currencyOf(accountId), accountId);
  return payers;
}

/** What is expected, with the transactions that paid it. */
async function expectedWith(db: Database, workspaceId: string, today: Day): Promise<Expected[]> {
  const expected = await expectedIn(db, workspaceId);
  const rows: { id: string; day: Day; minor: bigint; accountId: string }[] = [];
  for (const [accountId, own] of Map.groupBy(expected, (one) => one.accountId)) {
    const dues = own.map(({ due }) => due).toSorted();
    const found = await rowsByAmount(db, workspaceId, accountId, {
      from: addDays(dues[0] ?? today, -PAID_EARLY),
      to: addDays(dues.at(-1) ?? today, PAID_LATE),
      minors: own.map(({ amount }) => amount.minor),
    });
    rows.push(...found.map(({ id, bookedOn, minor }) => ({ id, day: bookedOn, minor, accountId })));
  }
  const paid = paidBy(expected, rows);
  return expected.map((one) => ({ ...one, paid: paid.get(one.id) ?? null }));
}

/** Whole days of history behind a day, of the accounts named. */
export function historyOf({ edges, today }: Loaded, accountIds: ReadonlySet<string>) {
  const own = [...edges].flatMap(([id, edge]) => (accountIds.has(id) ? edge : []));
  const since = own.map(({ first }) => first).toSorted()[0] ?? null;
  const newest =
    own
      .map((edge) => edge.newest)
      .toSorted()
      .at(-1) ?? null;
  return { since, newest, days: since === null ? 0 : daysBetween(since, today) };
}
