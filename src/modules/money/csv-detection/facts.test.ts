import { describe, expect, test } from 'vitest';
import { factsOf } from './facts.ts';

/** What the lines above a table say; cells are parted by bars. */
const told = (...lines: string[]) => factsOf(lines.map((text, at) => ({ line: at + 1, cells: text.split('|'), text })));

describe('the currency of a balance above a table', () => {
  test.each([
    [['Saldo:|2.512,91 EUR'], ['EUR']],
    [['Bakiye|65.674,68 TL'], ['TRY']],
    [['Saldo:|2.512,91'], []],
    [['Saldo:|2.512,91 $'], []],
    [['Saldo:|2.512,91 EUR', 'Saldo:|12,00 USD'], []],
    [['Valuta:|CHF', 'Saldo:|2.512,91 EUR'], ['CHF']],
    [['Limit:|2.512,91 EUR'], []],
    [['Number:|RO49AAAA1B31007593840000 RON'], ['RON']],
    [['Number:|RO49AAAA1B31007593840000 RON', 'To:|NL91ABNA0417164300 EUR'], []],
    [['Number:|RO49AAAA1B31007593840000 FOR'], []],
  ])('%j', (lines, currencies) => {
    expect(told(...lines).currencies).toEqual(currencies);
  });
});

describe('the account above a table', () => {
  test.each<[text: string, account: string | null]>([
    ['Account: 62000000009', '62000000009'],
    ['Account number:|62000000009', '62000000009'],
    ['Account||62000000009', '62000000009'],
    ['62000000009|Account', '62000000009'],
    ['Account number: 0000 00000000.00A', '0000 00000000.00A'],
    ['Account number: 62000000.5 Other', '62000000.5'],
    ['bank account no: 123', '123'],
    ['Credit card number|4111 **** **** 1111', '4111 **** **** 1111'],
    ['IBAN|DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['A/C no|12-345-678', '12-345-678'],
    ['Account|1234 56789012.34', '1234 56789012.34'],
    ['Account: 12-3-45678-9', '12-3-45678-9'],
    ['Account: XXX-X-XXX456', 'XXX-X-XXX456'],
    ['Account: 123456/0100 Savings', '123456/0100'],
    ['Account: 12345678, 5 pages', '12345678'],
    ['Account: 12345678 2 of 3', '12345678'],
    ['Account: 12345678A', '12345678A'],
    ['IBAN: NL91 ABNA 0417 1643 00', 'NL91 ABNA 0417 1643 00'],
    ['IBAN: GB29NWBK60161331926819', 'GB29NWBK60161331926819'],
    ['IBAN: NL91ABNA0417164300 (EUR)', 'NL91ABNA0417164300'],
    ['IBAN NL91 ABNA 0417 1643 00|EUR', 'NL91 ABNA 0417 1643 00'],
    ['IBAN AT61 1904 3002 3457 3201 EUR', 'AT61 1904 3002 3457 3201'],
    ['IBAN of the payee NL91 ABNA 0417 1643 00', null],
    ['Rekeningnommer: 62000000009', '62000000009'],
    ['Account: 62000000009 [Everyday]', '62000000009'],
    ['Account: XXXX1234', 'XXXX1234'],
    ['Account: Savings 123', 'Savings 123'],
    ['Account:: 62000000009', '62000000009'],
    ['Account: 12', null],
    ['Account: Everyday', null],
    ['Account:|', null],
    ['Our account 123456', '123456'],
    ['My account: 62000000009', '62000000009'],
    ['Discount: 62000000009', null],
    ['Konto manager: 62000000009', null],
    [`Konto: ${'1 '.repeat(31)}`, null],
    [`Account: ${'12'.repeat(15)}`, '12'.repeat(15)],
    [`Konto: ${'1'.repeat(60)}`, '1'.repeat(60)],
    [`Konto: ${'1'.repeat(61)}`, null],
    ['Statement for account 6200 0000 009 of May', '6200 0000 009'],
    ['Statement for account ending in: ZA62000009', 'ZA62000009'],
    ['Statement for card 4111XXXXXXXX1111.', '4111XXXXXXXX1111'],
    ['Statement for accounts 62000000009', null],
    ['Account manager: 0861000000', null],
    ['Your account manager, 0861000000', null],
    ['Account enquiries 0860 123 000', null],
    ['Card division tel: 0860 123 000', null],
    ['Lost card 0800 110 929', null],
    ['Account holder 62000000009', '62000000009'],
    ['Statement for account 62000000009, enquiries 0860123000', '62000000009'],
    ['62000000009', '62000000009'],
    ['6200000', null],
    ['62000000', '62000000'],
    ['6200000000000090', '6200000000000090'],
    ['62000000000000900', null],
    ['No 62000000009', null],
    ['62000000009x', null],
  ])('%s', (text, account) => {
    expect(told(text).account).toBe(account);
  });

  test('may stand in parts', () => {
    const text = 'Conta: 0002 | 3701 | 000584985168-9';
    expect(factsOf([{ line: 1, cells: [text], text }]).account).toBe('0002 | 3701 | 000584985168-9');
  });

  test('may stand below its name, as its currency and balances may', () => {
    const facts = told('account_no|currency|opening_balance|closing_balance', '0012345678|EUR|100.00|1,250.00');
    expect(facts.account).toBe('0012345678');
    expect(facts.currencies).toEqual(['EUR']);
    expect(facts.stated.map(({ which, figure }) => `${which} ${figure.body}`)).toEqual([
      'opening 100.00',
      'closing 1,250.00',
    ]);
    expect(told('Account|', '0012345678|').account).toBe('0012345678');
    expect(told('Account|Owner', '2026-01-31|A').account).toBeNull();
    expect(told('Account|Owner', '12 Main Road|A').account).toBeNull();
    expect(told('Account 111222|Owner', '0012345678|A').account).not.toBe('0012345678');
  });

  test('may name its currency behind it', () => {
    expect(told('Account|62000000009|EUR').currencies).toEqual(['EUR']);
    expect(told('Account|62000000009|Eur').currencies).toEqual([]);
    expect(told('Account|62000000009||EUR').currencies).toEqual([]);
    expect(told('Period|62000000009|EUR').currencies).toEqual([]);
  });

  test('is the first one named', () => {
    expect(told('Account: 111111', 'Account: 222222').account).toBe('111111');
    expect(told('Statement of account 333333', 'Account: 222222').account).toBe('333333');
    expect(told('Account: 222222', '62000000009').account).toBe('222222');
  });

  test('bare figures are one in the first three lines alone', () => {
    expect(told('Bank', 'Statement', '62000000009').account).toBe('62000000009');
    expect(told('Bank', 'Statement', 'Customer', '62000000009').account).toBeNull();
    expect(told('Bank|62000000009').account).toBeNull();
  });

  test('a label without a value leaves the next one to tell', () => {
    expect(told('Account:', 'Account: 222222').account).toBe('222222');
  });

  test('cells that are longer than any label say nothing, and those behind them do', () => {
    expect(told(`Account: 123456 ${'x'.repeat(184)}`).account).toBe('123456');
    expect(told(`${'x'.repeat(201)}2026-01-13`).days).toEqual([]);
    expect(told(`${'x'.repeat(201)}|Account: 222222`).account).toBe('222222');
    expect(told(`${' '.repeat(190)}2026-01-13`).days).toHaveLength(1);
    expect(told(`${' '.repeat(191)}2026-01-13`).days).toEqual([]);
  });

  test('two hundred lines are looked at', () => {
    const blank = Array.from({ length: 199 }, () => '');
    expect(told(...blank, 'Account: 222222').account).toBe('222222');
    expect(told(...blank, '', 'Account: 222222').account).toBeNull();
  });
});

describe('the currency above a table', () => {
  test.each<[text: string, currencies: readonly string[]]>([
    ['Currency: ZAR', ['ZAR']],
    ['Currency|KES', ['KES']],
    ['Account currency: NGN Naira', ['NGN']],
    ['Ccy: USD-Dollar', ['USD']],
    ['Geldeenheid: R', ['ZAR']],
    ['Currency:', []],
    ['Currency: none', []],
    ['Foreign currency: USD', []],
    ['Sarafu / Currency: TZS', ['TZS']],
    ['Currency AED ةلمعلا', ['AED']],
    ['Statement of Account 045000044177 in KES from 01/04/2026 to 30/04/2026', ['KES']],
    ['ACCOUNT STATEMENT A/C 3204417720 JULIUS OKELLO UGX 01/07/2026 - 31/07/2026', ['UGX']],
    ['Account 1021130004417|GHS|High Street Branch', ['GHS']],
    ['Compte / Account : 00040-00441772-08 RWF', ['RWF']],
    ['IBAN DE12 1001 0010 0123 4567 89|EUR', ['EUR']],
    ['IBAN: GB29NWBK60161331926819 (GBP)', ['GBP']],
    ['Account 1021130004417 in ALL branches', []],
    ['IBAN DE12 1001 0010 0123 4567 89|REF', []],
    ['IBAN DE12 1001 0010 0123 4567 89|EUR 12', []],
    ['Statement of RON WEASLEY 00040 01/07/2026', []],
    ['Reference 1021130004417 GHS', []],
    ['Currency of the account: USD', []],
  ])('%s', (text, currencies) => {
    expect(told(text).currencies).toEqual(currencies);
  });

  test('is the first one named', () => {
    expect(told('Currency: ZAR', 'Currency: USD').currencies).toEqual(['ZAR']);
    expect(told('Currency:', 'Currency: USD').currencies).toEqual(['USD']);
  });
});

describe('balances above a table', () => {
  test.each<[text: string, stated: [which: string, body: string][]]>([
    ['Opening balance: 1,000.00', [['opening', '1,000.00']]],
    ['Closing balance|1000.50', [['closing', '1000.50']]],
    ['Opening balance||1000.50', [['opening', '1000.50']]],
    ['Opening balance|2026-01-13|1000.50', [['opening', '1000.50']]],
    ['Opening balance: 2026-01-13|1000.50', [['opening', '1000.50']]],
    ['Opening balance|none|1000.50', []],
    ['Opening balance|-|1000.50', [['opening', '1000.50']]],
    ['Opening balance', []],
    ['1000.50|Opening balance', []],
    ['Total: 1000.50', []],
    ['Name: 1000.50', []],
    [
      'Opening balance|10.00|Closing balance|20.00',
      [
        ['opening', '10.00'],
        ['closing', '20.00'],
      ],
    ],
  ])('%s', (text, stated) => {
    expect(told(text).stated.map(({ which, figure, day }) => [which, figure.body, day])).toEqual(
      stated.map(([which, body]) => [which, body, null]),
    );
  });
});

describe('days above a table', () => {
  test.each<[text: string, count: number]>([
    ['From 2026-01-01 to 2026-01-31', 2],
    ['1/2/26 - 28/2/26', 2],
    ['Period 1 January 2026 to 31 January 2026', 2],
    ['1January2026', 0],
    ['01January 2026', 1],
    ['1-Jan-2026', 1],
    ['31 January, 2026', 1],
    ['As of 20260131.', 1],
    ['As of 120260131', 0],
    ['2026-02-30', 0],
    ['12345678', 0],
    ['1.2.2026', 1],
    ['Ref 1-2-3', 0],
    ['Sort Code 20-11-43 Account No 73829104', 0],
    ['Sort code: |20-11-43', 0],
    ['Sort Code 20-11-43, as of 1-2-2026', 1],
    ['Statement 20-11-23', 1],
    ['Nothing', 0],
  ])('%s', (text, count) => {
    expect(told(text).days).toHaveLength(count);
  });
});

describe('the kind of account above a table', () => {
  test.each([
    ['Home loan statement', 'loan'],
    ['Homeloan', 'loan'],
    ['Homely loans', null],
    ['Home loan|Credit card', 'loan'],
    ['Vehicle finance', 'loan'],
    ['Credit card statement', 'card'],
    ['Card no: 4111', 'card'],
    ['Discard number', null],
    ['My portfolio', 'investment'],
    ['Cheque account', 'bank'],
    ['Savings account', 'bank'],
    ['Savings accounts', null],
    ['Statement', null],
    ['', null],
  ])('%s', (text, type) => {
    expect(told(text).type).toBe(type);
  });

  test('is told by all lines together', () => {
    expect(told('Statement of', 'your home', 'loan').type).toBe('loan');
    expect(told(`${'x'.repeat(391)}home loan`).type).toBeNull();
    expect(told(`${'x'.repeat(390)} home loan`).type).toBe('loan');
  });
});
