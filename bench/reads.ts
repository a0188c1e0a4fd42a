import { addMonths, daysOf } from '#kernel/calendar.ts';
import type { Api } from '../e2e/caller.ts';
import { type Line, repeated, type Sample, timed } from './measure.ts';
import { onBooks } from './books.ts';
import { addNeighbours, addRows, COMMON_WORD, RARE_WORD, TODAY } from './rows.ts';
import type { Yard } from './yard.ts';

/** Of 19 answers in 20. */
const AIM = { outside: 50, embedded: 150, growth: 3 };
const PAGE = 25;
const THIS_MONTH = { from: '2026-10-01', to: '2026-10-31' };
const TWELVE_MONTHS = Array.from({ length: 12 }, (_, back) => daysOf(addMonths('2026-10', -back))).map(
  ({ first, last }) => ({ from: first, to: last }),
);

type Question = {
  readonly what: string;
  readonly ask: (api: Api) => Promise<unknown>;
  /** Milliseconds it may take at the largest size on an outside server, where that is less than for the others. */
  readonly most?: number;
};

/** Lists, searches and the dashboard at each number of rows, as a browser asks for them over HTTP. */
export async function measureReads(yard: Yard, sizes: readonly number[], say: (text: string) => void): Promise<Line[]> {
  return onBooks(yard, async ({ api, client, accounts, tagId, ...books }) => {
    const lines: Line[] = [];
    const smallest = new Map<string, Sample>();
    let from = 0;
    for (const size of sizes) {
      const took = await timed(() => addRows(client, { ...books, tagId }, accounts, { from, to: size }));
      if (from === 0) await addNeighbours(client, books.workspaceId);
      // What autovacuum does by itself a little later.
      await client.query('vacuum (analyze) transactions, transaction_days, transaction_sums, transaction_months');
      say(`${yard.name}: filled to ${size.toLocaleString('en')} rows in ${(took / 1000).toFixed(0)} s`);
      from = size;
      for (const { what, ask, most } of await questions(api, accounts)) {
        await client.query('delete from rate_limits');
        const found = await repeated(() => ask(api));
        const first = smallest.get(what);
        if (first === undefined) smallest.set(what, found);
        lines.push(lineOf(yard, { what, most }, size, found, first, sizes));
      }
    }
    return lines;
  });
}

function lineOf(
  { name, isEmbedded }: Yard,
  { what, most }: Pick<Question, 'what'> & { readonly most?: number | undefined },
  size: number,
  found: Sample,
  first: Sample | undefined,
  sizes: readonly number[],
): Line {
  const limit = isEmbedded ? AIM.embedded : (most ?? AIM.outside);
  const line = { what: `${name}: ${what}, ${size.toLocaleString('en')} rows`, unit: 'ms', found } as const;
  if (first === undefined) return line;
  const beside = { what: `at ${sizes[0]?.toLocaleString('en') ?? ''} rows`, found: first };
  if (size !== sizes.at(-1)) return { ...line, beside };
  const reached = found.p95 < limit && found.median <= AIM.growth * first.median;
  return { ...line, beside, aim: { text: `p95 < ${limit} ms, ≤ ${AIM.growth}×`, reached } };
}

