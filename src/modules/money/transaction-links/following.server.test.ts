import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

/** A purchase under clothing, and money back for it that was uncategorised until it was linked. */
async function withFollower() {
  const who = await bookkeeper(app);
  const names = ['Clothes and shoes', 'Groceries', 'Fuel', 'Pets', 'Salary and wages'];
  const [clothing = '', groceries = '', fuel = '', pets = '', salary = ''] = names.map(who.category);
  const { id: purchase } = await who.write('TAKEALOT', -1000_00n, { categoryId: clothing });
  const { id: refund } = await who.write('TAKEALOT REFUND', 300_00n);
  const file = (id: string, categoryId: string | null = null) => who.api.transactions.update({ id, categoryId });
  const fileMany = (ids: string[], categoryId: string | null = null) =>
    who.api.transactions.bulkChange({ which: { ids }, change: { categoryId } });
  const link = (toId = purchase, minor = 300_00n, fromId = refund) =>
    who.api.transactionLinks.create({ kind: 'refund', fromId, toId, amount: ZAR(minor) });
  const state = async () =>
    new Map((await who.list()).rows.map(({ id, categoryId, categorySource }) => [id, [categoryId, categorySource]]));
  const categoryOf = async (id = refund) => (await state()).get(id)?.[0];
  const undo = () => who.api.history.undo({});
  const redo = () => who.api.history.redo();
  await file(refund);
  return {
    ...who,
    clothing,
    groceries,
    fuel,
    pets,
    salary,
    purchase,
    refund,
    file,
    fileMany,
    link,
    state,
    categoryOf,
    undo,
    redo,
  };
}

