import { implement } from '@orpc/server';
import { daysOf } from '#kernel/calendar.ts';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { courseTo, currenciesIn, inCurrency, monthToShow, shownCurrency, spanOf, spansOf, totalsOf } from './rules.ts';
import { balancesIn, categoriesById, categorySums, kindSums, latestRows, monthsWithRows } from './store.server.ts';

const dashboard = implement(contract).$context<RequestContext>().use(workspaceProcedure);
const LATEST = 8;

export const dashboardRouter = dashboard.router({
  summary: dashboard.summary.handler(async ({ input, context: { db, workspaceId, workspace } }) => {
    const { today, currency: only } = input;
    const accounts = await balancesIn(db, workspaceId);
    const held = [...new Set(accounts.map(({ balance }) => balance.currency))];
    const wanted = shownCurrency(only ?? input.shown, workspace.currency, held);
    const months = await monthsWithRows(
      db,
      workspaceId,
      accounts.filter(({ balance }) => wanted === null || balance.currency === wanted),
    );
    const month = input.month ?? monthToShow(today, months);
    const spans = spansOf(today, month);
    const categories = await categoriesById(db, workspaceId);
    const known = { accounts, categories };
    const course = courseTo(month);
    const inMonths = await kindSums(db, workspaceId, known, course.map(spanOf));
    const byMonth = course.flatMap((of, at) => (inMonths[at] ?? []).map((sum) => ({ month: of, ...sum })));
    const currencies = currenciesIn(workspace.currency, held, byMonth).filter(
      (currency) => only === undefined || currency === only,
    );
    const [soFar = [], before = []] = await categorySums(db, workspaceId, known, [spans.soFar, spans.before]);
    const sums = { months: byMonth, soFar, before };
    const balances = accounts.filter(
      ({ balance, isActive }) => currencies.includes(balance.currency) && (isActive || balance.minor !== 0n),
    );
    return {
      month,
      isWhole: spans.soFar.to === daysOf(month).last,
      shown: wanted ?? currencies[0] ?? workspace.currency,
      months,
      ...spans,
      inCurrencies: currencies.map((currency) => inCurrency(currency, month, sums, categories)),
      balances,
      totals: totalsOf(balances, currencies),
      latest: await latestRows(db, workspaceId, currencies, LATEST),
    };
  }),
});
