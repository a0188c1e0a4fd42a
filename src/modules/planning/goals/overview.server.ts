import { addDays, type Day } from '#kernel/calendar.ts';
import { type Currency, type Money, money, withheldIn } from '#kernel/money.ts';
import { periodAt, type Periods, type Stretch } from '#kernel/period-rules.ts';
import type { AccountRef } from '#modules/money/accounts/service.server.ts';
import { membersIn } from '#modules/people/workspaces/service.server.ts';
import { type Contribution, type Convert, partsBy, sharesOf, totalOf } from './contributions.ts';
import { standing } from './rules.ts';
import { holdsMoney } from './kinds.ts';
import type { Feed, Goal, GoalAccount, Overview, Pledge } from './model.ts';
import {
  courseOf,
  dueLately,
  finishOn,
  nextDue,
  PACE_DAYS,
  paceOf,
  pacePerPeriod,
  paydaysUntil,
  perPayday,
} from './pace.ts';
import { balancesOn, type Loaded, loadGoals, nextPayday, periodsFor, type Reader } from './reading.server.ts';
import type { HeldGoal } from './reading.store.server.ts';

/** What became of a pledge in so many periods. */
const MOST_KEPT = 12;

export async function overviewOf(reader: Reader, today: Day): Promise<Overview> {
  const { db, workspaceId, workspace } = reader;
  const periods = await periodsFor(reader);
  const loaded = await loadGoals(reader, today);
  const accounts = accountsOf(loaded, await balancesOn(reader, loaded.accounts, today));
  const around = { today, periods, period: periodAt(today, periods), accounts };
  const goals = loaded.goals.map((goal) => {
    const found = goalOf(goal, loaded, around);
    return workspace.isLimited && goal.userId !== reader.userId ? partly(found) : found;
  });
  return {
    isLimited: workspace.isLimited,
    rule: periods.rules.findLast(({ since }) => since === null || since <= today)?.rule ?? 'month:1',
    period: around.period,
    goals: [...goals.filter(({ state }) => state !== 'archived'), ...goals.filter(({ state }) => state === 'archived')],
    accounts,
    members: await membersIn(db, workspaceId),
  };
}

/** What a member who is limited to some accounts sees of a goal of someone else: what is set aside on those. */
function partly(goal: Goal): Goal {
  const target = withheldIn(goal.target.currency);
  const course = goal.state === 'active' ? 'new' : 'paused';
  return { ...goal, target, isReached: false, course, perPayday: null, paydays: null, pace: null, finish: null };
}

type Around = {
  readonly today: Day;
  readonly periods: Periods;
  readonly period: Stretch;
  readonly accounts: readonly GoalAccount[];
};

/** Accounts that hold money, and those that goals have something of. */
function accountsOf({ accounts, goals, contributions }: Loaded, balances: ReadonlyMap<string, bigint>): GoalAccount[] {
  const place = new Map(goals.map(({ id }, at) => [id, at]));
  const byAccount = Map.groupBy(partsBy(contributions), ({ accountId }) => accountId);
  return accounts
    .filter(({ id, accountType, isActive }) => byAccount.has(id) || (isActive && holdsMoney(accountType)))
    .map(({ id, name, isActive, currency }: AccountRef): GoalAccount => {
      const balance = balances.get(id) ?? 0n;
      const earmarks = (byAccount.get(id) ?? [])
        .toSorted((a, b) => (place.get(a.goalId) ?? 0) - (place.get(b.goalId) ?? 0))
        .map(({ goalId, amount: { minor } }) => ({ goalId, minor }));
      const { setAside, free, over, short } = standing(balance, earmarks);
      const written = (minor: bigint) => money(minor, currency);
      return {
        id,
        name,
        isActive,
        balance: written(balance),
        setAside: written(setAside),
        free: written(free),
        over: written(over),
        short: short.map(({ goalId, minor }) => ({ goalId, amount: written(minor) })),
      };
    });
}

