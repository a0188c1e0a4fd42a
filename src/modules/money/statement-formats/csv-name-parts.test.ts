import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

describe('two columns of which each row fills one', () => {
  test.each([
    ['Funds Out', 'Funds In'],
    ['Belopp ut', 'Belopp in'],
    ['Belastungsbetrag (CHF)', 'Gutschriftsbetrag (CHF)'],
    ['Bedrag af', 'Bedrag bij'],
    ['Kolom debet', 'Kolom kredit'],
  ])('are told apart by a word in the names “%s” and “%s”', (out, into) => {
    const rows = ['01.02.2026;Shop;12.50;', '02.02.2026;Employer;;900.00', '14.02.2026;Rent;700.00;'];
    const expected = [/^-12\.50 /, /^900\.00 /, /^-700\.00 /].map((pattern) => expect.stringMatching(pattern));
    expect(read([`Datum;Text;${out};${into}`, ...rows])).toEqual(expected);
  });

  test('come back whichever stands first, with whatever beside them', () => {
    const [ins, outs] = [
      ['in', 'credit', 'received', 'bij', 'haben'],
      ['out', 'debit', 'paid out', 'af', 'soll'],
    ] as const;
    const minor = fc.bigInt({ min: -999_999n, max: 999_999n }).filter((value) => value !== 0n);
    fc.assert(
      fc.property(
        fc.constantFrom(...ins),
        fc.constantFrom(...outs),
        fc.constantFrom('Funds', 'Belopp', 'Kolom', 'Zahl'),
        fc.boolean(),
        fc
          .array(minor, { minLength: 4, maxLength: 20 })
          .filter((all) => new Set(all.map((one) => one > 0n)).size === 2),
        (into, out, word, isInFirst, minors) => {
          const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
          const [plus, minus] = [`${word} ${into}`, `${word} ${out}`];
          const rows = minors.map((value, at) => {
            const [own, other] = [text(value < 0n ? -value : value), ''];
            const isFirst = value > 0n === isInFirst;
            return `2026-03-${String(at + 1).padStart(2, '0')};Text ${at};${isFirst ? own : other};${isFirst ? other : own}`;
          });
          const heading = `Date;Text;${isInFirst ? plus : minus};${isInFirst ? minus : plus}`;
          expect(read([heading, ...rows])).toEqual(
            minors.map((value) => `${value < 0n ? '-' : ''}${text(value < 0n ? -value : value)} ZAR`),
          );
        },
      ),
    );
  });

  test('are not told apart by names that say both, or nothing', () => {
    const rows = ['2026-02-01;X;12.50;', '2026-02-02;Y;;900.00', '2026-02-14;Z;700.00;'];
    expect(read(['Date;Text;Funds in or out;Funds', ...rows])).toEqual(['unmapped']);
    expect(read(['Date;Text;First;Second', ...rows])).toEqual(['unmapped']);
  });

  test('an amount in another currency beside them is no balance', () => {
    const lines = [
      'Datum;Beskrivning;Belopp in;Belopp ut;Valuta;Originalt belopp;Kurs',
      '28.07.2026;Inbetalning;1540,00;;SEK;1540,00;-',
      '27.07.2026;Butik;;-1243,01;SEK;-1243,01;-',
      '23.07.2026;Butik;;-588,25;SEK;-588,25;-',
    ];
    expect(read(lines)).toEqual(['1540.00 SEK', '-1243.01 SEK', '-588.25 SEK']);
  });
});

describe('lines at the end', () => {
  test('with a day and the words for a balance are no transactions, and a reserved one waits', () => {
    const lines = [
      'DATA;VALUTA;DARE;AVERE;DIVISA;DESCRIZIONE;CAUSALE',
      '28/04/2026;27/04/2026;100,00;;EUR;PAGAMENTO;43',
      '04/05/2026;29/04/2026;41,05;;EUR;PAGAMENTO;43',
      '04/05/2026;prenotata;33,35;;EUR;ADDEBITO;',
      '04/05/2026;;;555,39;EUR;Saldo contabile;',
      '04/05/2026;;;555,39;EUR;Saldo liquido;',
      '04/05/2026;;;777,04;EUR;Disponibilità al;',
    ];
    expect(read(lines)).toEqual(['-100.00 EUR', '-41.05 EUR', '-33.35 EUR pending']);
  });

  test('parts of an order below it, without a day, are none', () => {
    const lines = [
      'Auftragsdatum;Buchungstext;Betrag Einzelzahlung (CHF);Belastungsbetrag (CHF);Gutschriftsbetrag (CHF);Saldo (CHF)',
      '31.01.2026;Karte;;70.16;;929.84',
      '30.01.2026;Zahlungsauftrag;;189.90;;1000.00',
      ';Empfänger A;89.90;;;',
      ';Empfänger B;100;;;',
      '29.01.2026;Gutschrift;;;500.00;1189.90',
    ];
    expect(read(lines)).toEqual(['-70.16 CHF', '-189.90 CHF', '500.00 CHF']);
  });
});

