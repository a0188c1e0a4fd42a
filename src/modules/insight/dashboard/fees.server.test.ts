import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { filledBooks } from '#testing/filled-books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const zar = (minor: number) => money(minor, 'ZAR');

async function books() {
  const filled = await filledBooks(app);
  const categories = await filled.api.categories.list();
  const category = (name: string) => categories.find((one) => one.name === name)?.id ?? '';
  return { ...filled, category };
}

test('fees of an account are added up for the month and the year, refunds taken off, and those of others left out', async () => {
  const { api, account, category, groceries } = await books();
  const wallet = await account('Wallet', 'ZAR');
  const other = await account('Cheque', 'ZAR');
  await wallet.write(
    { on: '2026-11-03', minor: -700, category: category('Transaction fees') },
    { on: '2026-11-20', minor: -50, category: category('Bank charges') },
    { on: '2026-11-21', minor: 100, category: category('Transaction fees') },
    { on: '2026-10-31', minor: -1000, category: category('Cash withdrawal fees') },
    { on: '2025-12-31', minor: -5000, category: category('Bank charges') },
    { on: '2026-11-05', minor: -9000, category: groceries },
  );
  await other.write({ on: '2026-11-03', minor: -1, category: category('Bank fees') });
  const fees = await api.dashboard.accountFees({ accountId: wallet.id, today: '2026-11-21' });
  expect(fees).toEqual({
    month: { from: '2026-11-01', to: '2026-11-30', amount: zar(650) },
    year: { from: '2026-01-01', to: '2026-12-31', amount: zar(1650) },
    categoryIds: [category('Bank fees')],
  });
  // The link behind the figure finds what it counts.
  const { net } = await api.transactions.totals({
    currency: 'ZAR',
    accountId: wallet.id,
    search: 'category:"Bank fees"',
    from: '2026-01-01',
    to: '2026-12-31',
  });
  expect(net).toEqual(zar(-1650));
  expect(await api.dashboard.accountFees({ accountId: other.id, today: '2026-11-21' })).toMatchObject({
    month: { amount: zar(1) },
  });
});

test('the month is the person’s own', async () => {
  const { api, account, category } = await books();
  await api.preferences.save({ monthStarts: [{ since: null, start: '25' }] });
  const { id, write } = await account('Wallet', 'ZAR');
  await write(
    { on: '2026-10-24', minor: -1, category: category('Bank charges') },
    { on: '2026-10-25', minor: -20, category: category('Bank charges') },
    { on: '2026-11-24', minor: -300, category: category('Bank charges') },
    { on: '2026-11-25', minor: -4000, category: category('Bank charges') },
  );
  expect(await api.dashboard.accountFees({ accountId: id, today: '2026-11-21' })).toMatchObject({
    month: { from: '2026-10-25', to: '2026-11-24', amount: zar(320) },
    year: { amount: zar(4321) },
  });
});

test('an account without fees, one of another workspace and one that is not there have none', async () => {
  const { api, account, category, groceries } = await books();
  const { id, write } = await account('Cheque', 'ZAR');
  await write(
    { on: '2026-11-03', minor: -700, category: groceries },
    { on: '2025-11-03', minor: -700, category: category('Bank charges') },
  );
  expect(await api.dashboard.accountFees({ accountId: id, today: '2026-11-21' })).toBeNull();
  const other = await books();
  const theirs = await other.account('Theirs', 'ZAR');
  await theirs.write({ on: '2026-11-03', minor: -700, category: other.category('Bank charges') });
  expect(await api.dashboard.accountFees({ accountId: theirs.id, today: '2026-11-21' })).toBeNull();
});

test('a category of their own below the bank fees counts', async () => {
  const { api, account, category } = await books();
  const { id: own } = await api.categories.create({ name: 'Card fees', parentId: category('Bank fees') });
  const { id, write } = await account('Card', 'ZAR');
  await write({ on: '2026-11-03', minor: -700, category: own });
  expect(await api.dashboard.accountFees({ accountId: id, today: '2026-11-21' })).toMatchObject({
    month: { amount: zar(700) },
    categoryIds: [category('Bank fees')],
  });
});
