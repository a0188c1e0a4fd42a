import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let files = 0;

/** A workspace with transactions of Engen, and of others, as a statement brings them. */
async function filled() {
  const owner = await bookkeeper(app);
  const bring = async (lines: readonly string[]) => {
    files += 1;
    const text = [
      'Date,Description,Amount',
      ...lines.map((line, at) => `2026-0${1 + (files % 9)}-${String(at + 1).padStart(2, '0')},${line}`),
    ].join('\n');
    const file = new File([`${text}\n`], `statement-${files}.csv`);
    const { id } = await owner.api.imports.upload({ file, accountId: owner.accountId });
    await owner.api.imports.commit({ id });
  };
  await bring([
    'POS PURCHASE ENGEN SANDTON 5222*7143,-500.00',
    'POS PURCHASE ENGEN ROSEBANK 5222*7143,-600.00',
    'POS PURCHASE ENGEN MIDRAND 5222*7143,-700.00',
    'POS PURCHASE CHECKERS SANDTON 5222*7143,-80.00',
    'POS CARD REFUND ENGEN,50.00',
  ]);
  const rows = async () => (await owner.list()).rows;
  const engen = async () =>
    (await rows()).filter(({ description, amount }) => description === 'Engen' && amount.minor < 0n);
  const [first] = await engen();
  if (first === undefined) throw new Error('no transaction of Engen came in');
  const places = async () => (await engen()).map(({ categoryId }) => categoryId);
  return { owner, bring, rows, engen, places, id: first.id, tolls: owner.category('Pets'), fuel: first.categoryId };
}

describe('a correction of one transaction', () => {
  test('may be applied to all others of its merchant in the same direction, and undone at once', async () => {
    const { owner, rows, places, id, tolls, fuel } = await filled();
    const { api } = owner;
    await api.transactions.update({ id, categoryId: tolls });
    expect(await api.transactions.others({ id, categoryId: tolls })).toEqual({
      merchant: 'Engen',
      count: 2,
      isAlways: false,
    });
    const before = await rows();
    const spread = await api.transactions.spread({ id, categoryId: tolls, always: false });
    expect(spread).toMatchObject({ count: 2, lesson: null });
    expect(await places()).toEqual([tolls, tolls, tolls]);
    const others = (await rows()).filter(({ description, amount }) => description !== 'Engen' || amount.minor > 0n);
    expect(others.map(({ categoryId }) => categoryId)).not.toContain(tolls);
    expect(await api.transactions.others({ id, categoryId: tolls })).toMatchObject({ count: 0 });
    expect(await api.transactions.unspread({ ...spread, categoryId: tolls })).toEqual({ count: 2 });
    expect(await rows()).toEqual(before);
    expect((await places()).filter((place) => place === fuel)).toHaveLength(2);
  });

  test('said with "Always" goes for coming imports, whatever is corrected later, until it is deleted', async () => {
    const { owner, bring, id, tolls, engen } = await filled();
    const { api } = owner;
    await api.transactions.update({ id, categoryId: tolls });
    await api.transactions.spread({ id, categoryId: tolls, always: true });
    expect(await api.transactions.others({ id, categoryId: tolls })).toMatchObject({ isAlways: true });
    await bring(['POS PURCHASE ENGEN DURBAN 5222*7143,-310.00']);
    expect((await engen()).every(({ categoryId }) => categoryId === tolls)).toBe(true);
    expect(await api.merchants.lessons()).toMatchObject([
      { name: 'Engen', merchant: 'engen', direction: 'out', categoryId: tolls, isFixed: true, uses: 1 },
    ]);
    // One that is an exception changes nothing about the others.
    await api.transactions.update({ id, categoryId: owner.category('Groceries') });
    await bring(['POS PURCHASE ENGEN GEORGE 5222*7143,-320.00']);
    expect((await owner.list({ search: 'george' })).rows).toMatchObject([
      { categoryId: tolls, categorySource: 'learned' },
    ]);
    await api.merchants.forget({ merchant: 'engen', direction: 'out' });
    expect(await api.transactions.others({ id, categoryId: tolls })).toMatchObject({ isAlways: false });
  });

  test('undone, leaves what others changed meanwhile, and what was learned as it was', async () => {
    const { owner, engen, id, tolls } = await filled();
    const { api } = owner;
    const groceries = owner.category('Groceries');
    await api.transactions.update({ id, categoryId: groceries });
    const [lesson] = await api.merchants.lessons();
    const spread = await api.transactions.spread({ id, categoryId: tolls, always: true });
    const other = (await engen()).find((row) => row.id !== id)?.id ?? '';
    await api.transactions.update({ id: other, categoryId: groceries });
    expect(await api.transactions.unspread({ ...spread, categoryId: tolls })).toEqual({ count: 1 });
    expect((await engen()).find((row) => row.id === other)?.categoryId).toBe(groceries);
    expect(await api.merchants.lessons()).toEqual([lesson]);
  });

  test('is not undone into a category that was deleted meanwhile', async () => {
    const { owner, engen, id, tolls, fuel } = await filled();
    const { api } = owner;
    const spread = await api.transactions.spread({ id, categoryId: tolls, always: false });
    await api.categories.remove({ id: fuel ?? '', moveTo: null });
    expect(await api.transactions.unspread({ ...spread, categoryId: tolls })).toEqual({ count: 0 });
    expect((await engen()).map(({ categoryId }) => categoryId)).toContain(tolls);
  });

  test('at the same moment as another of the same merchant leaves each row where one of them put it', async () => {
    const { owner, places, id, tolls } = await filled();
    const groceries = owner.category('Groceries');
    await Promise.all(
      [tolls, groceries].map((categoryId) => owner.api.transactions.spread({ id, categoryId, always: true })),
    );
    const [, ...others] = await places();
    for (const place of others) expect([tolls, groceries]).toContain(place);
  });
});

