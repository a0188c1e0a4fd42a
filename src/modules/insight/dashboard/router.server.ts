import { implement } from '@orpc/server';
import { addMonths, type Day, daysOf, monthOf } from '#kernel/calendar.ts';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import {
  currenciesIn,
  daysToRead,
  inCurrency,
  MONTHS,
  monthToShow,
  shownCurrency,
  spansOf,
  type Sum,
  totalsOf,
  without,
} from './rules.ts';
import {
  balancesIn,
  categoriesById,
  categorySums,
  daySums,
  latestRows,
  monthSums,
  monthsWithRows,
} from './store.server.ts';

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
    const byMonth = await monthSums(db, workspaceId, known, { from: addMonths(month, 1 - MONTHS), to: month });
    const kept = await categorySums(db, workspaceId, known, { from: addMonths(month, -1), to: month });
    const currencies = currenciesIn(workspace.currency, held, byMonth).filter(
      (currency) => only === undefined || currency === only,
    );
    /** The sums of a day's month up to that day. */
    const sumsUpTo = async (day: Day): Promise<Sum[]> => {
      const whole = kept.filter((sum) => sum.month === monthOf(day));
      const read = daysToRead(day);
      if (read === null || whole.length === 0) return whole;
      const part = await daySums(db, workspaceId, { currencies, categories }, read.span);
      return read.takenOff ? without(whole, part) : part;
    };
    const sums = {
      months: byMonth,
      soFar: await sumsUpTo(spans.soFar.to),
      before: await sumsUpTo(spans.before.to),
    };
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
