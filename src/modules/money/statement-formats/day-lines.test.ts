import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import { tablesOfDayLines } from './day-lines.ts';

describe('lines that begin with a day and end with amounts', () => {
  test.each<[what: string, lines: string[], table: string[] | null]>([
    [
      'an amount and a balance',
      ['01/07/2026 SALARY ACME 18,500.00 18,500.00', '02/07/2026 SHOP 22/118 2026 -842.15 17,657.85'],
      ['01/07/2026\tSALARY ACME\t18,500.00\t18,500.00', '02/07/2026\tSHOP 22/118 2026\t-842.15\t17,657.85'],
    ],
    [
      'a month by name, decimal commas, signs behind and words',
      ['Statement', '1 Jul 2026  Gehalt   1.500,00+ ', '2-Jul-26 Laden 8,15-', 'Page 1'],
      null,
    ],
    [
      'a month by name, and words of a direction',
      ['Statement', '1 Jul 2026  Pay   1,500.00 Cr', '2 Jul 2026 Shop 8.15 Dr', 'Page 1'],
      ['Statement', '1 Jul 2026\tPay\t1,500.00 Cr', '2 Jul 2026\tShop\t8.15 Dr', 'Page 1'],
    ],
    ['other numbers of amounts', ['01/07/2026 PAY 5.00 5.00', '02/07/2026 SHOP 4.00'], null],
    ['a day without an amount', ['01/07/2026 PAY 5.00', '02/07/2026 SHOP 4.00', '03/07/2026 A note'], null],
    ['one line', ['01/07/2026 PAY 5.00'], null],
    ['no words', ['01/07/2026 5.00', '02/07/2026 4.00'], null],
    ['whole numbers', ['01/07/2026 PAY 500', '02/07/2026 SHOP 400'], null],
    [
      'two sides that fell together',
      ['Date Details Debit Credit', '01/07/2026 PAY 5.00', '02/07/2026 SHOP 4.00'],
      null,
    ],
  ])('%s', (_, lines, table) => {
    expect(tablesOfDayLines(lines.join('\n'))).toEqual(table === null ? [] : [`${table.join('\n')}\n`]);
  });

  test('with a number before an amount, which may be its thousands, are two tables', () => {
    const lines = ['Opening balance 1,000.00', '01/07/2026 SHOP 1 100.00 900.00', '02/07/2026 PAY 2,000.00 2,900.00'];
    const [opening, pay] = ['Opening balance\t1,000.00', '02/07/2026\tPAY\t2,000.00\t2,900.00'];
    expect(tablesOfDayLines(lines.join('\n'))).toEqual([
      `${opening}\n01/07/2026\tSHOP 1\t100.00\t900.00\n${pay}\n`,
      `${opening}\n01/07/2026\tSHOP\t1 100.00\t900.00\n${pay}\n`,
    ]);
  });

  test('with a balance are read to the cent', () => {
    const sizes = fc.array(
      fc.integer({ min: -99_999, max: 99_999 }).filter((minor) => minor !== 0),
      { minLength: 4, maxLength: 12 },
    );
    fc.assert(
      fc.property(sizes, (minors) => {
        let balance = 1_000_000;
        const written = (minor: number) =>
          `${minor < 0 ? '-' : ''}${Math.trunc(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
        const lines = minors.map((minor) => {
          balance += minor;
          return `13/07/2026 Shop 22 Main Rd ${written(minor)} ${written(balance)}`;
        });
        const [table] = tablesOfDayLines(lines.join('\n'));
        const reading = readCsv(table ?? '', 'utf-8', {
          currency: 'ZAR',
          mapping: undefined,
          answers: {},
          delimiter: '\t',
        });
        if (reading.kind !== 'read') return;
        const rows = reading.accounts.flatMap((account) => account.rows.map(({ amount }) => Number(amount.minor)));
        expect(rows).toEqual(minors);
      }),
      { numRuns: 60 },
    );
  });
});
