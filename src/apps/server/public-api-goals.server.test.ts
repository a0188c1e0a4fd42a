import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';

type Goals = {
  goals: { id: string; name: string; saved: string; target: string; perPayday: string | null }[];
  accounts: { accountId: string; setAside: string; over: string }[];
};

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-22T10:00:00Z') });
});
afterAll(() => app.close());

test('a program reads goals, sets money aside and undoes that', async () => {
  const { who, call, done } = await programOf(app);
  const rand = (minor: bigint) => ({ minor, currency: 'ZAR' });
  const opened = { name: 'Savings', accountType: 'savings' as const, openingBalance: rand(100_00n) };
  const { id: accountId } = await who.api.accounts.create(opened);
  const wish = { name: 'Holiday', kind: 'save' as const, target: rand(500_00n), everyMonths: null };
  const { id } = await who.api.goals.create({ ...wish, dueOn: '2026-12-31', today: '2026-11-22' });
  const put = { accountId, amount: '150.00', currency: 'ZAR' };
  const { changeId } = await done<{ changeId: string }>('POST', `goals/${id}/entries`, put);
  expect(await done<Goals>('GET', 'goals')).toMatchObject({
    goals: [{ id, name: 'Holiday', saved: '150.00', target: '500.00', perPayday: '350.00' }],
    accounts: [{ accountId, balance: '100.00', setAside: '150.00', free: '0.00', over: '50.00' }],
  });
  await done('POST', `changes/${changeId}/undo`);
  expect((await done<Goals>('GET', 'goals')).goals).toMatchObject([{ saved: '0.00' }]);
  const other = { ...put, currency: 'USD' };
  expect((await call('POST', `goals/${id}/entries`, { body: other })).code).toBe('OTHER_CURRENCY');
});
