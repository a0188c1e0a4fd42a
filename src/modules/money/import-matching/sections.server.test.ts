import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { factsOf, fileOf, MARCH, statementBooks } from '#testing/statements.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
// Three files a minute are tested on their own.
beforeEach(() => app.owner.query('delete from rate_limits'));

test('each account of a file goes into one of its own, or is left out', async () => {
  const { api, accountId } = await statementBooks(app);
  const statement = (account: string, id: string) => `<STMTTRNRS><STMTRS><CURDEF>ZAR<BANKACCTFROM><BANKID>250655
<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260301
<TRNAMT>-10.00<FITID>${id}<NAME>SPAR</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS>`;
  const ofx = `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1>${statement('62111111111', 'A1')}${statement('62222222222', 'A2')}</BANKMSGSRSV1></OFX>`;
  const { id, finding } = await api.imports.upload({ file: fileOf(ofx, 'two.ofx') });
  expect(finding).toMatchObject({ isReady: false, sections: [{ account: null }, { account: null }] });
  await expect(api.imports.commit({ id })).rejects.toMatchObject({ code: 'NO_ACCOUNT' });
  const chosen = await api.imports.choose({
    id,
    accounts: [
      { section: 0, accountId },
      { section: 1, accountId: null },
    ],
  });
  expect(chosen.finding).toMatchObject({ isReady: true, counts: { added: 1, skipped: 1 } });
  expect(await api.imports.commit({ id })).toEqual({ added: 1, merged: 0, skipped: 1, failed: 0 });
  // Next month's file remembers the one, and has a number of its own for the other.
  const { id: savings } = await api.accounts.create({ name: 'Savings', accountNumber: '62 2222 22222' });
  const next = await api.imports.upload({
    file: fileOf(ofx.replaceAll('20260301', '20260331').replaceAll('>A', '>B'), 'next.ofx'),
  });
  expect(next.finding).toMatchObject({
    isReady: true,
    sections: [
      { account: { id: accountId, because: 'You imported similar files to this account before.' } },
      { account: { id: savings, because: 'This account has the account number in the file.' } },
    ],
  });
});

test('a file of another account is refused unless the person says that it is right', async () => {
  const { api } = await app.person();
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', accountNumber: '62123456789' });
  const text = `Account Number,62999999999\n\n${MARCH}`;
  const { id, finding } = await api.imports.upload({ file: fileOf(text), accountId });
  const sentence = 'The file is for account •••• 9999, but the number of Cheque ends in 6789.';
  expect(finding).toMatchObject({ isReady: false, sections: [{ problem: { code: 'OTHER_NUMBER', sentence } }] });
  await expect(api.imports.commit({ id })).rejects.toMatchObject({
    code: 'WRONG_ACCOUNT',
    message: `${sentence} Nothing was changed.`,
  });
  await api.imports.choose({ id, accounts: [{ section: 0, accountId, isNumberIgnored: true }] });
  expect(await api.imports.commit({ id })).toMatchObject({ added: 4 });
});

