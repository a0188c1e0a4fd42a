import { describe, expect, it } from 'vitest';
import { decimalOf, type Currency } from '#kernel/money.ts';
import { readCsv } from './csv.ts';
import type { AccountSection, Reading } from './model.ts';

function reading(lines: readonly string[], currency: Currency = 'ZAR'): Reading {
  return readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency, mapping: undefined, answers: {} });
}

function sections(lines: readonly string[], currency?: Currency): AccountSection[] {
  const read = reading(lines, currency);
  if (read.kind !== 'read') throw new Error(`not read: ${read.kind}`);
  return read.accounts;
}

function rows(lines: readonly string[], currency?: Currency): string[] {
  return sections(lines, currency).flatMap((section) =>
    section.rows.map(
      ({ day, amount, status }) => `${day ?? ''} ${decimalOf(amount)}${status === 'pending' ? ' pending' : ''}`,
    ),
  );
}

describe('balances around the rows', () => {
  it('are told by their words in other languages, above and below', () => {
    const [section] = sections(
      [
        'Numéro de compte : 00123450009;Devise : EUR;',
        'Solde en fin de période;;;1230,00',
        'Date;Libellé;Débit;Crédit',
        '14/01/2026;LOYER;-70,00;',
        '15/01/2026;SALAIRE;;300,00',
        'Solde en début de période;;;1000,00',
      ],
      'EUR',
    );
    expect(section).toMatchObject({
      account: '00123450009',
      opening: { amount: { minor: 100000n } },
      closing: { amount: { minor: 123000n } },
      failed: [],
      check: { kind: 'matches' },
    });
  });

  it('in rows of a table without balances, are no movements', () => {
    const lines = [
      '0,44556677,ACC-NO,0,A MAKER,0,0',
      '0,20260110,OPEN,500,OPEN BALANCE,,0',
      'HIST,20260111,,-20,FUEL,GARAGE 1,0',
      'HIST,20260112,,-30.5,FEE,,0',
      'HIST,20260113,,700,CREDIT,EMPLOYER,0',
      '0,20260114,CLOSE,1149.5,CLOSE BALANCE,,0',
    ];
    expect(rows(lines)).toEqual(['2026-01-11 -20.00', '2026-01-12 -30.50', '2026-01-13 700.00']);
    expect(sections(lines)).toMatchObject([
      { opening: { amount: { minor: 50000n } }, closing: { amount: { minor: 114950n } }, check: { kind: 'matches' } },
    ]);
  });

  it('a status that says open is no balance', () => {
    expect(
      rows(['Date,Description,Amount,State', '2026-01-13,Shop,-5.00,Open', '2026-01-14,Pay,9.00,Open']),
    ).toHaveLength(2);
  });
});

describe('where the heading stands', () => {
  it('below lines that look like movements', () => {
    expect(
      rows([
        '2,Account Number,44556677,Savings',
        '3,Statement period,2026/01/01,2026/01/31',
        'Date,Amount,Balance,Description',
        '2026/01/13,"1,500.00","1,900.00",PAY',
        '2026/01/14,-100.00,"1,800.00",RENT',
      ]),
    ).toEqual(['2026-01-13 1500.00', '2026-01-14 -100.00']);
  });

  it('over rows in which every amount has thousands without quotes', () => {
    const read = reading(
      [
        'Date,Reference,Debits,Credits,Balance,Remarks',
        '13/01/2026,R1,2,500.00,,1,100,000.00,CASH',
        '14/01/2026,R2,,40,000.00,1,140,000.00,TRANSFER',
      ],
      'NGN',
    );
    expect(read).toMatchObject({
      kind: 'read',
      accounts: [
        { rows: [{ amount: { minor: -250000n } }, { amount: { minor: 4000000n } }], check: { kind: 'matches' } },
      ],
    });
  });
});

