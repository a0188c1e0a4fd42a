import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { MOST_ASSETS, MOST_VALUATIONS } from './limits.ts';
import type { NewAsset } from './model.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-26';
const ASK = { today, currency: 'ZAR' } as const;
const ZAR = (minor: bigint) => money(minor, 'ZAR');
const HOME: NewAsset = {
  name: 'Home',
  kind: 'home',
  currency: 'ZAR',
  ownership: 5000,
  debtAccountId: null,
  endedOn: null,
  valuations: [{ day: '2026-09-15', amount: ZAR(1_000_000_00n), source: 'valuation' }],
};

describe('net worth', () => {
  test('is accounts and assets over time, each by its share', async () => {
    const { api } = await app.person();
    const { id: accountId } = await api.accounts.create({ name: 'Cheque', openingBalance: ZAR(1_000_00n) });
    const categoryId = (await api.categories.list()).find(({ kind }) => kind === 'income')?.id ?? '';
    const book = (bookedOn: string, minor: bigint) =>
      api.transactions.create({ accountId, bookedOn, categoryId, description: 'Pay', amount: { minor } });
    await book('2026-10-05', 500_00n);
    await book('2026-11-25', 200_00n);
    await book('2026-11-27', 900_00n);
    const { id } = await api.netWorth.create(HOME);
    await api.netWorth.create({ ...HOME, name: 'Loan from family', kind: 'loan', ownership: 10_000 });
    await api.netWorth.setValuation({ id, day: '2026-11-01', amount: ZAR(1_200_000_00n), source: 'estimate' });
    await api.netWorth.setAccountShare({ accountId, ownership: 2500 });

    const { line, parts, assets } = await api.netWorth.overview(ASK);
    expect(line.map(({ day, known, missing }) => [day, known.minor, missing])).toEqual([
      ['2026-09-30', -500_000_00n, []],
      ['2026-10-31', -500_000_00n + 375_00n, []],
      [today, -400_000_00n + 425_00n, []],
    ]);
    expect(parts.map(({ name, ownership, whole, share }) => [name, ownership, whole.minor, share.minor])).toEqual([
      ['Cheque', 2500, 1_700_00n, 425_00n],
      ['Home', 5000, 1_200_000_00n, 600_000_00n],
      ['Loan from family', 10_000, -1_000_000_00n, -1_000_000_00n],
    ]);
    expect(assets[0]?.valuations.map(({ day }) => day)).toEqual(['2026-11-01', '2026-09-15']);
    await api.netWorth.setAccountShare({ accountId, ownership: 10_000 });
    expect((await api.netWorth.overview(ASK)).parts[0]?.share).toEqual(ZAR(1_700_00n));
  });

  test('counts money that was lent to people, with what is still owed of it', async () => {
    const { api } = await app.person();
    const loan = { dueOn: null, note: '', lentOn: '2026-09-10', person: 'Thandi' };
    const back = (day: string, minor: bigint) => ({ day, amount: ZAR(minor) });
    await api.loansGiven.add({ ...loan, amount: ZAR(900_00n), repayments: [back('2026-10-31', 300_00n)] });
    await api.loansGiven.add({ ...loan, amount: ZAR(50_00n), repayments: [back('2026-10-01', 80_00n)] });
    const { line, parts } = await api.netWorth.overview(ASK);
    expect(parts).toMatchObject([{ source: 'lent', name: 'Thandi', whole: ZAR(600_00n), share: ZAR(600_00n) }]);
    expect(line.map(({ day, known }) => [day, known.minor])).toEqual([
      ['2026-09-30', 950_00n],
      ['2026-10-31', 600_00n],
      [today, 600_00n],
    ]);
  });

  test('counts a closed account by what is left in it, and an account without transactions from its first day', async () => {
    const { api } = await app.person();
    const { id } = await api.accounts.create({ name: 'Old', openingBalance: ZAR(70_00n) });
    await api.accounts.update({ id, isActive: false });
    expect((await api.netWorth.overview(ASK)).line).toEqual([{ day: today, known: ZAR(70_00n), missing: [] }]);
  });

  test('is unknown without a rate, names the currency, and takes the rate of the day', async () => {
    const { api } = await app.person();
    await api.netWorth.create({ ...HOME, ownership: 10_000 });
    const amount = money(100_00n, 'USD');
    const valuations = [{ day: '2026-11-01', amount, source: 'statement' as const }];
    await api.netWorth.create({ ...HOME, name: 'Shares', currency: 'USD', ownership: 10_000, valuations });
    const before = await api.netWorth.overview(ASK);
    expect(before.line.at(-1)).toEqual({ day: today, known: ZAR(1_000_000_00n), missing: ['USD'] });
    expect(before.parts.at(-1)?.converted).toBeNull();
    await api.exchangeRates.create({ from: 'USD', to: 'ZAR', day: '2026-11-24', rate: '18' });
    const after = await api.netWorth.overview(ASK);
    expect(after.line.at(-1)).toEqual({ day: today, known: ZAR(1_001_800_00n), missing: [] });
  });
});

