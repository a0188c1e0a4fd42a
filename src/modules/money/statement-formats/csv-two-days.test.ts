import { describe, expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import { readCsv } from './csv.ts';

const TWO_DAYS = 'Two columns have dates. Check which one has the date of the transaction.';

/** The day, value day and amount of each row; else what the file asks for. */
function read(heading: string, rows: readonly string[]): readonly string[] {
  const text = [heading, ...rows].join('\n');
  const reading = readCsv(`${text}\n`, 'utf-8', { currency: 'EUR', mapping: undefined, answers: {} });
  if (reading.kind === 'unmapped') return reading.missing;
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap((account) =>
    account.rows.map(({ day, valueDay, amount }) => `${day} ${valueDay} ${decimalOf(amount)}`),
  );
}

describe('a day of value beside one of a name that we do not know', () => {
  const HEADING = 'Afgehandel,Valutadag,Text,Amount';

  test('is that of the transaction where the two are near each other on all rows', () => {
    expect(read(HEADING, ['2026-03-01,2026-03-03,A,-5.00', '2026-03-02,2026-03-02,B,7.00'])).toEqual([
      '2026-03-03 null -5.00',
      '2026-03-02 null 7.00',
    ]);
  });

  test.each([
    ['one is long before the other', '2026-03-01,2026-04-03,A,-5.00'],
    ['now one and now the other comes first', '2026-03-05,2026-03-03,A,-5.00'],
  ])('is asked about where %s', (_, row) => {
    expect(read(HEADING, [row, '2026-03-02,2026-03-04,B,7.00'])).toEqual([TWO_DAYS]);
  });
});

test.each([
  ['F. Operativa', 'F. Valor'],
  ['Fecha operativa', 'Fecha valor'],
  ['Data finalizarii tranzactiei', 'Data valutei'],
])('%s and %s are the days of the transaction and of its value', (day, value) => {
  expect(
    read(`${day};Concepto;${value};Importe`, ['30/12/2025;A;31/12/2025;-5.00', '29/12/2025;B;29/12/2025;7.00']),
  ).toEqual(['2025-12-30 2025-12-31 -5.00', '2025-12-29 2025-12-29 7.00']);
});

test('two names that both say “booked” are either of the two where one comes soon after the other', () => {
  const rows = ['2026-03-01,2026-03-03,A,-5.00', '2026-03-02,2026-03-02,B,7.00'];
  expect(read('Booking date,Posting date,Text,Amount', rows)).toHaveLength(2);
  expect(read('Booking date,Posting date,Text,Amount', ['2026-03-01,2026-05-03,A,-5.00', ...rows])).toEqual([TWO_DAYS]);
});

test.each([
  ['Дата операции', 'Дата платежа'],
  ['Data procesarii', 'Data tranzactiei'],
  ['Transaction date', 'Date processed'],
  ['Posting', 'Transaction date'],
])('%s and %s are either of the two where one comes soon after the other', (one, two) => {
  const rows = ['30.03.2026;28.03.2026;A;-5.00', '29.03.2026;29.03.2026;B;7.00'];
  expect(read(`${one};${two};Text;Amount`, rows)).toHaveLength(2);
});

test('days with dots begin with the day of the month', () => {
  const rows = (mark: string) =>
    [`12.07.2026;11.07.2026;A;-5.00`, `09.07.2026;09.07.2026;B;7.00`].map((row) =>
      row.replaceAll('.2026', `${mark}2026`).replaceAll('.07', `${mark}07`),
    );
  expect(read('Дата операции;Дата платежа;Text;Amount', rows('.'))).toHaveLength(2);
  expect(read('Дата операции;Дата платежа;Text;Amount', rows('/'))).toEqual([TWO_DAYS]);
});

test('a day of processing long after that of the transaction is asked about', () => {
  const rows = ['30.03.2026;28.03.2026;A;-5.00', '29.05.2026;13.03.2026;C;1.00'];
  expect(read('Data procesarii;Data tranzactiei;Text;Amount', rows)).toEqual([TWO_DAYS]);
});

test('of days whose names say as little, the one that is the same on all rows is not suggested', () => {
  const rows = ['28.09.2025;28.08.2025;A;-1,00', '28.09.2025;29.08.2025;B;2,00', '28.09.2025;01.09.2025;C;-3,00'];
  const text = ['Date exported;Date of movement;Text;Amount', ...rows].join('\n');
  const reading = readCsv(text, 'utf-8', { currency: 'EUR', mapping: undefined, answers: {} });
  expect(reading).toMatchObject({
    kind: 'unmapped',
    missing: [TWO_DAYS],
    columns: [{ role: 'ignore' }, { role: 'day' }, {}, {}],
  });
});

describe('a side that stands behind the name of an amount', () => {
  test.each([
    [
      'Дата операции;Сумма операции в валюте операции;Сумма в валюте счета, приход;Сумма в валюте счета, расход;Описание',
      ['31.07.2025;-199.00;0.00;199.00;A', '30.07.2025;50.00;50.00;0.00;B'],
    ],
    [
      'Date;Amount in account currency, income;Amount in account currency, expense;Description',
      ['2025-07-31;0.00;199.00;A', '2025-07-30;50.00;0.00;B'],
    ],
    ['Date;Amount (out);Amount (in);Description', ['2025-07-31;199.00;;A', '2025-07-30;;50.00;B']],
  ])('%s', (heading, rows) => {
    expect(read(heading, rows).map((row) => row.split(' ').at(-1))).toEqual(['-199.00', '50.00']);
  });
});
