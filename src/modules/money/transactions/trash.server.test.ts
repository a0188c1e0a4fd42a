import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let clock = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

test('a deleted row leaves lists and balance, and comes back as it was for 30 days', async () => {
  const { api, write, list, totals, signInAgain } = await bookkeeper(app);
  const { id } = await write('Bread', -5n);
  const balance = async () => (await api.accounts.list())[0]?.currentBalance.minor;
  await api.transactions.remove({ id });
  expect([(await list()).count, (await totals()).count, await balance()]).toEqual([0, 0, 0n]);
  await expect(api.transactions.remove({ id })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
  await expect(api.transactions.update({ id, description: 'x' })).rejects.toMatchObject({
    code: 'TRANSACTION_NOT_FOUND',
  });
  await api.transactions.restore({ id });
  expect([(await list()).count, (await totals()).count, await balance()]).toEqual([1, 1, -5n]);
  await api.transactions.remove({ id });
  const before = clock;
  clock = new Date(clock.getTime() + 31 * 86_400_000);
  await signInAgain();
  await expect(api.transactions.restore({ id })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
  clock = before;
});

test('a category that goes hands its rows over, and takes them back when it returns, save what was filed anew', async () => {
  const { api, write, list, category } = await bookkeeper(app);
  const taxi = category('Taxi and bus');
  const ride = category('Ride hailing');
  const [kept, anew, binned] = await Promise.all(['A', 'B', 'C'].map((name) => write(name, -1n, { categoryId: taxi })));
  if (kept === undefined || anew === undefined || binned === undefined) throw new Error('not written');
  await api.transactions.remove({ id: binned.id });
  await expect(api.categories.remove({ id: taxi })).rejects.toMatchObject({
    code: 'CATEGORY_IN_USE',
    data: { count: 2 },
  });
  await api.categories.remove({ id: taxi, moveTo: ride });
  const where = async () => new Map((await list()).rows.map(({ id, categoryId }) => [id, categoryId]));
  expect(await where()).toEqual(
    new Map([
      [kept.id, ride],
      [anew.id, ride],
    ]),
  );
  await api.transactions.update({ id: anew.id, categoryId: category('Fuel') });
  await api.transactions.restore({ id: binned.id });
  await api.categories.restore({ id: taxi });
  expect(await where()).toEqual(
    new Map([
      [kept.id, taxi],
      [anew.id, category('Fuel')],
      [binned.id, taxi],
    ]),
  );
  const counts = new Map((await api.categories.list()).map(({ id, transactionCount }) => [id, transactionCount]));
  expect([counts.get(taxi), counts.get(ride)]).toEqual([2, 0]);
});

test('a deleted row of a deleted account waits for its account', async () => {
  const { api, write, accountId } = await bookkeeper(app);
  const { id } = await write('Bread', -5n);
  await api.transactions.remove({ id });
  await api.accounts.remove({ id: accountId });
  await expect(api.transactions.restore({ id })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  await expect(api.transactions.restoreMany({ ids: [id] })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  await api.accounts.restore({ id: accountId });
  await api.transactions.restore({ id });
});

test('what was deleted goes for good after 30 days, and not before', async () => {
  const { api, write, category, accountId } = await bookkeeper(app);
  const [old, fresh] = [await write('Old', -1n), await write('Fresh', -1n)];
  await api.transactions.removeMany({ ids: [old.id, fresh.id] });
  await api.categories.remove({ id: category('Pets') });
  await app.owner.query(`update transactions set deleted_at = now() - interval '31 days' where id = $1`, [old.id]);
  await app.owner.query(`update categories set removed_at = now() - interval '31 days' where id = $1`, [
    category('Pets'),
  ]);
  await app.owner.query(`update transactions set deleted_at = now() - interval '29 days' where id = $1`, [fresh.id]);
  await app.owner.query('select forget_deleted()');
  const left = await app.owner.query('select id from transactions where account_id = $1', [accountId]);
  expect(left.rows).toEqual([{ id: fresh.id }]);
  expect((await app.owner.query('select 1 from categories where id = $1', [category('Pets')])).rows).toEqual([]);
});

test('what was deleted is listed with its day, the last first, and leaves the list when it is restored', async () => {
  const { api, write, signInAgain } = await bookkeeper(app);
  const [bread, rent] = [await write('Bread', -5n), await write('Rent', -900n)];
  await api.transactions.remove({ id: bread.id });
  const before = clock;
  clock = new Date(clock.getTime() + 86_400_000);
  await signInAgain();
  await api.transactions.removeMany({ ids: [rent.id] });
  const trash = async () =>
    (await api.transactions.trash({})).rows.map(({ description, deletedAt }) => [description, deletedAt]);
  expect(await trash()).toEqual([
    ['Rent', '2026-11-22T10:00:00.000Z'],
    ['Bread', '2026-11-21T10:00:00.000Z'],
  ]);
  expect((await api.transactions.trash({ page: 2 })).rows).toEqual([]);
  await api.transactions.restoreMany({ ids: [rent.id] });
  expect((await trash()).map(([name]) => name)).toEqual(['Bread']);
  clock = new Date(clock.getTime() + 30 * 86_400_000);
  await signInAgain();
  expect(await trash()).toEqual([]);
  clock = before;
});

test('a member sees of the deleted what the list would show them, and a stranger nothing', async () => {
  const owner = await bookkeeper(app);
  const { id: hiddenId } = await owner.api.accounts.create({ name: 'Hidden savings' });
  const [bread, moved] = [await owner.write('Bread', -5n), await owner.write('To Hidden savings', -7n)];
  const { id: hidden } = await owner.api.transactions.create({
    accountId: hiddenId,
    bookedOn: '2026-03-10',
    categoryId: owner.category('Groceries'),
    description: 'Ring',
    amount: { minor: -9n },
  });
  await owner.api.transactions.removeMany({ ids: [bread.id, moved.id, hidden] });
  const member = await joined(app, owner, { role: 'contributor', accountIds: [owner.accountId] });
  const tab = await tabOf(app, member, owner.session.workspace.id);
  const seen = (await tab.api.transactions.trash({})).rows.map(({ description, isTheirs }) => [description, isTheirs]);
  expect(new Set(seen.map(([description]) => description))).toEqual(
    new Set(['Bread', 'Transfer to an account you cannot see']),
  );
  expect(seen.every(([, isTheirs]) => isTheirs === false)).toBe(true);
  expect((await (await bookkeeper(app)).api.transactions.trash({})).count).toBe(0);
});
