import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookkeeper } from '#testing/books.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { SORT_COLUMNS } from '#modules/money/ledger/rules.ts';
import { type SortColumn } from './sorting.ts';

const ROWS = 90;
let app: Awaited<ReturnType<typeof startTestApp>>;
let owner: Awaited<ReturnType<typeof bookkeeper>>;
type Plain = { id: string; day: string; text: string; category: string | null; account: string; minor: bigint };
let plain: Plain[];

beforeAll(async () => {
  app = await startTestApp();
  owner = await bookkeeper(app);
  const second = (await owner.api.accounts.create({ name: 'Bond' })).id;
  const categories = [null, owner.category('Fuel'), owner.category('Groceries'), owner.category('Pets')];
  const names = new Map(
    [...(await owner.api.categories.list()), ...(await owner.api.accounts.list())].map((each) => [each.id, each.name]),
  );
  plain = [];
  for (let at = 0; at < ROWS; at += 1) {
    const row = {
      id: randomUUIDv7(),
      // Few of each, so that many rows are equal.
      day: `2026-0${1 + (at % 3)}-1${at % 4}`,
      text: ['Engen', 'checkers', 'Absa fee'][at % 3] ?? '',
      categoryId: categories[(at * 7) % 4] ?? null,
      accountId: at % 5 === 0 ? second : owner.accountId,
      minor: BigInt((at % 6) - 3) * 100n,
    };
    await app.owner.query(
      `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, category_id, minor, currency)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'ZAR')`,
      [
        owner.session.workspace.id,
        row.id,
        owner.session.person.id,
        row.accountId,
        row.day,
        row.text,
        row.categoryId,
        row.minor,
      ],
    );
    const category = row.categoryId === null ? null : (names.get(row.categoryId) ?? '');
    plain.push({
      id: row.id,
      day: row.day,
      text: row.text,
      category,
      account: names.get(row.accountId) ?? '',
      minor: row.minor,
    });
  }
});
afterAll(() => app.close());

const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const KEYS: Record<SortColumn, (a: Plain, b: Plain) => number> = {
  date: () => 0,
  description: (a, b) => compared(a.text.toLowerCase(), b.text.toLowerCase()),
  category: (a, b) => compared(a.category ?? '~', b.category ?? '~'),
  account: (a, b) => compared(a.account, b.account),
  amount: (a, b) => Number(a.minor - b.minor),
};

const wish = fc.record({
  column: fc.constantFrom(...SORT_COLUMNS),
  direction: fc.constantFrom('up' as const, 'down' as const),
  pageSize: fc.integer({ min: 5, max: 40 }),
  filter: fc.constantFrom(
    {},
    { search: 'e' },
    { search: 'engen' },
    { from: '2026-01-11', to: '2026-03-10' },
    { direction: 'out' as const },
    { uncategorisedOnly: true },
  ),
});

test('by whichever column, up or down, the pages are all rows in order, each once, equals by day', async () => {
  await fc.assert(
    fc.asyncProperty(wish, async ({ column, direction, pageSize, filter }) => {
      const asked = { currency: 'ZAR', ...filter, sort: { column, direction }, pageSize };
      const { count } = await owner.api.transactions.list(asked);
      const ids: string[] = [];
      for (let page = 1; (page - 1) * pageSize < ROWS; page += 1)
        ids.push(...(await owner.api.transactions.list({ ...asked, page })).rows.map(({ id }) => id));
      const held = new Set(ids);
      const expected = plain
        .filter(({ id }) => held.has(id))
        .toSorted((a, b) => KEYS[column](a, b) || compared(a.day, b.day) || compared(a.id, b.id));
      expect(ids).toEqual((direction === 'up' ? expected : expected.toReversed()).map(({ id }) => id));
      if (column !== 'date' || direction === 'up') expect(ids.length).toBe(count);
      if (Object.keys(filter).length === 0) expect(ids.length).toBe(ROWS);
    }),
    { numRuns: 60 },
  );
});

test('a row whose words are hidden has no place in the order by which its words could be guessed', async () => {
  const hidden = (await owner.api.accounts.create({ name: 'Ring fund' })).id;
  const add = (accountId: string, description: string, minor: bigint) =>
    owner.api.transactions.create({
      accountId,
      bookedOn: '2026-05-01',
      description,
      categoryId: owner.category('Between own accounts'),
      amount: { minor },
    });
  await add(owner.accountId, 'Zanele at the jeweller', -874_365n);
  await add(hidden, 'From cheque', 874_365n);
  const member = await joined(app, owner, { role: 'viewer', accountIds: [owner.accountId] });
  const { api } = await tabOf(app, member, owner.session.workspace.id);
  const { rows } = await api.transactions.list({ currency: 'ZAR', sort: { column: 'description', direction: 'up' } });
  expect(rows[0]).toMatchObject({ isMasked: true, description: 'Transfer to an account you cannot see' });
});