test('a file in another currency does not go into an account', async () => {
  const { api } = await app.person();
  const { id: accountId } = await api.accounts.create({ name: 'Dollars', currency: 'USD' });
  const ofx = `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>ZAR<BANKACCTFROM><ACCTID>1</BANKACCTFROM>
<BANKTRANLIST><STMTTRN><DTPOSTED>20260301<TRNAMT>-10.00<FITID>1<NAME>SPAR</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  const { id, finding } = await api.imports.upload({ file: fileOf(ofx, 'rand.ofx'), accountId });
  expect(finding).toMatchObject({ sections: [{ problem: { code: 'OTHER_CURRENCY' } }] });
  await expect(api.imports.commit({ id })).rejects.toMatchObject({ code: 'WRONG_ACCOUNT' });
});

test('where two readings fit a person is asked, and the answer is remembered for the next file', async () => {
  const { api, accountId } = await statementBooks(app);
  const text = 'Date,Description,Amount\n03/04/2026,SPAR,-10.00\n05/04/2026,ENGEN,-20.00\n';
  const { id, finding } = await api.imports.upload({ file: fileOf(text), accountId });
  expect(finding).toMatchObject({ kind: 'questions', questions: [{ about: 'dateOrder' }] });
  await expect(api.imports.commit({ id })).rejects.toMatchObject({ code: 'UNREADABLE' });
  const chosen = await api.imports.choose({ id, answers: { dateOrder: 'dmy' } });
  expect(chosen.finding).toMatchObject({ kind: 'read', counts: { added: 2 } });
  await api.imports.commit({ id });
  expect(await factsOf(api)).toEqual(['2026-04-05 Engen -2000', '2026-04-03 Spar -1000']);
  const next = await api.imports.upload({ file: fileOf(text.replaceAll('/04/', '/05/'), 'may.csv') });
  expect(next).toMatchObject({ mappedBy: 'memory', finding: { kind: 'read', sections: [{ first: '2026-05-03' }] } });
});

test('a remembered answer gives way where the file itself says otherwise', async () => {
  const { api, accountId } = await statementBooks(app);
  const text = 'Date,Description,Amount\n03/04/2026,SPAR,-10.00\n05/04/2026,ENGEN,-20.00\n';
  const { id } = await api.imports.upload({ file: fileOf(text), accountId });
  await api.imports.choose({ id, answers: { dateOrder: 'dmy' } });
  await api.imports.commit({ id });
  const american = 'Date,Description,Amount\n09/05/2026,SPAR,-10.00\n09/13/2026,ENGEN,-20.00\n';
  const next = await api.imports.upload({ file: fileOf(american, 'september.csv') });
  expect(next).toMatchObject({
    mappedBy: 'detection',
    finding: { kind: 'read', counts: { added: 2, failed: 0 }, sections: [{ first: '2026-09-05', last: '2026-09-13' }] },
  });
});

test('columns that are not recognised are mapped by a person once', async () => {
  const { api, accountId } = await statementBooks(app);
  const text = 'aa;bb;cc\n01.03.2026;Spar;x\n15.03.2026;Engen;y\n';
  const first = await api.imports.upload({ file: fileOf(text) });
  expect(first.finding).toMatchObject({ kind: 'unmapped', delimiter: ';', columns: [{}, {}, {}] });
  expect(first.finding?.kind === 'unmapped' && first.finding.missing).toContain('Amount column is required');
  await expect(api.imports.commit({ id: first.id })).rejects.toMatchObject({
    code: 'UNREADABLE',
    message: expect.stringContaining('Amount column is required'),
  });
  const other = 'wann;was;wieviel\n01.03.2026;Spar;-10,00\n15.03.2026;Engen;-20,00\n';
  const { id } = await api.imports.upload({ file: fileOf(other), accountId });
  const mapping = {
    delimiter: ';',
    heading: ['wann', 'was', 'wieviel'],
    skipLines: 1,
    columns: ['day', 'description', 'amount'],
    dateOrder: null,
    decimal: null,
    sign: 'as-written',
  } as const;
  const mapped = await api.imports.choose({
    id,
    mapping: { ...mapping, heading: [...mapping.heading], columns: [...mapping.columns] },
  });
  expect(mapped).toMatchObject({ mappedBy: 'person', finding: { kind: 'read', counts: { added: 2 } } });
  await api.imports.commit({ id });
  expect(await factsOf(api)).toEqual(['2026-03-15 Engen -2000', '2026-03-01 Spar -1000']);
  const next = await api.imports.upload({ file: fileOf(other.replaceAll('.03.', '.04.')) });
  expect(next).toMatchObject({ mappedBy: 'memory', finding: { kind: 'read', counts: { added: 2 } } });
  // Read the same way ever after, whatever is remembered later.
  expect((await api.imports.rows({ id })).total).toBe(2);
});

const SILENT = 'Date,Description,Amount\n2026-03-01,RENT,-10.00\n2026-03-15,FOOD,-20.00\n';

test('a file that names neither account nor currency waits for a person, then goes where files like it went', async () => {
  const { api } = await statementBooks(app);
  const { id: shillings } = await api.accounts.create({ name: 'Shillings', currency: 'KES' });
  const { id, finding } = await api.imports.upload({ file: fileOf(SILENT) });
  expect(finding).toMatchObject({ isReady: false, sections: [{ account: null, isCurrencyNamed: false }] });
  await expect(api.imports.commit({ id })).rejects.toMatchObject({ code: 'NO_ACCOUNT' });
  const chosen = await api.imports.choose({ id, accounts: [{ section: 0, accountId: shillings }] });
  expect(chosen.finding).toMatchObject({ isReady: true, sections: [{ currency: 'KES', problem: null }] });
  await api.imports.commit({ id });
  const next = await api.imports.upload({ file: fileOf(SILENT.replaceAll('-03-', '-04-'), 'april.csv') });
  expect(next.finding).toMatchObject({
    isReady: true,
    sections: [
      { currency: 'KES', account: { id: shillings, because: 'You imported similar files to this account before.' } },
    ],
  });
});

test('shillings of M-Pesa do not go into the only account, which is in rand', async () => {
  const { api } = await statementBooks(app);
  const text =
    'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance\nSFA1,2026-03-14 09:15:00,Payment,Completed,"52,000.00",,52340.00\n';
  const { finding } = await api.imports.upload({ file: fileOf(text) });
  expect(finding).toMatchObject({
    isReady: false,
    sections: [{ currency: 'KES', account: null, newAccount: { accountType: 'mobile-money', currency: 'KES' } }],
  });
});

test('an account whose number only ends like the one on the file is not taken for it', async () => {
  const { api } = await app.person();
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', accountNumber: '62123456789' });
  const text = `Account Number,62999996789\n\n${MARCH}`;
  const { id, finding } = await api.imports.upload({ file: fileOf(text) });
  expect(finding).toMatchObject({ sections: [{ account: null, fileAccount: '•••• 6789' }] });
  const chosen = await api.imports.choose({ id, accounts: [{ section: 0, accountId }] });
  expect(chosen.finding).toMatchObject({ isReady: false, sections: [{ problem: { code: 'OTHER_NUMBER' } }] });
});

test('accounts of a file that names no currency are each read in that of the account they go into', async () => {
  const { api, accountId } = await statementBooks(app);
  const { id: yen } = await api.accounts.create({ name: 'Tokyo', currency: 'JPY' });
  const part = (name: string, amount: string) =>
    `!Account\nN${name}\nTBank\n^\n!Type:Bank\nD2026-03-14\nT${amount}\nPShop\n^\nD2026-03-15\nT${amount}\nPInn\n^\n`;
  const qif = `${part('Cheque', '-1,234.00')}${part('Travel', '-5,000.00')}${part('Purse', '-7.50')}`;
  const { id, finding } = await api.imports.upload({ file: fileOf(qif, 'all.qif') });
  const usual = { currency: 'ZAR', isCurrencyNamed: false, account: null };
  const sameName = { ...usual, account: { id: accountId, because: 'This account has the name in the file.' } };
  expect(finding).toMatchObject({ isReady: false, sections: [sameName, usual, usual] });
  const chosen = await api.imports.choose({ id, accounts: [{ section: 1, accountId: yen }] });
  const inYen = { currency: 'JPY', problem: null, moneyOut: { minor: -10_000n, currency: 'JPY' } };
  expect(chosen.finding).toMatchObject({ sections: [sameName, inYen, usual] });
  const ready = await api.imports.choose({ id, accounts: [{ section: 2, accountId: null }] });
  const inRand = { currency: 'ZAR', problem: null, moneyOut: { minor: -246_800n, currency: 'ZAR' } };
  expect(ready.finding).toMatchObject({ isReady: true, sections: [inRand, inYen, {}] });
  await api.imports.commit({ id });
  const balances = (await api.accounts.list()).map(({ name, currentBalance }) => [name, currentBalance.minor]);
  expect(Object.fromEntries(balances)).toEqual({ Cheque: 100_000n - 246_800n, Tokyo: -10_000n });
  // Next month's file goes where this one went, each part in its currency.
  const next = await api.imports.upload({ file: fileOf(qif.replaceAll('2026-03-', '2026-04-'), 'next.qif') });
  expect(next.finding).toMatchObject({
    sections: [{ currency: 'ZAR' }, { currency: 'JPY', account: { id: yen } }, {}],
  });
});

test.each([
  ['booked', 3, ['2026-03-16 Spar -1000 booked', '2026-03-17 Engen -2000 booked', '2026-03-18 Checkers -3000 booked']],
  [
    'pending',
    3,
    ['2026-03-16 Spar -1000 booked', '2026-03-17 Engen -2000 pending', '2026-03-18 Checkers -3000 booked'],
  ],
  ['void', 2, ['2026-03-16 Spar -1000 booked', '2026-03-18 Checkers -3000 booked']],
] as const)(
  'a status word that nobody knows is asked about, and %s is what its rows become',
  async (status, count, rows) => {
    const { api, accountId } = await statementBooks(app);
    const text = `Date,Description,Amount,Status
2026-03-16,SPAR,-10.00,Completed
2026-03-17,ENGEN,-20.00,Zwischenlage
2026-03-18,CHECKERS,-30.00,Completed
`;
    const { id, finding } = await api.imports.upload({ file: fileOf(text), accountId });
    const [question] = finding?.kind === 'questions' ? finding.questions : [];
    expect(question).toMatchObject({ about: 'statuses', sentence: expect.stringContaining('“Zwischenlage”') });
    await expect(api.imports.commit({ id })).rejects.toMatchObject({ code: 'UNREADABLE' });
    const chosen = await api.imports.choose({ id, answers: { statuses: { [question?.word ?? '']: status } } });
    expect(chosen.finding).toMatchObject({ kind: 'read', counts: { added: count } });
    await api.imports.commit({ id });
    const { rows: listed } = await api.transactions.list({ currency: 'ZAR' });
    const told = listed.map(
      ({ bookedOn, description, amount, status: is }) => `${bookedOn} ${description} ${amount?.minor} ${is}`,
    );
    expect(told.toSorted()).toEqual([...rows]);
  },
);
