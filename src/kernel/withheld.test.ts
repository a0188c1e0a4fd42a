import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absolute, add, money, negate, share, subtract, withheldIn } from './money.ts';
import { STRUCK_OUT, strikeOut, withholdAmounts } from './withheld.ts';

describe('an answer without amounts', () => {
  test('keeps its shape, its currencies and everything that is no amount', () => {
    const createdAt = new Date('2026-03-10T08:00:00Z');
    expect(
      withholdAmounts({
        rows: [{ id: 'a', amount: money(-12345n, 'ZAR'), bookedOn: '2026-03-10', reference: null, createdAt }],
        count: 1,
        isLeast: false,
      }),
    ).toEqual({
      rows: [{ id: 'a', amount: withheldIn('ZAR'), bookedOn: '2026-03-10', reference: null, createdAt }],
      count: 1,
      isLeast: false,
    });
  });

  test('carries no figure of any money, however deep it lies', () => {
    const moneyOf = fc.record({ minor: fc.bigInt(), currency: fc.constantFrom('ZAR', 'KES', 'JPY') });
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        moneyOf,
        fc.array(tie('tree')),
        fc.record({ a: tie('tree'), amount: moneyOf, note: fc.constant('x') }),
      ),
    }));
    fc.assert(
      fc.property(tree, (answer) => {
        const figures = JSON.stringify(withholdAmounts(answer), (_, value: unknown) =>
          typeof value === 'bigint' ? `${value}n` : value,
        ).match(/"-?\d+n"/g);
        expect(figures?.every((figure) => figure === '"0n"') ?? true).toBe(true);
      }),
    );
  });

  test.each([
    ['a figure that is no money', { total: 5n }, /no money/],
    ['a figure with a currency that is none', { minor: 5n, currency: 'pebbles' }, /currency format is invalid/],
    ['a file', { file: new Blob(['12.50']) }, /unseen/],
    ['a map', { sums: new Map([['a', 5n]]) }, /unseen/],
  ])('refuses %s', (_, answer, why) => {
    expect(() => withholdAmounts(answer)).toThrow(why);
  });
});

test.each([
  ['CHECKERS SANDTON R1 234,50', `CHECKERS SANDTON ${STRUCK_OUT}`],
  ['POS 123.45 ZAR 0042', `POS ${STRUCK_OUT} 0042`],
  ['Fuel KSh 2,500 at Total', `Fuel ${STRUCK_OUT} at Total`],
  ['₦50,000 to Ada', `${STRUCK_OUT} to Ada`],
  ['Refund of 1.234,50 today', `Refund of ${STRUCK_OUT} today`],
  ['-99.00', `-${STRUCK_OUT}`],
  ...[
    'Kshs 1,000',
    'Kshs. 1000',
    'Ksh. 500',
    'KSH 500',
    'ksh 500',
    'US$ 500',
    'R -500',
    'r500',
    'zar 500',
    '500 R',
    '500/-',
    '5,000/=',
    'AUD 500',
    'UGX 10000',
    'GHS 40',
    'P500',
    'Rs 500',
    '¥500',
    'CHF 500',
    'R5k',
    'R 1.5m',
    'R1\u00a0234',
    'R1\u202f234',
    '1\u00a0234,50',
    '1\u202f234.50',
    'R\u00a0500',
    '500\u00a0ZAR',
    'R (500)',
    'R1 234',
  ].map((amount) => [
    `Paid ${amount}, thanks`,
    amount.endsWith(')') ? `Paid ${STRUCK_OUT}), thanks` : `Paid ${STRUCK_OUT}, thanks`,
  ]),
  ['Rent 4 rooms, 12 Park Road', 'Rent 4 rooms, 12 Park Road'],
  ['Shop 24 of 30 Rands Street', 'Shop 24 of 30 Rands Street'],
  ['Invoice 2026-03-10 no. 4471', 'Invoice 2026-03-10 no. 4471'],
  ['Paid on 10.03.2026', 'Paid on 10.03.2026'],
  ['M4 Motors', 'M4 Motors'],
  ['7-Eleven 24 hours', '7-Eleven 24 hours'],
])('%s is read as %s', (text, read) => {
  expect(strikeOut(text)).toBe(read);
});

test('what is computed from an amount that is withheld is withheld too', () => {
  const hidden = withheldIn('ZAR');
  const seen = money(500n, 'ZAR');
  for (const result of [add(hidden, seen), add(seen, hidden), subtract(seen, hidden), negate(hidden), absolute(hidden)])
    expect(result).toEqual(hidden);
  expect(share(hidden, [1n, 2n])).toEqual([hidden, hidden]);
});