describe('a linked refund follows its purchase', () => {
  test('when a person files the purchase elsewhere, and an undo and a redo take both along', async () => {
    const who = await withFollower();
    await who.link();
    const first = await who.state();
    await who.file(who.purchase, who.fuel);
    expect(await who.categoryOf()).toBe(who.fuel);
    expect((await who.totals({ categoryId: who.fuel })).moneyOut.minor).toBe(-700_00n);
    const moved = await who.state();
    expect(await who.undo()).toMatchObject({ what: 'category', count: 2, left: 0 });
    expect(await who.state()).toEqual(first);
    expect(await who.redo()).toMatchObject({ what: 'category', count: 2, left: 0 });
    expect(await who.state()).toEqual(moved);
  });

  test('in the history as a change of the one who filed the purchase', async () => {
    const who = await withFollower();
    await who.link();
    await who.file(who.purchase, who.fuel);
    const [newest] = await who.api.history.ofTransaction({ id: who.refund });
    expect(newest).toMatchObject({
      what: 'changed',
      source: 'person',
      about: null,
      fields: [{ field: 'category', from: { text: 'Clothes and shoes' }, to: { text: 'Fuel' } }],
    });
  });

  test('by an edit of many, which is undone where something of it was changed since', async () => {
    const who = await withFollower();
    await who.link();
    const { id: other } = await who.write('ENGEN', -50_00n);
    const { changeId } = await who.fileMany([who.purchase, other], who.pets);
    expect(await who.categoryOf()).toBe(who.pets);
    await who.file(other, who.fuel);
    expect(await who.api.history.undo({ changeId: changeId ?? '' })).toMatchObject({ count: 2, left: 1 });
    expect([await who.categoryOf(), await who.categoryOf(who.purchase)]).toEqual([who.clothing, who.clothing]);
  });

  test('by a run of rules, which is reverted', async () => {
    const who = await withFollower();
    await who.link();
    const rule = { name: 'Takealot', query: 'description:takealot', actions: { categoryId: who.pets } };
    await who.api.automationRules.create(rule);
    const first = await who.state();
    const { id } = await who.api.automationRules.run({ includesPersons: true });
    expect([await who.categoryOf(), await who.categoryOf(who.purchase)]).toEqual([who.pets, who.pets]);
    await who.api.automationRules.revertRun({ id });
    expect(await who.state()).toEqual(first);
  });

  test('into the category that theirs was merged into, and back', async () => {
    const who = await withFollower();
    await who.link();
    const first = await who.state();
    await who.api.categories.merge({ id: who.clothing, into: who.pets });
    expect(await who.categoryOf()).toBe(who.pets);
    await who.file(who.purchase, who.fuel);
    expect(await who.categoryOf()).toBe(who.fuel);
    await who.undo();
    await who.api.categories.restore({ id: who.clothing });
    expect(await who.state()).toEqual(first);
  });

  test('once that is categorised at all, and has its own category while that is uncategorised', async () => {
    const who = await withFollower();
    await who.file(who.refund, who.salary);
    await who.file(who.purchase);
    await who.link();
    expect(await who.categoryOf()).toBe(who.salary);
    await who.file(who.purchase, who.pets);
    expect(await who.categoryOf()).toBe(who.pets);
    await who.file(who.purchase);
    expect(await who.categoryOf()).toBe(who.salary);
  });

  test('also where both had one category when they were linked', async () => {
    const who = await withFollower();
    await who.file(who.refund, who.clothing);
    const { id } = await who.link();
    await who.file(who.purchase, who.fuel);
    expect(await who.categoryOf()).toBe(who.fuel);
    await who.api.transactionLinks.remove({ id });
    expect(await who.categoryOf()).toBe(who.clothing);
  });

  test('in the trash too', async () => {
    const who = await withFollower();
    await who.link();
    await who.api.transactions.remove({ id: who.refund });
    await who.file(who.purchase, who.fuel);
    await who.api.transactions.restore({ id: who.refund });
    expect(await who.categoryOf()).toBe(who.fuel);
  });

  test('after it was a side of a transfer for a while', async () => {
    const who = await withFollower();
    await who.link();
    const { id: accountId } = await who.api.accounts.create({ name: 'Savings' });
    await who.api.transfers.createOther({ id: who.refund, accountId });
    const transfer = await who.categoryOf();
    await who.file(who.purchase, who.fuel);
    expect(await who.categoryOf()).toBe(transfer);
    await who.api.transfers.unlink({ id: who.refund });
    expect(await who.categoryOf()).toBe(who.fuel);
  });

  test('under the largest of its lines, once it is split', async () => {
    const who = await withFollower();
    await who.link();
    const lines = [
      { categoryId: who.fuel, amount: ZAR(-300_00n) },
      { categoryId: who.pets, amount: ZAR(-700_00n) },
    ];
    const first = await who.state();
    await who.api.splits.split({ id: who.purchase, lines });
    expect(await who.categoryOf()).toBe(who.pets);
    const line = (await who.api.splits.get({ id: who.purchase })).lines.find(
      ({ categoryId }) => categoryId === who.pets,
    );
    await who.file(line?.id ?? '', who.groceries);
    expect(await who.categoryOf()).toBe(who.groceries);
    await who.undo();
    expect(await who.categoryOf()).toBe(who.pets);
    await who.undo();
    expect(await who.state()).toEqual(first);
  });
});

describe('of several purchases', () => {
  test('it follows that to which most of it is linked, and of the rest those that are not deleted', async () => {
    const who = await withFollower();
    const { id: second } = await who.write('TAKEALOT FOOD', -500_00n);
    await who.link(who.purchase, 100_00n);
    await who.link(second, 200_00n);
    expect(await who.categoryOf()).toBe(who.groceries);
    await who.file(second, who.pets);
    expect(await who.categoryOf()).toBe(who.pets);
    await who.api.transactions.remove({ id: second });
    expect(await who.categoryOf()).toBe(who.clothing);
    await who.api.transactions.restore({ id: second });
    expect(await who.categoryOf()).toBe(who.pets);
    await who.file(second);
    expect(await who.categoryOf()).toBe(who.clothing);
  });

  test('of equal parts it follows the one that was linked first', async () => {
    const who = await withFollower();
    const { id: second } = await who.write('TAKEALOT FOOD', -500_00n);
    await who.link(who.purchase, 150_00n);
    await who.link(second, 150_00n);
    expect(await who.categoryOf()).toBe(who.clothing);
  });

  test('all refunds of one purchase follow it', async () => {
    const who = await withFollower();
    const { id: more } = await who.write('TAKEALOT REFUND 2', 50_00n);
    await who.link();
    await who.link(who.purchase, 50_00n, more);
    await who.file(who.purchase, who.fuel);
    expect([await who.categoryOf(), await who.categoryOf(more)]).toEqual([who.fuel, who.fuel]);
  });
});

