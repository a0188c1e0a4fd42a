import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import type { Filing, StatementRow } from '#modules/money/statement-formats/model.ts';
import { carriedCounts, tagsOf, wantedCategories } from './carried.ts';

const NOTHING: Filing = { category: [], isIncome: null, tags: [], note: null, pair: null };

function row(minor: number, filing: Partial<Filing> = {}, lines: [number, Partial<Filing>][] = []): StatementRow {
  const amount = money(BigInt(minor), 'ZAR');
  return {
    line: 1,
    part: 'entry',
    day: '2026-03-01',
    valueDay: null,
    amount,
    roundedFrom: null,
    description: 'Shop',
    bankText: 'Shop',
    counterparty: null,
    reference: null,
    sourceId: null,
    balance: null,
    status: 'booked',
    category: null,
    transferAccount: null,
    splits: [],
    filing: {
      ...NOTHING,
      ...filing,
      lines: lines.map(([part, own]) => ({
        ...NOTHING,
        ...own,
        description: 'Line',
        amount: money(BigInt(part), 'ZAR'),
      })),
    },
  };
}
const filed = (path: string, ...minors: number[]) => minors.map((minor) => row(minor, { category: path.split(':') }));
const kinds = (rows: StatementRow[]) => wantedCategories(rows).map(({ path, kind }) => `${path.join(':')} ${kind}`);

describe('what a category is for, where the program does not say', () => {
  test.each([
    ['money goes out', filed('Food', -5, -7), ['Food expense']],
    ['money comes in', filed('Pay', 900), ['Pay income']],
    ['one large refund of several purchases', filed('Food', -5, -7, 500), ['Food expense']],
    ['as often in as out', filed('Food', -5, 500), ['Food expense']],
    [
      'a refund alone, in a group for spending',
      [...filed('Food:Shop', -5, -7), ...filed('Food:Out', 3)],
      ['Food:Shop expense', 'Food:Out expense'],
    ],
    [
      'pay in a group with everything else',
      [...filed('All:Rent', -5, -5, -5, -5), ...filed('All:Pay', 90, 90, 90)],
      ['All:Rent expense', 'All:Pay income'],
    ],
    [
      'lines of a split count, the whole does not',
      [
        row(-12, {}, [
          [-10, { category: ['Food'] }],
          [-2, { category: ['Tip'] }],
        ]),
      ],
      ['Food expense', 'Tip expense'],
    ],
    ['sides of transfers have none', [row(-5, { category: ['Moved'], pair: 'p' })], []],
  ])('%s', (_, rows, expected) => expect(kinds(rows)).toEqual(expected));

  test('what the program says goes before', () => {
    const rows = [row(-5, { category: ['Pay'], isIncome: true })];
    expect(wantedCategories(rows)).toEqual([{ path: ['Pay'], kind: 'income', isSure: true }]);
  });
});

test('splits are counted, and a transfer once its two sides are there', () => {
  const rows = [
    row(-5, { pair: 'a' }),
    row(5, { pair: 'a' }),
    row(-7, { pair: 'alone' }),
    row(-9, {}, [
      [-4, {}],
      [-5, { pair: 'b' }],
    ]),
    row(5, { pair: 'b' }),
  ];
  expect(carriedCounts(rows)).toEqual({ splits: 1, transfers: 2 });
});

test('each tag once', () => {
  const rows = [
    row(-5, { tags: ['holiday', 'work'] }),
    row(-5, {}, [
      [-2, { tags: ['work'] }],
      [-3, { tags: ['car'] }],
    ]),
  ];
  expect(tagsOf(rows)).toEqual(['holiday', 'work', 'car']);
});
