import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { budgeter, ZAR } from '#testing/budgets.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const [NOVEMBER, DECEMBER, JANUARY] = ['2026-11-01', '2026-12-01', '2027-01-01'];
const inNovember = { today, key: NOVEMBER };
const open = () => budgeter(app, today);

describe('a template', () => {
  test('gives a period what another one had, in that period alone or from it on, and is undone', async () => {
    const { start, api, line } = await open();
    await start({ Groceries: 900_00n, Fuel: 300_00n });
    const { id } = await api.budgets.saveTemplate({ ...inNovember, name: 'Usual' });
    expect(await api.budgets.templates()).toEqual([{ id, name: 'Usual', lines: 2, totals: [ZAR(1200_00n)] }]);
    const { id: lineId } = await line('Groceries');
    await api.budgets.setLimit({ ...inNovember, lineId, limit: ZAR(500_00n) });
    const inDecember = { today, key: DECEMBER };
    const { changeId, left } = await api.budgets.applyTemplate({ ...inDecember, id, only: true });
    expect(left).toBe(0);
    const limits = async () =>
      Promise.all([NOVEMBER, DECEMBER, JANUARY].map(async (key) => (await line('Groceries', key)).limit.minor));
    expect(await limits()).toEqual([500_00n, 900_00n, 500_00n]);
    await api.history.undo({ changeId });
    expect(await limits()).toEqual([500_00n, 500_00n, 500_00n]);
    await api.budgets.applyTemplate({ ...inDecember, id, only: false });
    expect(await limits()).toEqual([500_00n, 900_00n, 900_00n]);
  });

  test('adds what the budget lacks, leaves its other lines, and says which categories are gone', async () => {
    const { start, api, category, overview, line } = await open();
    const { id: gone } = await api.categories.create({ name: 'Pottery', kind: 'expense' });
    await start({ Groceries: 900_00n });
    await api.budgets.addLine({ ...inNovember, categoryId: gone, limit: ZAR(80_00n) });
    const { id } = await api.budgets.saveTemplate({ ...inNovember, name: 'Usual' });
    const groceries = await line('Groceries');
    await api.budgets.removeLine({ today, id: groceries.id });
    await api.budgets.removeLine({ today, id: (await line('Pottery')).id });
    await api.budgets.addLine({ ...inNovember, categoryId: category('Fuel'), limit: ZAR(300_00n) });
    await api.categories.remove({ id: gone, moveTo: null });
    expect(await api.budgets.applyTemplate({ ...inNovember, id, only: false })).toMatchObject({ left: 1 });
    const limits = new Map((await overview()).lines.map(({ name, limit }) => [name, limit.minor]));
    expect(limits).toEqual(new Map([['Fuel', 300_00n]]).set('Groceries', 900_00n));
  });

  test('with envelopes assigns what it takes to come to the same', async () => {
    const { start, api, line, overview } = await open();
    await start({ Groceries: 900_00n }, { method: 'envelope' });
    const { id } = await api.budgets.saveTemplate({ ...inNovember, name: 'Usual' });
    const before = (await overview(DECEMBER)).totals[0]?.ready?.minor ?? 0n;
    await api.budgets.applyTemplate({ today, key: DECEMBER, id, only: true });
    await api.budgets.applyTemplate({ today, key: DECEMBER, id, only: true });
    expect((await line('Groceries', DECEMBER)).limit).toEqual(ZAR(900_00n));
    expect((await overview(DECEMBER)).totals[0]?.ready?.minor).toBe(before - 900_00n);
  });

  test('has a name of its own, is saved of something, and is not there once deleted', async () => {
    const { start, api } = await open();
    const save = (name: string) => api.budgets.saveTemplate({ ...inNovember, name });
    await expect(save('Usual')).rejects.toMatchObject({ code: 'NO_BUDGET' });
    await start({ Groceries: 0n });
    await expect(save('Usual')).rejects.toMatchObject({ code: 'NOTHING_TO_SAVE' });
    const { lines } = await api.budgets.overview({ today });
    await api.budgets.setLimit({ ...inNovember, lineId: lines[0]?.id ?? '', limit: ZAR(1n) });
    const { id } = await save('Usual');
    await expect(save('usual')).rejects.toMatchObject({ code: 'TEMPLATE_EXISTS' });
    const { changeId } = await api.budgets.removeTemplate({ id });
    const use = () => api.budgets.applyTemplate({ ...inNovember, id, only: true });
    await expect(use()).rejects.toMatchObject({ code: 'TEMPLATE_NOT_FOUND' });
    await api.history.undo({ changeId });
    await expect(use()).resolves.toMatchObject({ left: 0 });
  });

  test('does not change a closed period', async () => {
    const { start, api, spend } = await open();
    await start({ Groceries: 900_00n });
    await spend('Groceries', '2026-10-05', 1_00n);
    const { id } = await api.budgets.saveTemplate({ ...inNovember, name: 'Usual' });
    const october = { today, key: '2026-10-01' };
    await api.budgets.close({ ...october, note: null, limits: [] });
    const use = api.budgets.applyTemplate({ ...october, id, only: true });
    await expect(use).rejects.toMatchObject({ code: 'PERIOD_CLOSED' });
  });

  test('is seen in its workspace alone, and changed by nobody who may not change budgets', async () => {
    const [owner, other] = [await open(), await open()];
    await owner.start({ Groceries: 900_00n });
    await other.start({ Groceries: 1_00n });
    const { id } = await owner.api.budgets.saveTemplate({ ...inNovember, name: 'Usual' });
    expect(await other.api.budgets.templates()).toEqual([]);
    const using = other.api.budgets.applyTemplate({ ...inNovember, id, only: true });
    await expect(using).rejects.toMatchObject({ code: 'TEMPLATE_NOT_FOUND' });
    await expect(other.api.budgets.removeTemplate({ id })).rejects.toMatchObject({ code: 'TEMPLATE_NOT_FOUND' });
    const workspaceId = owner.session.workspace.id;
    const viewer = await tabOf(app, await joined(app, owner, { role: 'viewer' }), workspaceId);
    expect(await viewer.api.budgets.templates()).toHaveLength(1);
    await expect(viewer.api.budgets.removeTemplate({ id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const limited = await joined(app, owner, { role: 'viewer', accountIds: [owner.accountId] });
    expect(await (await tabOf(app, limited, workspaceId)).api.budgets.templates()).toEqual([]);
  });
});
