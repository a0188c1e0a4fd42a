import type { Day } from '#kernel/calendar.ts';
import { type Currency, money } from '#kernel/money.ts';
import { periodAfter, periodAt, periodBefore } from '#kernel/period-rules.ts';
import { totalIn } from '#modules/money/exchange-rates/rules.ts';
import { ratesBetween } from '#modules/money/exchange-rates/service.server.ts';
import { membersIn } from '#modules/people/workspaces/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { factsOf, type LoadedFacts } from './facts.server.ts';
import { linesOf, spendingOf, totalsOf, unbudgetedOf } from './figures.ts';
import type { Overview, Shown } from './model.ts';
import { periodsBy, type Placed } from './periods.server.ts';
import { type Closing, closingOf, groupsIn } from './reading.store.server.ts';
import { asClosed } from './shown.ts';
import { accountChoices } from './spending.server.ts';

export type Reader = {
  readonly db: Database;
  readonly workspaceId: string;
  readonly workspace: { readonly country: string; readonly currency: Currency; readonly isLimited: boolean };
};

/** The page before there is a budget: the calendar month of today. */
export async function emptyOverview({ db, workspace }: Reader, today: Day): Promise<Overview> {
  const periods = await periodsBy(db, 'month:1', workspace.country);
  const period = periodAt(today, periods);
  return {
    ...NOTHING,
    isLimited: workspace.isLimited,
    rule: 'month:1',
    period,
    before: periodBefore(period, periods).key,
    after: periodAfter(period, periods).key,
    changesFrom: periodAfter(period, periods).from,
  };
}

const NOTHING = {
  method: null,
  closedAt: null,
  lines: [],
  groups: [],
  unbudgeted: [],
  totals: [],
  leftInAll: null,
  nextRule: null,
  toReview: null,
  cards: [],
  accounts: [],
  members: [],
  moves: [],
};

/** The budget in a period. */
export async function overviewOf(reader: Reader, placed: Placed, today: Day): Promise<Overview> {
  const { db, workspaceId, workspace } = reader;
  const { periods, period, row } = placed;
  const facts = await factsOf(db, workspaceId, placed, { today, country: workspace.country });
  const groups = await groupsIn(db, workspaceId);
  const closing = await closingOf(db, workspaceId, period.key);
  const shown = shownOf(workspace, { facts, groups, closing });
  const changesFrom = periodAfter(periodAt(today, periods), periods).from;
  return {
    method: row.method,
    isLimited: workspace.isLimited,
    rule: row.rule,
    period,
    before: periodBefore(period, periods).key,
    after: periodAfter(period, periods).key,
    changesFrom,
    nextRule: placed.rows.find(({ since, rule }) => since >= changesFrom && rule !== row.rule)?.rule ?? null,
    toReview: workspace.isLimited ? null : await toReview(db, workspaceId, placed, facts),
    closedAt: closing?.closedAt ?? null,
    ...shown,
    groups,
    leftInAll: await leftInAll(reader, shown.totals, today < period.to ? today : period.to),
    accounts: row.method === 'plan' ? [] : await accountChoices(db, workspaceId),
    members: workspace.isLimited ? [] : await membersIn(db, workspaceId),
    moves: facts.moves
      .filter(({ key }) => key === period.key && !workspace.isLimited)
      .map(({ id, fromLineId, toLineId, minor, currency, note, at }) => {
        return { id, fromLineId, toLineId, amount: money(minor, currency), note, at };
      })
      .toReversed(),
  };
}

type Looked = {
  readonly facts: LoadedFacts;
  readonly groups: Overview['groups'];
  readonly closing: Closing | null;
};

/** What a period shows of money: a closed one, what it was closed with. */
export function shownOf(workspace: Reader['workspace'], { facts, groups, closing }: Looked): Shown {
  const live = figuresOf(workspace, facts, groups);
  const closed = closing?.shown ?? null;
  return closed === null ? live : asClosed(closed, live, groups);
}

/** The figures as they follow from all that is known now. */
export function figuresOf(workspace: Reader['workspace'], facts: LoadedFacts, groups: Overview['groups']): Shown {
  const spending = spendingOf(facts);
  const lines = linesOf(facts, spending, groups);
  const unbudgeted = workspace.isLimited ? [] : unbudgetedOf(facts, spending);
  const totals = totalsOf(facts, { lines, unbudgeted, spending, first: workspace.currency });
  return { lines, unbudgeted, totals, cards: cardsOf(facts) };
}

/** What is left of all currencies in that of the workspace, as far as rates of the day are known. */
async function leftInAll(
  { db, workspaceId, workspace }: Reader,
  totals: Overview['totals'],
  day: Day,
): Promise<Overview['leftInAll']> {
  if (totals.length < 2) return null;
  const rates = await ratesBetween(db, workspaceId, day, day);
  const { known, missing } = totalIn(
    workspace.currency,
    totals.map(({ left }) => left),
    rates,
    day,
  );
  return { left: missing.length === 0 ? known : null, missing: [...missing] };
}

/** The period before the one of today, where it was budgeted and nobody has closed it. */
async function toReview(
  db: Database,
  workspaceId: string,
  { periods }: Placed,
  { today, lines, moves }: LoadedFacts,
): Promise<Day | null> {
  const { key } = periodBefore(periodAt(today, periods), periods);
  const isUsed =
    lines.some(({ limits }) => limits.some((limit) => limit.key <= key)) || moves.some((move) => move.key <= key);
  return isUsed && (await closingOf(db, workspaceId, key)) === null ? key : null;
}

function cardsOf({ accounts, envelopes }: LoadedFacts): Overview['cards'] {
  return [...envelopes].flatMap(([currency, { cards }]) =>
    [...cards].map(([accountId, { available, owed, debt }]) => ({
      accountId,
      name: accounts.find(({ id }) => id === accountId)?.name ?? '',
      available: money(available, currency),
      owed: money(owed, currency),
      debt: money(debt, currency),
    })),
  );
}
