import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

type Row = readonly [day: string, rand: number, text: string];
const MARCH: Row[] = [
  ['2026-03-02', -35, 'BEAN THERE'],
  ['2026-03-25', 200, 'SALARY'],
];
const FEBRUARY: Row[] = [
  ['2026-02-03', -300, 'RENT'],
  ['2026-02-20', -50.5, 'SHOES'],
];

/** An account that begins with 1000.00 on 2 March. */
async function fromMarchOn() {
  const { api } = await app.person();
  const openingBalance = money(1000_00n, 'ZAR');
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', openingBalance });
  const bringFile = async (lines: readonly string[]) => {
    const file = new File([lines.join('\n')], 'statement.csv');
    const { id, finding } = await api.imports.upload({ file, accountId });
    await api.imports.commit({ id });
    const section = finding?.kind === 'read' ? finding.sections[0] : undefined;
    return { id, previewed: section?.balance?.verdict, openingMoved: section?.openingMoved?.minor };
  };
  const bring = (rows: readonly Row[], opening: number) => {
    let balance = opening;
    const lines = rows.map(([day, rand, text]) => {
      balance += rand;
      return `${day},${rand.toFixed(2)},${balance.toFixed(2)},${text}`;
    });
    return bringFile(['Date,Amount,Balance,Description', ...lines]);
  };
  const bringWithoutBalance = (rows: readonly Row[]) =>
    bringFile(['Date,Amount,Description', ...rows.map(([day, rand, text]) => `${day},${rand.toFixed(2)},${text}`)]);
  const balances = async () => {
    const [account] = await api.accounts.list();
    return [account?.openingBalance.minor, account?.currentBalance.minor];
  };
  await bring(MARCH, 1000);
  return { api, accountId, bring, bringWithoutBalance, balances };
}

test('an older statement that proves the balance moves the opening balance back, and today’s balance stays', async () => {
  const { api, bring, balances } = await fromMarchOn();
  expect(await balances()).toEqual([1000_00n, 1165_00n]);
  const { id, previewed, openingMoved } = await bring(FEBRUARY, 1350.5);
  expect([previewed, openingMoved]).toEqual(['agrees', 350_50n]);
  expect(await balances()).toEqual([1350_50n, 1165_00n]);
  expect((await api.accounts.bankBalances({ importId: id })).map(({ verdict }) => verdict)).toEqual(['agrees']);
  await api.imports.revert({ id });
  expect(await balances()).toEqual([1000_00n, 1165_00n]);
});

test('a statement that reaches into days that were there moves it too', async () => {
  const { bring, balances } = await fromMarchOn();
  await bring([...FEBRUARY, ...MARCH], 1350.5);
  expect(await balances()).toEqual([1350_50n, 1165_00n]);
});

test('an older statement of another balance leaves it, and says so', async () => {
  const { bring, balances } = await fromMarchOn();
  expect((await bring(FEBRUARY, 2000)).previewed).toBe('differs');
  expect(await balances()).toEqual([1000_00n, 814_50n]);
});

test('an older statement without a balance moves it where the books agree with a newer balance of the bank', async () => {
  const { api, accountId, bringWithoutBalance, balances } = await fromMarchOn();
  const { id, previewed, openingMoved } = await bringWithoutBalance(FEBRUARY);
  expect([previewed, openingMoved]).toEqual([undefined, 350_50n]);
  expect(await balances()).toEqual([1350_50n, 1165_00n]);
  // The file says no balance, and none is shown for it.
  expect(await api.accounts.bankBalances({ importId: id })).toEqual([]);
  expect(await api.accounts.bankBalances({ accountId })).toMatchObject([{ verdict: 'agrees', day: '2026-03-25' }]);
  const months = await api.reconciliation.grid({ accountId, today: '2026-04-01' });
  expect(months.find(({ month }) => month === '2026-02')).toMatchObject({ importIds: [id] });
  await api.imports.revert({ id });
  expect(await balances()).toEqual([1000_00n, 1165_00n]);
});

test('where nothing proves it, the opening balance stays', async () => {
  const { api, accountId, bringWithoutBalance, balances } = await fromMarchOn();
  const account = (await api.accounts.list()).find(({ id }) => id === accountId);
  await api.accounts.update({ id: accountId, name: account?.name ?? '', openingBalance: money(900_00n, 'ZAR') });
  expect((await bringWithoutBalance(FEBRUARY)).openingMoved).toBeUndefined();
  expect(await balances()).toEqual([900_00n, 714_50n]);
});
