import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { fileOf, statementOf } from '#testing/statements.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ASKED = { code: 'DUPLICATE', message: expect.stringContaining('Nothing was added') };

/** Someone with an entry, and what writes one like it. */
async function withEntry() {
  const books = await bookkeeper(app);
  const { api, accountId, category } = books;
  const entry = {
    accountId,
    bookedOn: '2026-11-02',
    description: 'Shoprite Braamfontein',
    categoryId: category('Groceries'),
    amount: { minor: -495_68n },
  };
  const { id } = await api.transactions.create(entry);
  const count = async () => (await books.list()).count;
  return { ...books, entry, id, count };
}

test('an entry that equals one that is there is asked about, and added where the person says so', async () => {
  const { api, entry, count } = await withEntry();
  await expect(api.transactions.create(entry)).rejects.toMatchObject(ASKED);
  const written = { ...entry, description: '  shoprite   BRAAMFONTEIN ' };
  await expect(api.transactions.create(written)).rejects.toMatchObject(ASKED);
  // Another category or reference does not make it another payment.
  await expect(api.transactions.create({ ...entry, reference: 'till 4' })).rejects.toMatchObject(ASKED);
  expect(await count()).toBe(1);
  await api.transactions.create({ ...entry, confirmed: true });
  expect(await count()).toBe(2);
});

test('another account, day, amount or text is another transaction', async () => {
  const { api, entry, count } = await withEntry();
  const { id: other } = await api.accounts.create({ name: 'Savings' });
  await api.transactions.create({ ...entry, accountId: other });
  await api.transactions.create({ ...entry, bookedOn: '2026-11-03' });
  await api.transactions.create({ ...entry, amount: { minor: 495_68n } });
  await api.transactions.create({ ...entry, amount: { minor: -495_69n } });
  await api.transactions.create({ ...entry, description: 'Shoprite Braamfontein 2' });
  expect(await count()).toBe(6);
});

test('the same entry sent again is not asked about, and is there once', async () => {
  const { api, entry, count } = await withEntry();
  const wish = { ...entry, description: 'Taxi', id: randomUUID() };
  await api.transactions.create(wish);
  expect(await api.transactions.create(wish)).toEqual({ id: wish.id });
  const twice = { ...entry, description: 'Bus', id: randomUUID() };
  await Promise.all([api.transactions.create(twice), api.transactions.create(twice)]);
  expect(await count()).toBe(3);
});

test('of two equal entries sent at once one is asked about', async () => {
  const { api, entry, count } = await withEntry();
  const sent = Array.from({ length: 4 }, () =>
    api.transactions.create({ ...entry, description: 'Airtime', id: randomUUID() }),
  );
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await count()).toBe(2);
});

test('what was deleted does not count, and comes back by undo without a question', async () => {
  const { api, entry, id, count } = await withEntry();
  await api.transactions.remove({ id });
  const { id: again } = await api.transactions.create(entry);
  await api.transactions.restore({ id });
  expect(await count()).toBe(2);
  await api.transactions.remove({ id: again });
  await api.transactions.restore({ id: again });
  expect(await count()).toBe(2);
});

test('what an import brought is found by the words of the bank too, and twins of a statement are not asked about', async () => {
  const { api, accountId, category, list } = await bookkeeper(app);
  const text = statementOf(
    [
      ['2026/11/02', -35, 'POS PURCHASE BEAN THERE'],
      ['2026/11/02', -35, 'POS PURCHASE BEAN THERE'],
    ],
    70,
  );
  const { id } = await api.imports.upload({ file: fileOf(text), accountId });
  expect(await api.imports.commit({ id })).toMatchObject({ added: 2 });
  const [row] = (await list()).rows;
  const entry = { accountId, bookedOn: '2026-11-02', categoryId: category('Groceries'), amount: { minor: -35_00n } };
  for (const description of [row?.description ?? '', 'pos purchase bean there'])
    await expect(api.transactions.create({ ...entry, description })).rejects.toMatchObject(ASKED);
  expect((await list()).count).toBe(2);
});

test('a member who may not read the words of a transaction does not learn them by the question', async () => {
  const owner = await bookkeeper(app);
  const { id: hidden } = await owner.api.accounts.create({ name: 'Ring fund' });
  const entry = { bookedOn: '2026-11-02', categoryId: owner.category('Between own accounts') };
  const words = { description: 'For the jeweller', amount: { minor: -874_00n } };
  await owner.api.transactions.create({ ...entry, ...words, accountId: owner.accountId });
  await owner.api.transactions.create({
    ...entry,
    accountId: hidden,
    description: 'Got it',
    amount: { minor: 874_00n },
  });
  const member = await joined(app, owner, { role: 'contributor', accountIds: [owner.accountId] });
  const { api } = await tabOf(app, member, owner.session.workspace.id);
  await expect(api.transactions.create({ ...entry, ...words, accountId: owner.accountId })).resolves.toHaveProperty(
    'id',
  );
  await expect(
    api.transactions.create({ ...entry, accountId: hidden, description: 'Got it', amount: { minor: 874_00n } }),
  ).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
});
