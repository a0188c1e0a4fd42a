import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { personWithTotp } from '#testing/factors.server.ts';
import { goalsOf, saver } from '#testing/goals.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let clock = new Date('2026-11-20T09:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const today = '2026-11-20';
const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** Someone with an authenticator app, whose goal has R 90 000. */
async function saverWithApp() {
  const person = await personWithTotp(app, clock);
  const { api } = person;
  const wish = { name: 'Savings', accountType: 'savings', openingBalance: ZAR(100_000_00n) } as const;
  const { id: savingsId } = await api.accounts.create(wish);
  const own = goalsOf(person, today);
  const id = await own.begin('House', ZAR(500_000_00n));
  await own.put(id, savingsId, ZAR(90_000_00n));
  return { ...person, ...own, id, savingsId, take: (minor: bigint) => own.withdraw(id, savingsId, ZAR(minor)) };
}

const permits = async (workspaceId: string) => {
  const { rows } = await app.owner.query<{ action: string }>(
    `select action from security_audit_logs where chain_id = $1 and action like 'PAYMENT%' order by number`,
    [workspaceId],
  );
  return rows.map(({ action }) => action);
};

describe('taking money out of a goal', () => {
  test('below 25,000 is not validated; 25,000 is, and needs no second factor', async () => {
    const { begin, put, withdraw, savingsId, session, goal } = await saver(app, today);
    const id = await begin('House', ZAR(500_000_00n));
    await put(id, savingsId, ZAR(90_000_00n));
    await withdraw(id, savingsId, ZAR(24_999_99n));
    expect(await permits(session.workspace.id)).toEqual([]);
    await withdraw(id, savingsId, ZAR(25_000_00n));
    expect(await permits(session.workspace.id)).toEqual(['PAYMENT_PERMITTED']);
    await expect(withdraw(id, savingsId, ZAR(25_000_01n))).rejects.toMatchObject({ code: 'SECOND_FACTOR_FOR_AMOUNT' });
    expect(await permits(session.workspace.id)).toEqual(['PAYMENT_PERMITTED', 'PAYMENT_STOPPED']);
    expect((await goal(id)).saved).toEqual(ZAR(40_000_01n));
  });

  test('above 25,000 needs a fresh second factor, and from 50,000 on nothing goes', async () => {
    const { take, goal, id } = await saverWithApp();
    await take(25_000_01n);
    await expect(take(50_000_00n)).rejects.toMatchObject({ code: 'AMOUNT_OVER_LIMIT' });
    await take(49_999_99n);
    expect((await goal(id)).saved).toEqual(ZAR(15_000_00n));
    const { take: later, goal: goalLater, id: laterId } = await saverWithApp();
    clock = new Date('2026-11-20T10:00:00Z');
    await expect(later(25_000_01n)).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    await later(25_000_00n);
    clock = new Date('2026-11-20T09:00:00Z');
    expect((await goalLater(laterId)).saved).toEqual(ZAR(65_000_00n));
  });

  test('in another currency is judged by what it is worth, and refused where that is not known', async () => {
    const { api, begin, withdraw, put, goal } = await saver(app, today);
    const openingBalance = money(10_000_00n, 'USD');
    const { id: dollarId } = await api.accounts.create({ name: 'Dollars', currency: 'USD', openingBalance });
    const id = await begin('Abroad', money(9_000_00n, 'USD'));
    await put(id, dollarId, money(5_000_00n, 'USD'));
    const take = (minor: bigint) => withdraw(id, dollarId, money(minor, 'USD'));
    await expect(take(1n)).rejects.toMatchObject({ code: 'RATE_UNKNOWN' });
    await api.exchangeRates.create({ day: today, from: 'USD', to: 'ZAR', rate: '20' });
    await take(1_250_00n);
    await expect(take(1_250_01n)).rejects.toMatchObject({ code: 'SECOND_FACTOR_FOR_AMOUNT' });
    await expect(take(2_500_00n)).rejects.toMatchObject({ code: 'AMOUNT_OVER_LIMIT' });
    expect((await goal(id)).saved).toEqual(money(3_750_00n, 'USD'));
  });

  test('deleting a goal, or what was entered, is a withdrawal too', async () => {
    const { api, begin, put, savingsId, goal, overview } = await saver(app, today);
    const id = await begin('House', ZAR(500_000_00n));
    const { id: entryId } = await put(id, savingsId, ZAR(30_000_00n));
    await put(id, savingsId, ZAR(10_00n));
    await expect(api.goals.removeEntry({ id: entryId })).rejects.toMatchObject({ code: 'SECOND_FACTOR_FOR_AMOUNT' });
    await expect(api.goals.remove({ id, today })).rejects.toMatchObject({ code: 'SECOND_FACTOR_FOR_AMOUNT' });
    expect((await goal(id)).saved).toEqual(ZAR(30_010_00n));
    // Archived, it keeps what it has.
    await api.goals.setState({ id, state: 'archived', today });
    expect((await overview()).accounts.find((one) => one.id === savingsId)?.setAside).toEqual(ZAR(30_010_00n));
  });

  test('undoing what set money aside is a withdrawal, and undoing a withdrawal is none', async () => {
    const { api, begin, put, withdraw, savingsId, goal, session } = await saver(app, today);
    const id = await begin('House', ZAR(500_000_00n));
    const { changeId } = await put(id, savingsId, ZAR(30_000_00n));
    const small = await put(id, savingsId, ZAR(10_00n));
    const undo = () => api.history.undo({ changeId });
    await expect(undo()).rejects.toMatchObject({ code: 'SECOND_FACTOR_FOR_AMOUNT' });
    expect((await goal(id)).saved).toEqual(ZAR(30_010_00n));
    await api.history.undo({ changeId: small.changeId });
    const taken = await withdraw(id, savingsId, ZAR(25_000_00n));
    await api.history.undo({ changeId: taken.changeId });
    expect((await goal(id)).saved).toEqual(ZAR(30_000_00n));
    // Doing the withdrawal again is one.
    expect(await permits(session.workspace.id)).toEqual(['PAYMENT_STOPPED', 'PAYMENT_PERMITTED']);
    await api.history.redo();
    expect(await permits(session.workspace.id)).toEqual(['PAYMENT_STOPPED', 'PAYMENT_PERMITTED', 'PAYMENT_PERMITTED']);
    expect((await goal(id)).saved).toEqual(ZAR(5_000_00n));
  });

  test('a day of long ago, with another rate, does not change what it is worth', async () => {
    const { api, begin, put } = await saver(app, today);
    const openingBalance = money(10_000_00n, 'USD');
    const { id: accountId } = await api.accounts.create({ name: 'Dollars', currency: 'USD', openingBalance });
    const id = await begin('Abroad', money(9_000_00n, 'USD'));
    await put(id, accountId, money(5_000_00n, 'USD'), '2020-01-01');
    await api.exchangeRates.create({ day: '2020-01-01', from: 'USD', to: 'ZAR', rate: '1' });
    const old = { today: '2020-01-01', day: '2020-01-01' };
    const take = api.goals.withdraw({ goalId: id, accountId, amount: money(5_000_00n, 'USD'), ...old });
    await expect(take).rejects.toMatchObject({ code: 'RATE_UNKNOWN' });
  });
});
