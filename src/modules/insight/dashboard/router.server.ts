import { implement } from '@orpc/server';
import { daysOf } from '#kernel/calendar.ts';
import { periodAt, type Periods, periodsFrom } from '#kernel/period-rules.ts';
import { can } from '#kernel/permissions.ts';
import { toComeIn } from '#modules/money/recurring/service.server.ts';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { monthsOfPerson } from '#modules/people/preferences/service.server.ts';
import { type Database, readTogether } from '#platform/database.server.ts';
import { userProcedure, workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { clientsOf } from './clients.server.ts';
import { contract } from './contract.ts';
import { feesOf } from './fees.server.ts';
import type { Balance, Span } from './model.ts';
import { coursePeriods, currenciesIn, inCurrency, monthToShow, shownCurrency, spansOf, totalsOf } from './rules.ts';
import {
  balancesIn,
  categoriesById,
  categorySums,
  kindSums,
  latestRows,
  monthsWithRows,
  periodsWithRows,
  spentOnDays,
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
    const [rules, accounts, categories] = await readTogether(db, [
      () => monthsOfPerson(db, person),
      () => balancesIn(db, workspaceId),
      () => categoriesById(db, workspaceId),
    ]);
    const known = { accounts, categories };
    const held = [...new Set(accounts.map(({ balance }) => balance.currency))];
    const wanted = shownCurrency(only ?? input.shown, workspace.currency, held);
    const shownIn = accounts.filter(({ balance }) => wanted === null || balance.currency === wanted);
    const listed = only === undefined ? held : held.filter((currency) => currency === only);
    const balances = accounts.filter(
      ({ balance, isActive }) => listed.includes(balance.currency) && (isActive || balance.minor !== 0n),
    );
    const [months, uncategorised, unreviewed, latest, files, cardPayments, differences, toCome] = await readTogether(
      db,
      [
        () => filledPeriods(db, workspaceId, shownIn, rules),
        () => uncategorisedIn(db, workspaceId, accounts),
        () => countToReview(db, workspaceId, listed, MOST_COUNTED),
        () => latestRows(db, workspaceId, listed, LATEST),
        async () => (can(workspace.role, IMPORTS.read) ? filesToReview(db, workspaceId) : 0),
        () => cardPaymentsIn(db, workspaceId, balances, today),
        () => differencesIn(db, workspaceId, balances),
        () => toComeIn(db, workspaceId, { today, to: periodAt(today, rules).to, country: workspace.country }),
      ],
    );
    const asked = input.day === undefined ? monthToShow(today, months, rules) : periodAt(input.day, rules);
    const spans = spansOf(today, asked, rules);
    const periods = coursePeriods(spans.period, rules);
    const [inMonths, [soFar = [], before = []], spent] = await readTogether(db, [
      () => kindSums(db, workspaceId, known, periods),
      () => categorySums(db, workspaceId, known, { today, spans: [spans.soFar, spans.before] }),
      () => spentOnDays(db, workspaceId, known, { from: spans.previous.from, to: spans.soFar.to }),
    ]);
    const byMonth = periods.flatMap(({ from }, at) => (inMonths[at] ?? []).map((sum) => ({ from, ...sum })));
    const currencies = currenciesIn(workspace.currency, held, byMonth).filter(
      (currency) => only === undefined || currency === only,
    );
    const sums = { months: byMonth, soFar, before, spent };
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
      latest,
      toDo: { filesToReview: files, cardPayments, differences },
      toCome,
    };
  }),

  accountFees: dashboard.accountFees.handler(async ({ input, context: { db, workspaceId, person } }) =>
    feesOf(db, workspaceId, { ...input, months: await monthsOfPerson(db, person) }),
  ),

  clients: people.clients.handler(async ({ input: { today }, context: { db, person, services } }) => {
    const { accessResolver } = services;
    return clientsOf(db, {
      userId: person.id,
      today,
      months: await monthsOfPerson(db, person),
      workspaceOf: (userId, workspaceId) => accessResolver.workspaceOf(userId, workspaceId),
    });
  }),
};

/** The person's months in which there are transactions on these accounts, the newest first. */
async function filledPeriods(
  db: Database,
  workspaceId: string,
  accounts: readonly Balance[],
  rules: Periods,
): Promise<Span[]> {
  const months = (await monthsWithRows(db, workspaceId, accounts)).map(daysOf);
  const touched = months.flatMap(({ first, last }) => periodsFrom(first, last, rules));
  if (touched.length === months.length) return touched;
  const once = [...new Map(touched.map((period) => [period.from, period])).values()];
  return (await periodsWithRows(db, workspaceId, accounts, once)).toSorted((a, b) => (a.from < b.from ? 1 : -1));
}
