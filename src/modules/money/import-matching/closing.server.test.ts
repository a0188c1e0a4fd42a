import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { money } from '#kernel/money.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
// Three files a minute are tested on their own.
beforeEach(() => app.owner.query('delete from rate_limits'));

type Api = Awaited<ReturnType<typeof app.person>>['api'];
type Row = readonly [day: string, rand: number, text: string];

/** A statement with a running balance. */
function csv(rows: readonly Row[], opening: number): string {
  let balance = opening;
  const lines = rows.map(([day, rand, text]) => {
    balance += rand;
    return `${day},${rand.toFixed(2)},${balance.toFixed(2)},${text}`;
  });
  return ['Date,Amount,Balance,Description', ...lines].join('\n');
}

const MARCH: Row[] = [
  ['2026-03-02', -35, 'BEAN THERE'],
  ['2026-03-02', -35, 'BEAN THERE'],
  ['2026-03-25', 20_000, 'SALARY'],
];
const rand = (minor: bigint) => money(minor, 'ZAR');

async function uploaded(api: Api, accountId: string, text: string, name = 'march.csv') {
  const { id, finding } = await api.imports.upload({ file: new File([text], name), accountId });
  if (finding?.kind !== 'read') throw new Error(`not read, but ${finding?.kind}`);
  return { id, balance: finding.sections[0]?.balance };
}

async function books(openingRand = 0) {
  const { api } = await app.person();
  const openingBalance = rand(BigInt(openingRand * 100));
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', openingBalance });
  return { api, accountId };
}

test('a wrong opening balance is found, before the import and after it, and agrees once it is put right', async () => {
  const { api, accountId } = await books();
  const { id, balance } = await uploaded(api, accountId, csv(MARCH, 1000.55));
  const found = {
    day: '2026-03-25',
    verdict: 'differs',
    bank: rand(2_093_055n),
    books: rand(1_993_000n),
    missing: rand(100_055n),
    since: 'opening',
    from: '2026-03-02',
  };
  expect(balance).toEqual(found);
  expect(await api.accounts.bankBalances()).toEqual([]);
  await api.imports.commit({ id });
  expect(await api.accounts.bankBalances()).toEqual([{ ...found, accountId, importId: id }]);
  await api.accounts.update({ id: accountId, openingBalance: rand(100_055n) });
  expect(await api.accounts.bankBalances()).toMatchObject([{ verdict: 'agrees', missing: rand(0n), since: null }]);
});

test('rows that are left out, deleted or entered twice are missing since the statement began; pending ones are not counted', async () => {
  const { api, accountId } = await books(1000);
  const { id } = await uploaded(api, accountId, csv(MARCH, 1000));
  const left = await api.imports.choose({ id, wishes: { 0: 'skip' } });
  const since = { verdict: 'differs', since: 'rows' };
  expect(left.finding).toMatchObject({ sections: [{ balance: { ...since, missing: rand(-3_500n) } }] });
  await api.imports.commit({ id });
  expect(await api.accounts.bankBalances()).toMatchObject([{ ...since, missing: rand(-3_500n) }]);
  const categoryId = (await api.categories.list()).find(({ kind }) => kind === 'expense')?.id ?? '';
  const row = { accountId, bookedOn: '2026-03-03', description: 'Bean There', categoryId };
  const { id: twin } = await api.transactions.create({ ...row, amount: rand(-3_500n) });
  expect(await api.accounts.bankBalances()).toMatchObject([{ verdict: 'agrees' }]);
  await api.transactions.remove({ id: twin });
  expect(await api.accounts.bankBalances()).toMatchObject([{ ...since, missing: rand(-3_500n) }]);
  // What the bank has not posted yet is not in its balance.
  await api.transactions.restore({ id: twin });
  await app.owner.query(`update transactions set status = 'pending' where id = $1`, [twin]);
  expect(await api.accounts.bankBalances()).toMatchObject([{ ...since, missing: rand(-3_500n) }]);
});

test('a month that was never imported is lacking since before the next one', async () => {
  const { api, accountId } = await books(1000);
  const { id: march } = await uploaded(api, accountId, csv(MARCH, 1000));
  await api.imports.commit({ id: march });
  const may = csv([['2026-05-04', -100, 'RENT']], 20_500);
  const { id, balance } = await uploaded(api, accountId, may, 'may.csv');
  expect(balance).toMatchObject({ verdict: 'differs', since: 'earlier', missing: rand(-43_000n), from: '2026-05-04' });
  await api.imports.commit({ id });
  // Of each account the latest; of an import its own.
  expect(await api.accounts.bankBalances()).toMatchObject([{ importId: id, since: 'earlier' }]);
  expect(await api.accounts.bankBalances({ importId: march })).toMatchObject([{ verdict: 'agrees' }]);
  // Of one account every statement, the newest first.
  expect(await api.accounts.bankBalances({ accountId })).toMatchObject([
    { importId: id, day: '2026-05-04' },
    { importId: march, day: '2026-03-25' },
  ]);
  const { id: other } = await api.accounts.create({ name: 'Savings' });
  expect(await api.accounts.bankBalances({ accountId: other })).toEqual([]);
  const stranger = await app.person();
  expect(await stranger.api.accounts.bankBalances({ accountId })).toEqual([]);
  await api.imports.revert({ id });
  expect(await api.accounts.bankBalances()).toMatchObject([{ importId: march, verdict: 'agrees' }]);
});

test('a statement that was drawn up at noon agrees still once the afternoon is there', async () => {
  const { api, accountId } = await books(1000);
  const noon = await uploaded(api, accountId, csv(MARCH, 1000), 'noon.csv');
  await api.imports.commit({ id: noon.id });
  const silent = 'Date,Amount,Description\n2026-03-25,-15.00,TAXI\n2026-03-26,-20.00,TAXI\n';
  const after = await uploaded(api, accountId, silent, 'after.csv');
  expect(after.balance).toBeNull();
  await api.imports.commit({ id: after.id });
  expect(await api.accounts.bankBalances()).toMatchObject([{ importId: noon.id, verdict: 'agrees' }]);
  const evening = csv([['2026-03-26', -10, 'BREAD']], 20_895);
  const next = await uploaded(api, accountId, evening, 'evening.csv');
  expect(next.balance).toMatchObject({ verdict: 'agrees', day: '2026-03-26' });
});

test('the balance goes with the file into each of its accounts, and not into those that are left out', async () => {
  const { api, accountId } = await books(1000);
  const mt940 = [
    ':20:1',
    ':25:62000000001',
    ':28C:1/1',
    ':60F:C260301ZAR1000,00',
    ':61:2603020302D35,00NMSCNONREF',
    ':86:BEAN THERE',
    ':62F:C260331ZAR965,00',
    '-',
    ':20:2',
    ':25:62000000002',
    ':28C:1/1',
    ':60F:C260301ZAR10,00',
    ':61:2603020302C5,00NMSCNONREF',
    ':86:INTEREST',
    ':62F:C260331ZAR15,00',
    '-',
  ].join('\r\n');
  const { id } = await api.imports.upload({ file: new File([mt940], 'two.sta') });
  const accounts = [
    { section: 0, accountId },
    { section: 1, accountId: null },
  ];
  const { finding } = await api.imports.choose({ id, accounts });
  const agreed = { verdict: 'agrees', day: '2026-03-31', bank: rand(96_500n) };
  expect(finding).toMatchObject({ sections: [{ balance: agreed }, { balance: null }] });
  await api.imports.commit({ id });
  expect(await api.accounts.bankBalances()).toMatchObject([{ ...agreed, accountId }]);
});
