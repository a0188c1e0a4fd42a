import { describe, expect, test } from 'vitest';
import type { Page, Run } from './model.ts';
import { type Layout, tablesIn } from './tables.ts';

/** A run that ends at `right`, six points for each character; from the left where `right` is not known. */
const run = (text: string, y: number, { left, right }: { left?: number; right?: number }): Run => {
  const width = text.length * 6;
  const x = left ?? (right ?? 0) - width;
  return { text, x, right: x + width, y, h: 9 };
};
const page = (...runs: Run[]): Page => ({ height: 800, runs });
const rowsIn = (given: Page) =>
  tablesIn([given])({ gap: 0.33, way: 'edges' }).flatMap(({ rows }) => rows.map((row) => row.join('|')));

describe('tables below one another under the same names', () => {
  const names = (y: number, [day, words, out, into, balance]: readonly number[]) => [
    run('Date', y, { left: day ?? 0 }),
    run('Description', y, { left: words ?? 0 }),
    run('Debit', y, { right: out ?? 0 }),
    run('Credit', y, { right: into ?? 0 }),
    run('Balance', y, { right: balance ?? 0 }),
  ];

  test('have columns of their own where those stand elsewhere', () => {
    const wide = names(100, [30, 120, 360, 450, 560]);
    const narrow = names(200, [30, 100, 230, 290, 360]);
    const rows = rowsIn(
      page(
        ...wide,
        run('02/03/2026', 120, { left: 30 }),
        run('SHOP', 120, { left: 120 }),
        run('455.20', 120, { right: 360 }),
        run('2,044.80', 120, { right: 560 }),
        run('05/03/2026', 140, { left: 30 }),
        run('SALARY', 140, { left: 120 }),
        run('900.00', 140, { right: 450 }),
        run('2,944.80', 140, { right: 560 }),
        ...narrow,
        run('02/03/2026', 220, { left: 30 }),
        run('Interest', 220, { left: 100 }),
        run('5.00', 220, { right: 290 }),
        run('105.00', 220, { right: 360 }),
        run('13/03/2026', 240, { left: 30 }),
        run('Fee', 240, { left: 100 }),
        run('2.00', 240, { right: 230 }),
        run('103.00', 240, { right: 360 }),
      ),
    );
    expect(rows).toContain('02/03/2026|Interest||5.00|105.00');
    expect(rows).toContain('13/03/2026|Fee|2.00||103.00');
    expect(rows).toContain('05/03/2026|SALARY||900.00|2,944.80');
  });
});

describe('cells', () => {
  const NAMES = [
    run('Date', 100, { left: 30 }),
    run('Details', 100, { left: 120 }),
    run('Amount', 100, { right: 400 }),
  ];

  test('a side behind an amount belongs to it', () => {
    const rows = rowsIn(
      page(
        ...NAMES,
        run('02 Mar 2026', 120, { left: 30 }),
        run('PAYMENT', 120, { left: 120 }),
        run('500.00 CR', 120, { right: 400 }),
        run('03 Mar 2026', 140, { left: 30 }),
        run('SHOP', 140, { left: 120 }),
        run('50.00', 140, { right: 384 }),
        run('Dr', 140, { right: 400 }),
      ),
    );
    expect(rows).toContain('02 Mar 2026|PAYMENT|500.00 CR');
    expect(rows).toContain('03 Mar 2026|SHOP|50.00 Dr');
  });

  test('a day without its year stands apart from the words it is run together with', () => {
    const names = [
      run('Date', 100, { left: 30 }),
      run('Details', 100, { left: 66 }),
      run('Amount', 100, { right: 400 }),
    ];
    const rows = rowsIn(page(...names, run('03/02 SHOP', 120, { left: 30 }), run('50.00', 120, { right: 400 })));
    expect(rows).toContain('03/02|SHOP|50.00');
  });

  test('amounts of columns that are run together stand apart, each with its side', () => {
    const names = [...NAMES, run('Balance', 100, { right: 480 })];
    const rows = rowsIn(
      page(
        ...names,
        run('02 Mar 2026', 120, { left: 30 }),
        run('SHOP', 120, { left: 120 }),
        run('R 20.00 - R 1,480.00 +', 120, { right: 480 }),
        run('03 Mar 2026', 140, { left: 30 }),
        run('SHOP', 140, { left: 120 }),
        run('20.00 Dr 1,460.00 Cr', 140, { right: 480 }),
      ),
    );
    expect(rows).toContain('02 Mar 2026|SHOP|R 20.00 -|R 1,480.00 +');
    expect(rows).toContain('03 Mar 2026|SHOP|20.00 Dr|1,460.00 Cr');
  });

  test('a second day that stands under the name of the first is one of its own column', () => {
    const names = [run('Date', 100, { left: 30 }), run('Value date', 100, { left: 110 }), ...NAMES.slice(1)];
    const parts = names.with(2, run('Details', 100, { left: 200 }));
    const rows = rowsIn(
      page(
        ...parts,
        run('16.12.', 120, { left: 30 }),
        run('17.12.', 120, { left: 80 }),
        run('SHOP', 120, { left: 200 }),
        run('50,00-', 120, { right: 400 }),
      ),
    );
    expect(rows).toContain('16.12.|17.12.|SHOP|50,00-');
  });

  test('a rule below the names is no line of words', () => {
    const rule = run('-----------------', 110, { left: 30 });
    const rows = rowsIn(
      page(
        ...NAMES,
        rule,
        run('02 Mar 2026', 120, { left: 30 }),
        run('SHOP', 120, { left: 120 }),
        run('50.00', 120, { right: 400 }),
        run('in town', 130, { left: 120 }),
      ),
    );
    expect(rows).toContain('02 Mar 2026|SHOP in town|50.00');
  });
});

describe('a day in a box beside rows whose days stand above them', () => {
  const names = [
    run('Details', 100, { left: 30 }),
    run('Amount', 100, { right: 300 }),
    run('Balance', 100, { right: 380 }),
  ];
  const row = (y: number, balance: string) => [
    run('SHOP', y, { left: 30 }),
    run('10.00', y, { right: 300 }),
    run(balance, y, { right: 380 }),
  ];
  const given = page(
    ...names,
    run('4 May 2026', 120, { left: 30 }),
    ...row(140, '90.00'),
    run('Until 31/12/2026', 140, { left: 440 }),
    run('6 May 2026', 160, { left: 30 }),
    ...row(180, '80.00'),
    ...row(200, '70.00'),
    run('7 May 2026', 220, { left: 30 }),
    ...row(240, '60.00'),
  );
  const rowsBy = (layout: Partial<Layout>) =>
    tablesIn([given])({ gap: 0.33, way: 'edges', ...layout }).flatMap(({ rows }) =>
      rows.flatMap((cells) => (cells.includes('SHOP') ? [cells.join('|')] : [])),
    );

  test('is not that of the rows below it', () => {
    expect(rowsBy({ isDayOnce: true })).toEqual([]);
    expect(rowsBy({ isUnderDays: true })).toContain('6 May 2026|SHOP|10.00|80.00');
  });
});
