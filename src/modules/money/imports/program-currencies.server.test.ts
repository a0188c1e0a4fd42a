import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2027-04-01T08:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

/** R 10,000.00 in rand; R 1,800.00 of it became $ 100.00, of which $ 30.00 went for food. */
const FIREFLY = `journal_id,group_id,type,amount,foreign_amount,currency_code,foreign_currency_code,description,date,source_name,source_type,destination_name,destination_type,category,tags,notes
1,1,Opening balance,10000.00,,ZAR,,Initial,2026-03-01T00:00:00+02:00,Initial balance of Cheque,Initial balance account,Cheque,Asset account,,,
2,2,Transfer,1800.00,100.00,ZAR,USD,To dollars,2026-03-02T00:00:00+02:00,Cheque,Asset account,Dollars,Asset account,,,
3,3,Withdrawal,-30.00,,USD,,Lunch,2026-03-03T00:00:00+02:00,Dollars,Asset account,Diner,Expense account,Food,,
`;
const WALLET = `account;category;currency;amount;ref_currency_amount;type;payment_type;note;date;transfer;payee;labels
Cheque;Pay;ZAR;10000.00;10000.00;Income;TRANSFER;;2026-03-01T08:00:00Z;false;;
Cheque;TRANSFER;ZAR;-1800.00;-1800.00;Expenses;TRANSFER;;2026-03-02T08:00:00Z;true;;
Dollars;TRANSFER;USD;100.00;1800.00;Income;TRANSFER;;2026-03-02T08:00:00Z;true;;
Dollars;Food;USD;-30.00;-540.00;Expenses;CASH;;2026-03-03T08:00:00Z;false;Diner;
`;
const GNUCASH_CSV = `Date,Transaction ID,Number,Description,Notes,Commodity/Currency,Void Reason,Action,Memo,Full Account Name,Account Name,Amount With Sym,Amount Num.,Value With Sym,Value Num.,Reconcile,Reconcile Date,Rate/Price
01/03/2026,a1,,Opening,,CURRENCY::ZAR,,,,Assets:Cheque,Cheque,"R10,000.00","10,000.00","R10,000.00","10,000.00",n,,1.00
,,,,,,,,,Equity:Opening Balances,Opening Balances,"-R10,000.00","-10,000.00","-R10,000.00","-10,000.00",n,,1.00
20/03/2026,a2,,To dollars,,CURRENCY::ZAR,,,,Assets:Cheque,Cheque,"-R1,800.00","-1,800.00","-R1,800.00","-1,800.00",n,,1.00
,,,,,,,,,Assets:Dollars,Dollars,US$100.00,100.00,"R1,800.00","1,800.00",n,,18.00
21/03/2026,a3,,Diner,,CURRENCY::USD,,,,Assets:Dollars,Dollars,-US$30.00,-30.00,-US$30.00,-30.00,n,,1.00
,,,,,,,,,Expenses:Food,Food,R540.00,540.00,US$30.00,30.00,n,,0.06
`;

const account = (id: string, type: string, currency: string, parent = 'root') => `<gnc:account version="2.0.0">
<act:name>${id}</act:name><act:id type="guid">${id}</act:id><act:type>${type}</act:type>
<act:commodity><cmdty:space>CURRENCY</cmdty:space><cmdty:id>${currency}</cmdty:id></act:commodity>
<act:parent type="guid">${parent}</act:parent></gnc:account>`;
const split = (of: string, value: number, quantity = value) =>
  `<trn:split><split:id type="guid">s</split:id><split:value>${value}/100</split:value><split:quantity>${quantity}/100</split:quantity><split:account type="guid">${of}</split:account></trn:split>`;
const entry = (id: string, currency: string, ...splits: string[]) => `<gnc:transaction version="2.0.0">
<trn:id type="guid">${id}</trn:id><trn:currency><cmdty:space>CURRENCY</cmdty:space><cmdty:id>${currency}</cmdty:id></trn:currency>
<trn:date-posted><ts:date>2026-03-0${id} 10:59:00 +0000</ts:date></trn:date-posted><trn:description>Diner</trn:description>
<trn:splits>${splits.join('\n')}</trn:splits></gnc:transaction>`;
const GNUCASH = gzipSync(`<?xml version="1.0" encoding="utf-8" ?>
<gnc-v2 xmlns:gnc="http://www.gnucash.org/XML/gnc"><gnc:book version="2.0.0">
<gnc:account version="2.0.0"><act:name>Root</act:name><act:id type="guid">root</act:id><act:type>ROOT</act:type></gnc:account>
${account('Assets', 'ASSET', 'ZAR')}${account('Cheque', 'BANK', 'ZAR', 'Assets')}${account('Dollars', 'BANK', 'USD', 'Assets')}
${account('Expenses', 'EXPENSE', 'ZAR')}${account('Food', 'EXPENSE', 'ZAR', 'Expenses')}${account('Tips', 'EXPENSE', 'ZAR', 'Expenses')}
${account('Equity', 'EQUITY', 'ZAR')}${account('Opening Balances', 'EQUITY', 'ZAR', 'Equity')}
${entry('1', 'ZAR', split('Cheque', 1_000_000), split('Opening Balances', -1_000_000))}
${entry('2', 'ZAR', split('Cheque', -180_000), split('Dollars', 180_000, 10_000))}
${entry('3', 'ZAR', split('Dollars', -54_000, -3000), split('Food', 48_000), split('Tips', 6000))}
</gnc:book></gnc-v2>`);

test.each([
  ['Firefly III', new File([FIREFLY], 'transactions.csv')],
  ['Wallet', new File([WALLET], 'report.csv')],
  ['GnuCash, CSV', new File([GNUCASH_CSV], 'export.csv')],
  ['GnuCash, its file', new File([new Uint8Array(GNUCASH)], 'home.gnucash')],
])('%s: accounts of two currencies, and a transfer between them', async (_, file) => {
  const { api, session } = await app.person();
  const { id, ...preview } = await api.imports.upload({ file });
  const finding = preview.finding?.kind === 'read' ? preview.finding : preview.likely?.finding;
  expect(finding?.sections.map(({ fileAccount, currency }) => `${fileAccount} ${currency}`)).toEqual([
    'Cheque ZAR',
    'Dollars USD',
  ]);
  const newAccounts = (finding?.sections ?? []).map(({ section, newAccountId, newAccount }) => ({
    section,
    id: newAccountId,
    account: { ...newAccount, country: 'ZA' },
  }));
  await api.imports.commit({ id, answers: preview.likely?.answers ?? {}, newAccounts });
  const accounts = await api.accounts.list();
  expect(Object.fromEntries(accounts.map(({ name, currentBalance }) => [name, currentBalance.minor]))).toEqual({
    Cheque: 820_000n,
    Dollars: 7000n,
  });
  const { rows } = await app.owner.query<{ spent: string; transfers: number }>(
    `select (select sum(minor)::text from transactions t join categories c on c.id = t.category_id
        where t.workspace_id = $1 and c.name in ('Food', 'Tips') and t.currency = 'USD') as spent,
      (select count(*)::int from transfers where workspace_id = $1) as transfers`,
    [session.workspace.id],
  );
  expect(rows).toEqual([{ spent: '-3000', transfers: 1 }]);
});
