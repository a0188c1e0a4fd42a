import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { withPair } from '#testing/transfers.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const refused = (code: string) => expect.objectContaining({ code }) as Error;

/** Two linked transactions, without a category before; the first side can be put into other categories for transfers. */
async function linkedPair() {
  const who = await withPair(app);
  const { outId, inId } = who.pair;
  const { id } = await who.api.transfers.link(who.pair);
  const [own, card] = [who.category('Between own accounts'), who.category('Credit card payments')];
  const refile = (categoryId: string) => who.api.transactions.update({ id: outId, categoryId });
  /** The transfer of both and their categories. */
  const both = async () =>
    (await Promise.all([who.row(outId), who.row(inId)])).map((row) => [row?.transferId, row?.categoryId]);
  return { ...who, outId, inId, transferId: id, own, card, refile, both };
}

test('unlinking is undone as if it had not been: a change of before can be undone after it', async () => {
  const { api, outId, both } = await linkedPair();
  const before = await both();
  await api.transactions.remove({ id: outId });
  await api.history.undo({});
  const { changeId } = await api.transfers.unlink({ id: outId });
  await api.history.undo({ changeId });
  expect(await both()).toEqual(before);
  await api.history.redo();
  expect(await both()).toEqual([null, null].map(() => [null, null]));
  await api.history.undo({});
  await api.transactions.remove({ id: outId });
  await api.history.undo({});
  expect(await both()).toEqual(before);
});

test('linking is undone by the last change too', async () => {
  const { api, outId, both } = await linkedPair();
  expect(await api.history.undo({})).toMatchObject({ count: 2, left: 0 });
  expect(await both()).toEqual([null, null].map(() => [null, null]));
  await api.history.redo();
  expect(await api.transfers.get({ id: outId })).toMatchObject({ how: 'person' });
});

test('unlinking and undoing that forget nothing of the categories before', async () => {
  const { api, outId, own, card, refile, both, transferId } = await linkedPair();
  await refile(card);
  const { changeId } = await api.transfers.unlink({ id: outId });
  expect(await both()).toEqual([
    [null, card],
    [null, null],
  ]);
  await api.history.undo({ changeId });
  await refile(own);
  expect(await both()).toEqual([
    [transferId, own],
    [transferId, own],
  ]);
  await api.transfers.unlink({ id: outId });
  expect((await both())[0]).toEqual([null, null]);
});

test('a side that was among transfers before stays in the category that it has when it is unlinked', async () => {
  const { api, outId, pair, own, card, refile, both } = await linkedPair();
  await api.transfers.unlink({ id: outId });
  await refile(card);
  await api.transfers.link(pair);
  await refile(own);
  await api.transfers.unlink({ id: outId });
  expect((await both())[0]).toEqual([null, own]);
});

test('unlinking is not undone where a side that was among transfers before was put elsewhere since', async () => {
  const { api, outId, pair, card, refile, both, category } = await linkedPair();
  await api.transfers.unlink({ id: outId });
  await refile(card);
  await api.transfers.link(pair);
  const { changeId } = await api.transfers.unlink({ id: outId });
  expect((await both())[0]).toEqual([null, card]);
  await refile(category('Groceries'));
  const before = await both();
  await expect(api.history.undo({ changeId })).rejects.toEqual(refused('CHANGED_SINCE'));
  expect(await both()).toEqual(before);
  await refile(card);
  await api.history.undo({ changeId });
  expect(await api.transfers.get({ id: outId })).not.toBeNull();
});

test('deleting one side is undone also where the other stayed in a category for transfers', async () => {
  const { api, inId, card, refile, both } = await linkedPair();
  await refile(card);
  const before = await both();
  await api.transactions.remove({ id: inId });
  expect((await both())[0]).toEqual([null, card]);
  await api.history.undo({});
  expect(await both()).toEqual(before);
});

test('and where the category that the other had before is gone', async () => {
  const who = await linkedPair();
  const { api, outId, inId, pair, refile, both } = who;
  await api.transfers.unlink({ id: outId });
  const { id: odd } = await api.categories.create({ name: 'Odd', kind: 'expense' });
  await refile(odd);
  await api.transfers.link(pair);
  await api.categories.remove({ id: odd, moveTo: null });
  const before = await both();
  await api.transactions.remove({ id: inId });
  await api.transactions.restore({ id: inId });
  expect(await both()).toEqual(before);
});

test('a category for transfers that is restored has its linked transactions again, and unlinking is as before', async () => {
  const { api, outId, own, both } = await linkedPair();
  const before = await both();
  await api.categories.remove({ id: own, moveTo: null });
  expect((await both())[0]?.[1]).not.toBe(own);
  await api.categories.restore({ id: own });
  expect(await both()).toEqual(before);
  await api.transfers.unlink({ id: outId });
  expect(await both()).toEqual([null, null].map(() => [null, null]));
});

test('undoing an earlier change of category leaves a linked transaction among transfers', async () => {
  const who = await withPair(app);
  const { api, pair, row, category } = who;
  const own = category('Between own accounts');
  await api.transactions.categorise({ ids: [pair.outId, pair.inId], categoryId: own });
  const [entry] = await api.history.ofTransaction({ id: pair.outId });
  const { id } = await who.api.transfers.link(pair);
  const undo = () => api.history.undo({ changeId: entry?.changeId ?? '' });
  await expect(undo()).rejects.toEqual(refused('CHANGED_SINCE'));
  await api.transfers.unlink({ id: pair.outId });
  const other = await who.bring(who.savingsId, 'Other', 500_00n);
  await api.transfers.link({ outId: pair.outId, inId: other });
  expect(await undo()).toMatchObject({ count: 1, left: 1 });
  expect(await row(pair.outId)).toMatchObject({ categoryId: own });
  expect((await row(pair.outId))?.transferId).not.toBe(id);
  expect(await row(pair.inId)).toMatchObject({ categoryId: null });
});

test('undoing a run of rules leaves a linked transaction among transfers', async () => {
  const { api, pair, row, category } = await withPair(app);
  const own = category('Between own accounts');
  const rule = { name: 'Own', query: 'description:transfer', actions: { categoryId: own } };
  const { id: ruleId } = await api.automationRules.create(rule);
  const { id } = await api.automationRules.run({ ruleIds: [ruleId] });
  await api.transfers.link(pair);
  await api.automationRules.revertRun({ id });
  expect(await row(pair.outId)).toMatchObject({ categoryId: own });
});

test('undoing what would leave one side alone is refused', async () => {
  const { api, outId, inId, accountId, both } = await linkedPair();
  await api.transactions.remove({ id: outId });
  const [entry] = await api.history.ofTransaction({ id: outId });
  await api.transactions.update({ id: inId, accountId });
  const left = await both();
  await expect(api.history.undo({ changeId: entry?.changeId ?? '' })).rejects.toEqual(refused('CHANGED_SINCE'));
  expect(await both()).toEqual(left);
});
