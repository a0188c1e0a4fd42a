import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { DAY, finished, LOCKED, started, withStatement, ZAR } from '#testing/march-statement.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-15T09:00:00Z') });
});
afterAll(() => app.close());
// More imports than a person may make in a minute.
beforeEach(() => app.owner.query('delete from rate_limits'));

describe('a locked transaction', () => {
  test('keeps its amount, day and account, and is not deleted; the refusal names the statement', async () => {
    const { api, bread, list } = await finished(app);
    const before = (await list()).rows;
    const { id: other } = await api.accounts.create({ name: 'Other' });
    for (const change of [{ amount: { minor: -11_00n } }, { bookedOn: '2026-03-03' }, { accountId: other }])
      await expect(api.transactions.update({ id: bread, ...change })).rejects.toMatchObject({
        code: 'RECONCILED',
        status: 409,
        message: LOCKED,
      });
    await expect(api.transactions.remove({ id: bread })).rejects.toMatchObject({ code: 'RECONCILED', message: LOCKED });
    expect((await list()).rows).toEqual(before);
  });

  test('keeps its mark, and its status for whatever writes it', async () => {
    const { api, bread, list } = await finished(app);
    expect(await api.reconciliation.toggle({ ids: [bread], isCleared: false })).toEqual({ ids: [] });
    expect((await list()).rows.find(({ id }) => id === bread)?.state).toBe('reconciled');
  });

  test('takes another description and category', async () => {
    const { api, bread, category, list } = await finished(app);
    const categoryId = category('Fuel');
    await api.transactions.update({ id: bread, description: 'Rolls', categoryId });
    await api.transactions.categorise({ ids: [bread], categoryId: null });
    expect((await list()).rows.find(({ id }) => id === bread)).toMatchObject({
      description: 'Rolls',
      categoryId: null,
      state: 'reconciled',
    });
  });

  test('stays when many are deleted, and is counted', async () => {
    const { api, bread, rent, list } = await finished(app);
    expect(await api.transactions.removeMany({ ids: [bread, rent] })).toMatchObject({ count: 1, locked: 1 });
    expect((await list()).rows.map(({ id }) => id)).not.toContain(rent);
    expect((await list()).rows.map(({ id }) => id)).toContain(bread);
  });
});

test('the opening balance of a reconciled account stays until its statements are reopened', async () => {
  const { api, accountId, id } = await finished(app);
  const opening = async () => (await api.accounts.list()).find((one) => one.id === accountId)?.openingBalance;
  const before = await opening();
  const change = { id: accountId, openingBalance: ZAR((before?.minor ?? 0n) + 1n) };
  await expect(api.accounts.update(change)).rejects.toMatchObject({
    code: 'RECONCILED',
    message: expect.stringContaining('is reconciled with the statement of 31 March 2026, so its opening balance stays'),
  });
  expect(await opening()).toEqual(before);
  // Said as it is, it is no change.
  await api.accounts.update({ id: accountId, name: 'Cheque two', ...(before && { openingBalance: before }) });
  await api.reconciliation.reopen({ id, reason: 'A wrong opening balance' });
  await api.accounts.update(change);
  expect(await opening()).toEqual(change.openingBalance);
});