describe('nobody spreads a correction', () => {
  test('over another workspace, or from a row that is not there', async () => {
    const mine = await filled();
    const theirs = await filled();
    const { api } = theirs.owner;
    const asked = { id: mine.id, categoryId: theirs.tolls };
    await expect(api.transactions.others(asked)).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(api.transactions.spread({ ...asked, always: true })).rejects.toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
    await expect(
      api.transactions.spread({ id: theirs.id, categoryId: mine.tolls, always: false }),
    ).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
    });
    const before = await mine.places();
    const ids = (await mine.engen()).map((row) => row.id);
    await api.transactions.unspread({
      categoryId: mine.fuel ?? '',
      count: ids.length,
      before: [{ categoryId: null, source: null, ids }],
      lesson: null,
    });
    expect(await mine.places()).toEqual(before);
  });

  test('into a category that was deleted', async () => {
    const { owner, id, tolls, places, fuel } = await filled();
    await owner.api.categories.remove({ id: tolls });
    await expect(owner.api.transactions.spread({ id, categoryId: tolls, always: true })).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
    });
    expect(await places()).toEqual([fuel, fuel, fuel]);
  });

  test('who may only look, and a contributor only over what they recorded', async () => {
    const { owner, id, tolls, places, fuel } = await filled();
    const open = async (role: 'viewer' | 'contributor') =>
      (await tabOf(app, await joined(app, owner, { role }), owner.session.workspace.id)).api;
    const viewer = await open('viewer');
    await expect(viewer.transactions.spread({ id, categoryId: tolls, always: false })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    const contributor = await open('contributor');
    const own = await contributor.transactions.create({
      accountId: owner.accountId,
      bookedOn: '2026-02-20',
      description: 'Engen',
      categoryId: tolls,
      amount: { minor: -1200n },
    });
    expect(await contributor.transactions.spread({ id: own.id, categoryId: tolls, always: false })).toMatchObject({
      count: 0,
    });
    expect((await places()).filter((place) => place === fuel)).toHaveLength(3);
  });
});

test('each step is in the activity log', async () => {
  const { owner, id, tolls } = await filled();
  const spread = await owner.api.transactions.spread({ id, categoryId: tolls, always: true });
  await owner.api.transactions.unspread({ ...spread, categoryId: tolls });
  const { rows } = await app.owner.query<{ action: string }>(
    `select action from security_audit_logs where workspace_id = $1 and action like 'transactions.%spread' order by created_at`,
    [owner.session.workspace.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['transactions.spread', 'transactions.unspread']);
});
