import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { saver } from '#testing/goals.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const ZAR = (minor: bigint) => money(minor, 'ZAR');

async function feeding() {
  const who = await saver(app, today);
  const id = await who.begin('Car', ZAR(90_000_00n), { today: '2026-10-01' });
  const saved = async () => (await who.goal(id)).saved.minor;
  const salary = who.category('Salary and wages');
  const income = { accountIds: [], categoryId: salary, containing: null };
  const since = '2026-11-01';
  return { ...who, id, saved, salary, income, since };
}

describe('a rule', () => {
  test('rounds purchases up, and follows corrections, deleting and undoing', async () => {
    const { api, id, saved, write, accountId, since, goal, transfer, account } = await feeding();
    await api.goals.addFeed({
      goalId: id,
      since,
      feed: { kind: 'round-up', accountIds: [accountId], step: ZAR(10_00n) },
    });
    const { id: bread } = await write('Bread', -23_40n, { bookedOn: '2026-11-05' });
    await write('Milk', -30_00n, { bookedOn: '2026-11-05' });
    await write('Before', -1n, { bookedOn: '2026-10-31' });
    await write('Later', -1n, { bookedOn: '2026-11-21' });
    await transfer('2026-11-06', 123_45n);
    expect(await saved()).toBe(6_60n);
    expect(await goal(id)).toMatchObject({
      feeds: [{ given: ZAR(6_60n) }],
      parts: [{ accountId, amount: ZAR(6_60n) }],
    });
    await api.transactions.update({ id: bread, amount: { minor: -21_00n } });
    expect(await saved()).toBe(9_00n);
    await api.transactions.remove({ id: bread });
    expect(await saved()).toBe(0n);
    await api.history.undo({});
    expect(await saved()).toBe(9_00n);
    // It is set aside on the account of the purchase, which holds nothing here.
    expect((await account(accountId)).over.minor).toBeGreaterThan(0n);
  });

  test('sets a share of income aside, or so much of each, by category and text', async () => {
    const { api, id, saved, write, salary, income, since, accountId } = await feeding();
    await api.goals.addFeed({ goalId: id, since, feed: { kind: 'income-share', ...income, permille: 100 } });
    await write('Salary', 20_000_05n, { bookedOn: '2026-11-15', categoryId: salary });
    await write('Refund', 50_00n, { bookedOn: '2026-11-15' });
    expect(await saved()).toBe(2_000_00n);
    const bonus = { ...income, containing: 'BONUS' };
    await api.goals.addFeed({ goalId: id, since, feed: { kind: 'income-amount', ...bonus, amount: ZAR(500_00n) } });
    expect(await saved()).toBe(2_000_00n);
    const { id: bonusId } = await write('Year bonus', 1_000_00n, { bookedOn: '2026-11-16', categoryId: salary });
    expect(await saved()).toBe(2_600_00n);
    await api.transactions.update({ id: bonusId, categoryId: null });
    expect(await saved()).toBe(2_000_00n);
    const { entries } = await api.goals.details({ id, today });
    expect(entries).toMatchObject([
      { way: 'income-share', accountId, day: '2026-11-15', amount: ZAR(2_000_00n), id: null },
    ]);
  });

  test('ends on a day and rests while its goal does; what it set aside stays', async () => {
    const { api, id, saved, write, salary, income, since, goal } = await feeding();
    const feed = { kind: 'income-share', ...income, permille: 500 } as const;
    const { id: feedId } = await api.goals.addFeed({ goalId: id, since, feed });
    const pay = (day: string) => write('Salary', 100_00n, { bookedOn: day, categoryId: salary });
    await pay('2026-11-02');
    await api.goals.setState({ id, state: 'paused', today: '2026-11-05' });
    await pay('2026-11-06');
    expect(await saved()).toBe(50_00n);
    expect((await goal(id)).course).toBe('paused');
    const { changeId } = await api.goals.setState({ id, state: 'active', today: '2026-11-10' });
    await pay('2026-11-12');
    expect(await saved()).toBe(100_00n);
    expect((await goal(id)).feeds.map(({ until }) => until)).toEqual(['2026-11-05', null]);
    await api.history.undo({ changeId });
    expect(await goal(id)).toMatchObject({ state: 'paused', feeds: [{ id: feedId, isWaiting: true }] });
    expect(await saved()).toBe(50_00n);
    await api.goals.setState({ id, state: 'active', today: '2026-11-10' });
    const running = (await goal(id)).feeds.find(({ until }) => until === null);
    await api.goals.endFeed({ id: running?.id ?? '', today: '2026-11-13' });
    await pay('2026-11-14');
    expect(await saved()).toBe(100_00n);
    await expect(api.goals.endFeed({ id: feedId, today })).rejects.toMatchObject({ code: 'FEED_NOT_FOUND' });
  });

  test('of what is not there is refused', async () => {
    const { api, id, category, income, since } = await feeding();
    const add = (feed: Parameters<typeof api.goals.addFeed>[0]['feed']) =>
      api.goals.addFeed({ goalId: id, since, feed });
    const share = { kind: 'income-share', ...income, permille: 100 } as const;
    await expect(add({ ...share, categoryId: category('Groceries') })).rejects.toMatchObject({ code: 'NOT_INCOME' });
    await expect(add({ ...share, categoryId: id })).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
    await expect(add({ ...share, accountIds: [id] })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    const { id: cardId } = await api.accounts.create({ name: 'Card', accountType: 'credit-card' });
    const rounding = { kind: 'round-up' as const, accountIds: [cardId], step: ZAR(10_00n) };
    await expect(add(rounding)).rejects.toMatchObject({ code: 'ACCOUNT_OWES' });
  });
});

describe('a pledge', () => {
  test('is kept by a real transfer of the payday, which is set aside; without one it is missed', async () => {
    const { api, id, saved, savingsId, transfer, goal, session } = await feeding();
    const wish = { goalId: id, accountId: savingsId, amount: ZAR(500_00n), memberId: session.person.id };
    await api.goals.addPledge({ ...wish, rule: 'month:25', since: '2026-09-01' });
    const states = async () => (await goal(id)).pledges[0]?.kept.map(({ payday, state }) => `${payday} ${state}`);
    expect(await states()).toEqual(['2026-10-25 overdue', '2026-09-25 missed']);
    const { inId, outId } = await transfer('2026-10-27', 520_00n);
    expect(await states()).toEqual(['2026-10-25 kept', '2026-09-25 missed']);
    expect(await saved()).toBe(520_00n);
    expect((await goal(id)).shares).toEqual([{ memberId: session.person.id, amount: ZAR(520_00n) }]);
    await api.transfers.unlink({ id: outId });
    expect(await saved()).toBe(0n);
    await api.history.undo({});
    expect(await saved()).toBe(520_00n);
    // Set aside by hand from the same transfer, it counts once.
    const { id: entryId } = await api.goals.putTransaction({ goalId: id, transactionId: inId });
    expect(await saved()).toBe(520_00n);
    expect(await states()).toEqual(['2026-10-25 overdue', '2026-09-25 missed']);
    await api.goals.removeEntry({ id: entryId });
    const [pledge] = (await goal(id)).pledges;
    expect(pledge?.next).toBe('2026-11-25');
    await api.goals.endPledge({ id: pledge?.id ?? '', today: '2026-10-26' });
    expect(await states()).toEqual(['2026-10-25 kept', '2026-09-25 missed']);
    expect((await goal(id)).pledges[0]?.next).toBe(null);
  });
});

test('a transaction is set aside as it is, and follows what becomes of it', async () => {
  const { api, id, saved, savingsId, transfer, write, accountId } = await feeding();
  const { inId } = await transfer('2026-11-10', 700_00n);
  expect((await api.goals.details({ id, today })).transfers).toMatchObject([{ id: inId, amount: ZAR(700_00n) }]);
  await api.goals.putTransaction({ goalId: id, transactionId: inId });
  expect(await saved()).toBe(700_00n);
  expect((await api.goals.details({ id, today })).transfers).toEqual([]);
  await expect(api.goals.putTransaction({ goalId: id, transactionId: inId })).rejects.toMatchObject({
    code: 'TRANSACTION_USED',
  });
  const { id: spent } = await write('Bread', -10_00n, { accountId });
  const put = api.goals.putTransaction({ goalId: id, transactionId: spent });
  await expect(put).rejects.toMatchObject({ code: 'NOT_INCOMING' });
  await api.transactions.remove({ id: inId });
  expect(await saved()).toBe(0n);
  expect(savingsId).not.toBe(accountId);
});
