import type pg from 'pg';
import { addMonths } from '#kernel/calendar.ts';
import type { Api } from '../e2e/caller.ts';
import { type Line, repeated, type Sample } from './measure.ts';
import { onBooks } from './books.ts';
import { addRows, TODAY } from './rows.ts';
import type { Yard } from './yard.ts';

/** Of 19 answers in 20, in milliseconds; rounded purchases read their transactions, so no limit of growth. */
const MOST = 100;
const MOST_IDEAS = 1000;
/** Rules and pledges hold for two years. */
const SINCE = `${addMonths('2026-10', -24)}-15`;
const GOALS = 20;

/** The page of twenty goals with rules of every kind and pledges, at each number of rows. */
export async function measureGoals(yard: Yard, sizes: readonly number[], say: (text: string) => void): Promise<Line[]> {
  return onBooks(yard, async ({ api, client, accounts, tagId, ...books }) => {
    const lines: Line[] = [];
    const smallest = new Map<string, Sample>();
    let from = 0;
    for (const size of sizes) {
      await addRows(client, { ...books, tagId }, accounts, { from, to: size });
      await client.query('vacuum (analyze) transactions, transaction_days, transaction_sums, transaction_months');
      if (from === 0) say(`${yard.name}: ${await saveForMany(api, books.userId, client)} goals`);
      from = size;
      for (const [what, { ask, most }] of Object.entries(QUESTIONS)) {
        await client.query('delete from rate_limits');
        const found = await repeated(() => ask(api));
        const first = smallest.get(what) ?? found;
        smallest.set(what, first);
        lines.push({
          what: `${yard.name}: ${what}, ${size.toLocaleString('en')} rows`,
          unit: 'ms',
          found,
          beside: { what: 'with the fewest rows', found: first },
          aim: { text: `p95 < ${most} ms`, reached: found.p95 < most },
        });
      }
    }
    return lines;
  });
}

const QUESTIONS: Readonly<Record<string, { ask: (api: Api) => Promise<unknown>; most: number }>> = {
  'page of 20 goals': { ask: (api) => api.goals.overview({ today: TODAY }), most: MOST },
  'ideas for first goals': { ask: (api) => api.goals.ideas({ today: TODAY }), most: MOST_IDEAS },
};

/** Each goal has a part of an account; every fourth a rule of one kind, and every fourth a pledge. */
async function saveForMany(api: Api, memberId: string, client: pg.Client): Promise<number> {
  const { accounts } = await api.goals.overview({ today: TODAY });
  const categories = await api.categories.list();
  const categoryId = categories.find(({ kind }) => kind === 'income')?.id ?? '';
  const [{ id: accountId, balance } = { id: '', balance: { currency: 'ZAR', minor: 0n } }] = accounts;
  const rand = (minor: bigint) => ({ minor, currency: balance.currency });
  const income = { accountIds: [], categoryId, containing: null };
  const feeds = [
    { kind: 'round-up' as const, accountIds: [accountId], step: rand(10_00n) },
    { kind: 'income-share' as const, ...income, permille: 50 },
    { kind: 'income-amount' as const, ...income, amount: rand(100_00n) },
  ];
  for (let place = 0; place < GOALS; place += 1) {
    await client.query('delete from rate_limits');
    const wish = { name: `Goal ${place}`, kind: 'save' as const, target: rand(900_000_00n), everyMonths: null };
    const { id: goalId } = await api.goals.create({ ...wish, dueOn: '2028-01-31', today: SINCE });
    const part = { goalId, accountId, amount: rand(500_00n) };
    await api.goals.put({ ...part, day: TODAY, today: TODAY });
    const feed = feeds[place % 4];
    if (feed === undefined) await api.goals.addPledge({ ...part, memberId, rule: 'month:25', since: SINCE });
    else await api.goals.addFeed({ goalId, since: SINCE, feed });
  }
  return GOALS;
}