describe('imports', () => {
  const MARCH = [
    ['2026-03-02', -10, 'BREAD'],
    ['2026-03-10', -20, 'MILK'],
  ] as const;

  test('suggest the newest statement, mark what they bring, and are not undone while a statement holds it', async () => {
    const who = await withStatement(app, MARCH, 100);
    const { api, accountId, importId } = who;
    expect(await api.reconciliation.list({ accountId })).toEqual({
      items: [],
      suggestion: { day: '2026-03-10', balance: ZAR(70_00n) },
    });
    await api.accounts.update({ id: accountId, openingBalance: ZAR(100_00n) });
    const { id } = await api.reconciliation.start({ accountId, day: DAY, balance: ZAR(70_00n) });
    expect(await api.reconciliation.get({ id })).toMatchObject({ difference: ZAR(0n), clearedCount: 2 });
    await api.reconciliation.finish({ id });
    expect((await api.reconciliation.list({ accountId })).suggestion).toBeNull();
    await expect(api.imports.revert({ id: importId, evenEdited: true })).rejects.toMatchObject({
      code: 'RECONCILED',
      message:
        'Transactions of this import are reconciled with the statement of 31 March 2026. Reopen that statement first. Nothing was changed.',
    });
    expect(await api.imports.list()).toMatchObject([{ status: 'done' }]);
    await api.reconciliation.reopen({ id, reason: 'Wrong file' });
    expect(await api.imports.revert({ id: importId })).toEqual({ removed: 2, restored: 0 });
  });

  test('know a locked transaction again, and change nothing of it', async () => {
    const { api, id, list, accountId } = await started(app);
    await api.reconciliation.clearUpTo({ id });
    await api.reconciliation.finish({ id });
    const before = (await list()).rows.filter(({ state }) => state === 'reconciled');
    const file = new File([['Date,Amount,Description', '2026-03-11,-20.00,MILK'].join('\n')], 'again.csv');
    const { id: importId } = await api.imports.upload({ file, accountId });
    expect(await api.imports.commit({ id: importId })).toMatchObject({ added: 0, merged: 1 });
    expect((await list()).rows.filter(({ state }) => state === 'reconciled')).toEqual(before);
    // Nothing of what is locked came by it.
    expect(await api.imports.revert({ id: importId })).toMatchObject({ removed: 0 });
    expect((await list()).rows.filter(({ state }) => state === 'reconciled')).toEqual(before);
  });

  test('fill the months of the grid', async () => {
    const { api, accountId, importId } = await withStatement(app, MARCH, 100);
    const cells = await api.reconciliation.grid({ accountId, today: '2026-04-15' });
    expect(cells).toMatchObject([
      { month: '2026-04', state: 'running' },
      { month: '2026-03', state: 'mismatched', importIds: [importId], gaps: [{ from: '2026-03-11', to: DAY }] },
    ]);
    await api.accounts.update({ id: accountId, openingBalance: ZAR(100_00n) });
    expect((await api.reconciliation.grid({ accountId, today: '2026-04-15' }))[1]?.state).toBe('missing');
    const { id } = await api.reconciliation.start({ accountId, day: DAY, balance: ZAR(70_00n) });
    await api.reconciliation.finish({ id });
    expect((await api.reconciliation.grid({ accountId, today: '2026-04-15' }))[1]).toMatchObject({
      state: 'reconciled',
      reconciledTo: DAY,
    });
  });
});

describe('splits', () => {
  test('count once, by the whole, are marked whole and locked whole', async () => {
    const { api, session, id, bread, milk } = await started(app, -10_00n);
    const lines = [-400n, -600n].map((minor) => ({ categoryId: null, amount: ZAR(minor) }));
    await api.splits.split({ id: bread, lines });
    const parts = await app.owner.query<{ id: string }>('select id from transactions where parent_id = $1', [bread]);
    expect((await session()).count).toBe(3);
    expect(await api.reconciliation.toggle({ ids: [parts.rows[0]?.id ?? ''], isCleared: true })).toEqual({
      ids: [bread],
    });
    const cleared = 'select count(*)::int as count from transactions where (id = $1 or parent_id = $1) and ';
    const count = async (which: string) =>
      (await app.owner.query<{ count: number }>(cleared + which, [bread])).rows[0]?.count;
    expect(await count('is_cleared')).toBe(3);
    expect((await session()).difference).toEqual(ZAR(0n));
    expect(await api.reconciliation.finish({ id })).toEqual({ count: 1 });
    expect(await count('reconciliation_id is not null')).toBe(3);
    await api.reconciliation.reopen({ id, reason: 'To split anew' });
    expect(await count('reconciliation_id is not null')).toBe(0);
    expect((await session()).candidates.find((row) => row.id === milk)?.isCleared).toBe(false);
  });
});