describe('money in and out', () => {
  it('the side with an unknown heading is the one filled where the known side is not', () => {
    expect(
      rows([
        'Date,Text,Credit,Xyzzy,Balance',
        '2026-01-13,A,,5.00,95.00',
        '2026-01-14,B,7.00,,102.00',
        '2026-01-15,C,,2.00,100.00',
      ]),
    ).toEqual(['2026-01-13 -5.00', '2026-01-14 7.00', '2026-01-15 -2.00']);
  });

  it('a further column of figures beside the known side is left to the person', () => {
    const lines = ['Date,Text,Credit,Xyzzy', '2026-01-13,A,5.00,0.50', '2026-01-14,B,7.00,', '2026-01-15,C,,3.00'];
    expect(reading(lines).kind).toBe('unmapped');
  });

  it('two columns without headings tell themselves apart by their signs', () => {
    expect(rows(['13/01/2026;RENT;-50,00;', '14/01/2026;FUEL;-9,90;', '15/01/2026;PAY;;300,00'])).toEqual([
      '2026-01-13 -50.00',
      '2026-01-14 -9.90',
      '2026-01-15 300.00',
    ]);
  });

  it.each([
    ['Bokförd;Text;Insättningar;Uttag', 'SEK'],
    ['Dato;Forklaring;Inn på konto;Ut fra konto', 'NOK'],
    ['Datum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF', 'CHF'],
    ['Data contabile;Descrizione;Accrediti;Addebiti', 'EUR'],
    ['Date;Libellé opération;Crédit EUR;Débit EUR', 'EUR'],
    ['التاريخ;البيان;دائن;مدين', 'EGP'],
  ])('%s', (heading, currency) => {
    expect(rows([heading, '13.01.2026;a;;7,50', '14.01.2026;b;20,00;'], currency)).toEqual([
      '2026-01-13 -7.50',
      '2026-01-14 20.00',
    ]);
  });

  it('gross, fee and net in Spanish', () => {
    expect(
      rows(
        [
          'Fecha,Descripción,Divisa,Bruto,Comisión,Neto,Saldo,Id. de transacción,Importe de envío',
          '13/1/2026,Venta,EUR,"50,00","-2,00","48,00","148,00",A1,"0,00"',
          '14/1/2026,Compra,EUR,"-20,00","-1,00","-21,00","127,00",A2,"0,00"',
        ],
        'EUR',
      ),
    ).toEqual(['2026-01-13 50.00', '2026-01-13 -2.00', '2026-01-14 -20.00', '2026-01-14 -1.00']);
  });
});

describe('days', () => {
  it('a decimal comma goes with the day first; a decimal point leaves it open', () => {
    expect(rows(['Date;Text;Amount', '03/04/2026;A;-1,50', '05/04/2026;B;9,00'])).toEqual([
      '2026-04-03 -1.50',
      '2026-04-05 9.00',
    ]);
    expect(reading(['Date;Text;Amount', '03/04/2026;A;-1.50', '05/04/2026;B;9.00'])).toMatchObject({
      kind: 'questions',
      questions: [{ about: 'dateOrder' }],
    });
  });

  it('a number above twelve outweighs the comma', () => {
    expect(rows(['Date;Text;Amount', '04/13/2026;A;-1,50', '04/05/2026;B;9,00'])[1]).toBe('2026-04-05 9.00');
  });

  it('in columns for year, month and day', () => {
    expect(
      rows([
        'Year,Month,Day,Type,Amount,Fee,Balance',
        '2026,1,13,Card,-5.00,0.00,95.00',
        '2026,12,4,EFT,7.00,0.00,102.00',
      ]),
    ).toEqual(['2026-01-13 -5.00', '2026-12-04 7.00']);
  });

  it('as the numbers of a spreadsheet, under a heading for days only', () => {
    expect(rows(['Date,Description,Amount', '46035,Shop,-5.00', '46036,Pay,9.00'])).toEqual([
      '2026-01-13 -5.00',
      '2026-01-14 9.00',
    ]);
    expect(reading(['Number,Description,Amount', '46035,Shop,-5.00', '46036,Pay,9.00']).kind).toBe('unmapped');
  });

  it('without a year, in the period above; without a period they stay unread', () => {
    const table = ['Date,Description,Amount', '30 Dec,Shop,-5.00', '02 Jan,Pay,9.00'];
    expect(rows(['Period: 15 December 2025 to 14 January 2026', ...table])).toEqual([
      '2025-12-30 -5.00',
      '2026-01-02 9.00',
    ]);
    expect(reading(table).kind).toBe('unmapped');
    expect(reading(['Period: 1 March 2025 to 31 March 2025', ...table]).kind).toBe('unmapped');
  });

  it('the day of the document before the value day, the day of the books before both', () => {
    expect(rows(['Belegdatum;Wertstellung;Text;Betrag', '13.01.2026;15.01.2026;A;-5,00'], 'EUR')).toEqual([
      '2026-01-13 -5.00',
    ]);
    expect(rows(['Transaktionsdatum;Reskontradatum;Text;Belopp', '2026-01-13;2026-01-14;A;-5,00'], 'SEK')).toEqual([
      '2026-01-14 -5.00',
    ]);
  });
});

