import { decimalOf } from '#kernel/money.ts';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

const read = (lines: readonly string[]) => {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'EUR', mapping: undefined, answers: {} });
  if (reading.kind !== 'read') throw new Error(reading.kind);
  const [account] = reading.accounts;
  if (account === undefined || reading.accounts.length > 1) throw new Error('accounts');
  return {
    account: account.account,
    rows: account.rows.map(({ amount, description }) => `${decimalOf(amount)} ${amount.currency} ${description}`),
    check: account.check.kind,
    failed: account.failed.length,
  };
};

describe('headings of banks in other languages', () => {
  test.each<[what: string, lines: string[], rows: string[]]>([
    [
      'Turkish sides',
      ['İşlem Tarihi;Açıklama;Giriş;Çıkış', '21.04.2026;Havale;5.000,00;', '22.04.2026;Kira;;2.500,00'],
      ['5000.00 EUR Havale', '-2500.00 EUR Kira'],
    ],
    [
      'Italian sides',
      [
        'Data valuta;Testo;Importo di addebito (CHF);Importo di accredito (CHF);Saldo (CHF)',
        '21.10.2026;Libreria;11.30;;88.70',
        '22.10.2026;Stipendio;;400.00;488.70',
      ],
      ['-11.30 CHF Libreria', '400.00 CHF Stipendio'],
    ],
    [
      'German purposes over several columns',
      [
        'Buchungstag,Buchungstext,VWZ1,VWZ2,Betrag,Währung',
        '21.07.2026,Gutschrift,Rechnung 12,vom Juni,"100,00",EUR',
        '22.07.2026,Lastschrift,Strom,,"-50,25",EUR',
      ],
      ['100.00 EUR Gutschrift Rechnung 12 vom Juni', '-50.25 EUR Lastschrift Strom'],
    ],
    [
      'Chinese currencies',
      ['交易流水号,交易日期,金额,摘要,币种', 'B1,2026-01-22,-150.00,货款,CNY', 'B2,2026-01-23,320.50,服务费,CNY'],
      ['-150.00 CNY 货款', '320.50 CNY 服务费'],
    ],
    [
      'what was paid, in its currency, beside the operation in the same',
      [
        'Дата операции;Статус;Сумма операции;Валюта операции;Сумма платежа;Валюта платежа;Описание',
        '21.08.2026;OK;-250,50;RUB;-250,50;RUB;Хлеб',
        '22.08.2026;OK;900,00;RUB;900,00;RUB;Перевод',
      ],
      ['-250.50 RUB Хлеб', '900.00 RUB Перевод'],
    ],
  ])('%s', (_, lines, rows) => {
    expect(read(lines).rows).toEqual(rows);
  });

  test('the own account and the payee of German lists', () => {
    const { account, rows } = read([
      'IBAN Auftragskonto;Buchungstag;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Vorgang/Verwendungszweck;Umsatz;Währung',
      'DE89370400440532013000;23.01.2026;Bücher AG;NL91ABNA0417164300;Rechnung 7;-12,99;EUR',
      'DE89370400440532013000;25.01.2026;Musik AB;DE75512108001245126199;Abo;-9,99;EUR',
    ]);
    expect(account).toBe('DE89370400440532013000');
    expect(rows).toEqual(['-12.99 EUR Bücher AG Rechnung 7', '-9.99 EUR Musik AB Abo']);
  });
});

test.each([
  ['(+)', '(-)'],
  ['(Cr)', '(Dr)'],
  ['ingreso', 'gasto'],
  ['Receita', 'Despesa'],
  ['Einnahme', 'Ausgabe'],
  ['Entrata', 'Uscita'],
  ['Gelir', 'Gider'],
  ['Giriş', 'Çıkış'],
  ['доход', 'расход'],
])('%s and %s beside amounts without a sign', (into, out) => {
  const lines = ['Date,Type,Amount,Description', `2026-01-20,${into},100.00,One`, `2026-01-21,${out},30.00,Two`];
  expect(read(lines).rows).toEqual(['100.00 EUR One', '-30.00 EUR Two']);
});

test.each([
  ['Ingående saldo 2026-01-01', 'Utgående saldo 2026-01-31'],
  ['Počáteční stav účtu k 01.01.2026', 'Konečný stav účtu k 31.01.2026'],
  ['Počáteční zůstatek', 'Konečný zůstatek'],
])('%s and %s are balances', (opening, closing) => {
  const { rows, check, failed } = read([
    'Date;Text;Amount',
    `;${opening};100.00`,
    '2026-01-20;One;50.00',
    '2026-01-21;Two;-30.00',
    `;${closing};120.00`,
  ]);
  expect(rows).toHaveLength(2);
  expect(check).toBe('matches');
  expect(failed).toBe(0);
});

test.each([
  ['KÖPT', 'SÅLT'],
  ['ALIŞ', 'SATIŞ'],
  ['Addebito SDD', 'Bonifico a vostro favore'],
  ['Покупка', 'Продажа'],
  ['Zakup', 'Sprzedaż'],
  ['Karta', 'Příchozí platba'],
  ['Market fee', 'Interest on cash'],
])('%s out and %s in is an answer where amounts have no sign', (out, into) => {
  const text = `Date,Description,Amount\n2026-01-20,${out},100.00\n2026-01-21,${into},30.00\n2026-01-22,${out} 2,5.00\n`;
  const given = { currency: 'EUR', mapping: undefined } as const;
  const asked = readCsv(text, 'utf-8', { ...given, answers: {} });
  if (asked.kind !== 'questions') throw new Error(asked.kind);
  expect(asked.questions[0]?.candidates.map(({ answer }) => answer)).toContain('by-words');
  const told = readCsv(text, 'utf-8', { ...given, answers: { sign: 'by-words' } });
  if (told.kind !== 'read') throw new Error(told.kind);
  expect(told.accounts[0]?.rows.map(({ amount }) => amount.minor)).toEqual([-10_000n, 3000n, -500n]);
});

test('a total in Turkish is no movement', () => {
  const lines = ['Tarih;Açıklama;Tutar', '21.04.2026;Havale;50,00', '22.04.2026;Kira;-20,00', 'TOPLAM;;30,00'];
  expect(read(lines)).toMatchObject({ rows: ['50.00 EUR Havale', '-20.00 EUR Kira'], failed: 0 });
});

describe('an amount without a sign beside sides with the same amounts', () => {
  const HEADING =
    'Posted Account,Posted Date,Text,Debit Amount,Credit Amount,Balance,Posted Currency,Local Currency Amount';

  test('the sides say which way, on the first row too', () => {
    expect(
      read([
        HEADING,
        '12345678,21/08/26,Shop,54.20,,100.00,GBP,54.20',
        '12345678,22/08/26,Pay,,200.00,300.00,GBP,200.00',
        '12345678,23/08/26,Bus,20.00,,280.00,GBP,20.00',
      ]),
    ).toEqual({
      account: '12345678',
      rows: ['-54.20 GBP Shop', '200.00 GBP Pay', '-20.00 GBP Bus'],
      check: 'matches',
      failed: 0,
    });
  });

  test('also without a balance', () => {
    const lines = ['Date,Text,Debit,Credit,Amount', '2026-08-21,Shop,54.20,,54.20', '2026-08-22,Pay,,200.00,200.00'];
    expect(read(lines).rows).toEqual(['-54.20 EUR Shop', '200.00 EUR Pay']);
  });
});
