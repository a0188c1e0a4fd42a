import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookkeeper } from '#testing/books.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Api = Awaited<ReturnType<typeof bookkeeper>>['api'];
const all = (api: Api, filter: object = {}) => api.transactions.export({ currency: 'ZAR', ...filter });
const named = async (api: Api, filter: object = {}) => (await all(api, filter)).map(({ description }) => description);

/** A statement of as many rows, one cent more each. */
async function statement({ api, accountId }: { api: Api; accountId: string }, rows: number): Promise<void> {
  const lines = Array.from(
    { length: rows },
    (_, row) => `2026-03-${String((row % 28) + 1).padStart(2, '0')},Taxi ${row},-${row + 1}.00`,
  );
  const file = new File([`Date,Description,Amount\n${lines.join('\n')}\n`], 'taxi.csv');
  const { id } = await api.imports.upload({ file, accountId });
  await api.imports.commit({ id });
}

test('an export has every row that the list shows, on whichever page, in its order, with names for ids', async () => {
  const owner = await bookkeeper(app);
  await statement(owner, 130);
  await owner.write('Woolworths', -49_568n, { bookedOn: '2026-04-01' });
  await owner.write('Salary', 2_300_000n, { bookedOn: '2026-04-02', categoryId: owner.category('Salary and wages') });
  expect(await all(owner.api)).toHaveLength(132);
  expect((await all(owner.api))[0]).toEqual({
    bookedOn: '2026-04-02',
    description: 'Salary',
    bankText: null,
    amount: { minor: 2_300_000n, currency: 'ZAR' },
    reference: null,
    status: 'booked',
    account: 'Cheque',
    category: 'Salary and wages',
    codes: null,
    note: null,
    original: null,
    tags: [],
  });
  for (const filter of [
    { search: 'taxi', sort: { column: 'amount', direction: 'up' } },
    { search: '>100', sort: { column: 'description', direction: 'down' } },
    { from: '2026-03-28', sort: { column: 'date', direction: 'up' } },
    { categoryId: owner.category('Groceries') },
    { search: 'woolwrths' },
  ]) {
    const { rows, count } = await owner.list({ ...filter, pageSize: 100 });
    const exported = await named(owner.api, filter);
    expect(exported.slice(0, 100), JSON.stringify(filter)).toEqual(rows.map(({ description }) => description));
    expect(exported).toHaveLength(count);
  }
});

test('a member without amounts gets none, in no column and no text, and cannot sort or search by them', async () => {
  const owner = await bookkeeper(app);
  await owner.write('Paid R 250.00 to Sipho', -25_000n);
  const guest = await joined(app, owner, { role: 'viewer-without-amounts' });
  const { api } = await tabOf(app, guest, owner.session.workspace.id);
  const [row] = await all(api);
  expect(row).toMatchObject({ amount: { minor: 0n, currency: 'ZAR', withheld: true }, category: 'Groceries' });
  expect(row?.description).not.toContain('250');
  const sort = { column: 'amount', direction: 'up' };
  await expect(all(api, { sort })).rejects.toMatchObject({ code: 'SORT_WITHOUT_AMOUNTS' });
  await expect(all(api, { search: '250' })).rejects.toMatchObject({ code: 'SEARCH_WITHOUT_AMOUNTS' });
});

test('a member limited to an account gets its rows alone, and another workspace gets nothing', async () => {
  const owner = await bookkeeper(app);
  const { id: hiddenId } = await owner.api.accounts.create({ name: 'Hidden savings' });
  await owner.write('Bread', -2000n);
  await owner.api.transactions.create({
    accountId: hiddenId,
    bookedOn: '2026-03-12',
    categoryId: owner.category('Groceries'),
    description: 'Ring',
    amount: { minor: -900_00n },
  });
  expect(await named(owner.api)).toEqual(['Ring', 'Bread']);
  const guest = await joined(app, owner, { role: 'viewer', accountIds: [owner.accountId] });
  const { api } = await tabOf(app, guest, owner.session.workspace.id);
  expect(await named(api)).toEqual(['Bread']);
  expect(await named((await bookkeeper(app)).api, { accountId: owner.accountId })).toEqual([]);
});

test('a thousand rows are an export of data, which is told and stopped when it comes too often; fewer are not', async () => {
  const owner = await bookkeeper(app);
  await statement(owner, 999);
  expect(await all(owner.api)).toHaveLength(999);
  expect(await owner.api.securityAlerts.list()).toEqual([]);
  await owner.write('One more', -100n);
  expect(await all(owner.api)).toHaveLength(1000);
  expect((await owner.api.securityAlerts.list()).map(({ title }) => title)).toEqual(['Sensitive Operation Detected']);
  await owner.write('And another', -100n);
  const descriptions = await named(owner.api, { sort: { column: 'amount', direction: 'down' } });
  expect(new Set(descriptions).size).toBe(1001);
  for (let times = 0; times < 3; times += 1) await all(owner.api);
  await expect(all(owner.api)).rejects.toMatchObject({ code: 'OPERATION_STOPPED' });
});
