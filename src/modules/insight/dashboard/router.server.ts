import { implement } from '@orpc/server';
import type { Person } from '#kernel/caller.ts';
import { daysOf } from '#kernel/calendar.ts';
import { isCalendarMonth, type MonthRule, type Period, periodIn, periodOf } from '#kernel/periods.ts';
import { can } from '#kernel/permissions.ts';
import { preferencesAt } from '#kernel/preferences.ts';
import { toComeIn } from '#modules/money/recurring/service.server.ts';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { preferencesOf } from '#modules/people/preferences/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { userProcedure, workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { clientsOf } from './clients.server.ts';
import { contract } from './contract.ts';
import { feesOf } from './fees.server.ts';
import type { Balance } from './model.ts';
import { coursePeriods, currenciesIn, inCurrency, monthToShow, shownCurrency, spansOf, totalsOf } from './rules.ts';
import {
  balancesIn,
  categoriesById,
  categorySums,
  daySums,
  kindSums,
  latestRows,
  monthsWithRows,
  periodsWithRows,
} from './store.server.ts';
import { countToReview } from '#modules/money/ledger/service.server.ts';
import { MOST_COUNTED } from './limits.ts';
import { cardPaymentsIn, differencesIn, filesToReview, uncategorisedIn } from './to-do.store.server.ts';

const dashboard = implement({ summary: contract.summary, accountFees: contract.accountFees })
  .$context<RequestContext>()
  .use(workspaceProcedure);
const people = implement({ clients: contract.clients }).$context<RequestContext>().use(userProcedure);
const LATEST = 8;

export const dashboardRouter = {
  summary: dashboard.summary.handler(async ({ input, context: { db, workspaceId, workspace, person } }) => {
    const { today, currency: only } = input;
    const rule = await ruleOf(db, person);
    const accounts = await balancesIn(db, workspaceId);
    const held = [...new Set(accounts.map(({ balance }) => balance.currency))];
    const wanted = shownCurrency(only ?? input.shown, workspace.currency, held);
    const shownIn = accounts.filter(({ balance }) => wanted === null || balance.currency === wanted);
    const months = await filledPeriods(db, workspaceId, shownIn, rule);
    const names = months.map(({ month }) => month);
    const spans = spansOf(today, input.month ?? monthToShow(today, names, rule), rule);
    const categories = await categoriesById(db, workspaceId);
    const periods = coursePeriods(spans.period, rule);
    const known = { accounts, categories };
    const inMonths = await kindSums(db, workspaceId, known, periods);
    const byMonth = periods.flatMap(({ month }, at) => (inMonths[at] ?? []).map((sum) => ({ month, ...sum })));
    const currencies = currenciesIn(workspace.currency, held, byMonth).filter(
      (currency) => only === undefined || currency === only,
    );
    const [soFar = [], before = []] = await categorySums(db, workspaceId, known, {
      today,
      spans: [spans.soFar, spans.before],
    });
    const days = await daySums(db, workspaceId, known, { from: spans.previous.from, to: spans.soFar.to });
    const sums = { months: byMonth, soFar, before, days };
    const balances = accounts.filter(
      ({ balance, isActive }) => currencies.includes(balance.currency) && (isActive || balance.minor !== 0n),
    );
    const uncategorised = await uncategorisedIn(db, workspaceId, accounts);
    const unreviewed = await countToReview(db, workspaceId, currencies, MOST_COUNTED);
    return {
      ...spans,
      shown: wanted ?? currencies[0] ?? workspace.currency,
      months,
      inCurrencies: currencies.map((currency) => ({
        ...inCurrency(currency, spans, periods, sums, categories),
        uncategorised: uncategorised.get(currency) ?? 0,
        unreviewed: unreviewed.get(currency) ?? 0,
      })),
      balances,
      totals: totalsOf(balances, currencies),
      latest: await latestRows(db, workspaceId, currencies, LATEST),
      toDo: {
        filesToReview: can(workspace.role, IMPORTS.read) ? await filesToReview(db, workspaceId) : 0,
        cardPayments: await cardPaymentsIn(db, workspaceId, balances, today),
        differences: await differencesIn(db, workspaceId, balances),
      },
      toCome: await toComeIn(db, workspaceId, { today, to: periodOf(today, rule).to, country: workspace.country }),
    };
  }),

  accountFees: dashboard.accountFees.handler(async ({ input, context: { db, workspaceId, person } }) =>
    feesOf(db, workspaceId, { ...input, rule: await ruleOf(db, person) }),
  ),

  clients: people.clients.handler(async ({ input: { today }, context: { db, person, services } }) => {
    const { accessResolver } = services;
    return clientsOf(db, {
      userId: person.id,
      today,
      rule: await ruleOf(db, person),
      workspaceOf: (userId, workspaceId) => accessResolver.workspaceOf(userId, workspaceId),
    });
  }),
};

/** When the months of a person begin. */
async function ruleOf(db: Database, { id, country }: Person): Promise<MonthRule> {
  const { monthStart } = (await preferencesOf(db, id)) ?? preferencesAt(country);
  return { start: monthStart, country };
}

/** The person's months in which there are transactions on these accounts, the newest first. */
async function filledPeriods(
  db: Database,
  workspaceId: string,
  accounts: readonly Balance[],
  rule: MonthRule,
): Promise<Period[]> {
  const months = await monthsWithRows(db, workspaceId, accounts);
  if (isCalendarMonth(rule)) return months.map((month) => periodIn(month, rule));
  const touched = months.flatMap((month) =>
    [daysOf(month).last, daysOf(month).first].map((day) => periodOf(day, rule)),
  );
  const once = [...new Map(touched.map((period) => [period.month, period])).values()];
  return (await periodsWithRows(db, workspaceId, accounts, once)).toSorted((a, b) => (a.month < b.month ? 1 : -1));
}