test('texts that run over empty lines are whole where empty lines part the rows too', () => {
  const row = (text: string, amount: string, balance: string) =>
    `"31.03.2025","Gebühren\n${text}\n\nAuftrag 7","31.03.2025","${amount}","${balance}"\n`;
  const lines = [
    '"Buchungsdatum","Buchungstext","Valutadatum","Betrag","Saldo in CHF"\n',
    row('A', 'CHF - 12.50', '79’746.29'),
    row('B', 'CHF - 60.00', '79’758.79'),
    row('C', 'CHF - 3’810.00', '79’818.79'),
    row('D', 'CHF 1’107.95', '83’628.79'),
  ];
  expect(read(lines)).toEqual(['-12.50 CHF', '-60.00 CHF', '-3810.00 CHF', '1107.95 CHF']);
});

describe('two dates whose names say which is which', () => {
  test.each([
    'Booked At;Valuta Date',
    'Data di contabilizzazione;Data di acquisto',
    'Voc Date;Eff Date',
    'Erfassungsdatum;Valutadatum',
  ])('%s', (names) => {
    const rows = [
      '2026-03-26;2026-03-24;A;-971.32',
      '2026-03-28;2026-03-31;B;-9.50',
      '2026-03-30;2026-03-30;C;1000.00',
    ];
    expect(read([`${names};Text;Amount`, ...rows])).toEqual(['-971.32 ZAR', '-9.50 ZAR', '1000.00 ZAR']);
  });
});

test('a list of transfers in German has the amount of its own side', () => {
  const lines = [
    'ID,Status,Richtung,"Erstellt am","Betrag der Ausgangsgebühr","Währung der Ausgangsgebühr","Ausgangsbetrag (nach Gebühren)",Ausgangswährung,"Zielbetrag (nach Gebühren)",Zielwährung',
    'C-1,COMPLETED,OUT,"2023-12-30 14:47:11",0.00,EUR,58.19,EUR,58.19,EUR',
    'C-2,COMPLETED,OUT,"2023-12-28 14:37:52",0.00,EUR,36.52,EUR,36.52,EUR',
    'T-1,COMPLETED,OUT,"2023-12-27 08:41:00",0.00,EUR,131.26,EUR,5000.0,THB',
    'T-2,COMPLETED,IN,"2023-12-26 08:41:00",0.00,USD,10.00,USD,9.10,EUR',
  ];
  expect(read(lines)).toEqual(['-58.19 EUR', '-36.52 EUR', '-131.26 EUR', '9.10 EUR']);
});

test('a payment to a card by direct debit does not say that its purchases are money in', () => {
  const lines = [
    'Date,Description,Amount',
    '12/12/2026,TAXI,8.00',
    '13/12/2026,GROCER,12.35',
    '14/12/2026,CAFE,13.30',
    '15/12/2026,PHARMACY,5.99',
    '16/12/2026,BAKERY,16.95',
    '17/12/2026,DIRECT DEBIT PAYMENT,-662.35',
  ];
  expect(read(lines)).toEqual([expect.stringContaining('asks sign')]);
  const received = ['18/12/2026,SALARY,900.00', '19/12/2026,DEPOSIT,90.00'];
  expect(read([...lines, ...received])).toContain('900.00 ZAR');
});

describe('a currency in the lines above', () => {
  const rows = ['Date;Text;Amount', '2026-03-01;A;-5.00', '2026-03-02;B;7.00'];
  test.each([
    [';Controvalore in:;Euro', 'EUR'],
    ['Importi in;USD', 'USD'],
    ['A name;330217/06 EUR;;', 'EUR'],
  ])('%s', (above, currency) => {
    expect(read([above, '', ...rows])).toEqual([`-5.00 ${currency}`, `7.00 ${currency}`]);
  });

  test.each(['Rate 330.21/06 EUR', 'Ref 12/06 EUR', 'Order 330217/06 EURO'])('“%s” names none', (above) => {
    expect(read([above, '', ...rows])).toEqual(['-5.00 ZAR', '7.00 ZAR']);
  });
});

test('a kind that begins with the word for “sent” is no status', () => {
  const rows = ['2026-01-02;Alpha;Sentinel;-5.00', '2026-01-03;Beta;Sentinel;7.00', '2026-01-04;Beta;Other;-7.50'];
  expect(read(['Date;Text;Kind;Amount', ...rows])).toEqual(['-5.00 ZAR', '7.00 ZAR', '-7.50 ZAR']);
});
