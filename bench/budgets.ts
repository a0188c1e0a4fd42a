import { addMonths } from '#kernel/calendar.ts';
import type { Api } from '../e2e/caller.ts';
import { type Line, repeated, type Sample } from './measure.ts';
import { onBooks } from './books.ts';
import { addRows, TODAY } from './rows.ts';
import type { Yard } from './yard.ts';

/** Of 19 answers in 20, in milliseconds; and how much longer than with the fewest rows. */
const AIM = { most: 100, growth: 3 };
/** Two years of paydays are carried over. */
const BEGAN = `${addMonths('2026-10', -24)}-15`;

/** The page of a budget at each number of rows, as a browser asks for it over HTTP: limits, then envelopes with a card. */
export async function measureBudgets(
  yard: Yard,
  sizes: readonly number[],
  say: (text: string) => void,
): Promise<Line[]> {
  return onBooks(yard, async ({ api, client, accounts, tagId, ...books }) => {
    await api.accounts.create({ name: 'Gold card', accountType: 'credit-card' });
    const lines: Line[] = [];
    const smallest = new Map<string, Sample>();
    let from = 0;
    for (const size of sizes) {
      await addRows(client, { ...books, tagId }, accounts, { from, to: size });
      await client.query('vacuum (analyze) transactions, transaction_days, transaction_sums, transaction_months');
      if (from === 0) say(`${yard.name}: a budget of ${await startBudget(api)} categories`);
      from = size;
      for (const method of ['plan', 'envelope'] as const) {
        await api.budgets.setMethod({ today: BEGAN, method });
        for (const [name, ask] of Object.entries(QUESTIONS)) {
          await client.query('delete from rate_limits');
          const what = `${name}, ${method}`;
          const found = await repeated(() => ask(api));
          const first = smallest.get(what) ?? found;
          smallest.set(what, first);
          lines.push(lineOf(yard, `${what}, ${size.toLocaleString('en')} rows`, found, first));
        }
      }
    }
    return lines;
  });
}

const QUESTIONS: Readonly<Record<string, (api: Api) => Promise<unknown>>> = {
  'page of the budget': (api) => api.budgets.overview({ today: TODAY }),
  'what a first budget would be': (api) => api.budgets.suggest({ today: TODAY, rule: 'month:25-or-before' }),
};

/** Limits for all that is spent on; one in four carries over what is left. */
async function startBudget(api: Api): Promise<number> {
  const { lines } = await api.budgets.suggest({ today: TODAY, rule: 'month:25-or-before' });
  const wanted = lines.map(({ categoryId, limit }) => ({ categoryId, limit }));
  await api.budgets.start({ today: BEGAN, rule: 'month:25-or-before', method: 'plan', lines: wanted });
  const { lines: made } = await api.budgets.overview({ today: BEGAN });
  for (const { id } of made.filter((_, place) => place % 4 === 0))
    await api.budgets.changeLine({ id, rollover: 'surplus' });
  return made.length;
}

function lineOf({ name }: Yard, what: string, found: Sample, first: Sample): Line {
  const reached = found.p95 < AIM.most && found.median <= AIM.growth * first.median;
  return {
    what: `${name}: ${what}`,
    unit: 'ms',
    found,
    beside: { what: 'with the fewest rows', found: first },
    aim: { text: `p95 < ${AIM.most} ms, ≤ ${AIM.growth}×`, reached },
  };
}