/** What screens ask. Each is asked once before, so that an answer which is cut short is measured whole beside it. */
async function questions(api: Api, accounts: readonly string[]): Promise<Question[]> {
  const all = { currency: 'ZAR' };
  const { count } = await api.transactions.list(all);
  const pages = Math.ceil(count / PAGE);
  const categories = (await api.categories.list()).filter(
    ({ parentId, isArchived }) => parentId !== null && !isArchived,
  );
  const categoryId = categories[0]?.id;
  const accountId = accounts[0];
  if (categoryId === undefined || accountId === undefined) throw new Error('no category or account to filter by');
  const filters = {
    'newest page': all,
    'page of a category': { ...all, categoryId },
    'page of an account': { ...all, accountId },
    'page of uncategorised': { ...all, uncategorisedOnly: true },
    'page of one month': { ...all, from: '2025-06-01', to: '2025-06-30' },
    [`search, rare word "${RARE_WORD}"`]: { ...all, search: RARE_WORD },
    [`search, common word "${COMMON_WORD}"`]: { ...all, search: COMMON_WORD },
    'search, two letters "sa"': { ...all, search: 'sa' },
    'search, nothing found': { ...all, search: 'qqzzx' },
    'search, typing error "zandvlie"': { ...all, search: 'zandvlie' },
    'search, amount "1 234,50"': { ...all, search: '1 234,50' },
    'search, ">1800"': { ...all, search: '>1800' },
    'search, category "groceries"': { ...all, search: 'groceries' },
    'search, tag': { ...all, search: 'tag:bench' },
    'search, to review': { ...all, search: 'is:unreviewed' },
    'search, has a note': { ...all, search: 'has:note' },
    'search, words of a note': { ...all, search: 'note:trip' },
    'search, paid in another currency': { ...all, search: 'has:original' },
    'search, cleared': { ...all, search: 'is:cleared' },
    'search, not cleared': { ...all, search: '-is:cleared' },
    'search, reconciled': { ...all, search: 'is:reconciled' },
    'search, split': { ...all, search: 'is:split' },
    'search, linked': { ...all, search: 'is:linked' },
    'search, has a receipt': { ...all, search: 'has:receipt' },
    'search, from statements': { ...all, search: 'source:import' },
    'search, categorised by a person': { ...all, search: 'categorised:person' },
    'search, wants': { ...all, search: 'group:want' },
    'search, money in': { ...all, search: 'direction:in' },
    'saved view of five conditions': {
      ...all,
      search: 'date:2026 amount>500 -is:transfer -tag:bench (account:"Account 1" or account:"Account 2")',
    },
    'sorted by description': { ...all, sort: { column: 'description', direction: 'up' } },
    'sorted by category': { ...all, sort: { column: 'category', direction: 'up' } },
    'sorted by account': { ...all, sort: { column: 'account', direction: 'down' } },
    'sorted by amount': { ...all, sort: { column: 'amount', direction: 'up' } },
    'sorted by amount, in the middle': {
      ...all,
      sort: { column: 'amount', direction: 'up' },
      page: Math.ceil(pages / 2),
    },
    'oldest first': { ...all, sort: { column: 'date', direction: 'up' } },
    'search sorted by amount': { ...all, search: RARE_WORD, sort: { column: 'amount', direction: 'up' } },
  } as const;
  const totalsOf = (days: { from: string; to: string }) => (caller: Api) =>
    caller.transactions.totals({ ...all, ...days });
  const asked: Question[] = [];
  for (const [what, filter] of Object.entries(filters)) {
    asked.push({ what, ask: (caller) => caller.transactions.list(filter) });
    const { since } = await api.transactions.list(filter);
    if (since === null) continue;
    asked[asked.length - 1] = { what: `${what} (newest rows only)`, ask: (caller) => caller.transactions.list(filter) };
    asked.push({
      what: `${what} (thorough)`,
      ask: (caller) => caller.transactions.list({ ...filter, thorough: true }),
    });
  }
  return [
    ...asked,
    { what: 'page at offset 2,000', ask: (caller) => caller.transactions.list({ ...all, page: 1 + 2000 / PAGE }) },
    { what: 'last page', ask: (caller) => caller.transactions.list({ ...all, page: pages }) },
    { what: 'totals of all', ask: (caller) => caller.transactions.totals(all) },
    { what: 'totals of a calendar month', ask: totalsOf({ from: '2026-06-01', to: '2026-06-30' }) },
    { what: 'totals of a payday month', ask: totalsOf({ from: '2026-05-25', to: '2026-06-24' }) },
    { what: 'totals of half a month to half a month', ask: totalsOf({ from: '2026-05-16', to: '2026-06-15' }) },
    { what: 'totals of a category', ask: (caller) => caller.transactions.totals({ ...all, categoryId }) },
    { what: 'totals of a search', ask: (caller) => caller.transactions.totals({ ...all, search: COMMON_WORD }) },
    {
      what: 'category by month, twelve months',
      ask: (caller) => caller.categories.byMonth({ today: TODAY, periods: TWELVE_MONTHS }),
    },
    {
      what: 'use of categories over twelve months',
      ask: (caller) => caller.categories.usage({ today: TODAY, month: THIS_MONTH }),
    },
    { what: 'usage of tags', ask: (caller) => caller.tags.usage() },
    { what: 'dashboard', most: 40, ask: (caller) => caller.dashboard.summary({ today: TODAY }) },
  ];
}
