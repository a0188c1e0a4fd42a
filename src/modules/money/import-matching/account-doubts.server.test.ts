import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { fileOf, statementOf } from '#testing/statements.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-22T08:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

type Person = Awaited<ReturnType<typeof app.person>>;
type Api = Person['api'];

const HEADING = 'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance';
/** A wallet's statement; each payment takes its amount off the balance. */
function wallet(month: string, opening: number, payments: readonly number[], preamble: readonly string[] = []): string {
  let balance = opening;
  const rows = payments.map((amount, at) => {
    balance -= amount;
    const day = `${month}-${String(at + 1).padStart(2, '0')}`;
    return `S${month.replace('-', '')}${at}${opening},${day} 10:00:00,Pay Bill to 888880 - KPLC ${at},Completed,,${amount.toFixed(2)},${balance.toFixed(2)}`;
  });
  return [...preamble, HEADING, ...rows].join('\n');
}

/** What is found of the only account in the file. */
async function look(api: Api, text: string) {
  await app.owner.query('delete from rate_limits');
  const { id, finding } = await api.imports.upload({ file: fileOf(text) });
  if (finding?.kind !== 'read') throw new Error(`not read: ${finding?.kind}`);
  const [section] = finding.sections;
  if (section === undefined) throw new Error('no section');
  return { id, isReady: finding.isReady, ...section };
}

/** Takes the file into a new account, as it is proposed. */
async function takeNew(api: Api, text: string) {
  const { id, newAccount } = await look(api, text);
  const account = await api.accounts.create(newAccount);
  await api.imports.choose({ id, accounts: [{ section: 0, accountId: account.id }] });
  await api.imports.commit({ id });
  return { accountId: account.id, name: newAccount.name };
}

test('another customer’s wallet is not put into one’s own: the account is asked for', async () => {
  const { api } = await app.person({ country: 'KE' });
  await takeNew(api, wallet('2026-08', 52_340, [7, 1500, 3200]));
  const named = ['MPESA STATEMENT', 'Customer Name:,ACME HARDWARE'];
  const other = await look(api, wallet('2026-09', 10_740, [500], named));
  expect(other).toMatchObject({ isReady: false, account: null, newAccount: { name: 'M-Pesa KES' } });
  expect(other.doubt).toContain('M-Pesa');
  await expect(api.imports.commit({ id: other.id })).rejects.toMatchObject({ code: 'NO_ACCOUNT' });
  // Without the name its balance still tells.
  const silent = await look(api, wallet('2026-09', 10_740, [400]));
  expect(silent).toMatchObject({ account: null, doubt: expect.stringContaining('does not match M-Pesa') });
  await expect(api.imports.commit({ id: silent.id })).rejects.toMatchObject({ code: 'NO_ACCOUNT' });
});

test('the next month, an earlier one and one that overlaps go where the others went', async () => {
  const { api } = await app.person({ country: 'KE' });
  const { accountId } = await takeNew(api, wallet('2026-08', 52_340, [7, 1500, 3200]));
  const next = wallet('2026-09', 47_633, [100, 200]);
  const found = await look(api, next);
  expect(found).toMatchObject({ isReady: true, account: { id: accountId }, doubt: null });
  await api.imports.commit({ id: found.id });
  expect(await look(api, wallet('2026-07', 53_000, [600, 60]))).toMatchObject({ account: { id: accountId } });
  const more = `${next}\nS9,2026-09-03 10:00:00,Pay Bill to 888880 - KPLC 9,Completed,,33.00,47300.00`;
  expect(await look(api, more)).toMatchObject({ account: { id: accountId }, counts: { added: 1, skipped: 2 } });
});

test('a holder who was taken once is known from then on, and another is asked about', async () => {
  const { api } = await app.person({ country: 'KE' });
  const acme = ['Customer Name:,ACME HARDWARE'];
  const { accountId } = await takeNew(api, wallet('2026-08', 900, [100, 10], acme));
  expect(await look(api, wallet('2026-09', 790, [100], acme))).toMatchObject({ account: { id: accountId } });
  const other = await look(api, wallet('2026-09', 790, [100], ['Customer Name:,BIDCO TRADERS']));
  expect(other).toMatchObject({ account: null, doubt: expect.stringContaining('a different name or number') });
});

test('a number that differs from that of the files before is asked about, though the account keeps none', async () => {
  const { api } = await app.person();
  const march = (number: string, opening: number) =>
    `Account Number,${number}\n\n${statementOf([['2026/03/01', -100.5, 'POS PURCHASE CHECKERS']], opening)}`;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const first = await api.imports.upload({ file: fileOf(march('62123456789', 0)), accountId });
  await api.imports.commit({ id: first.id });
  expect(await look(api, march('62999999999', -100.5))).toMatchObject({
    account: null,
    doubt: expect.stringContaining('Cheque'),
  });
  expect(await look(api, march('62123456789', -100.5))).toMatchObject({ account: { id: accountId } });
});

test('an account that keeps the number on the file is taken, whatever the balance', async () => {
  const { api } = await app.person();
  const { id } = await api.accounts.create({
    name: 'Cheque',
    accountNumber: '62123456789',
    openingBalance: { minor: 1n, currency: 'ZAR' },
  });
  const text = `Account Number,62123456789\n\n${statementOf([['2026/03/01', -1, 'SPAR']], 90_000)}`;
  expect(await look(api, text)).toMatchObject({ account: { id }, doubt: null });
});

test('new accounts are named by bank and kind, never twice the same, and know their bank', async () => {
  const { api } = await app.person();
  const fnb = (number: string, opening: number) =>
    `"${number}","FNB Cheque Account"\n${statementOf([['2024/09/05', -1500, 'DEBIT CARD WOOLWORTHS']], opening)}`;
  const names = [(await takeNew(api, fnb('62123456789', 10_000))).name];
  const second = await look(api, fnb('62999991111', 500));
  names.push((await takeNew(api, fnb('62999991111', 500))).name);
  expect(second.newAccount).toMatchObject({ bankName: 'FNB', accountType: 'cheque' });
  const nigerian = `Account Statement,,,,,\nAccount Number,0123456789,,,,\nTrans. Date,Value Date,Narration,Debit,Credit,Balance
01-Jun-2026,01-Jun-2026,"NIP TRF LANDLORD RENT/REF123",300000.00,,1200000.00`;
  names.push((await takeNew(api, nigerian)).name);
  expect(names).toEqual(['FNB Cheque', 'FNB Cheque 1111', 'Account 6789']);
  expect((await api.accounts.list()).map(({ bankName }) => bankName).toSorted()).toEqual(['', 'FNB', 'FNB']);
});
