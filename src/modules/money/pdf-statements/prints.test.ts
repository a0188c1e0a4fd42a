import { describe, expect, test } from 'vitest';
import type { Page, Run } from './model.ts';
import { tablesIn, type Layout } from './tables.ts';

const run = (text: string, y: number, { left, right }: { left?: number; right?: number }): Run => {
  const width = text.length * 5;
  const x = left ?? (right ?? 0) - width;
  return { text, x, right: x + width, y, h: 8 };
};
const rowsIn = (runs: readonly Run[], layout: Layout): string[] => {
  const page: Page = { height: 800, runs };
  return tablesIn([page])(layout).flatMap(({ rows }) => rows.map((row) => row.join('|')));
};

describe('letters that are set apart', () => {
  const spaced = (text: string, y: number, place: { left?: number; right?: number }) =>
    run(text.replaceAll(' ', '').replace(/\S(?=\S)/g, '$& '), y, place);
  const row = (y: number, day: string, words: string, amount: string) => [
    spaced(day, y, { left: 30 }),
    spaced(words, y, { left: 150 }),
    spaced(amount, y, { right: 520 }),
  ];

  test('are words and figures', () => {
    const rows = rowsIn(
      [
        spaced('Date', 50, { left: 30 }),
        spaced('Transaction', 50, { left: 150 }),
        spaced('Amount', 50, { right: 520 }),
        ...row(70, '01 Oct 2026', 'Opening balance', '- R 1 204.50'),
        ...row(90, '02 Oct 2026', 'Monthly Fee 4404', '+ R 50.00'),
      ],
      { gap: 0.33, way: 'edges' },
    );
    expect(rows.slice(1)).toEqual(['01 Oct 2026|Opening balance|-R 1204.50', '02 Oct 2026|Monthly Fee 4404|+R 50.00']);
  });

  test('are left where most text is not', () => {
    const rows = rowsIn(
      [
        run('Date', 50, { left: 30 }),
        run('Transaction', 50, { left: 150 }),
        run('Amount', 50, { right: 520 }),
        run('01 Oct 2026', 70, { left: 30 }),
        run('A B C D', 70, { left: 150 }),
        run('50.00', 70, { right: 520 }),
      ],
      { gap: 0.33, way: 'edges' },
    );
    expect(rows.at(-1)).toBe('01 Oct 2026|A B C D|50.00');
  });
});

describe('totals of a day above its movements', () => {
  const total = (y: number, day: string, words: string, amount: string) => [
    ...(day === '' ? [] : [run(day, y, { left: 40 })]),
    run(words, y, { left: 130 }),
    run(amount, y, { right: 550 }),
  ];
  const row = (y: number, words: string, amount: string) => [
    run(words, y, { left: 130 }),
    run(amount, y, { right: 550 }),
  ];
  const list = (out: string) => [
    ...total(60, '01 SET 2026', 'Total de entradas', '+949,56'),
    ...row(72, 'Resgate', '949,56'),
    ...total(95, '02 SET 2026', 'Total de entradas', '+1.000,00'),
    ...row(107, 'Pix', '1.000,00'),
    ...total(130, '', 'Total de saídas', out),
    ...row(142, 'Boleto', '160,00'),
    ...row(154, 'Compra', '40,50'),
  ];
  const layout: Layout = { gap: 0.33, way: 'unnamed', isUnderDays: true };

  test('say which day and which side they are of', () => {
    expect(rowsIn(list('-200,50'), layout)).toEqual([
      '01 SET 2026|Resgate|949,56',
      '02 SET 2026|Pix|1.000,00',
      '02 SET 2026|Boleto|-160,00',
      '02 SET 2026|Compra|-40,50',
    ]);
  });

  test('say nothing where one of them is not their sum', () => {
    expect(rowsIn(list('-200,51'), layout)).toEqual([]);
  });
});