function goalOf(goal: HeldGoal, loaded: Loaded, around: Around): Goal {
  const { currency, startedOn, state } = goal;
  const { convert } = loaded;
  const { today, periods, period } = around;
  const own = loaded.contributions.filter(({ goalId }) => goalId === goal.id);
  const { minor: saved, missing } = totalOf(own, currency, convert);
  const due = nextDue(goal.dueOn, goal.everyMonths, today);
  const isReached = saved >= goal.targetMinor;
  const isBefore = ({ day }: Contribution) => day < period.from || day <= startedOn;
  const before = totalOf(own.filter(isBefore), currency, convert).minor;
  const since = addDays(today, -PACE_DAYS);
  const given = own
    .filter(({ day }) => day > since)
    .map((one) => ({ day: one.day, minor: convert(money(one.minor, one.currency), currency)?.minor ?? 0n }));
  const pace = paceOf(given, startedOn, today);
  const finish = pace === null ? null : finishOn(goal.targetMinor - saved, pace, today);
  const paydays = due === null || due < today ? null : paydaysUntil({ due, startedOn }, period, periods);
  const isPaused = state !== 'active';
  const written = (minor: bigint) => money(minor, currency);
  return {
    id: goal.id,
    name: goal.name,
    kind: goal.kind,
    state,
    target: written(goal.targetMinor),
    dueOn: goal.dueOn,
    everyMonths: goal.everyMonths,
    due,
    dueLately: saved > 0n && state === 'active' ? dueLately(goal, given, today) : null,
    startedOn,
    memberId: goal.userId,
    saved: written(saved),
    missing: [...missing],
    uncovered: written(uncoveredOf(goal, around.accounts, convert)),
    isReached,
    course: courseOf({ isReached, isPaused, due, today, pace, finish }),
    perPayday: paydays === null ? null : written(perPayday(goal.targetMinor, before, paydays)),
    thisPeriod: written(saved - before),
    paydays,
    pace: pace === null ? null : { perPeriod: written(pacePerPeriod(pace, period)), days: pace.days },
    finish: isPaused ? null : finish,
    parts: partsBy(own).map(({ accountId, amount }) => ({ accountId, amount })),
    shares: sharesOf(own, currency, convert),
    feeds: feedsOf(goal.id, currency, own, loaded),
    pledges: pledgesOf(goal.id, loaded, around),
  };
}

function uncoveredOf({ id, currency }: HeldGoal, accounts: readonly GoalAccount[], convert: Convert): bigint {
  return accounts
    .flatMap(({ short }) => short.filter(({ goalId }) => goalId === id))
    .reduce((sum, { amount }) => sum + (convert(amount, currency)?.minor ?? 0n), 0n);
}

function feedsOf(goalId: string, currency: Currency, own: readonly Contribution[], loaded: Loaded): Feed[] {
  const nameOf = (id: string | null) => loaded.categories.find((one) => one.id === id)?.name ?? '';
  return loaded.feeds
    .filter((feed) => feed.goalId === goalId)
    .map((feed) => {
      const { minor, missing } = totalOf(
        own.filter(({ from }) => from === feed.id),
        currency,
        loaded.convert,
      );
      return {
        id: feed.id,
        memberId: feed.userId,
        kind: feed.kind,
        accountIds: feed.accountIds,
        categoryId: feed.categoryId,
        categoryName: nameOf(feed.categoryId),
        containing: feed.containing,
        permille: feed.permille,
        amount: amountOf(feed.minor, feed.currency),
        since: feed.since,
        until: feed.until,
        isWaiting: feed.isWaiting,
        given: missing.length === 0 ? money(minor, currency) : null,
      };
    });
}

const amountOf = (minor: bigint | null, currency: Currency | null): Money | null =>
  minor === null || currency === null ? null : money(minor, currency);

function pledgesOf(goalId: string, { pledges, kept }: Loaded, { today, periods }: Around): Pledge[] {
  return pledges
    .filter((pledge) => pledge.goalId === goalId)
    .map((pledge) => {
      const { id, userId, accountId, minor, currency, rule, since, until, isWaiting } = pledge;
      return {
        id,
        memberId: userId,
        accountId,
        amount: money(minor, currency),
        rule,
        since,
        until,
        isWaiting,
        next: nextPayday(pledge, today, periods),
        kept: kept
          .filter(({ pledgeId }) => pledgeId === id)
          .slice(-MOST_KEPT)
          .toReversed()
          .map(({ key, payday, state, transfer }) => ({
            key,
            payday,
            state,
            transfer:
              transfer === null
                ? null
                : { id: transfer.id, day: transfer.day, amount: money(transfer.minor, currency) },
          })),
      };
    });
}
