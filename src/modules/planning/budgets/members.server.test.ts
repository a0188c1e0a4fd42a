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
const NOVEMBER = '2026-11-01';
const open = () => budgeter(app, today);
const workspaceIdOf = ({ session }: { session: { workspace: { id: string } } }) => session.workspace.id;

describe('who may do what', () => {
  test('another workspace neither sees nor changes a budget', async () => {
    const [mine, theirs] = [await open(), await open()];
    await theirs.start({ Groceries: 500_00n });
    const { id } = await theirs.line('Groceries');
    expect((await mine.overview()).lines).toEqual([]);
    await mine.start({ Fuel: 1_00n });
    const set = mine.api.budgets.setLimit({ today, key: NOVEMBER, lineId: id, limit: ZAR(1n) });
    await expect(set).rejects.toMatchObject({ code: 'LINE_NOT_FOUND' });
    await expect(mine.api.budgets.removeLine({ today, id })).rejects.toMatchObject({ code: 'LINE_NOT_FOUND' });
    expect((await theirs.line('Groceries')).limit).toEqual(ZAR(500_00n));
  });

  test('a viewer reads it and changes nothing; one without amounts sees none', async () => {
    const owner = await open();
    await owner.start({ Groceries: 500_00n });
    const viewer = await tabOf(app, await joined(app, owner, { role: 'viewer' }), workspaceIdOf(owner));
    expect((await viewer.api.budgets.overview({ today })).lines).toMatchObject([{ limit: ZAR(500_00n) }]);
    const { id } = await owner.line('Groceries');
    await expect(viewer.api.budgets.removeLine({ today, id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const without = await tabOf(
      app,
      await joined(app, owner, { role: 'viewer-without-amounts' }),
      workspaceIdOf(owner),
    );
    expect((await without.api.budgets.overview({ today })).lines[0]?.limit.withheld).toBe(true);
  });

  test('days off of the owner move paydays, for members too; theirs do not', async () => {
    const owner = await open();
    await owner.start({ Groceries: 500_00n }, { rule: 'month:25-or-before' });
    const member = await joined(app, owner, { role: 'viewer' });
    const viewer = await tabOf(app, member, workspaceIdOf(owner));
    const begin = async () => (await viewer.api.budgets.overview({ today: '2026-11-28' })).period?.from;
    await viewer.api.preferences.save({ daysOff: [{ day: '2026-11-25', name: 'Mine' }] });
    expect(await begin()).toBe('2026-11-25');
    await owner.api.preferences.save({ daysOff: [{ day: '2026-11-25', name: 'Office closed' }] });
    expect([await begin(), (await owner.overview()).period?.to]).toEqual(['2026-11-24', '2026-11-23']);
  });

  test('a member who is limited to some accounts sees none of it', async () => {
    const owner = await open();
    await owner.start({ Groceries: 500_00n });
    const member = await joined(app, owner, { role: 'viewer', accountIds: [owner.accountId] });
    const limited = await tabOf(app, member, workspaceIdOf(owner));
    expect(await limited.api.budgets.overview({ today })).toMatchObject({
      isLimited: true,
      lines: [],
      unbudgeted: [],
      groups: [],
    });
  });
});

describe('a limit for one member', () => {
  test('counts what that member recorded, and the whole budget counts it too', async () => {
    const owner = await open();
    const { api, start, spend, line, overview, category } = owner;
    await start({ Groceries: 500_00n, Airtime: 200_00n });
    const child = await joined(app, owner, { role: 'contributor', accountIds: [owner.accountId] });
    const childId = child.session.person.id;
    const tab = await tabOf(app, child, workspaceIdOf(owner));
    const wish = { today, key: NOVEMBER, categoryId: category('Airtime'), limit: ZAR(50_00n) };
    await api.budgets.addLine({ ...wish, memberId: childId });
    await spend('Airtime', '2026-11-03', 80_00n);
    await tab.api.transactions.create({
      accountId: owner.accountId,
      bookedOn: '2026-11-04',
      categoryId: category('Airtime'),
      description: 'Data bundle',
      amount: { minor: -30_00n },
    });
    const own = (await overview()).lines.find(({ memberId }) => memberId === childId);
    expect(own).toMatchObject({ limit: ZAR(50_00n), spent: ZAR(30_00n), left: ZAR(20_00n) });
    expect((await line('Airtime')).spent).toEqual(ZAR(110_00n));
    expect((await overview()).totals).toMatchObject([{ available: ZAR(700_00n), spent: ZAR(110_00n) }]);
    expect((await overview()).members.map(({ id }) => id)).toContain(childId);
    // The child sees the one limit that is for them.
    expect((await tab.api.budgets.overview({ today })).lines).toMatchObject([
      { memberId: childId, limit: ZAR(50_00n), spent: ZAR(30_00n) },
    ]);
    await expect(tab.api.budgets.removeLine({ today, id: own?.id ?? '' })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });

  test('has what was moved to it, of which that member sees no more than their own limit', async () => {
    const owner = await open();
    const { api, line, category } = owner;
    await owner.start({ Groceries: 500_00n });
    const child = await joined(app, owner, { role: 'contributor', accountIds: [owner.accountId] });
    const wish = { today, key: NOVEMBER, categoryId: category('Airtime'), limit: ZAR(50_00n) };
    const { id } = await api.budgets.addLine({ ...wish, memberId: child.session.person.id });
    const fromLineId = (await line('Groceries')).id;
    await api.budgets.move({ today, key: NOVEMBER, fromLineId, toLineId: id, amount: ZAR(20_00n), note: 'A secret' });
    const tab = await tabOf(app, child, workspaceIdOf(owner));
    const { lines, moves } = await tab.api.budgets.overview({ today });
    expect({ lines, moves }).toMatchObject({ lines: [{ id, available: ZAR(70_00n) }], moves: [] });
  });

  test('is all that someone sees who made the budget and was limited since', async () => {
    const owner = await open();
    const maker = await joined(app, owner, { role: 'editor' });
    const tab = await tabOf(app, maker, workspaceIdOf(owner));
    await tab.api.budgets.start({
      today: '2026-10-02',
      rule: 'month:1',
      method: 'envelope',
      lines: [{ categoryId: owner.category('Groceries'), limit: ZAR(500_00n) }],
    });
    await tab.api.budgets.saveTemplate({ today, key: '2026-10-01', name: 'Usual' });
    await tab.api.budgets.addGroup({ name: 'Needs' });
    await tab.api.budgets.close({ today, key: '2026-10-01', limits: [], note: 'A secret' });
    const { id: userId } = maker.session.person;
    await owner.api.members.change({ userId, role: 'contributor', accountIds: [owner.accountId] });
    const limited = await tabOf(app, maker, workspaceIdOf(owner));
    for (const key of ['2026-10-01', NOVEMBER])
      expect(await limited.api.budgets.overview({ today, key })).toMatchObject({
        lines: [],
        totals: [],
        moves: [],
        groups: [],
        cards: [],
        unbudgeted: [],
      });
    expect(await limited.api.budgets.review({ today, key: '2026-10-01' })).toMatchObject({ note: null, lines: [] });
    expect(await limited.api.budgets.templates()).toEqual([]);
  });

  test('sets no money aside with envelopes', async () => {
    const owner = await open();
    const { api, overview, category } = owner;
    await api.accounts.update({ id: owner.accountId, openingBalance: ZAR(1000_00n) });
    await owner.start({ Groceries: 300_00n }, { method: 'envelope' });
    const memberId = owner.session.person.id;
    const wish = { today, key: NOVEMBER, categoryId: category('Groceries'), limit: ZAR(90_00n), memberId };
    const { id } = await api.budgets.addLine(wish);
    await owner.spend('Groceries', '2026-11-03', 20_00n);
    const { lines, totals } = await overview();
    expect(totals).toMatchObject([{ ready: ZAR(700_00n), available: ZAR(300_00n) }]);
    expect(lines.find((line) => line.id === id)).toMatchObject({ available: ZAR(90_00n), spent: ZAR(20_00n) });
    const move = api.budgets.move({ today, key: NOVEMBER, fromLineId: id, toLineId: null, amount: ZAR(1n) });
    await expect(move).rejects.toMatchObject({ code: 'LINE_NOT_FOUND' });
  });

  test('is only for somebody in the workspace', async () => {
    const [owner, stranger] = [await open(), await app.person()];
    await owner.start({ Groceries: 1n });
    const wish = { today, key: NOVEMBER, categoryId: owner.category('Fuel'), limit: ZAR(1n) };
    const add = owner.api.budgets.addLine({ ...wish, memberId: stranger.session.person.id });
    await expect(add).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  });
});
