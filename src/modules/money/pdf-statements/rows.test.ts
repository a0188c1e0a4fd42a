import { describe, expect, test } from 'vitest';
import type { Page, Run } from './model.ts';
import { tablesIn, type Layout } from './tables.ts';

const WIDTH = 6;
/** A run from `left`, or one that ends at `right`. */
const run = (text: string, y: number, { left, right, h = 9 }: { left?: number; right?: number; h?: number }): Run => {
  const x = left ?? (right ?? 0) - text.length * WIDTH;
  return { text, x, right: x + text.length * WIDTH, y, h };
};
const [DAY, WORDS, OUT, INTO, BALANCE] = [30, 150, 360, 450, 560];
const names = (y: number) => [
  run('Date', y, { left: DAY }),
  run('Description', y, { left: WORDS }),
  run('Debit', y, { right: OUT }),
  run('Credit', y, { right: INTO }),
  run('Balance', y, { right: BALANCE }),
];
const page = (...runs: Run[]): Page => ({ height: 800, runs });
const rowsIn = (pages: readonly Page[], layout: Layout = { gap: 0.33, way: 'edges' }) =>
  tablesIn(pages)(layout).map(({ rows }) => rows.map((row) => row.join('|')));

describe('a day that is printed once', () => {
  test('stands on the first line of its rows, their amounts on the last', () => {
    const [rows] = rowsIn(
      [
        page(
          ...names(100),
          run('09 Dec 25', 112, { left: DAY }),
          run('SHOP', 112, { left: WORDS }),
          run('TOWN', 122, { left: WORDS }),
          run('80.00', 122, { right: OUT }),
          run('CASH', 134, { left: WORDS }),
          run('90.00', 134, { right: OUT }),
          run('1,238.77', 134, { right: BALANCE }),
          run('10 Dec 25', 146, { left: DAY }),
          run('RENT', 146, { left: WORDS }),
          run('FLAT', 156, { left: WORDS }),
          run('310.00', 156, { right: OUT }),
          run('928.77', 156, { right: BALANCE }),
        ),
      ],
      { gap: 0.33, way: 'edges', isDayOnce: true },
    );
    expect(rows?.slice(1)).toEqual([
      '09 Dec 25|SHOP TOWN|80.00||',
      '09 Dec 25|CASH|90.00||1,238.77',
      '10 Dec 25|RENT FLAT|310.00||928.77',
    ]);
  });
});

describe('a day on two lines around its amount', () => {
  const row = (y: number, day: string, out: string, balance: string) => [
    run('2026-11-', y, { left: DAY }),
    run('SHOP', y, { left: WORDS }),
    run(out, y + 5, { right: OUT }),
    run(balance, y + 5, { right: BALANCE }),
    run(`${day}T07:59:00`, y + 10, { left: DAY }),
    run('TOWN', y + 10, { left: WORDS }),
  ];

  test('is one, even over the end of a page', () => {
    const last = row(166, '04', '5.00', '60.00');
    const [rows] = rowsIn([
      page(
        ...names(100),
        ...row(120, '01', '20.00', '80.00'),
        ...row(143, '02', '15.00', '65.00'),
        ...last.slice(0, 4),
      ),
      page(...last.slice(4).map((one) => ({ ...one, y: 40 })), ...row(63, '05', '1.00', '59.00')),
    ]);
    expect(rows?.slice(1)).toEqual([
      '2026-11-01T07:59:00|SHOP TOWN|20.00||80.00',
      '2026-11-02T07:59:00|SHOP TOWN|15.00||65.00',
      '2026-11-04T07:59:00|SHOP TOWN|5.00||60.00',
      '2026-11-05T07:59:00|SHOP TOWN|1.00||59.00',
    ]);
  });
});

describe('tables of several accounts', () => {
  const account = (y: number, title: string, opening: string) => [
    run(title, y, { left: DAY }),
    ...names(y + 20),
    run('Balance B/F', y + 34, { left: WORDS }),
    run(opening, y + 34, { right: BALANCE }),
  ];
  const row = (y: number, day: string, out: string, balance: string) => [
    run(day, y, { left: DAY }),
    run('SHOP', y, { left: WORDS }),
    run(out, y, { right: OUT }),
    run(balance, y, { right: BALANCE }),
  ];

  test('have numbers behind their names, and go on at the top of a page', () => {
    const tables = rowsIn([
      page(
        ...account(60, 'SHARE CAPITAL 018842-02', '100.00'),
        ...row(108, '01/03/2026', '20.00', '80.00'),
        ...account(150, 'FOSA SAVINGS 018842-07', '900.00'),
        ...row(198, '01/03/2026', '50.00', '850.00'),
      ),
      page(
        ...row(60, '09/03/2026', '10.00', '840.00'),
        ...account(110, 'DEVELOPMENT LOAN LN0098123', '7,000.00'),
        ...row(158, '01/03/2026', '5.00', '7,005.00'),
      ),
    ]);
    expect(tables.map((rows) => rows.filter((one) => /^\d\d\//.test(one)))).toEqual([
      ['01/03/2026|SHOP|20.00||80.00'],
      ['01/03/2026|SHOP|50.00||850.00', '09/03/2026|SHOP|10.00||840.00'],
      ['01/03/2026|SHOP|5.00||7,005.00'],
    ]);
  });
});

test('small letters in the middle of large ones are on their line', () => {
  const row = (y: number, day: string, out: string) => [
    run('2610010150487', y - 4.2, { left: 470, h: 6 }),
    run(day, y, { left: DAY, h: 11 }),
    run('SHOP', y, { left: WORDS, h: 11 }),
    run(out, y, { right: OUT, h: 11 }),
    run('TOWN', y + 12.7, { left: WORDS, h: 11 }),
  ];
  const [rows] = rowsIn([
    page(
      ...names(60).slice(0, 4),
      run('Reference', 60, { left: 470 }),
      ...row(90, '01 Oct 2026', '50.00'),
      ...row(120, '02 Oct 2026', '9.00'),
    ),
  ]);
  expect(rows?.slice(1)).toEqual([
    '01 Oct 2026|SHOP TOWN|50.00||2610010150487',
    '02 Oct 2026|SHOP TOWN|9.00||2610010150487',
  ]);
});
