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
  const bring = async (rows: readonly Row[], opening: number) => {
    let balance = opening;
    const lines = rows.map(([day, rand, text]) => {
      balance += rand;
      return `${day},${rand.toFixed(2)},${balance.toFixed(2)},${text}`;
    });
    const file = new File([['Date,Amount,Balance,Description', ...lines].join('\n')], 'statement.csv');
    const { id, finding } = await api.imports.upload({ file, accountId });
    await api.imports.commit({ id });
    return { id, previewed: finding?.kind === 'read' ? finding.sections[0]?.balance?.verdict : undefined };
  };
  const balances = async () => {
    const [account] = await api.accounts.list();
    return [account?.openingBalance.minor, account?.currentBalance.minor];
  };
  await bring(MARCH, 1000);
  return { api, bring, balances };
}

test('an older statement that proves the balance moves the opening balance back, and today’s balance stays', async () => {
  const { api, bring, balances } = await fromMarchOn();
  expect(await balances()).toEqual([1000_00n, 1165_00n]);
  const { id, previewed } = await bring(FEBRUARY, 1350.5);
  expect(previewed).toBe('agrees');
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
