import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { budgeter } from '#testing/budgets.server.ts';
import { joined } from '#testing/members.server.ts';
import { startNewsroom } from '#testing/notices.server.ts';
import { watchBudgets } from './jobs.server.ts';

let clock = new Date('2026-11-20T09:00:00Z');
let room: Awaited<ReturnType<typeof startNewsroom>>;
beforeAll(async () => {
  room = await startNewsroom(() => clock);
});
afterAll(() => room.app.close());
beforeEach(() => {
  clock = new Date('2026-11-20T09:00:00Z');
});

const watch = () => watchBudgets(room.app.services);

test('80 %, 100 % and what will be too much are told once in a period, and the strongest alone', async () => {
  const who = await budgeter(room.app, '2026-11-20');
  const { api, start, spend } = who;
  await start({ Groceries: 100_00n, Fuel: 100_00n, Pharmacy: 100_00n, Airtime: 100_00n });
  await spend('Groceries', '2026-11-03', 79_00n);
  await spend('Fuel', '2026-11-03', 100_00n);
  for (const day of ['03', '05', '08', '11']) await spend('Airtime', `2026-11-${day}`, 18_00n);
  const titles = () =>
    room.titlesOf(who, true).then((all) => all.filter((title) => title.includes('budget')).toSorted());
  await watch();
  expect(await titles()).toEqual(['Airtime: you are likely to go over budget', 'Fuel: the budget is used up']);
  await spend('Groceries', '2026-11-04', 1_00n);
  await watch();
  await watch();
  const three = [
    'Airtime: you are likely to go over budget',
    'Fuel: the budget is used up',
    'Groceries: 80 % of the budget is used',
  ];
  expect(await titles()).toEqual(three);
  await spend('Airtime', '2026-11-15', 18_00n);
  await spend('Groceries', '2026-11-15', 30_00n);
  await watch();
  expect(await titles()).toEqual([...three, 'Groceries: the budget is used up'].toSorted());
  await spend('Fuel', '2026-12-01', 85_00n);
  clock = new Date('2026-12-02T09:00:00Z');
  await watch();
  clock = new Date('2026-11-20T10:00:00Z');
  expect(await titles()).toContain('Fuel: 80 % of the budget is used');
  expect((await api.notifications.list({ all: true })).notices[0]).toMatchObject({
    type: 'budget',
    actionUrl: '/app/budgets?period=2026-12-01',
  });
});

test('those who may change the budget are told, and a viewer is not', async () => {
  const owner = await budgeter(room.app, '2026-11-20');
  const editor = await joined(room.app, owner, { role: 'editor' });
  const viewer = await joined(room.app, owner, { role: 'viewer' });
  await owner.start({ Groceries: 10_00n });
  await owner.spend('Groceries', '2026-11-03', 20_00n);
  await watch();
  expect(await room.titlesOf(editor, true)).toContain('Groceries: the budget is used up');
  expect(await room.titlesOf(viewer, true)).not.toContain('Groceries: the budget is used up');
});
