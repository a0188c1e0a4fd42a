import { describe, expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import { readCsv } from './csv.ts';

/** The day and amount of each row, fees among them; else what the file asks for. */
function read(heading: string, rows: readonly string[]): readonly string[] {
  const text = [heading, ...rows].join('\n');
  const reading = readCsv(`${text}\n`, 'utf-8', { currency: 'EUR', mapping: undefined, answers: {} });
  if (reading.kind === 'unmapped') return reading.missing;
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap((account) =>
    account.rows.map(({ day, amount, status, part }) => `${day} ${decimalOf(amount)} ${status} ${part}`),
  );
}

const TWO_DAYS = 'Two columns have dates. Check which one has the date of the transaction.';

describe('the ten columns of an account with products, in languages', () => {
  const rows = [
    'A,B,2026-03-01 09:00:00,2026-03-01 09:00:01,Salary,1000.00,0.00,EUR,COMPLETED,1000.00',
    'A,B,2026-03-02 19:39:54,2026-03-04 13:27:28,Shop,-50.00,0.00,EUR,COMPLETED,950.00',
    'A,B,2026-03-05 08:00:00,2026-03-05 08:00:00,Transfer,-20.00,0.50,EUR,COMPLETED,929.50',
    'A,B,2026-03-06 08:00:00,,Baker,-4.40,0.00,EUR,PENDING,',
  ];
  test.each([
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
    'Typ,Produkt,Startdatum,Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,Status,Guthaben',
    'Type,Produit,Date de début,Date de fin,Description,Montant,Frais,Devise,État,Solde',
    'Tipo,Prodotto,Data di inizio,Data di completamento,Descrizione,Importo,Costo,Valuta,State,Saldo',
    'Tipo,Producto,Fecha de inicio,Fecha de finalización,Descripción,Importe,Comisión,Divisa,State,Saldo',
    'Tipo,Produto,Data de início,Data de Conclusão,Descrição,Montante,Comissão,Moeda,Estado,Saldo',
    'Type,Product,Startdatum,Datum voltooid,Beschrijving,Bedrag,Kosten,Valuta,Status,Saldo',
    'Rodzaj,Produkt,Data rozpoczęcia,Data zrealizowania,Opis,Kwota,Opłata,Waluta,State,Saldo',
    'Typ,Produkt,Datum zahájení,Datum dokončení,Popis,Částka,Poplatek,Měna,State,Zůstatek',
    'Typ,Produkt,Dátum začatia,Dátum dokončenia,Popis,Suma,Poplatok,Mena,Stav,Zostatok',
    'Típus,Termék,Kezdés dátuma,Befejezés dátuma,Leírás,Összeg,Díj,Pénznem,State,Egyenleg',
    'Tip,Produs,Data începerii,Data finalizării,Descriere,Sumă,Comision,Valută,Stare,Sold',
    'Вид,Продукт,Начална дата,Дата на завършване,Описание,Сума,Такса,Валута,Състояние,Салдо',
    'Τύπος,Προϊόν,Ημερομηνία έναρξης,Ημερομηνία ολοκλήρωσης,Περιγραφή,Ποσό,Προμήθεια,Νόμισμα,Κατάσταση,Υπόλοιπο',
    'Vrsta,Proizvod,Datum početka,Datum završetka,Opis,Iznos,Naknada,Valuta,Status,Stanje',
    'Vrsta,Izdelek,Datum začetka,Datum zaključka,Opis,Znesek,Pristojbina,Valuta,Status,Stanje',
    'Врста,Производ,Датум почетка,Датум завршетка,Опис,Износ,Накнада,Валута,Статус,Стање',
    'Tipas,Produktas,Pradžios data,Užbaigimo data,Aprašymas,Suma,Mokestis,Valiuta,Būsena,Likutis',
    'Veids,Produkts,Sākuma datums,Pabeigšanas datums,Apraksts,Summa,Komisija,Valūta,Statuss,Atlikums',
    'Tüüp,Toode,Alguskuupäev,Lõpetamise kuupäev,Kirjeldus,Summa,Tasu,Valuuta,Olek,Saldo',
    'Tyyppi,Tuote,Aloituspäivä,Valmistumispäivä,Kuvaus,Summa,Kulut,Valuutta,Tila,Saldo',
    'Typ,Produkt,Startdatum,Slutdatum,Beskrivning,Belopp,Avgift,Valuta,Status,Saldo',
    'Type,Produkt,Startdato,Slutdato,Beskrivelse,Beløb,Gebyr,Valuta,Tilstand,Saldo',
    'Type,Produkt,Startdato,Fullføringsdato,Beskrivelse,Beløp,Gebyr,Valuta,Status,Saldo',
    'Tür,Ürün,Başlangıç tarihi,Tamamlanma tarihi,Açıklama,Tutar,Ücret,Para birimi,Durum,Bakiye',
    'Тип,Продукт,Дата початку,Дата завершення,Опис,Сума,Комісія,Валюта,Стан,Баланс',
    'Тип,Продукт,Дата начала,Дата завершения,Описание,Сумма,Комиссия,Валюта,Статус,Остаток',
    '種類,商品,開始日,完了日,説明,金額,手数料,通貨,状態,残高',
  ])('%s', (heading) => {
    expect(read(heading, rows)).toEqual([
      '2026-03-01 1000.00 booked entry',
      '2026-03-04 -50.00 booked entry',
      '2026-03-05 -20.00 booked entry',
      '2026-03-05 -0.50 booked fee',
      '2026-03-06 -4.40 pending entry',
    ]);
  });
});

describe('a day of beginning beside one of an end', () => {
  const HEADING = 'Startdatum;Enddatum;Beschreibung;Betrag';

  test('is that of a payment where some are done on their day', () => {
    expect(read(HEADING, ['2026-01-03;2026-01-05;Laden;-120,00', '2026-01-07;2026-01-07;Aufladung;110,00'])).toEqual([
      '2026-01-05 -120.00 booked entry',
      '2026-01-07 110.00 booked entry',
    ]);
  });

  test.each<[what: string, heading: string, rows: string[]]>([
    [
      'stays, none of which ends on its day',
      HEADING,
      ['2026-01-03;2026-01-05;A;-120,00', '2026-01-07;2026-01-09;B;-1,00'],
    ],
    ['months', HEADING, ['2026-01-01;2026-01-31;A;-120,00', '2026-02-01;2026-02-28;B;-120,00']],
    ['something longer', HEADING, ['2026-01-03;2026-01-03;A;-120,00', '2026-01-07;2026-03-09;B;-1,00']],
    ['an end before its beginning', HEADING, ['2026-01-03;2026-01-03;A;-120,00', '2026-01-07;2026-01-06;B;-1,00']],
    ['an end of a name that we do not know', 'Startdatum;Foo;Beschreibung;Betrag', ['2026-01-03;2026-01-05;A;-9,00']],
    ['the day it counts from', 'Startdatum;Valuta;Beschreibung;Betrag', ['2026-01-03;2026-01-05;A;-9,00']],
  ])('is asked about beside %s', (_, heading, rows) => {
    expect(read(heading, rows)).toEqual([TWO_DAYS]);
  });

  test.each(['Datum', 'Buchungsdatum', 'Umsatzdatum'])('yields to “%s”, whatever the other days are', (name) => {
    const rows = ['2026-01-03;2026-01-04;2026-01-05;A;-9,00', '2026-02-03;2026-02-04;2026-02-09;B;-8,00'];
    expect(read(`Startdatum;${name};Enddatum;Beschreibung;Betrag`, rows)).toEqual([
      '2026-01-04 -9.00 booked entry',
      '2026-02-04 -8.00 booked entry',
    ]);
  });
});

describe('two days whose names say the same', () => {
  test.each([
    ['one name twice', 'Buchungsdatum,Buchungsdatum'],
    ['an operation and a transaction', 'operationDate,transactionDate'],
    ['those of Russia', 'Дата операции,Дата транзакции'],
  ])('are made and booked where one comes first on all rows, soon after the other: %s', (_, names) => {
    expect(read(`${names},Text,Amount`, ['2026-03-01,2026-03-03,A,-5.00', '2026-03-02,2026-03-02,B,7.00'])[0]).toMatch(
      /^2026-03-0[13] -5\.00 booked entry$/,
    );
  });

  test.each([
    ['a longer time', 'Buchungsdatum,Buchungsdatum', '2026-04-03', '2026-03-02'],
    ['now one and now the other first', 'Buchungsdatum,Buchungsdatum', '2026-03-03', '2026-03-01'],
    ['other names', 'Payment date,Transaction date', '2026-03-03', '2026-03-02'],
  ])('are asked about with %s', (_, names, first, second) => {
    expect(read(`${names},Text,Amount`, [`2026-03-01,${first},A,-5.00`, `2026-03-02,${second},B,7.00`])).toEqual([
      TWO_DAYS,
    ]);
  });
});

describe('the day on which a bill is due', () => {
  const rows = ['2026-06-03,A,-1.00,2026-07-27', '2026-06-15,A,-2.00,2026-07-27', '2026-06-20,A,-3.00,2026-07-27'];
  const days = ['2026-06-03 -1.00', '2026-06-15 -2.00', '2026-06-20 -3.00'].map((row) => `${row} booked entry`);

  test.each(['利用日', '利用日/キャンセル日', 'Transaction date', 'Kaufdatum/Foo'])(
    'yields to a name of the day: %s',
    (name) => {
      expect(read(`${name},Text,Amount,当月お支払日`, rows)).toEqual(days);
    },
  );

  test.each(['Foo', 'Foo/Bar', 'Due date/Foo'])('is asked about beside a name that says nothing: %s', (name) => {
    expect(read(`${name},Text,Amount,Fälligkeit`, rows)).toEqual([TWO_DAYS]);
  });
});

test('a document has a day of its own beside that of the transaction', () => {
  const rows = ['2026-03-28,2026-03-26,A,-5.00', '2026-03-27,2026-03-29,B,7.00'];
  expect(read('Date,Document date,Text,Amount', rows)).toEqual([
    '2026-03-28 -5.00 booked entry',
    '2026-03-27 7.00 booked entry',
  ]);
  expect(read('Transaction date,Document date,Text,Amount', rows)).toEqual([TWO_DAYS]);
});

test.each([
  'Due date',
  'Payment due',
  'Fälligkeit',
  'Échéance',
  'Vencimiento',
  'Scadenza',
  'Vervaldatum',
  'Maksetähtaeg',
])('a day on which something has to be paid is none of a transaction beside a day of value: %s', (due) => {
  const rows = ['2026-03-02;2026-03-27;A;-5.10', '2026-03-03;2026-03-28;B;7.00'];
  const reading = readCsv([`Value date;${due};Text;Amount`, ...rows, ''].join('\n'), 'utf-8', {
    currency: 'EUR',
    mapping: undefined,
    answers: {},
  });
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  expect(reading.accounts[0]?.rows.map(({ day, valueDay }) => [day, valueDay])).toEqual([
    ['2026-03-02', null],
    ['2026-03-03', null],
  ]);
});
