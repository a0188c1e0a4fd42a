import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const found = (search: string) => ({ currency: 'ZAR', search });

/** Three purchases at a shop and one at a hotel. */
async function books() {
  const owner = await bookkeeper(app);
  for (const [at, name] of ['Shop one', 'Shop two', 'Shop three', 'Hotel'].entries())
    await owner.write(name, -100n * BigInt(at + 1), { bookedOn: `2026-03-0${at + 1}` });
  const names = async () => (await owner.list()).rows.map(({ description }) => description);
  const idOf = async (name: string) =>
    (await owner.list()).rows.find(({ description }) => description === name)?.id ?? '';
  return { ...owner, names, idOf };
}

test('all that a filter finds is deleted, as the preview says, and comes back by one undo', async () => {
  const { api, names, list } = await books();
  const before = await list();
  expect(await api.transactions.removePreview({ filter: found('shop') })).toEqual({ count: 3, locked: 0, lines: 0 });
  const { changeId, ...rest } = await api.transactions.removeMany({ filter: found('shop'), expected: 3 });
  expect(rest).toEqual({ count: 3, locked: 0 });
  expect(await names()).toEqual(['Hotel']);
  expect((await api.transactions.trash({})).count).toBe(3);
  expect(await api.history.undo({ changeId })).toMatchObject({ count: 3, left: 0 });
  expect(await list()).toEqual(before);
});

test('what a statement locks stays, and so do rows that only another search finds', async () => {
  const { api, accountId, names, idOf } = await books();
  const { id } = await api.reconciliation.start({
    accountId,
    day: '2026-03-01',
    balance: { minor: -100n, currency: 'ZAR' },
  });
  await api.reconciliation.toggle({ ids: [await idOf('Shop one')], isCleared: true });
  await api.reconciliation.finish({ id });
  expect(await api.transactions.removePreview({ filter: found('shop') })).toEqual({ count: 3, locked: 1, lines: 0 });
  expect(await api.transactions.removeMany({ filter: found('shop'), expected: 3 })).toMatchObject({
    count: 2,
    locked: 1,
  });
  expect(await names()).toEqual(['Hotel', 'Shop one']);
});

test('a line that is found takes the rest of its split along, which the preview counts', async () => {
  const { api, names, idOf } = await books();
  const lines = [
    { categoryId: null, description: 'Bread', amount: { minor: -100n, currency: 'ZAR' } },
    { categoryId: null, description: 'Soap', amount: { minor: -200n, currency: 'ZAR' } },
    { categoryId: null, description: 'Socks', amount: { minor: -100n, currency: 'ZAR' } },
  ];
  await api.splits.split({ id: await idOf('Hotel'), lines });
  expect(await names()).toHaveLength(6);
  expect(await api.transactions.removePreview({ filter: found('so') })).toMatchObject({ count: 2, lines: 1 });
  const { changeId } = await api.transactions.removeMany({ filter: found('bread'), expected: 1 });
  expect(await names()).toEqual(['Shop three', 'Shop two', 'Shop one']);
  await api.history.undo({ changeId });
  expect(await names()).toHaveLength(6);
});

test('nothing is deleted where something else is found than the preview said', async () => {
  const { api, names, write } = await books();
  await write('Shop four', -1n);
  await expect(api.transactions.removeMany({ filter: found('shop'), expected: 3 })).rejects.toMatchObject({
    code: 'OTHER_COUNT',
    data: { found: 4 },
  });
  expect(await names()).toHaveLength(5);
});

test('a filter without the number of rows, or beside ids, is refused', async () => {
  const { api, names, idOf } = await books();
  const ids = [await idOf('Hotel')];
  for (const wrong of [{ filter: found('shop') }, { ids, filter: found('shop'), expected: 3 }, {}])
    await expect(api.transactions.removeMany(wrong as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await names()).toHaveLength(4);
});

test('a hundred and more are confirmed first, as a selection of as many is', async () => {
  const { api, write, names, idOf } = await books();
  for (let at = 0; at < 97; at += 1) await write(`Shop ${at}`, -1n, { bookedOn: '2026-01-01' });
  const remove = (expected: number) => api.transactions.removeMany({ filter: found('shop'), expected });
  expect(await api.transactions.removePreview({ filter: found('shop') })).toMatchObject({ count: 100 });
  await expect(remove(100)).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
  expect(await names()).toContain('Shop three');
  await api.transactions.remove({ id: await idOf('Shop one') });
  expect(await remove(99)).toMatchObject({ count: 99 });
  expect(await names()).toEqual(['Hotel']);
});
