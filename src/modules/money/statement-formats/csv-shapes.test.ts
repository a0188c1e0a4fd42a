import { describe, expect, it } from 'vitest';
import { decimalOf, type Currency } from '#kernel/money.ts';
import { readCsv } from './csv.ts';
import type { Reading } from './model.ts';

type Given = { currency?: Currency };

function reading(lines: readonly string[], { currency = 'ZAR' }: Given = {}): Reading {
  return readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency, mapping: undefined, answers: {} });
}

function sections(lines: readonly string[], given: Given = {}): Extract<Reading, { kind: 'read' }>['accounts'] {
  const read = reading(lines, given);
  if (read.kind !== 'read')
    throw new Error(
      `not read: ${JSON.stringify(read, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`,
    );
  return read.accounts;
}

/** Line, day and exact amount of each row: what a bookkeeper would tick off. */
function rows(lines: readonly string[], given: Given = {}): string[] {
  return sections(lines, given).flatMap((section) =>
    section.rows.map(
      ({ line, day, amount, part }) =>
        `${line} ${day ?? 'undated'} ${decimalOf(amount)}${part === 'fee' ? ' fee' : ''}`,
    ),
  );
}

describe('the shapes of banks', () => {
  it('history under a preamble, headings with leading blanks, newest first, twins kept', () => {
    const lines = [
      'ACCOUNT TRANSACTION HISTORY',
      '',
      'Name:, T MAKER',
      'Account:, 62000000009,[Everyday Account]',
      'Balance:, 934.90, 900.00',
      '',
      'Date, Amount, Balance, Description',
      '2026/03/31, -55.00, 934.90, Payment To Gogo',
      '2026/03/31, -55.00, 989.90, Payment To Gogo',
      '2026/03/30, 1100.00, 1044.90, Magtape Credit Employer',
      '2026/03/29, -20.10, -55.10, Prepaid Airtime',
    ];
    expect(rows(lines)).toEqual([
      '8 2026-03-31 -55.00',
      '9 2026-03-31 -55.00',
      '10 2026-03-30 1100.00',
      '11 2026-03-29 -20.10',
    ]);
    expect(sections(lines)[0]).toMatchObject({ account: '62000000009', currency: 'ZAR', check: { kind: 'matches' } });
  });

  it('amounts without sign beside a column of DR and CR, and a fee that is within the amount', () => {
    expect(
      rows([
        'Effective Date,Description,Reference,Service Fee,Debit / Credit,Amount,Balance',
        '20260302,RENT,R1,0.00,DR,12000.00,88000.00',
        '20260303,INVOICE 7,R2,0.00,CR,4500.00,92500.00',
        '20260304,FUEL,R3,3.50,DR,850.00,91650.00',
        '20260305,MONTHLY,R4,0.00,DR,105.00,91545.00',
      ]),
    ).toEqual(['2 2026-03-02 -12000.00', '3 2026-03-03 4500.00', '4 2026-03-04 -850.00', '5 2026-03-05 -105.00']);
  });

  it('no heading, rows marked HIST between lines that state balances', () => {
    const lines = [
      '0,1234,BRANCH,0,,ANYTOWN,0,0',
      ',99887766,ACC-NO,0,,,0,0',
      ',0,OPEN,1000,OPEN BALANCE,,0,0',
      'HIST,20260127,,-80.5,IB-BETALING NA,HUUR,00377,0',
      'HIST,20260128,,-100.72,VERSEKERINGSPREMIE,POLIS 1,6021,0',
      'HIST,20260129,,250,KREDIET,LOON,6022,0',
      ',0,CLOSE,1068.78,CLOSE BALANCE,,0,0',
    ];
    expect(rows(lines)).toEqual(['4 2026-01-27 -80.50', '5 2026-01-28 -100.72', '6 2026-01-29 250.00']);
    expect(sections(lines)[0]).toMatchObject({
      account: '99887766',
      opening: { amount: { minor: 100000n } },
      closing: { amount: { minor: 106878n } },
      check: { kind: 'matches' },
    });
  });

  it('no heading, dates run together with their month, and balances brought and carried forward', () => {
    const lines = [
      'Statement Enquiry :',
      'Account Number : ,1234500001',
      'Account Description :,CURRENT',
      '01Jul2026,BROUGHT FORWARD,0,1000.00',
      '02Jul2026,GROCER,-250.55,749.45',
      '03Jul2026,EMPLOYER,20000,20749.45',
      '04Jul2026,INSURER,-899.00,19850.45',
      '05Jul2026,CARRIED FORWARD,0,19850.45',
    ];
    expect(rows(lines)).toEqual(['5 2026-07-02 -250.55', '6 2026-07-03 20000.00', '7 2026-07-04 -899.00']);
    expect(sections(lines)[0]).toMatchObject({
      account: '1234500001',
      check: { kind: 'matches' },
      skipped: [
        { line: 4, reason: 'balance' },
        { line: 8, reason: 'balance' },
      ],
    });
  });

  it('a loan that counts what is owed, without balance', () => {
    const lines = [
      'Account Description :,HOMELOAN',
      '03Jun2026,03Jun2026,INSURANCE,700.5',
      '01Jun2026,01Jun2026,ADMIN FEE,69',
      '01Jun2026,01Jun2026,PAYMENT - THANK YOU,-9000',
    ];
    expect(rows(lines)).toEqual(['2 2026-06-03 -700.50', '3 2026-06-01 -69.00', '4 2026-06-01 9000.00']);
  });

  it('a fee in a third column of money: alone on its row, given back, and lines that are declined or pending', () => {
    const lines = [
      'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance',
      '1,1760000001,2026-07-01,2026-07-01,Pay,PAY,Income,Salary,4000.00,,,4000.00',
      '2,1760000001,2026-07-02,2026-07-01,Grocer,GROCER 12,Food,Food,,-515.00,,3485.00',
      '3,1760000001,2026-07-03,2026-07-03,SMS Fee,SMS,Fees,Fees,,,-0.35,3484.65',
      '4,1760000001,2026-07-04,2026-07-04,Correction,C,Fees,Fees,,,0.35,3485.00',
      '5,1760000001,2026-07-05,2026-07-05,Cash sent,CASH,Transfer,Cash,,-100.00,-10.00,3375.00',
      '6,1760000001,2026-07-06,2026-07-06,Declined at shop,EXC,,,,,,',
      '7,1760000001,2026-07-07,2026-07-07,(Pending) Garden shop,G,,,,-52.25,,',
    ];
    expect(rows(lines)).toEqual([
      '2 2026-07-01 4000.00',
      '3 2026-07-02 -515.00',
      '4 2026-07-03 -0.35',
      '5 2026-07-04 0.35',
      '6 2026-07-05 -100.00',
      '6 2026-07-05 -10.00 fee',
      '8 2026-07-07 -52.25',
    ]);
    expect(sections(lines)[0]).toMatchObject({
      account: '1760000001',
      skipped: [{ line: 7, reason: 'no-amount' }],
      failed: [],
      check: { kind: 'matches' },
    });
    expect(sections(lines)[0]?.rows.at(-1)).toMatchObject({ status: 'pending', balance: null });
    expect(sections(lines)[0]?.rows[1]).toMatchObject({
      description: 'Grocer',
      bankText: 'Grocer\nGROCER 12',
      valueDay: '2026-07-01',
    });
  });

  it('money out written without minus in one file and with it in another', () => {
    const heading = 'Nr,Account,Posting Date,Description,Money In,Money Out,Balance';
    expect(rows([heading, '1,1,2026-07-13,Pay,10.00,,10.00', '2,1,2026-07-14,Shop,,4.00,6.00'])).toEqual([
      '2 2026-07-13 10.00',
      '3 2026-07-14 -4.00',
    ]);
    expect(rows([heading, '1,1,2026-07-13,Pay,10.00,,10.00', '2,1,2026-07-14,Shop,,-4.00,6.00'])).toEqual([
      '2 2026-07-13 10.00',
      '3 2026-07-14 -4.00',
    ]);
  });

  it('a balance brought forward above the heading, amount and fee on one row, a total below', () => {
    const lines = [
      'Balance brought forward:,1000.00,,,,,',
      'Account,Date,Description,Reference,Amount,Fees,Balance',
      '1050000001,31/03/2026,Debit Order,R1,-150.00,-3.00,847.00',
      '1050000001,31/03/2026,Inward EFT,R2,500.00,,1347.00',
      '1050000001,31/03/2026,Service Fee,,,-50.00,1297.00',
      'Total:,,,,350.00,-53.00,1297.00',
    ];
    expect(rows(lines)).toEqual([
      '3 2026-03-31 -150.00',
      '3 2026-03-31 -3.00 fee',
      '4 2026-03-31 500.00',
      '5 2026-03-31 -50.00',
    ]);
    expect(sections(lines)[0]).toMatchObject({ skipped: [{ line: 6, reason: 'total' }], check: { kind: 'matches' } });
  });

  it('thousands parted by blanks, decimals by commas, posting and transaction days', () => {
    expect(
      rows([
        '"Transaction Date";"Posting Date";"Description";"Debit Amount";"Credit Amount";"Running Balance"',
        '"03/03/2026";"04/03/2026";"Clothes";"1 250,00";"";"98 750,00"',
        '"16/03/2026";"16/03/2026";"Client";"";"12 000,00";"110 750,00"',
      ]),
    ).toEqual(['2 2026-03-04 -1250.00', '3 2026-03-16 12000.00']);
  });

  it('mobile money: failed rows are no money, a receipt is repeated for its charge, 0 is empty', () => {
    const lines = [
      'MPESA STATEMENT',
      'Customer Name:,A TRADER',
      'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance',
      'SCK1000001,2026-03-05 14:02:11,Pay Bill to 100100 - POWER,Completed,0.00,"1,740.00","8,260.00"',
      'SCK1000001,2026-03-05 14:02:11,Pay Bill Charge,Completed,0.00,20.00,"8,240.00"',
      'SCK1000002,2026-03-06 09:10:00,Funds received from 254700000001,Completed,"5,000.00",0.00,"13,240.00"',
      'SCK1000003,2026-03-06 09:12:00,Customer Transfer,Failed,0.00,900.00,"13,240.00"',
      'SCK1000004,2026-03-06 09:13:00,Charge,Completed,,,"13,240.00"',
    ];
    expect(rows(lines, { currency: 'KES' })).toEqual([
      '4 2026-03-05 -1740.00',
      '5 2026-03-05 -20.00',
      '6 2026-03-06 5000.00',
    ]);
    expect(sections(lines, { currency: 'KES' })[0]).toMatchObject({
      currency: 'KES',
      rows: [{ sourceId: 'SCK1000001' }, { sourceId: 'SCK1000001' }, {}],
      skipped: [
        { line: 7, reason: 'not-completed' },
        { line: 8, reason: 'no-amount' },
      ],
    });
  });

  it('thousands commas that nobody quoted, and a comma in the remarks', () => {
    const lines = [
      'Account No:,0123456780,,,,,',
      'Currency:,Naira,,,,,',
      'Trans. Date,Value Date,Reference,Debits,Credits,Balance,Remarks',
      '01-Jun-2026,01-Jun-2026,,,,1,500,000.00,Opening Balance',
      '02-Jun-2026,02-Jun-2026,REF1,300,000.00,,1,200,000.00,TRF LANDLORD',
      '03-Jun-2026,03-Jun-2026,REF2,500.00,,1,199,500.00,SHOP',
      '28-Jun-2026,28-Jun-2026,REF3,,900,000.00,2,099,500.00,SALARY, JUNE',
    ];
    expect(rows(lines, { currency: 'NGN' })).toEqual([
      '5 2026-06-02 -300000.00',
      '6 2026-06-03 -500.00',
      '7 2026-06-28 900000.00',
    ]);
    expect(sections(lines, { currency: 'NGN' })[0]).toMatchObject({
      account: '0123456780',
      check: { kind: 'matches' },
    });
  });

  it('a currency sign in the headings, clock times, dashes for nothing, and a balance that does not follow', () => {
    const lines = [
      'Trans. Date,Value Date,Description,Debit(₦),Credit(₦),Balance After(₦)',
      '05 Mar 2026 09:02:11,05 Mar 2026,Transfer to A,"25,000.00",--,"120,000.00"',
      '05 Mar 2026 11:20:14,05 Mar 2026,Transfer to B,"30,000.00",--,"90,000.00"',
      '06 Mar 2026 08:00:00,06 Mar 2026,Transfer from C,--,"5,000.00","96,000.00"',
    ];
    expect(rows(lines, { currency: 'NGN' })).toEqual([
      '2 2026-03-05 -25000.00',
      '3 2026-03-05 -30000.00',
      '4 2026-03-06 5000.00',
    ]);
    expect(sections(lines, { currency: 'ZAR' })[0]).toMatchObject({
      currency: 'NGN',
      check: { kind: 'gap', line: 4, gap: { minor: 100000n } },
    });
  });

  it('amounts, Dr and Cr in one cell, in Afrikaans, under a sep= line', () => {
    expect(
      rows([
        'sep=;',
        'Datum;Beskrywing;Bedrag;Saldo',
        '2026-03-02;Kaartaankoop;100,00 Dr;900,00 Cr',
        '2026-03-03;Salaris;2 000,50 Cr;2 900,50 Cr',
      ]),
    ).toEqual(['3 2026-03-02 -100.00', '4 2026-03-03 2000.50']);
  });

  it('a card that writes what was spent without sign and what was paid with CR', () => {
    expect(
      rows(
        [
          'Date Processed,Description,Amount,',
          'Pending,CAFE,£7.40,',
          '13-Dec-2026,BOOKS,"£1,183.23",',
          '02-Dec-2026,PAYMENT,"+ £1,100.00",CR',
        ],
        { currency: 'GBP' },
      ),
    ).toEqual(['2 undated -7.40', '3 2026-12-13 -1183.23', '4 2026-12-02 1100.00']);
  });

  it('several accounts in one table become a section each', () => {
    expect(
      sections([
        'Date,Account,Amount,Description',
        '2026-01-13,Cheque,-5.00,a',
        '2026-01-14,Savings,5.00,b',
        '2026-01-15,Cheque,-7.00,c',
      ]).map(({ account, rows: own }) => [account, own.length]),
    ).toEqual([
      ['Cheque', 2],
      ['Savings', 1],
    ]);
  });
});
