import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { budgeter, ZAR } from '#testing/budgets.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const NOVEMBER = '2026-11-01';
const DECEMBER = '2026-12-01';

/** R 1 000 in the bank, R 80 owed on a card, and R 300 in the envelope for groceries. */
async function open() {
  const books = await budgeter(app, today);
  const { api, accountId } = books;
  await api.accounts.update({ id: accountId, openingBalance: ZAR(1000_00n) });
  const { id: cardId } = await api.accounts.create({
    name: 'Card',
    accountType: 'credit-card',
    openingBalance: ZAR(-80_00n),
  });
  await api.accounts.create({ name: 'Home loan', accountType: 'loan', openingBalance: ZAR(-900_000_00n) });
  await books.start({ Groceries: 300_00n }, { method: 'envelope' });
  const state = async (key = NOVEMBER) => {
    const { totals, cards, lines } = await books.overview(key);
    const [total] = totals;
    return {
      ready: total?.ready?.minor,
      money: total?.money?.minor,
      card: cards.map(({ available, owed, debt }) => [available.minor, owed.minor, debt.minor]),
      lines: lines.map(({ name, left }) => [name, left.minor]),
    };
  };
  return { ...books, cardId, state };
}

describe('envelopes', () => {
  test('are filled from ready to assign, and a card is paid from what was spent with it', async () => {
    const { state, spend, cardId, api, line, write, accountId } = await open();
    expect(await state()).toEqual({
      ready: 700_00n,
      money: 1000_00n,
      card: [[0n, 80_00n, 80_00n]],
      lines: [['Groceries', 300_00n]],
    });
    await spend('Groceries', '2026-11-03', 120_00n, { accountId: cardId });
    expect(await state()).toMatchObject({
      ready: 700_00n,
      card: [[120_00n, 200_00n, 80_00n]],
      lines: [['Groceries', 180_00n]],
    });
    const transfer = (await api.categories.list()).find(({ kind }) => kind === 'transfer')?.id ?? '';
    await write('Pay card', -120_00n, { bookedOn: '2026-11-05', categoryId: transfer, accountId });
    await write('Paid', 120_00n, { bookedOn: '2026-11-05', categoryId: transfer, accountId: cardId });
    expect(await state()).toMatchObject({ ready: 700_00n, money: 880_00n, card: [[0n, 80_00n, 80_00n]] });
    const { id: lineId } = await line('Groceries');
    await api.budgets.setLimit({ today, key: NOVEMBER, lineId, limit: ZAR(500_00n) });
    expect(await state()).toMatchObject({ ready: 500_00n, lines: [['Groceries', 380_00n]] });
    await api.budgets.move({ today, key: NOVEMBER, fromLineId: lineId, toLineId: null, amount: ZAR(80_00n) });
    expect(await state()).toMatchObject({ ready: 580_00n, lines: [['Groceries', 300_00n]] });
  });

  test('overspent by card become debt in the next period', async () => {
    const { state, spend, cardId } = await open();
    await spend('Groceries', '2026-11-03', 350_00n, { accountId: cardId });
    expect(await state()).toMatchObject({ card: [[350_00n, 430_00n, 80_00n]], lines: [['Groceries', -50_00n]] });
    expect(await state(DECEMBER)).toMatchObject({
      ready: 700_00n,
      card: [[300_00n, 430_00n, 130_00n]],
      lines: [['Groceries', 0n]],
    });
  });

  test('what is assigned ahead is not ready now, and an account may be taken off the budget', async () => {
    const { api, state, line, accountId } = await open();
    const { id: lineId } = await line('Groceries');
    await api.budgets.setLimit({ today, key: DECEMBER, lineId, limit: ZAR(400_00n) });
    expect(await state()).toMatchObject({ ready: 300_00n });
    expect(await state(DECEMBER)).toMatchObject({ ready: 300_00n, lines: [['Groceries', 700_00n]] });
    await api.budgets.setAccount({ accountId, isOn: false });
    expect(await state()).toMatchObject({ money: 0n, ready: -700_00n });
  });

  test('are filled from targets by priority, as the dry run says', async () => {
    const { api, line, category, state, spend } = await open();
    const add = async (name: string) => {
      const wish = { today, key: NOVEMBER, categoryId: category(name), limit: ZAR(0n) };
      return (await api.budgets.addLine(wish)).id;
    };
    const [fuel, pharmacy, airtime] = [await add('Fuel'), await add('Pharmacy'), await add('Airtime')];
    await spend('Airtime', '2026-10-05', 40_00n);
    await api.budgets.changeLine({ id: fuel, target: { kind: 'refill', amount: ZAR(600_00n) }, priority: 1 });
    const target = { kind: 'by-date', amount: ZAR(400_00n), day: '2027-02-10' } as const;
    await api.budgets.changeLine({ id: pharmacy, target, priority: 3 });
    await api.budgets.changeLine({ id: airtime, target: { kind: 'average', periods: 2 } });
    const plan = await api.budgets.fillPlan({ today, key: NOVEMBER });
    expect(plan.ready).toEqual([ZAR(660_00n)]);
    expect(plan.lines.map(({ lineId, amount, missing }) => [lineId, amount.minor, missing.minor])).toEqual([
      [fuel, 600_00n, 0n],
      [airtime, 40_00n, 0n],
      [pharmacy, 20_00n, 80_00n],
    ]);
    const lines = plan.lines.map(({ lineId, amount }) => ({ lineId, amount }));
    const wish = { today, key: NOVEMBER, lines };
    const { changeId } = await api.budgets.fillLines(wish);
    expect(await state()).toMatchObject({ ready: 0n });
    expect((await line('Fuel')).limit).toEqual(ZAR(600_00n));
    expect((await api.budgets.fillPlan({ today, key: NOVEMBER })).lines).toMatchObject([
      { amount: ZAR(0n), missing: ZAR(80_00n) },
    ]);
    await api.history.undo({ changeId });
    expect(await state()).toMatchObject({ ready: 660_00n });
  });

  test('that two people fill at once are filled once', async () => {
    const { api, line, state } = await open();
    const { id } = await line('Groceries');
    await api.budgets.changeLine({ id, target: { kind: 'refill', amount: ZAR(500_00n) } });
    const { lines } = await api.budgets.fillPlan({ today, key: NOVEMBER });
    const wish = { today, key: NOVEMBER, lines: lines.map(({ lineId, amount }) => ({ lineId, amount })) };
    const both = await Promise.allSettled([api.budgets.fillLines(wish), api.budgets.fillLines(wish)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'NEEDS_CHANGED' } });
    expect(await state()).toMatchObject({ ready: 500_00n, lines: [['Groceries', 500_00n]] });
    const twice = { ...wish, lines: [...wish.lines, ...wish.lines] };
    await expect(api.budgets.fillLines(twice)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('money in a currency without a line is ready to assign', async () => {
    const { api, overview } = await open();
    await api.accounts.create({ name: 'Dollars', currency: 'USD', openingBalance: money(50_00n, 'USD') });
    expect((await overview()).totals).toMatchObject([
      { left: ZAR(300_00n) },
      { left: money(0n, 'USD'), ready: money(50_00n, 'USD') },
    ]);
  });

  test('of a category that is deleted give their money back, and have it again when it comes back', async () => {
    const { api, line, state, category } = await open();
    const { id: lineId } = await line('Groceries');
    await api.budgets.setLimit({ today, key: DECEMBER, lineId, limit: ZAR(50_00n) });
    expect(await state()).toMatchObject({ ready: 650_00n });
    await api.categories.remove({ id: category('Groceries') });
    expect(await state()).toEqual({ ready: 1000_00n, money: 1000_00n, card: [[0n, 80_00n, 80_00n]], lines: [] });
    await api.categories.restore({ id: category('Groceries') });
    expect(await state()).toMatchObject({ ready: 650_00n, lines: [['Groceries', 300_00n]] });
  });

  test('begin with the limits of a plan, and a plan goes on with its own', async () => {
    const books = await budgeter(app, today);
    await books.start({ Groceries: 300_00n });
    await books.api.accounts.update({ id: books.accountId, openingBalance: ZAR(1000_00n) });
    await books.api.budgets.setMethod({ today, method: 'envelope' });
    const { totals, lines } = await books.overview();
    expect(totals).toMatchObject([{ ready: ZAR(700_00n), money: ZAR(1000_00n) }]);
    expect(lines).toMatchObject([{ limit: ZAR(300_00n) }]);
    expect((await books.overview('2026-10-01')).method).toBe('plan');
    await books.api.budgets.setMethod({ today, method: 'plan' });
    expect(await books.overview()).toMatchObject({ method: 'plan', lines: [{ limit: ZAR(300_00n) }] });
  });
});
