import { describe, expect, test } from 'vitest';
import type { Page, Run } from './model.ts';
import { tablesIn } from './tables.ts';

const [DAY, WORDS, OUT, BALANCE] = [30, 110, 400, 560];
const run = (text: string, y: number, { left, right }: { left?: number; right?: number }): Run => {
  const x = left ?? (right ?? 0) - text.length * 6;
  return { text, x, right: x + text.length * 6, y, h: 9 };
};
const names = (y: number) => [
  run('Date', y, { left: DAY }),
  run('Details', y, { left: WORDS }),
  run('Debit', y, { right: OUT }),
  run('Balance', y, { right: BALANCE }),
];
const LEAD = 11;
/** A row of several lines: its day on the first, its amount and balance on the last. */
const row = (y: number, [day, out, balance]: readonly [string, string, string], ...words: string[]) => {
  const last = y + (words.length - 1) * LEAD;
  return [
    run(day, y, { left: DAY }),
    ...words.map((text, at) => run(text, y + at * LEAD, { left: WORDS })),
    run(out, last, { right: OUT }),
    run(balance, last, { right: BALANCE }),
  ];
};
const rowsIn = (pages: readonly Run[][], isDayOnce: boolean) =>
  tablesIn(pages.map((runs) => ({ height: 800, runs }) satisfies Page))({ gap: 0.33, way: 'edges', isDayOnce }).flatMap(
    ({ rows }) => rows.map((cells) => cells.join('|')).filter((text) => /^\d/.test(text)),
  );

describe('a day on the first line of a row, its amount on the last', () => {
  test('is one row each, however many lines it has, where lines stand no further apart between rows', () => {
    const page = [
      ...names(60),
      ...row(76, ['01 Jul 2026', '1.00', '99.00'], 'FEE'),
      ...row(76 + LEAD, ['02 Jul 2026', '9.00', '90.00'], 'SHOP', 'Card 4188', 'Town'),
      ...row(76 + 4 * LEAD, ['03 Jul 2026', '40.00', '50.00'], 'RENT', 'Flat'),
    ];
    expect(rowsIn([page], true)).toEqual([
      '01 Jul 2026|FEE|1.00|99.00',
      '02 Jul 2026|SHOP Card 4188 Town|9.00|90.00',
      '03 Jul 2026|RENT Flat|40.00|50.00',
    ]);
  });

  test('keeps the last lines of a page, although every page ends with lines like these', () => {
    const page = (from: number, before: number) => [
      ...names(60),
      ...row(80, [`0${from} Jul 2026`, '10.00', `${before - 10}.00`], 'SHOP', 'Card 4188', 'Town'),
      ...row(120, [`0${from + 1} Jul 2026`, '10.00', `${before - 20}.00`], 'SHOP', 'Card 4188', 'Town'),
      run('Statement 31', 780, { left: 300 }),
    ];
    const rows = rowsIn([page(1, 100), page(3, 80), page(5, 60)], false);
    expect(rows).toHaveLength(6);
    expect(new Set(rows.map((text) => text.split('|')[1]))).toEqual(new Set(['SHOP Card 4188 Town']));
    expect(rows.at(-1)).toBe('06 Jul 2026|SHOP Card 4188 Town|10.00|40.00');
  });

  test('may stand on two pages', () => {
    const whole = row(120, ['02 Jul 2026', '9.00', '90.00'], 'SHOP', 'Card 4188', 'Town');
    const [first, second] = [whole.filter(({ y }) => y < 130), whole.filter(({ y }) => y > 130)];
    const pages = [
      [...names(60), ...row(80, ['01 Jul 2026', '1.00', '99.00'], 'FEE', 'June'), ...first],
      [
        ...names(60),
        ...second.map((one) => ({ ...one, y: one.y - 51 })),
        ...row(120, ['03 Jul 2026', '5.00', '85.00'], 'BUS', 'Line 3'),
      ],
    ];
    expect(rowsIn(pages, true)).toEqual([
      '01 Jul 2026|FEE June|1.00|99.00',
      '02 Jul 2026|SHOP Card 4188 Town|9.00|90.00',
      '03 Jul 2026|BUS Line 3|5.00|85.00',
    ]);
  });

  test('words below an amount stay with it where amounts stand beside their days', () => {
    const line = (y: number, day: string, out: string, balance: string) => [
      run(day, y, { left: DAY }),
      run('SHOP', y, { left: WORDS }),
      run(out, y, { right: OUT }),
      run(balance, y, { right: BALANCE }),
      run('Town', y + LEAD, { left: WORDS }),
    ];
    const page = [
      ...names(60),
      ...line(76, '01 Jul 2026', '1.00', '99.00'),
      ...line(98, '02 Jul 2026', '9.00', '90.00'),
    ];
    expect(rowsIn([page], true)).toEqual(['01 Jul 2026|SHOP Town|1.00|99.00', '02 Jul 2026|SHOP Town|9.00|90.00']);
  });
});

test('what a table is called is none of its names, however close it stands above them', () => {
  const page = [
    run('Deposits and other additions', 48, { left: DAY }),
    ...names(60),
    ...row(76, ['01 Jul 2026', '1.00', '99.00'], 'FEE'),
  ];
  const [table] = tablesIn([{ height: 800, runs: page }])({ gap: 0.33, way: 'edges' });
  expect(table?.rows).toContainEqual(['Date', 'Details', 'Debit', 'Balance']);
});
