import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { borrowerIn } from '#testing/borrower.server.ts';
import { plainTerms } from './agreed.ts';
import { recordMonths } from './jobs.server.ts';
import { MOST_DEBTS } from './kept-plan.ts';
import type { NewDebt } from './model.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const ZAR = (minor: bigint) => money(minor, 'ZAR');
const FAMILY: NewDebt = {
  name: 'Aunt Thandi',
  kind: 'other',
  accountId: null,
  balance: ZAR(5_000_00n),
  balanceOn: today,
  agreedOn: null,
  paymentDay: null,
  agreed: plainTerms(0, ZAR(500_00n)),
};

const borrower = () => borrowerIn(app);

describe('a plan from accounts', () => {
  test('is made in one press, with the rate and the payment of the last months, and says when the person is debt-free', async () => {
    const { api, cardId, carId } = await borrower();
    await api.accounts.create({ name: 'Cheque', openingBalance: ZAR(900_00n) });
    const before = await api.debts.overview({ today });
    expect(before).toMatchObject({ settings: null, debts: [], months: [] });
    expect(before.owing.map(({ name, owed }) => [name, owed.minor])).toEqual([
      ['Car loan', 94_000_00n],
      ['Gold card', 7_000_00n],
    ]);
    const { ids } = await api.debts.addFromAccounts({ today });
    expect(ids).toHaveLength(2);
    const { debts, settings, months, owing } = await api.debts.overview({ today });
    expect(owing).toEqual([]);
    expect(settings).toMatchObject({ strategy: 'avalanche', extra: ZAR(0n), currency: 'ZAR' });
    expect(
      debts.map(({ name, kind, accountId, owed, agreed: { rate, minimum } }) => [
        name,
        kind,
        accountId,
        owed.minor,
        rate,
        minimum,
      ]),
    ).toEqual([
      [
        'Car loan',
        'vehicle',
        carId,
        94_000_00n,
        { kind: 'fixed', rate: 1220 },
        { kind: 'fixed', amount: ZAR(3_000_00n) },
      ],
      [
        'Gold card',
        'card',
        cardId,
        7_000_00n,
        { kind: 'fixed', rate: 2670 },
        { kind: 'fixed', amount: ZAR(1_200_00n) },
      ],
    ]);
    expect(months.map(({ month, planned, paid }) => [month, planned.minor, paid?.minor])).toEqual([
      ['2026-11', 3_000_00n, 0n],
      ['2026-11', 1_200_00n, 0n],
    ]);
    expect(months.every(({ freeMonth }) => freeMonth !== null)).toBe(true);
    expect(await api.debts.addFromAccounts({ today })).toEqual({ ids: [] });
  });

  test('is undone debt by debt, and comes back with its terms', async () => {
    const { api } = await borrower();
    const { ids } = await api.debts.addFromAccounts({ today });
    const { debts } = await api.debts.overview({ today });
    for (const id of ids) await api.debts.remove({ id });
    expect((await api.debts.overview({ today })).debts).toEqual([]);
    for (const { owed: _, opening: __, paid: ___, isCharged: ____, ...debt } of debts) await api.debts.add(debt);
    expect((await api.debts.overview({ today })).debts).toEqual(debts);
    const [first] = debts;
    if (first === undefined) throw new Error('there are two');
    await expect(api.debts.add({ ...first, id: undefined })).rejects.toMatchObject({ code: 'DEBT_EXISTS' });
  });

  test('follows what this month charged and paid, told apart by category and by text', async () => {
    const { api, cardId, book, category, interest, payment } = await borrower();
    const { ids } = await api.debts.addFromAccounts({ today });
    await book(cardId, '2026-11-03', -150_00n, 'MONTHLY INTEREST', interest);
    await book(cardId, '2026-11-05', -60_00n, 'SERVICE FEE', category('Bank charges'));
    await book(cardId, '2026-11-06', -400_00n, 'CHECKERS FEES CORNER', category('Groceries'));
    await book(cardId, '2026-11-10', 800_00n, 'PAYMENT', payment);
    await book(cardId, '2026-11-12', 50_00n, 'REFUND', payment);
    const { debts, months } = await api.debts.overview({ today });
    const card = debts.find(({ accountId }) => accountId === cardId);
    expect(card).toMatchObject({ owed: ZAR(6_760_00n), opening: ZAR(7_000_00n), paid: ZAR(450_00n), isCharged: true });
    expect(debts.find(({ accountId }) => accountId !== cardId)).toMatchObject({ paid: ZAR(0n), isCharged: false });
    expect(months.find(({ debtId }) => debtId === card?.id)).toMatchObject({
      planned: ZAR(1_200_00n),
      paid: ZAR(450_00n),
    });
    const actual = await api.debts.actual({ id: card?.id ?? '', today });
    expect(actual.months.at(-1)).toEqual({
      month: '2026-11',
      paid: ZAR(850_00n),
      interest: ZAR(150_00n),
      fees: ZAR(60_00n),
      spent: ZAR(400_00n),
      principal: ZAR(640_00n),
    });
    expect(actual.rows.slice(0, 4).map(({ day, part }) => [day, part])).toEqual([
      ['2026-11-12', 'payment'],
      ['2026-11-10', 'payment'],
      ['2026-11-05', 'fee'],
      ['2026-11-03', 'interest'],
    ]);
    expect(ids).toContain(card?.id);
  });
});

