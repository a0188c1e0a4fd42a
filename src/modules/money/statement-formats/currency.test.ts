import { expect, test } from 'vitest';
import type { Currency } from '#kernel/money.ts';
import { readStatement } from './service.server.ts';

/** The currency of each account a file holds, and whether anything speaks for it. */
function currencyOf(text: string, currency?: Currency): string {
  const reading = readStatement(Buffer.from(text), currency === undefined ? {} : { currency });
  if (reading.kind !== 'read') return reading.kind;
  return reading.accounts.map((one) => `${one.currency}${one.isCurrencyNamed ? '' : '?'}`).join(' ');
}

const MPESA = `Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance
SFA1AAAA01,2026-05-02 09:15:00,Business Payment,Completed,"52,000.00",,52340.00
SFA1AAAA02,2026-05-13 10:01:11,Transfer of Funds Charge,Completed,,7.00,52333.00`;
const OPAY = `Trans. Date,Value Date,Description,Debit(₦),Credit(₦),Balance After(₦)
05 Mar 2026 09:02:11,05 Mar 2026,Transfer to CHINEDU,25000.00,--,120000.00`;
const GTBANK = `Account Number,0123456789,,,,
Trans. Date,Value Date,Narration,Debit,Credit,Balance
01-Jun-2026,01-Jun-2026,NIP TRF LANDLORD RENT,300000.00,,1200000.00
03-Jun-2026,03-Jun-2026,POS PURCHASE LEKKI,24500.00,,1175500.00`;
const GT_COLUMNS = `Trans. Date,Value Date,Reference,Debits,Credits,Balance,Originating Branch,Remarks
01-Jun-2026,01-Jun-2026,A1,300000.00,,1200000.00,LEKKI,RENT`;
const FNB = `ACCOUNT TRANSACTION HISTORY

Date, Amount, Balance, Description
2026/03/01, -100.50, 899.50, CHECKERS`;
const CAPITEC = `Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance
1,1768000098,2026-07-01,2026-07-01,Salary,Salary,Income,Salary,40000.00,,,40000.00`;
const SILENT = `Date,Description,Amount
2026-03-01,Rent,-10.00
2026-03-15,Food,-20.00`;
const BOTH = `Date,Description,Amount
2026-03-01,ACB CREDIT SALARY,10.00
2026-03-15,NIP TRF RENT,-20.00`;

test.each<[string, string, Currency | undefined, string]>([
  ['M-Pesa', MPESA, 'ZAR', 'KES'],
  ['M-Pesa for an account in Tanzania', MPESA, 'TZS', 'TZS'],
  ['M-Pesa with no account yet', MPESA, undefined, 'KES'],
  ['OPay, which names the naira', OPAY, 'ZAR', 'NGN'],
  ['GTBank, by its ways of paying', GTBANK, 'ZAR', 'NGN'],
  ['GTBank, by its columns', GT_COLUMNS, 'ZAR', 'NGN'],
  ['GTBank for a domiciliary account', GTBANK, 'USD', 'USD'],
  ['FNB', FNB, 'KES', 'ZAR'],
  ['Capitec', CAPITEC, undefined, 'ZAR'],
  ['a table that says nothing', SILENT, 'KES', 'KES?'],
  ['a table that says nothing, with no account yet', SILENT, undefined, 'questions'],
  ['a table with the ways of two countries', BOTH, 'ZAR', 'ZAR?'],
])('%s, read for an account: its currency', (_, text, currency, expected) => {
  expect(currencyOf(text, currency)).toBe(expected);
});

const OFX = (currency: string) =>
  `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${currency}<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20260301<TRNAMT>-10.00<FITID>1<NAME>SPAR</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const MT940 = (currency: string) => `:20:1\n:25:62123456789${currency}\n:61:2603010301D10,00NTRFNONREF\n:86:RENT\n-`;

test.each([
  ['OFX with CURDEF', OFX('<CURDEF>NGN'), 'NGN'],
  ['OFX without', OFX(''), 'ZAR?'],
  ['MT940 with a currency', MT940(' KES'), 'KES'],
  ['MT940 without', MT940(''), 'ZAR?'],
  ['QIF, which has no place for one', '!Type:Bank\nD2026-03-14\nT-10.00\nPSPAR\n^\n', 'ZAR?'],
])('%s names its currency or does not', (_, text, expected) => {
  expect(currencyOf(text, 'ZAR')).toBe(expected);
});

test('an amount larger than books keep fails by its own row, and the others are read', () => {
  const text =
    'Date,Description,Amount\n2026-03-14,HOUSE,"9,007,199,254,740,993.07"\n2026-03-15,CAR,"1,000,000,000,000,000.00"\n2026-03-16,TAXI,-1.00\n';
  const reading = readStatement(Buffer.from(text), { currency: 'ZAR' });
  expect(reading).toMatchObject({
    accounts: [
      {
        rows: [{ amount: { minor: 100_000_000_000_000_000n } }, { amount: { minor: -100n } }],
        failed: [{ line: 2, reason: 'bad-amount', sentence: expect.stringContaining('it is too large') }],
      },
    ],
  });
});

const abroad = (heading: string, rows: readonly string[]) => currencyOf([heading, ...rows].join('\n'), 'ZAR');

test.each<[what: string, heading: string, rows: string[], currencies: string]>([
  [
    'an amount paid abroad beside its currency is not the one of the row',
    'Datum;Text;Valuta;Utl.belopp;Belopp',
    ['2026-03-20;Bensin;SEK;;-650,00', '2026-03-22;Bok;GBP;12,34;-150,00'],
    'SEK',
  ],
  [
    'also where it stands before its currency',
    'Date;Text;Foreign amount;Currency;Details;Amount',
    ['2026-03-20;Fuel;;ZAR;x;-650,00', '2026-03-22;Book;12,34;GBP;y;-250,00'],
    'ZAR',
  ],
  [
    'a rate beside it says nothing of that',
    'Date;Amount;Text;Currency;Rate',
    ['2026-03-20;-650,00;Fuel;ZAR;', '2026-03-22;-12,34;Book;GBP;21,50'],
    'ZAR GBP',
  ],
  [
    'an amount of the own currency beside it says nothing of that',
    'Date;Amount;Text;Currency;Total in rand',
    ['2026-03-20;-650,00;Fuel;ZAR;', '2026-03-22;-12,34;Book;GBP;265,00'],
    'ZAR GBP',
  ],
])('%s', (_, heading, rows, currencies) => {
  expect(abroad(heading, rows)).toBe(currencies);
});

test('the currency of the operation is that of its amount where no other amount is named', () => {
  const lines = (currency: string, amount: string) =>
    `Дата операции,Описание,${amount},${currency},Остаток после операции
15.03.2026 10:30:00,Зарплата,150000.00,RUB,150000.00
16.03.2026 14:22:00,Кофейня,-350.00,RUB,149650.00`;
  expect(currencyOf(lines('Валюта операции', 'Сумма операции'), 'ZAR')).toBe('RUB');
  const english = `Date,Description,Transaction amount,Transaction currency
2026-03-15,Salary,1500.00,EUR
2026-03-16,Coffee,-3.50,EUR`;
  expect(currencyOf(english, 'ZAR')).toBe('EUR');
});
