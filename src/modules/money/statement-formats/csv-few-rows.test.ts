import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';

describe('a table of few rows without a heading', () => {
  test.each<[what: string, lines: string[], found: string[]]>([
    [
      'of sides told apart by their signs, with a number of a cheque and a balance',
      [
        '24/12/2026,Check,122,-R76.00,"","R1,750.06"',
        '24/12/2026,Book store,,-R1.63,"","R1,826.06"',
        '24/12/2026,Deposit,,"",+R3500.00,"R1,827.69"',
      ],
      ['-76.00 ZAR', '-1.63 ZAR', '3500.00 ZAR'],
    ],
    ['of two rows and two sides', ['13/03/2026,Shop,,80', '14/03/2026,Cash,-486,'], ['80.00 ZAR', '-486.00 ZAR']],
    [
      'of sides in whole numbers, one of them once',
      ['13/03/2026,A,,169', '14/03/2026,B,-35,', '15/03/2026,C,-923,'],
      ['169.00 ZAR', '-35.00 ZAR', '-923.00 ZAR'],
    ],
    [
      'of sides in whole numbers between a number and a balance',
      ['22/03/2026,A,114,,328,7594', '24/03/2026,B,350,-605,,6989', '25/03/2026,C,944,-878,,6111'],
      ['328.00 ZAR', '-605.00 ZAR', '-878.00 ZAR'],
    ],
    [
      'of two rows with a number before the amount',
      ['13/03/2026,120,A,-5.50,94.50', '14/03/2026,121,B,20.00,114.50'],
      ['-5.50 ZAR', '20.00 ZAR'],
    ],
    [
      'of two rows with a number before the sides',
      ['13/03/2026,A,120,-5.50,,94.50', '14/03/2026,B,121,,20.00,114.50'],
      ['-5.50 ZAR', '20.00 ZAR'],
    ],
    [
      'of two rows of which a balance tells too little',
      ['13/03/2026,A,114,605,6989', '14/03/2026,B,350,95,7084'],
      ['unmapped'],
    ],
    [
      'of two sides without signs, of which one step of a balance tells',
      ['13/03/2026,A,5.50,,94.50', '14/03/2026,B,,20.00,114.50'],
      ['unmapped'],
    ],
    ['of two sides without signs or a balance', ['13/03/2026,A,,605', '14/03/2026,B,350,'], ['unmapped']],
  ])('%s', (_, lines, found) => {
    expect(read(lines)).toEqual(found);
  });

  test('with each side in its column is read whole, marked, or asked about', () => {
    const entry = fc.record({
      cents: fc.integer({ min: 1, max: 99_999 }),
      isIn: fc.boolean(),
      number: fc.integer({ min: 100, max: 999 }),
    });
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 4 }),
        fc.constantFrom<readonly [isWhole: boolean, hasMinus: boolean]>(
          [true, true],
          [false, true],
          [true, false],
          [false, false],
        ),
        fc.boolean(),
        (entries, [isWhole, hasMinus], hasNumber) => {
          let balance = 500_000n;
          const written = (minor: bigint) =>
            isWhole ? `${minor}` : `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
          const rows = entries.map(({ cents, isIn, number }, at) => {
            const minor = BigInt(cents);
            balance += isIn ? minor : -minor;
            const sides = isIn ? ['', written(minor)] : [`${hasMinus ? '-' : ''}${written(minor)}`, ''];
            const numbered = hasNumber ? [`${number}`] : [];
            return {
              cells: [`1${3 + at}/03/2026`, 'Text', ...numbered, ...sides, written(balance)].join(','),
              amount: `${isIn ? '' : '-'}${isWhole ? `${minor}.00` : written(minor)}`,
            };
          });
          const text = `${rows.map(({ cells }) => cells).join('\n')}\n`;
          const reading = readCsv(text, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
          if (reading.kind !== 'read') return;
          const told = new Set(reading.accounts.flatMap(({ failed }) => failed.map(({ line }) => line)));
          const amounts = new Map(
            reading.accounts.flatMap((account) => account.rows.map(({ line, amount }) => [line, decimalOf(amount)])),
          );
          for (const [at, { amount }] of rows.entries())
            if (!told.has(at + 1)) expect([text, amounts.get(at + 1)]).toEqual([text, amount]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('cells that a spreadsheet marks as text with an apostrophe are read', () => {
  const lines = ['Date,Description,Amount', "'13/03/2026,Shop,'-10.00", "'14/03/2026,Pay,'20.00"];
  expect(read(lines)).toEqual(['-10.00 ZAR', '20.00 ZAR']);
});

test('a tariff in the first row, which no balance judges, is asked about', () => {
  const lines = [
    'Date,Details,Amount,Tariff,Balance',
    '2026-03-13,Send,-100.00,-7.00,893.00',
    '2026-03-14,Receive,50.00,0.00,943.00',
    '2026-03-15,Buy,-43.00,0.00,900.00',
  ];
  expect(read(lines)).toEqual([expect.stringContaining('asks fee')]);
});