describe('gains and losses by currency', () => {
  const USD = (minor: bigint) => money(minor, 'USD');

  async function withDollars() {
    const owner = await app.person();
    const { api } = owner;
    const categories = await api.categories.list();
    const category = (wanted: string) => categories.find(({ name }) => name === wanted)?.id ?? '';
    const { id } = await api.accounts.create({ name: 'Dollars', currency: 'USD', openingBalance: USD(100_00n) });
    const book = (bookedOn: string, minor: bigint, accountId = id, categoryId = category('Groceries')) =>
      api.transactions.create({ accountId, bookedOn, categoryId, description: `On ${bookedOn}`, amount: { minor } });
    for (const [day, rate] of [
      ['2026-10-05', '18'],
      ['2026-10-20', '20'],
      ['2026-11-24', '19'],
    ] as const)
      await api.exchangeRates.create({ from: 'USD', to: 'ZAR', day, rate });
    return { owner, api, id, book, category };
  }

  test('are by average cost, from the opening balance on, and without accounts in the currency of the workspace', async () => {
    const { api, id, book } = await withDollars();
    await api.accounts.create({ name: 'Cheque', openingBalance: ZAR(5_00n) });
    await book('2026-10-05', 100_00n);
    await book('2026-10-20', -50_00n);
    await book('2026-11-30', -1_00n);
    expect(await api.netWorth.currencyGains(ASK)).toEqual({
      currencies: [
        {
          currency: 'USD',
          accounts: [{ id, name: 'Dollars' }],
          balance: USD(150_00n),
          average: '18',
          today: { rate: '19', day: '2026-11-24', sources: ['manual'] },
          value: ZAR(2850_00n),
          unrealised: ZAR(150_00n),
          unpriced: USD(0n),
          realised: ZAR(100_00n),
          unclear: USD(0n),
        },
      ],
      unrealised: ZAR(150_00n),
      realised: ZAR(100_00n),
      missing: [],
    });
    await api.netWorth.setAccountShare({ accountId: id, ownership: 5000 });
    const halved = await api.netWorth.currencyGains(ASK);
    expect(halved).toMatchObject({ unrealised: ZAR(75_00n), realised: ZAR(50_00n) });
    expect(halved.currencies[0]?.balance).toEqual(USD(75_00n));
  });

  test('a linked transfer between own accounts of a currency realises nothing; what is deleted does not count', async () => {
    const { api, book, category } = await withDollars();
    await book('2026-10-05', 100_00n);
    const { id: savings } = await api.accounts.create({ name: 'Savings', currency: 'USD' });
    const own = category('Between own accounts');
    const { id: outId } = await book('2026-10-20', -80_00n, undefined, own);
    const { id: inId } = await book('2026-11-24', 80_00n, savings, own);
    const alone = await api.netWorth.currencyGains(ASK);
    expect(alone.realised).toEqual(ZAR(160_00n));
    await api.transfers.link({ outId, inId });
    const linked = await api.netWorth.currencyGains(ASK);
    expect(linked.realised).toEqual(ZAR(0n));
    expect(linked.currencies[0]).toMatchObject({ balance: USD(200_00n), average: '18' });
    expect(linked.unrealised).toEqual(ZAR(200_00n));
  });

  test('name the currency while a rate is missing, are nothing without other currencies, and are withheld', async () => {
    const { owner, api, book } = await withDollars();
    await book('2026-09-01', 100_00n);
    const { missing, currencies } = await api.netWorth.currencyGains(ASK);
    expect(missing).toEqual(['USD']);
    expect(currencies[0]).toMatchObject({ unpriced: USD(200_00n), average: null });
    expect((await api.netWorth.currencyGains({ today, currency: 'USD' })).currencies).toEqual([]);
    const member = await joined(app, owner, { role: 'viewer-without-amounts' });
    const { api: blind } = await tabOf(app, member, owner.session.workspace.id);
    const [gain] = (await blind.netWorth.currencyGains(ASK)).currencies;
    for (const amount of [gain?.balance, gain?.value, gain?.realised, gain?.unpriced])
      expect(amount).toMatchObject({ minor: 0n, withheld: true });
  });
});

