import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const refused = (code: string) => expect.objectContaining({ code }) as Error;

/** A purchase of R 100 under clothing, and money back. */
async function withRefunds() {
  const who = await bookkeeper(app);
  const [clothing, salary] = [who.category('Clothes and shoes'), who.category('Salary and wages')];
  const { id: purchase } = await who.write('SHOES', -100_00n, { categoryId: clothing });
  const refund = async (name: string) => (await who.write(name, 100_00n, { categoryId: salary })).id;
  const link = async (fromId: string, toId = purchase, minor = 100_00n) =>
    (await who.api.transactionLinks.create({ kind: 'refund', fromId, toId, amount: ZAR(minor) })).id;
  const linked = async (id = purchase) => (await who.api.transactionLinks.of({ id })).linked.minor;
  const categoryOf = async (id: string) => (await who.list()).rows.find((row) => row.id === id)?.categoryId;
  return { ...who, clothing, salary, purchase, refund, link, linked, categoryOf };
}

test('unlinking is undone as if it had not been, the category that a person chose too', async () => {
  const who = await withRefunds();
  const id = await who.refund('BACK');
  const linkId = await who.link(id);
  const groceries = who.category('Groceries');
  await who.api.transactions.update({ id, categoryId: groceries });
  const { changeId } = await who.api.transactionLinks.remove({ id: linkId });
  expect(await who.linked()).toBe(0n);
  await who.api.history.undo({ changeId });
  expect([await who.linked(), await who.categoryOf(id)]).toEqual([100_00n, groceries]);
});

test('a linked refund and its purchase keep their currency and direction until the link is removed', async () => {
  const who = await withRefunds();
  const refund = await who.refund('BACK');
  const linkId = await who.link(refund);
  const { id: yen } = await who.api.accounts.create({ name: 'Yen', currency: 'JPY' });
  const moved = { accountId: yen, amount: money(-100_00n, 'JPY') };
  for (const change of [
    { id: who.purchase, ...moved },
    { id: who.purchase, amount: ZAR(100_00n) },
    { id: refund, amount: ZAR(-100_00n) },
  ])
    await expect(who.api.transactions.update(change)).rejects.toEqual(refused('LINKED'));
  await who.api.transactions.update({ id: who.purchase, amount: ZAR(-120_00n) });
  await who.api.transactionLinks.remove({ id: linkId });
  await who.api.transactions.update({ id: who.purchase, ...moved });
  // Half of it is not undone: the link would come back beside another currency.
  const { rows } = await app.owner.query<{ id: string }>(
    `select change_id as id from transaction_changes where workspace_id = $1 and table_name = 'transaction_links' and op = 'delete'`,
    [who.session.workspace.id],
  );
  await expect(who.api.history.undo({ changeId: rows[0]?.id ?? '' })).rejects.toEqual(refused('CHANGED_SINCE'));
  expect(await who.linked()).toBe(0n);
});

test('linking is undone by the last change too', async () => {
  const who = await withRefunds();
  const id = await who.refund('BACK');
  await who.link(id);
  expect(await who.categoryOf(id)).toBe(who.clothing);
  expect(await who.api.history.undo({})).toMatchObject({ left: 0 });
  expect([await who.linked(), await who.categoryOf(id)]).toEqual([0n, who.salary]);
});

test('a refund that comes back from the trash has no link where another has taken its room', async () => {
  const who = await withRefunds();
  const [first, second] = [await who.refund('FIRST'), await who.refund('SECOND')];
  await who.link(first);
  await who.api.transactions.remove({ id: first });
  await who.link(second);
  const { rows } = await app.owner.query<{ id: string }>(
    `select change_id as id from transaction_changes where transaction_id = $1 order by number desc limit 1`,
    [second],
  );
  await who.api.transactions.restore({ id: first });
  expect([await who.linked(), await who.linked(first), await who.categoryOf(first)]).toEqual([100_00n, 0n, who.salary]);
  await who.api.history.undo({ changeId: rows[0]?.id ?? '' });
  expect([await who.linked(), await who.linked(first)]).toEqual([100_00n, 100_00n]);
});

test('nor does undoing bring a link back that there is no room for', async () => {
  const who = await withRefunds();
  const [first, second] = [await who.refund('FIRST'), await who.refund('SECOND')];
  const { changeId } = await who.api.transactionLinks.remove({ id: await who.link(first) });
  const id = await who.link(second, who.purchase, 1n);
  await expect(who.api.history.undo({ changeId })).rejects.toEqual(refused('CHANGED_SINCE'));
  await who.api.transactionLinks.remove({ id });
  await who.api.history.undo({ changeId });
  expect(await who.linked()).toBe(100_00n);
});

test('a refund has its earlier category again when the import of its purchase is undone', async () => {
  const who = await withRefunds();
  const id = await who.refund('BACK');
  const file = new File(['Date,Amount,Description\n2026-03-20,-100.00,POS PURCHASE CHECKERS'], 'march.csv');
  const { id: importId } = await who.api.imports.upload({ file, accountId: who.accountId });
  await who.api.imports.commit({ id: importId });
  const bought = (await who.list({ importId })).rows[0]?.id ?? '';
  await who.link(id, bought, 60_00n);
  expect(await who.categoryOf(id)).toBe(who.category('Groceries'));
  await who.link(id, who.purchase, 40_00n);
  await who.api.imports.revert({ id: importId, evenEdited: true });
  await who.api.transactionLinks.remove({ id: (await who.api.transactionLinks.of({ id })).links[0]?.id ?? '' });
  expect(await who.categoryOf(id)).toBe(who.salary);
  const again = await who.api.imports.reopen({ id: importId });
  await who.api.imports.commit({ id: again.id });
  await who.link(id, (await who.list({ importId })).rows[0]?.id ?? '');
  await who.api.imports.revert({ id: importId, evenEdited: true });
  expect(await who.categoryOf(id)).toBe(who.salary);
});

test('a split that is put back by an undo has the links of its lines again', async () => {
  const who = await withRefunds();
  const id = await who.refund('BACK');
  const lines = [-60_00n, -40_00n].map((minor) => ({ categoryId: who.clothing, amount: ZAR(minor) }));
  await who.api.splits.split({ id: who.purchase, lines });
  const line = (await who.api.splits.get({ id: who.purchase })).lines[0]?.id ?? '';
  await who.link(id, line, 60_00n);
  await who.api.splits.unsplit({ id: who.purchase });
  expect(await who.categoryOf(id)).toBe(who.salary);
  await who.api.history.undo({});
  expect([await who.linked(line), await who.categoryOf(id)]).toEqual([60_00n, who.clothing]);
});
