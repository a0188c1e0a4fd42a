import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { saver } from '#testing/goals.server.ts';
import { joined } from '#testing/members.server.ts';
import { startNewsroom } from '#testing/notices.server.ts';
import { watchGoals } from './jobs.server.ts';

let clock = new Date('2026-11-20T09:00:00Z');
let room: Awaited<ReturnType<typeof startNewsroom>>;
beforeAll(async () => {
  room = await startNewsroom(() => clock);
});
afterAll(() => room.app.close());
beforeEach(() => {
  clock = new Date('2026-11-20T09:00:00Z');
});

const watch = () => watchGoals(room.app.services);
/** Titles of what came of goals, in order. */
const titlesOf = async (who: Parameters<typeof room.titlesOf>[0]) =>
  (await room.titlesOf(who, true)).filter((title) => !title.includes('joined')).toSorted();
const ZAR = (minor: bigint) => money(minor, 'ZAR');

test('a goal that is reached, or behind its date, is told once to those who may change it', async () => {
  const owner = await saver(room.app, '2026-11-20');
  const editor = await joined(room.app, owner, { role: 'editor' });
  const viewer = await joined(room.app, owner, { role: 'viewer' });
  const { begin, put, savingsId, api } = owner;
  const reached = await begin('Bicycle', ZAR(100_00n), { today: '2026-09-01' });
  await put(reached, savingsId, ZAR(100_00n), '2026-10-01');
  const behind = await begin('House', ZAR(900_000_00n), { today: '2026-09-01', dueOn: '2027-06-01' });
  await put(behind, savingsId, ZAR(100_00n), '2026-10-01');
  const paused = await begin('Boat', ZAR(900_000_00n), { today: '2026-09-01', dueOn: '2027-06-01' });
  await put(paused, savingsId, ZAR(100_00n), '2026-10-01');
  await api.goals.setState({ id: paused, state: 'paused', today: '2026-11-20' });
  await watch();
  await watch();
  const titles = ['House is behind schedule', 'You reached your goal: Bicycle'];
  for (const who of [owner, editor]) expect(await titlesOf(who)).toEqual(titles);
  expect(await titlesOf(viewer)).toEqual([]);
  expect((await api.notifications.list({ all: true })).notices.filter(({ type }) => type === 'goal')).toHaveLength(2);
  clock = new Date('2026-12-02T09:00:00Z');
  await watch();
  clock = new Date('2026-11-20T10:00:00Z');
  expect(await titlesOf(owner)).toEqual(['House is behind schedule', ...titles]);
});

test('a pledge that was missed is told to the one who made it, once', async () => {
  const owner = await saver(room.app, '2026-11-20');
  const partner = await joined(room.app, owner, { role: 'editor' });
  const { begin, savingsId, api } = owner;
  const goalId = await begin('House', ZAR(900_000_00n), { today: '2026-11-19' });
  const memberId = partner.session.person.id;
  const pledge = { goalId, accountId: savingsId, amount: ZAR(500_00n), memberId, rule: 'month:15' };
  await api.goals.addPledge({ ...pledge, since: '2026-10-01' });
  await watch();
  await watch();
  expect(await titlesOf(partner)).toEqual(['A transfer for House is missing']);
  expect(await titlesOf(owner)).toEqual([]);
});