describe('accounts and states', () => {
  it('an account number that comes first tells the accounts apart; one further right may be the other side', () => {
    expect(
      sections(['Bank Account,Date,Narrative,Amount', '0111,2026-01-13,A,-5.00', '0222,2026-01-13,B,5.00']).map(
        ({ account }) => account,
      ),
    ).toEqual(['0111', '0222']);
    expect(
      sections(['Date,Narrative,Amount,Bank Account', '2026-01-13,A,-5.00,0111', '2026-01-14,B,5.00,0222']),
    ).toHaveLength(1);
  });

  it('a payment that failed is left out, whatever word stands before it', () => {
    expect(
      rows([
        'Date,Details,Transaction Status,Amount,Credit/Debit',
        '13-01-2026,A,Transaction Success,5,Credit',
        '14-01-2026,B,Transaction Failed,7,Debit',
        '15-01-2026,C,Transaction Pending,2,Debit',
      ]),
    ).toEqual(['2026-01-13 5.00', '2026-01-15 -2.00 pending']);
  });
});

describe('amounts without any sign', () => {
  it('follow the balance row by row, also where most of them went one way', () => {
    const lines = [
      'Date,Description,Amount,Balance',
      '2026-01-13,Purchase A,100.00,900.00',
      '2026-01-14,Purchase B,50.00,850.00',
      '2026-01-15,Purchase C,100.00,750.00',
      '2026-01-16,Purchase D,20.00,730.00',
      '2026-01-17,Employer,1000.00,1730.00',
    ];
    expect(sections(lines)).toMatchObject([{ check: { kind: 'matches' } }]);
    expect(rows(lines).at(-1)).toBe('2026-01-17 1000.00');
    expect(rows(lines)[0]).toBe('2026-01-13 -100.00');
  });
});

describe('a card that counts what is owed, without any sign', () => {
  it.each([
    ['both ways', '2026-01-17,Payment Received,100.00,1170.00', '2026-01-17 100.00'],
    ['one way', '2026-01-17,Purchase E,30.00,1300.00', '2026-01-17 -30.00'],
  ])('%s', (_, last, expected) => {
    const lines = [
      'Credit Card Number,1234',
      'Date,Description,Amount,Balance',
      '2026-01-13,Purchase A,100.00,1100.00',
      '2026-01-14,Purchase B,50.00,1150.00',
      '2026-01-15,Purchase C,100.00,1250.00',
      '2026-01-16,Purchase D,20.00,1270.00',
      last,
    ];
    expect(rows(lines)[0]).toBe('2026-01-13 -100.00');
    expect(rows(lines).at(-1)).toBe(expected);
    expect(sections(lines)).toMatchObject([{ check: { kind: 'matches' } }]);
  });
});

describe('damage by programs in between', () => {
  it('lines that stand in quotes as a whole', () => {
    expect(rows(['"Date,Description,Amount"', '"2026-01-13,""Shop, corner"",-7.00"', '"2026-01-14,Pay,9.00"'])).toEqual(
      ['2026-01-13 -7.00', '2026-01-14 9.00'],
    );
  });
});
