import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { DAY, finished, LOCKED, started, ZAR } from '#testing/march-statement.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-15T09:00:00Z') });
});
afterAll(() => app.close());

describe('comparing', () => {
  test('shows the transactions up to the day and what the statement has more', async () => {
    const { session, id, accountId, fuel, milk, bread } = await started(app);
    expect(await session()).toMatchObject({
      reconciliation: { id, accountId, day: DAY, balance: ZAR(-60_00n), opening: ZAR(0n), status: 'open', count: 0 },
      difference: ZAR(-60_00n),
      count: 3,
      clearedCount: 0,
      isBlocked: false,
    });
    expect((await session()).candidates.map(({ id: of }) => of)).toEqual([fuel, milk, bread]);
  });

  test('marks and unmarks one by one, and answers what changed', async () => {
    const { api, session, bread, rent, milk, list } = await started(app);
    expect(await api.reconciliation.toggle({ ids: [bread, rent], isCleared: true })).toEqual({
      ids: expect.toSatisfy((ids: string[]) => ids.toSorted().join() === [bread, rent].toSorted().join()),
    });
    // April does not count in March.
    expect(await session()).toMatchObject({ difference: ZAR(-50_00n), clearedCount: 1 });
    expect(await api.reconciliation.toggle({ ids: [bread, milk], isCleared: true })).toEqual({ ids: [milk] });
    expect(await api.reconciliation.toggle({ ids: [bread], isCleared: false })).toEqual({ ids: [bread] });
    expect(await session()).toMatchObject({ difference: ZAR(-40_00n) });
    const { rows } = await list();
    expect(rows.find((row) => row.id === milk)?.state).toBe('cleared');
    expect(rows.find((row) => row.id === bread)?.state).toBe('unreconciled');
  });

  test('does not finish while anything is different, and locks when nothing is', async () => {
    const { api, id, session, list, accountId } = await started(app, -61_00n);
    await api.reconciliation.clearUpTo({ id });
    await expect(api.reconciliation.finish({ id })).rejects.toMatchObject({
      code: 'NOT_ZERO',
      data: { difference: ZAR(-1_00n) },
    });
    expect((await list()).rows.map(({ state }) => state)).not.toContain('reconciled');
    await api.reconciliation.update({ id, day: DAY, balance: ZAR(-60_00n) });
    expect(await api.reconciliation.finish({ id })).toEqual({ count: 3 });
    expect((await list()).rows.map(({ state }) => state)).toEqual([
      'unreconciled',
      'reconciled',
      'reconciled',
      'reconciled',
    ]);
    expect(await session()).toMatchObject({ difference: ZAR(0n), count: 0, reconciliation: { count: 3 } });
    const { items } = await api.reconciliation.list({ accountId });
    expect(items).toMatchObject([{ id, status: 'finished', count: 3, opening: ZAR(0n) }]);
    await expect(api.reconciliation.finish({ id })).rejects.toMatchObject({ code: 'FINISHED' });
    await expect(api.reconciliation.cancel({ id })).rejects.toMatchObject({ code: 'FINISHED' });
    await expect(api.reconciliation.clearUpTo({ id })).rejects.toMatchObject({ code: 'FINISHED' });
  });

  test('begins the next statement where the last one ended', async () => {
    const { api, accountId } = await finished(app);
    for (const day of [DAY, '2026-03-30'])
      await expect(api.reconciliation.start({ accountId, day, balance: ZAR(0n) })).rejects.toMatchObject({
        code: 'NOT_LATER',
      });
    const { id } = await api.reconciliation.start({ accountId, day: '2026-04-10', balance: ZAR(-100_00n) });
    expect(await api.reconciliation.get({ id })).toMatchObject({
      reconciliation: { opening: ZAR(-60_00n) },
      difference: ZAR(-40_00n),
      count: 1,
    });
    await expect(api.reconciliation.start({ accountId, day: '2026-04-12', balance: ZAR(0n) })).rejects.toMatchObject({
      code: 'ALREADY_OPEN',
    });
    await api.reconciliation.cancel({ id });
    await expect(api.reconciliation.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('refuses a balance of another currency', async () => {
    const { api, id, accountId } = await started(app);
    const balance = money(1n, 'KES');
    await expect(api.reconciliation.update({ id, day: DAY, balance })).rejects.toMatchObject({
      code: 'OTHER_CURRENCY',
    });
    await api.reconciliation.cancel({ id });
    await expect(api.reconciliation.start({ accountId, day: DAY, balance })).rejects.toMatchObject({
      code: 'OTHER_CURRENCY',
    });
  });

  test('adds an adjustment of the difference in the chosen category, which can be undone', async () => {
    const { api, id, session, category, list } = await started(app, -65_00n);
    const categoryId = category('Groceries');
    await api.reconciliation.clearUpTo({ id });
    const { transactionId } = await api.reconciliation.adjust({ id, categoryId });
    const found = (await list({ search: 'adjustment' })).rows;
    expect(found).toMatchObject([
      { id: transactionId, description: 'Balance adjustment', amount: ZAR(-5_00n), bookedOn: DAY, categoryId },
    ]);
    expect((await session()).difference).toEqual(ZAR(0n));
    await expect(api.reconciliation.adjust({ id, categoryId })).rejects.toMatchObject({ code: 'NOTHING_TO_ADJUST' });
    await api.reconciliation.undoAdjust({ id, transactionId });
    expect((await session()).difference).toEqual(ZAR(-5_00n));
    await expect(api.reconciliation.undoAdjust({ id, transactionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('deletes nothing but adjustments by undoing one', async () => {
    const { api, id, bread } = await started(app);
    await expect(api.reconciliation.undoAdjust({ id, transactionId: bread })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('reopening', () => {
  test('needs a reason, is in the activity log, and unlocks the statement and every later one', async () => {
    const { api, id: march, accountId, bread, list, session } = await finished(app);
    const { id: april } = await api.reconciliation.start({ accountId, day: '2026-04-10', balance: ZAR(-100_00n) });
    await api.reconciliation.clearUpTo({ id: april });
    await api.reconciliation.finish({ id: april });
    await expect(api.reconciliation.reopen({ id: march, reason: '  ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await api.reconciliation.reopen({ id: march, reason: 'Bread was 11' })).toEqual({ statements: 2, count: 4 });
    expect(new Set((await list()).rows.map(({ state }) => state))).toEqual(new Set(['cleared']));
    const logged = await app.owner.query(
      `select metadata ->> 'reason' as reason from security_audit_logs where action = 'reconciliation.reopened' and resource_id = $1`,
      [march],
    );
    expect(logged.rows).toEqual([{ reason: 'Bread was 11' }]);
    expect(await session()).toMatchObject({ reconciliation: { status: 'reopened', reason: 'Bread was 11' } });
    await api.transactions.update({ id: bread, amount: { minor: -11_00n } });
    expect((await session()).difference).toEqual(ZAR(1_00n));
    await expect(api.reconciliation.finish({ id: april })).rejects.toMatchObject({ code: 'EARLIER_FIRST' });
    await api.reconciliation.update({ id: march, day: DAY, balance: ZAR(-61_00n) });
    await api.reconciliation.update({ id: april, day: '2026-04-10', balance: ZAR(-101_00n) });
    expect(await api.reconciliation.finish({ id: march })).toEqual({ count: 3 });
    expect(await api.reconciliation.finish({ id: april })).toEqual({ count: 1 });
    await expect(api.transactions.remove({ id: bread })).rejects.toMatchObject({ message: LOCKED });
  });

  test('leaves earlier statements locked, and refuses one that is not finished', async () => {
    const { api, accountId, bread } = await finished(app);
    const { id } = await api.reconciliation.start({ accountId, day: '2026-04-10', balance: ZAR(-100_00n) });
    await expect(api.reconciliation.reopen({ id, reason: 'for no reason' })).rejects.toMatchObject({
      code: 'NOT_FINISHED',
    });
    await api.reconciliation.clearUpTo({ id });
    await api.reconciliation.finish({ id });
    expect(await api.reconciliation.reopen({ id, reason: 'Rent came twice' })).toEqual({ statements: 1, count: 1 });
    await expect(api.transactions.remove({ id: bread })).rejects.toMatchObject({ code: 'RECONCILED' });
  });
});

describe('members', () => {
  test('of another workspace, or without amounts, have no part in it; viewers only look', async () => {
    const who = await started(app);
    const { id, accountId, bread, session } = who;
    const stranger = await app.person();
    await expect(stranger.api.reconciliation.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.api.reconciliation.finish({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.api.reconciliation.reopen({ id, reason: 'not mine' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const call of [
      () => stranger.api.reconciliation.list({ accountId }),
      () => stranger.api.reconciliation.grid({ accountId, today: DAY }),
      () => stranger.api.reconciliation.start({ accountId, day: DAY, balance: ZAR(0n) }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    expect(await stranger.api.reconciliation.toggle({ ids: [bread], isCleared: true })).toEqual({ ids: [] });
    expect((await session()).clearedCount).toBe(0);
    const workspaceId = who.person.workspace.id;
    const blind = await tabOf(app, await joined(app, who, { role: 'viewer-without-amounts' }), workspaceId);
    await expect(blind.api.reconciliation.list({ accountId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const viewer = await tabOf(app, await joined(app, who, { role: 'viewer' }), workspaceId);
    expect(await viewer.api.reconciliation.get({ id })).toMatchObject({ count: 3 });
    await expect(viewer.api.reconciliation.finish({ id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('limited to some accounts see those alone', async () => {
    const who = await started(app);
    const { id: other } = await who.api.accounts.create({ name: 'Other' });
    const guest = await joined(app, who, { role: 'viewer', accountIds: [other] });
    const { api } = await tabOf(app, guest, who.person.workspace.id);
    await expect(api.reconciliation.get({ id: who.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(api.reconciliation.list({ accountId: who.accountId })).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    });
    expect(await api.reconciliation.list({ accountId: other })).toEqual({ items: [], suggestion: null });
  });
});
