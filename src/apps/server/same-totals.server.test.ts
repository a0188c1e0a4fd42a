import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decimalOf, money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { testDoors } from '#testing/doors.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let http: ReturnType<typeof testDoors>['main'];
beforeAll(async () => {
  app = await startTestApp();
  http = testDoors(app).main;
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const CATEGORIES = {
  'Salary and wages': 'income',
  Groceries: 'expense',
  Fuel: 'expense',
  'Between own accounts': 'transfer',
  'Emergency fund': 'transfer',
} as const;
type Category = keyof typeof CATEGORIES;

type Row = {
  account: number;
  category: Category | null;
  on: string;
  minor: bigint;
  isDeleted: boolean;
  isPending: boolean;
};

const days = Array.from({ length: 59 }, (_, day) => new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10));
const row: fc.Arbitrary<Row> = fc.record({
  account: fc.nat(2),
  category: fc.option(fc.constantFrom(...(Object.keys(CATEGORIES) as Category[]))),
  on: fc.constantFrom(...days),
  minor: fc.bigInt({ min: -5_000_00n, max: 5_000_00n }),
  isDeleted: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  isPending: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
/** A transfer that has both its sides, and one whose other side is in no account here. */
const transfer = fc
  .record({
    from: fc.nat(2),
    to: fc.nat(2),
    on: fc.constantFrom(...days),
    minor: fc.bigInt({ min: 1n, max: 9_000_00n }),
  })
  .map(({ from, to, on, minor }): Row[] => {
    const side = { category: 'Between own accounts', on, isDeleted: false, isPending: false } as const;
    const out = { ...side, account: from, minor: -minor };
    return from === to ? [out] : [out, { ...side, account: to, minor }];
  });

/** What the rules say, said once more and by itself: the kind of the category decides, and where there is none the sign. */
function expected(rows: readonly Row[], currency: string, from: string, to: string) {
  const sums = { in: 0n, out: 0n, transfers: 0n };
  for (const { account, category, on, minor, isDeleted } of rows) {
    if (isDeleted || on < from || on > to || CURRENCIES[account] !== currency) continue;
    const kind = category === null ? (minor > 0n ? 'income' : 'expense') : CATEGORIES[category];
    sums[kind === 'income' ? 'in' : kind === 'expense' ? 'out' : 'transfers'] += minor;
  }
  return { ...sums, net: sums.in + sums.out };
}
const CURRENCIES = ['ZAR', 'ZAR', 'USD'];

/** A person's accounts with these rows in them, and a key that reads them. */
async function filled(rows: readonly Row[]) {
  const { api, session } = await app.person();
  const ids: string[] = [];
  for (const [place, currency] of CURRENCIES.entries())
    ids.push((await api.accounts.create({ name: `Account ${place}`, currency })).id);
  const all = await api.categories.list();
  const idOf = (name: Category) => {
    const known = all.find((one) => one.name === name);
    if (known === undefined) throw new Error(`no category ${name}`);
    expect(known.kind).toBe(CATEGORIES[name]);
    return known.id;
  };
  const columns = rows.map((one) => [
    randomUUID(),
    ids[one.account],
    one.on,
    one.category === null ? null : idOf(one.category),
    one.minor.toString(),
    CURRENCIES[one.account],
    one.isPending ? 'pending' : 'booked',
    one.isDeleted ? new Date() : null,
  ]);
  await app.owner.query(
    `insert into transactions (workspace_id, user_id, description, id, account_id, booked_on, category_id, minor, currency, status, deleted_at)
     select $1, $2, 'row', * from unnest($3::uuid[], $4::uuid[], $5::date[], $6::uuid[], $7::bigint[], $8::text[], $9::text[], $10::timestamptz[])`,
    [session.workspace.id, session.person.id, ...Array.from({ length: 8 }, (_, at) => columns.map((one) => one[at]))],
  );
  const { key } = await api.apiKeys.create({ name: 'Sheet', scopes: ['transactions.read'], days: 30 });
  return { api, key };
}

async function fromProgram(key: string, query: string) {
  const env = { incoming: { socket: { remoteAddress: '203.0.113.9' } } } as unknown as HttpBindings;
  const headers = { host: 'localhost:5173', authorization: `Bearer ${key}` };
  const answer = await http.request(`http://localhost:5173/api/v1/transactions?${query}`, { headers }, env);
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as { totals: Record<'moneyIn' | 'moneyOut' | 'net' | 'transfers', string> };
  return body.totals;
}

/** The exported sheet, added up as a person would: by its columns. */
async function sheetOf(api: Awaited<ReturnType<typeof filled>>['api']) {
  const files = unzipSync(new Uint8Array(await (await api.leaving.export()).arrayBuffer()));
  const name = Object.keys(files).find((path) => path.endsWith('/transactions.csv')) ?? '';
  const [heading = [], ...lines] = strFromU8(files[name] ?? new Uint8Array())
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const cell = (line: readonly string[], column: string) => line[heading.indexOf(column)] ?? '';
  return (currency: string, from: string, to: string, figure: string) =>
    lines
      .filter(
        (line) =>
          cell(line, 'Currency') === currency &&
          cell(line, 'Day') >= from &&
          cell(line, 'Day') <= to &&
          cell(line, 'Deleted') === '' &&
          cell(line, 'Counts as') === figure,
      )
      .reduce((sum, line) => sum + BigInt(cell(line, 'Amount').replace('.', '')), 0n);
}

test('the same dates give the same money in, money out and net on dashboard, list, categories, export and for programs', async () => {
  const books = fc.record({
    rows: fc.tuple(fc.array(row, { maxLength: 40 }), fc.array(transfer, { minLength: 1, maxLength: 10 })),
    today: fc.constantFrom(...days.slice(31)),
    day: fc.constantFrom(undefined, '2026-10-09', '2026-11-17'),
    currency: fc.constantFrom('ZAR', 'USD'),
    start: fc.constantFrom('1', '25', '25-or-before', 'last-working-day'),
    // Months start otherwise since a day in between.
    before: fc.constantFrom(null, '1', '15'),
  });
  await fc.assert(
    fc.asyncProperty(books, async ({ rows: [single, transfers], today, day, currency, start, before }) => {
      await app.owner.query('delete from rate_limits');
      const rows = [...single, ...transfers.flat()];
      const { api, key } = await filled(rows);
      await api.preferences.save({
        monthStarts:
          before === null
            ? [{ since: null, start }]
            : [
                { since: null, start: before },
                { since: '2026-10-28', start },
              ],
      });
      const summary = await api.dashboard.summary({
        today,
        shown: currency,
        ...(day === undefined ? {} : { day }),
      });
      const { from, to } = summary.soFar;
      const sums = expected(rows, currency, from, to);
      const text = (minor: bigint) => decimalOf(money(minor, currency));

      // Dashboard and finance hub show this answer.
      const part = summary.inCurrencies.find((one) => one.currency === currency);
      expect([part?.soFar.in.minor, part?.soFar.out.minor, part?.soFar.left.minor]).toEqual([
        sums.in,
        -sums.out,
        sums.net,
      ]);
      const bar = part?.cashFlow.at(-1);
      expect([bar?.in.minor, bar?.out.minor, bar?.left.minor]).toEqual([sums.in, -sums.out, sums.net]);
      // The month before, as a bar and as the end of its course.
      const whole = expected(rows, currency, summary.previous.from, summary.previous.to);
      const previous = part?.cashFlow.at(-2);
      expect([previous?.in.minor, previous?.out.minor]).toEqual([whole.in, -whole.out]);
      if ((previous?.count ?? 0) > 0) expect(part?.spentBefore.at(-1)?.minor).toBe(-whole.out);
      if ((part?.soFar.count ?? 0) > 0) expect(part?.spent.at(-1)?.minor).toBe(-sums.out);

      const list = await api.transactions.totals({ currency, from, to });
      expect([list.moneyIn.minor, list.moneyOut.minor, list.net.minor, list.transfers.minor]).toEqual([
        sums.in,
        sums.out,
        sums.net,
        sums.transfers,
      ]);
      // What a search finds is added up another way.
      expect(await api.transactions.totals({ currency, from, to, search: 'row' })).toEqual(list);

      const byMonth = await api.categories.byMonth({ today, periods: [summary.previous, { from, to }], currency });
      expect(byMonth.income.totals.map(({ minor }) => minor)).toEqual([whole.in, sums.in]);
      expect(byMonth.expense.totals.map(({ minor }) => minor)).toEqual([-whole.out, -sums.out]);

      expect(await fromProgram(key, `currency=${currency}&from=${from}&to=${to}&pageSize=1`)).toEqual({
        currency,
        moneyIn: text(sums.in),
        moneyOut: text(sums.out),
        net: text(sums.net),
        transfers: text(sums.transfers),
      });

      const sheet = await sheetOf(api);
      const figures = ['Money in', 'Money out', 'Transfer'].map((figure) => sheet(currency, from, to, figure));
      expect(figures).toEqual([sums.in, sums.out, sums.transfers]);

      // Each figure leads to transactions that come to it, and asked for, transfers are in them.
      for (const [direction, minor] of [
        ['in', sums.in],
        ['out', sums.out],
        ['transfer', sums.transfers],
      ] as const) {
        const { net, transfers: moved, count } = await api.transactions.totals({ currency, from, to, direction });
        expect(net.minor + moved.minor).toBe(minor);
        expect((await api.transactions.list({ currency, from, to, direction })).count).toBe(count);
      }
      const asked = await api.transactions.totals({ currency, from, to, includeTransfers: true });
      expect(asked.net.minor).toBe(sums.net + sums.transfers);
      expect(asked.transfers.minor).toBe(0n);
      expect(asked.count).toBe(list.count);
    }),
    { numRuns: 20 },
  );
}, 180_000);