describe('a debt', () => {
  test('keeps all that was agreed, also without an account, and is changed', async () => {
    const { api } = await app.person();
    const agreed = {
      rate: { kind: 'prime' as const, country: 'ZA' as const, margin: -50 },
      changes: [{ from: '2027-03', rate: { kind: 'fixed' as const, rate: 1100 } }],
      promotion: { rate: 0, until: '2027-01' },
      minimum: { kind: 'term' as const, until: '2036-11' },
      monthlyFee: ZAR(69_00n),
      insurancePerThousand: ZAR(3_50n),
    };
    const wish = { ...FAMILY, paymentDay: 31 };
    const { id } = await api.debts.add({ ...wish, agreed });
    expect((await api.debts.overview({ today })).debts).toMatchObject([
      { ...wish, agreed, owed: FAMILY.balance, paid: null },
    ]);
    const minimum = { kind: 'percent' as const, percent: 500, floor: ZAR(100_00n) };
    await api.debts.update({ ...FAMILY, id, name: 'Aunt', agreed: { ...agreed, minimum }, paymentDay: 5 });
    expect((await api.debts.plan())?.debts).toMatchObject([{ id, name: 'Aunt', agreed: { minimum }, paymentDay: 5 }]);
  });

  test('its next payment stands among the dates of the cash flow, and moves no balance', async () => {
    const { api } = await app.person();
    await api.accounts.create({ name: 'Cheque', openingBalance: ZAR(900_00n) });
    const { id } = await api.debts.add({ ...FAMILY, paymentDay: 31 });
    await api.debts.add({ ...FAMILY, name: 'Without a day' });
    const { dates, opening, safe } = await api.cashFlow.overview({ today });
    expect(dates).toEqual([{ kind: 'debt', day: '2026-11-30', name: 'Aunt Thandi', amount: ZAR(500_00n) }]);
    expect(safe?.amount).toEqual(opening);
    await api.debts.update({ ...FAMILY, id, paymentDay: 5, balance: ZAR(200_00n) });
    expect((await api.cashFlow.overview({ today })).dates).toMatchObject([{ day: '2026-12-05', amount: ZAR(200_00n) }]);
    await api.debts.update({ ...FAMILY, id, paymentDay: 5, balance: ZAR(0n) });
    expect((await api.cashFlow.overview({ today })).dates).toEqual([]);
  });

  test.each([
    ['in two currencies', { agreed: plainTerms(0, money(1n, 'KES')) }],
    ['below zero', { balance: ZAR(-1n) }],
    ['without a name', { name: ' ' }],
    ['with a payment on the 32nd', { paymentDay: 32 }],
    ['on a day that is none', { balanceOn: '2026-02-30' }],
  ])('is refused %s', async (_, bent) => {
    const { api } = await app.person();
    await expect(api.debts.add({ ...FAMILY, ...bent })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('is not added beyond the limit, nor to an account that is not there or is in another currency', async () => {
    const { api } = await app.person();
    const { id: accountId } = await api.accounts.create({ name: 'Loan', accountType: 'loan', currency: 'KES' });
    await expect(api.debts.add({ ...FAMILY, accountId })).rejects.toMatchObject({ code: 'OTHER_CURRENCY' });
    const gone = { ...FAMILY, accountId: crypto.randomUUID() };
    await expect(api.debts.add(gone)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    const plan = { currency: 'ZAR', strategy: 'avalanche' as const, extra: ZAR(0n), once: [] };
    await expect(api.debts.keep({ plan: { ...plan, debts: [gone] } })).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    });
    await api.debts.keep({ plan: { ...plan, debts: Array.from({ length: MOST_DEBTS }, () => FAMILY) } });
    await expect(api.debts.add(FAMILY)).rejects.toMatchObject({ code: 'TOO_MANY_DEBTS' });
  });

  test('of an account that was deleted is left out until the account comes back', async () => {
    const { api } = await app.person();
    const { id: accountId } = await api.accounts.create({
      name: 'Loan',
      accountType: 'loan',
      openingBalance: ZAR(-5_00n),
    });
    await api.debts.addFromAccounts({ today });
    await api.accounts.remove({ id: accountId });
    expect((await api.debts.overview({ today })).debts).toEqual([]);
    await api.accounts.restore({ id: accountId });
    expect((await api.debts.overview({ today })).debts).toHaveLength(1);
  });

  test('that is not there is neither changed nor removed', async () => {
    const { api } = await app.person();
    const id = crypto.randomUUID();
    const { accountId: _, ...fields } = FAMILY;
    await expect(api.debts.update({ ...fields, id })).rejects.toMatchObject({ code: 'DEBT_NOT_FOUND' });
    await expect(api.debts.remove({ id })).rejects.toMatchObject({ code: 'DEBT_NOT_FOUND' });
    await expect(api.debts.actual({ id, today })).rejects.toMatchObject({ code: 'DEBT_NOT_FOUND' });
  });
});

describe('how debts are paid off', () => {
  test('is chosen with extra money, a bonus, lump sums and pauses, and in an order of one’s own', async () => {
    const { api } = await app.person();
    const { id: one } = await api.debts.add(FAMILY);
    const { id: other } = await api.debts.add({ ...FAMILY, name: 'Store card', kind: 'store' });
    const wish = {
      currency: 'ZAR',
      strategy: 'highest-instalment' as const,
      extra: ZAR(700_00n),
      once: [{ month: '2027-02', amount: ZAR(1_000_00n) }],
      bonus: { month: 12, amount: ZAR(2_000_00n) },
      pauses: [{ debtId: one, from: '2027-04', until: '2027-05' }],
    };
    await api.debts.setPlan(wish);
    await api.debts.order({ ids: [other, one] });
    const { settings, debts } = await api.debts.overview({ today });
    expect(settings).toEqual(wish);
    expect(debts.map(({ id }) => id)).toEqual([other, one]);
    const held = await api.debts.plan();
    if (held === null) throw new Error('there is a plan');
    await api.debts.forget();
    await api.debts.keep({ plan: held, keptAt: held.keptAt });
    expect(await api.debts.plan()).toEqual(held);
  });

  test('has no pauses of debts that are not there, nor of those of others', async () => {
    const [{ api }, stranger] = [await app.person(), await app.person()];
    const { id: theirs } = await stranger.api.debts.add(FAMILY);
    const { id: own } = await api.debts.add(FAMILY);
    const pause = (debtId: string | null) => ({ debtId, from: '2027-04', until: '2027-05' });
    const wish = { currency: 'ZAR', strategy: 'snowball' as const, extra: ZAR(1n), once: [] };
    const pauses = [pause(theirs), pause(own), pause(null), pause(crypto.randomUUID())];
    await api.debts.setPlan({ ...wish, pauses });
    const held = await api.debts.plan();
    expect(held?.pauses).toEqual([pause(own), pause(null)]);
    if (held === null) throw new Error('there is a plan');
    await api.debts.keep({ plan: { ...held, pauses }, instead: true });
    expect((await api.debts.plan())?.pauses).toEqual([pause(own), pause(null)]);
  });

  test('is refused where amounts are in two currencies', async () => {
    const { api } = await app.person();
    const wish = { currency: 'KES', strategy: 'snowball' as const, extra: ZAR(1n), once: [] };
    await expect(api.debts.setPlan(wish)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the debt-free date over time', () => {
  test('is recorded once a month, and actual payments bend the plan', async () => {
    const { api, carId, cardId, book, payment, interest } = await borrower();
    await api.debts.addFromAccounts({ today });
    const planned = (await api.debts.overview({ today })).months.map(({ debtId, freeMonth }) => [debtId, freeMonth]);
    const december = { pool: app.services.pool, now: () => new Date('2026-12-01T06:00:00Z') };
    await recordMonths(december);
    const { months } = await api.debts.overview({ today: '2026-12-01' });
    expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-11', '2026-12', '2026-12']);
    // Nothing was paid in November, so that all of it moves on by a month or more.
    const later = months.slice(2).map(({ debtId, freeMonth }) => [debtId, freeMonth]);
    for (const [debtId, freeMonth] of planned)
      expect((later.find(([id]) => id === debtId)?.[1] ?? '') > (freeMonth ?? '')).toBe(true);
    await book(carId, '2026-12-02', 40_000_00n, 'PAYMENT', payment);
    await book(cardId, '2026-12-02', -100_00n, 'INTEREST', interest);
    await recordMonths(december);
    const bent = await api.debts.overview({ today: '2026-12-02' });
    expect(bent.months.slice(2).map(({ debtId, freeMonth }) => [debtId, freeMonth])).toEqual(later);
    const car = bent.debts.find(({ accountId }) => accountId === carId);
    expect(bent.months.find(({ debtId, month }) => debtId === car?.id && month === '2026-12')?.paid).toEqual(
      ZAR(40_000_00n),
    );
    expect(car).toMatchObject({ paid: ZAR(40_000_00n), owed: ZAR(54_000_00n), opening: ZAR(94_000_00n) });
    expect(bent.debts.find(({ accountId }) => accountId === cardId)?.isCharged).toBe(true);
  });
});
