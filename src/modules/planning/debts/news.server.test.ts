import { afterAll, beforeAll, expect, test } from 'vitest';
import { borrowerIn } from '#testing/borrower.server.ts';
import { joined } from '#testing/members.server.ts';
import { startNewsroom } from '#testing/notices.server.ts';
import { recordMonths, watchDebts } from './jobs.server.ts';

const BEGUN = new Date('2026-10-20T09:00:00Z');
let clock = BEGUN;
let room: Awaited<ReturnType<typeof startNewsroom>>;
beforeAll(async () => {
  room = await startNewsroom(() => clock);
});
afterAll(() => room.app.close());

test('a payment that fell short is told once, to those who may change debts', async () => {
  const owner = await borrowerIn(room.app);
  const { api, cardId, book, interest, payment } = owner;
  const editor = await joined(room.app, owner, { role: 'editor' });
  const viewer = await joined(room.app, owner, { role: 'viewer' });
  await api.debts.addFromAccounts({ today: '2026-10-20' });
  // Sessions go by the clock, too: only what runs by itself is in November.
  const later = async (run: typeof watchDebts) => {
    clock = new Date('2026-11-03T09:00:00Z');
    await run(room.app.services);
    clock = BEGUN;
  };
  const watch = () => later(watchDebts);
  const titles = async (who: typeof viewer) =>
    (await room.titlesOf(who, true)).filter((title) => title.includes('paid'));
  await later(recordMonths);
  await book(cardId, '2026-10-27', -700_00n, 'PAYMENT REVERSED', payment);
  await watch();
  expect(await titles(owner)).toEqual([]);
  await book(cardId, '2026-11-03', -200_00n, 'INTEREST', interest);
  await watch();
  await watch();
  for (const who of [owner, editor]) expect(await titles(who)).toEqual(['Gold card: less was paid than planned']);
  expect(await titles(viewer)).toEqual([]);
  expect((await api.notifications.list({ all: true })).notices[0]).toMatchObject({
    type: 'budget',
    message: 'Payments in Oct 2026 were below the plan. See how this changes your plan.',
    actionUrl: expect.stringMatching(/^\/app\/debts\?debt=/),
  });
  const [card] = (await api.debts.overview({ today: '2026-11-03' })).debts.filter(
    ({ accountId }) => accountId === cardId,
  );
  await book(cardId, '2026-11-04', card?.owed.minor ?? 0n, 'PAYMENT', payment);
  await watch();
  expect(await titles(owner)).toContain('Gold card is paid off');
});
