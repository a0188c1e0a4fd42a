import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';
import type { Reading } from './model.ts';

const readingOf = (lines: readonly string[], answers = {}): Reading =>
  readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers });

/** The accounts of a reading, with their currency and how many rows each has. */
function accounts(lines: readonly string[]): string[] {
  const reading = readingOf(lines);
  return reading.kind === 'read'
    ? reading.accounts.map(({ account, currency, rows }) => `${account} ${currency} ${rows.length}`)
    : [reading.kind];
}

function described(lines: readonly string[]): (string | null)[] {
  const reading = readingOf(lines);
  return reading.kind === 'read'
    ? reading.accounts.flatMap(({ rows }) => rows.map(({ description }) => description))
    : [reading.kind];
}

describe('a column of account numbers', () => {
  test('is that of the other side where the lines above name the own account', () => {
    expect(
      accounts([
        'Current account;DE02120300000000202051',
        '',
        'Buchungsdatum;Empfänger;IBAN;Betrag (€)',
        '02.03.26;Corner shop;DE02500105170137075030;-4,50',
        '03.03.26;Landlord;DE02100500000054540402;-800,00',
      ]),
    ).toEqual(['DE02120300000000202051 EUR 2']);
  });

  test('stays the own one where a row is on the account above, or several are on one', () => {
    const lines = (iban: string) => [
      'Current account;DE02120300000000202051',
      '',
      'Buchungsdatum;Empfänger;IBAN;Betrag (€)',
      `02.03.26;Corner shop;${iban};-4,50`,
      `03.03.26;Landlord;${iban};-800,00`,
    ];
    expect(accounts(lines('DE02120300000000202051'))).toEqual(['DE02120300000000202051 EUR 2']);
    expect(accounts(lines('DE02100500000054540402'))).toEqual(['DE02100500000054540402 EUR 2']);
  });

  test('is that of the other side where payments by card have none; a fuller one is the own', () => {
    expect(
      accounts([
        'Buchungsdatum,Betrag,Zahlungsempfänger,IBAN,Kontonummer',
        '02.03.2026,"-4,50 €",Corner shop,,1000200030',
        '03.03.2026,"-9,00 €",Corner shop,,4000500060',
        '04.03.2026,"-800,00 €",Landlord,DE02100500000054540402,1000200030',
      ]),
    ).toEqual(['1000200030 EUR 2', '4000500060 EUR 1']);
  });

  test('which changes with every row of many is that of the other side', () => {
    const rows = Array.from({ length: 5 }, (_, at) => `2026-03-0${at + 1},Payee ${at},00012345678${at},-${at + 1}.00`);
    expect(accounts(['Date,Payee,Account number,Amount', ...rows])).toEqual(['null ZAR 5']);
  });
});

describe('the lines above a table', () => {
  test('name no account by its balance', () => {
    expect(
      accounts(['Account balance: ,63.86', 'Date,Details,Amount', '2026-03-02,Shop,-4.00', '2026-03-03,Pay,9.00']),
    ).toEqual(['null ZAR 2']);
  });

  test.each([
    ['Currency :- INR', 'INR'],
    ['Devise : EUR', 'EUR'],
    ['Waluta: PLN', 'PLN'],
  ])('name the currency: %s', (line, currency) => {
    expect(accounts([line, '', 'Date,Details,Amount', '2026-03-02,Shop,-4.00', '2026-03-03,Pay,9.00'])).toEqual([
      `null ${currency} 2`,
    ]);
  });
});

describe('a column of currencies', () => {
  test.each(['Valutacode', 'Munteenheid', 'Devies', 'Monn.', 'Valuta rekening', 'Valiuta'])(
    'is known as %s',
    (word) => {
      expect(
        accounts([`Datum;Omschrijving;${word};Bedrag`, '13-03-2026;Winkel;EUR;-4,00', '14-03-2026;Loon;EUR;9,00']),
      ).toEqual(['null EUR 2']);
    },
  );

  test('with the rouble of before 1998 is that of today', () => {
    const lines = [
      'Дата операции;Сумма операции;Валюта операции;Сумма пересчитанная в валюту счета;Валюта счета;Основание',
      '2026-03-02;-4,50;EUR;-336,15;RUR;one',
      '2026-03-03;-300,00;RUR;-300,00;RUR;two',
    ];
    expect(read(lines)).toEqual(['-336.15 RUB', '-300.00 RUB']);
  });
});

describe('numbers of orders and invoices', () => {
  test.each(['Order number', 'Invoice no', 'Receipt id'])('are no amounts: %s', (word) => {
    const reading = readingOf([`Date,Route,${word}`, '2026-03-02,North,12345678', '2026-03-03,South,12345679']);
    expect(reading.kind).toBe('unmapped');
  });
});