describe('a refund that a person filed elsewhere', () => {
  test('stays there, whatever its purchase does, and follows again once it is undone', async () => {
    const who = await withFollower();
    await who.link();
    await who.file(who.refund, who.pets);
    await who.file(who.purchase, who.fuel);
    expect(await who.categoryOf()).toBe(who.pets);
    await who.undo();
    await who.undo();
    await who.file(who.purchase, who.groceries);
    expect(await who.categoryOf()).toBe(who.groceries);
  });

  test('and that is put back where it was by hand has a category of its own, if its purchase went on', async () => {
    const who = await withFollower();
    await who.link();
    await who.file(who.refund, who.pets);
    await who.file(who.purchase, who.fuel);
    await who.file(who.refund, who.clothing);
    await who.file(who.purchase, who.groceries);
    expect(await who.categoryOf()).toBe(who.clothing);
  });

  test('follows again from when it is filed with its purchase', async () => {
    const who = await withFollower();
    await who.link();
    await who.file(who.refund, who.pets);
    await who.fileMany([who.purchase, who.refund], who.fuel);
    await who.file(who.purchase, who.groceries);
    expect(await who.categoryOf()).toBe(who.groceries);
  });

  test('is filed by the purchase where an older change of it is undone after the purchase went on', async () => {
    const who = await withFollower();
    await who.link();
    await who.file(who.refund, who.pets);
    const [{ changeId } = { changeId: null }] = await who.api.history.ofTransaction({ id: who.refund });
    await who.file(who.purchase, who.fuel);
    await who.api.history.undo({ changeId: changeId ?? '' });
    expect(await who.categoryOf()).toBe(who.fuel);
  });
});

test('whatever is filed where, in any order, a refund that follows is where its purchase is, and undoing all returns the first state', async () => {
  const who = await withFollower();
  const { id: second } = await who.write('TAKEALOT SHOES', -800_00n, { categoryId: who.clothing });
  const { id: back } = await who.write('TAKEALOT SHOES BACK', 80_00n);
  await who.link();
  await who.link(second, 80_00n, back);
  const pairs = [
    { purchase: who.purchase, refund: who.refund },
    { purchase: second, refund: back },
  ];
  const places = [who.clothing, who.groceries, who.fuel, who.pets, null] as const;
  const what = fc.constantFrom('purchase', 'many', 'refund');
  const step = fc.record({ what, pair: fc.nat(1), place: fc.constantFrom(...places) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      await app.owner.query('delete from rate_limits');
      const first = await who.state();
      const follows = [true, true];
      let made = 0;
      for (const { what, pair, place: wanted } of steps) {
        const { purchase, refund } = pairs[pair] ?? { purchase: '', refund: '' };
        const was = await who.state();
        const id = what === 'refund' ? refund : purchase;
        const purchases = pairs.map((one) => one.purchase);
        await (what === 'many' ? who.fileMany(purchases, wanted) : who.file(id, wanted));
        const now = await who.state();
        if (JSON.stringify([...now]) !== JSON.stringify([...was])) made += 1;
        if (what === 'refund' && was.get(refund)?.[0] !== wanted)
          follows[pair] = wanted !== null && now.get(purchase)?.[0] === wanted;
        for (const [at, one] of pairs.entries())
          if (follows[at] === true && (now.get(one.purchase)?.[0] ?? null) !== null)
            expect(now.get(one.refund)?.[0]).toBe(now.get(one.purchase)?.[0]);
      }
      for (let left = made; left > 0; left -= 1) await who.undo();
      expect(await who.state()).toEqual(first);
    }),
    { numRuns: 12 },
  );
}, 120_000);