describe('an asset', () => {
  test('is changed, sold with its history kept, deleted, and comes back with its values', async () => {
    const { api } = await app.person();
    const { id: debtAccountId } = await api.accounts.create({ name: 'Bond', accountType: 'loan' });
    const { id } = await api.netWorth.create({ ...HOME, debtAccountId });
    const { currency: _currency, valuations: _valuations, ...fields } = HOME;
    await api.netWorth.update({ ...fields, id, name: 'Flat', debtAccountId, endedOn: '2026-11-10' });
    const { assets, line } = await api.netWorth.overview(ASK);
    expect(assets).toMatchObject([{ id, name: 'Flat', debtAccountId, endedOn: '2026-11-10' }]);
    expect(line.map(({ known }) => known.minor)).toEqual([500_000_00n, 500_000_00n, 0n]);

    await api.netWorth.remove({ id });
    expect((await api.netWorth.overview(ASK)).assets).toEqual([]);
    const [gone] = assets;
    if (gone === undefined) throw new Error('there was no asset');
    await api.netWorth.create(gone);
    expect((await api.netWorth.overview(ASK)).assets).toEqual(assets);
    await expect(api.netWorth.create(gone)).rejects.toMatchObject({ code: 'ASSET_EXISTS' });
  });

  test('has one value for each day, which can be changed and deleted', async () => {
    const { api } = await app.person();
    const { id } = await api.netWorth.create(HOME);
    const day = '2026-09-15';
    await api.netWorth.setValuation({ id, day, amount: ZAR(1n), source: 'estimate' });
    const [asset] = (await api.netWorth.overview(ASK)).assets;
    expect(asset?.valuations).toEqual([{ day, amount: ZAR(1n), source: 'estimate' }]);
    await api.netWorth.removeValuation({ id, day });
    expect((await api.netWorth.overview(ASK)).assets[0]?.valuations).toEqual([]);
    await expect(api.netWorth.removeValuation({ id, day })).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' });
  });

  test('refuses another currency, two values of one day, values below zero and shares over 100 per cent', async () => {
    const { api } = await app.person();
    const { id } = await api.netWorth.create(HOME);
    const other = { id, day: today, amount: money(1n, 'USD'), source: 'estimate' } as const;
    await expect(api.netWorth.setValuation(other)).rejects.toMatchObject({ code: 'OTHER_CURRENCY' });
    const [value] = HOME.valuations;
    if (value === undefined) throw new Error('no value');
    for (const wrong of [
      { ...HOME, currency: 'USD' },
      { ...HOME, valuations: [value, value] },
      { ...HOME, valuations: [{ ...value, amount: ZAR(-1n) }] },
      { ...HOME, ownership: 10_001 },
      { ...HOME, ownership: 0 },
    ])
      await expect(api.netWorth.create(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('of another workspace, and its accounts, are neither seen nor changed', async () => {
    const [{ api }, other] = [await app.person(), await app.person()];
    const { id } = await other.api.netWorth.create(HOME);
    const { id: accountId } = await other.api.accounts.create({ name: 'Theirs' });
    const { currency: _currency, valuations: _valuations, ...fields } = HOME;
    expect((await api.netWorth.overview(ASK)).assets).toEqual([]);
    const notFound = { code: 'ASSET_NOT_FOUND' };
    await expect(api.netWorth.update({ ...fields, id })).rejects.toMatchObject(notFound);
    await expect(api.netWorth.remove({ id })).rejects.toMatchObject(notFound);
    const value = { id, day: today, amount: ZAR(1n), source: 'estimate' } as const;
    await expect(api.netWorth.setValuation(value)).rejects.toMatchObject(notFound);
    await expect(api.netWorth.removeValuation({ id, day: '2026-09-15' })).rejects.toMatchObject(notFound);
    const noAccount = { code: 'ACCOUNT_NOT_FOUND' };
    await expect(api.netWorth.setAccountShare({ accountId, ownership: 1 })).rejects.toMatchObject(noAccount);
    await expect(api.netWorth.create({ ...HOME, debtAccountId: accountId })).rejects.toMatchObject(noAccount);
    const { id: own } = await api.netWorth.create(HOME);
    const led = { ...fields, id: own, debtAccountId: accountId };
    await expect(api.netWorth.update(led)).rejects.toMatchObject(noAccount);
    expect((await other.api.netWorth.overview(ASK)).assets).toHaveLength(1);
  });

  test('a workspace, and an asset, take only so many', async () => {
    const { api, session } = await app.person();
    const { id } = await api.netWorth.create(HOME);
    await app.owner.query(
      `insert into asset_valuations (workspace_id, asset_id, day, minor, source)
       select $1, $2, date '2026-01-01' - n, 1, 'estimate' from generate_series(1, $3) n`,
      [session.workspace.id, id, MOST_VALUATIONS - 1],
    );
    await expect(
      api.netWorth.setValuation({ id, day: today, amount: ZAR(1n), source: 'estimate' }),
    ).rejects.toMatchObject({ code: 'TOO_MANY_VALUATIONS' });
    await app.owner.query(
      `insert into assets (workspace_id, id, user_id, name, kind, currency, ownership)
       select $1, gen_random_uuid(), $2, 'n' || n, 'other', 'ZAR', 10000 from generate_series(1, $3) n`,
      [session.workspace.id, session.person.id, MOST_ASSETS - 1],
    );
    await expect(api.netWorth.create(HOME)).rejects.toMatchObject({ code: 'TOO_MANY_ASSETS' });
  });
});