describe('quotes that nobody doubled', () => {
  test.each([
    ['with a backslash', '"The \\"Corner\\""'],
    ['without', '"The "Corner""'],
  ])('end no cell: %s', (_, cell) => {
    const lines = [
      '"Date","Payee","Type","Amount","Note"',
      `"2026-03-02",${cell},"Card","-4.00","x"`,
      '"2026-03-03","Pay","Transfer","9.00","y"',
    ];
    expect(read(lines)).toEqual(['-4.00 ZAR', '9.00 ZAR']);
    expect(described(lines)[0]).toContain('The "Corner"');
  });

  test('leave quotes that are doubled as they are', () => {
    const name = fc.array(fc.constantFrom('a', '"', ',', ' ', 'é'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(name, (letters) => {
        const payee = `x${letters.join('')}x`;
        const quoted = `"${payee.replaceAll('"', '""')}"`;
        const lines = ['Date,Payee,Amount', `2026-03-02,${quoted},-4.00`, '2026-03-03,Pay,9.00'];
        expect(read(lines)).toEqual(['-4.00 ZAR', '9.00 ZAR']);
        expect(described(lines)[0]).toBe(payee.replaceAll(/\s+/g, ' '));
      }),
    );
  });
});

describe('rows that state a balance or a turnover', () => {
  test('in Lithuanian are no transactions', () => {
    expect(
      read([
        'Data,Paaiškinimai,Suma,Valiuta,D/K',
        '2026-03-01,Likutis pradžiai,100.00,EUR,K',
        '2026-03-02,Pirkinys,4.00,EUR,D',
        '2026-03-03,Alga,9.00,EUR,K',
        '2026-03-31,Apyvarta,4.00,EUR,D',
        '2026-03-31,Likutis pabaigai,105.00,EUR,K',
      ]),
    ).toEqual(['-4.00 EUR', '9.00 EUR']);
  });

  test('may have their words in a line and the figures in the next', () => {
    const lines = [
      'Date,Narration,Ref,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '2026-09-03,Pay,1,2026-09-03,,"9,000.00","10,000.00"',
      '2026-09-07,Shop,2,2026-09-07,"1,000.00",,"9,000.00"',
      'Opening Balance,,,,Dr Count,Cr Count,Closing Bal',
      '"1,000.00",,,,1,1,"9,000.00"',
    ];
    expect(readingOf(lines)).toMatchObject({ kind: 'read', accounts: [{ failed: [] }] });
    expect(read(lines)).toEqual(['9000.00 ZAR', '-1000.00 ZAR']);
  });

  test('by the one word "Balance" are none where the table has no other', () => {
    const lines = [
      'Date,Amount,Description',
      '2026-03-31,540.15,BALANCE',
      '2026-03-02,-4.00,Shop',
      '2026-03-03,9.00,Pay',
    ];
    expect(read(lines)).toEqual(['-4.00 ZAR', '9.00 ZAR']);
  });
});

test('a balance above the table may be the only place that names the currency', () => {
  const lines = ['Kontostand:;1.234,56 EUR', '', 'Buchungstag;Verwendungszweck;Betrag', '15.04.2026;Einkauf;-42,50'];
  expect(read(lines)).toEqual(['-42.50 EUR']);
});

describe('the text of a row', () => {
  test('is what it was paid for, before the category it is filed under', () => {
    const lines = [
      'Completed Date;Reference;Paid Out (EUR);Paid In (EUR);Category',
      'Apr 8, 2026;Shop A;11.00;;utilities and more',
      'Apr 9, 2026;Shop B;;9.00;other shopping',
    ];
    expect(described(lines)).toEqual(['Shop A', 'Shop B']);
  });

  test('names the partner, and not the number of its account', () => {
    const lines = [
      'Booking Date,Value Date,Partner Name,Partner Iban,Type,Amount (EUR)',
      '2026-03-02,2026-03-02,Landlord,DE02100500000054540402,Debit Transfer,-800.00',
      '2026-03-03,2026-03-03,Corner shop,,Presentment,-4.00',
    ];
    expect(described(lines)).toEqual(['Landlord', 'Corner shop']);
  });
});

test('an answer about signs gives what the question showed, with words beside the amounts', () => {
  const lines = [
    '6/12/26,Transfer from Checking,"1,000.00",debit',
    '6/13/26,Transfer from Savings,"1,500.00",debit',
    '6/14/26,Transfer to Savings,"2,000.00",credit',
  ];
  expect(read(lines)).toEqual([expect.stringContaining('asks sign')]);
  expect(read(lines, { answers: { sign: 'as-written' } })).toEqual(['-1000.00 ZAR', '-1500.00 ZAR', '2000.00 ZAR']);
  expect(read(lines, { answers: { sign: 'inverted' } })).toEqual(['1000.00 ZAR', '1500.00 ZAR', '-2000.00 ZAR']);
});

test('of gross, fee and net what came in has no sign', () => {
  const lines = [
    'created,currency,gross,fee,net,category,description',
    '2026-01-23,usd,12.00,0.50,11.50,charge,',
    '2026-01-24,usd,-0.77,0.00,-0.77,refund,REFUND FOR PAYMENT',
  ];
  expect(read(lines)).toEqual(['12.00 USD', '-0.50 USD', '-0.77 USD']);
});
