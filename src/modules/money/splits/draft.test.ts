import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import {
  changedLine,
  type Draft,
  draftAmounts,
  draftFrom,
  draftOf,
  draftProblem,
  leftOf,
  sharedEqually,
  templateLinesOf,
  wishesOf,
  withLine,
  withoutLine,
  withRest,
} from './draft.ts';
import { hundredthsOf } from './rules.ts';
import type { Split } from './model.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const WHOLE = ZAR(-100_00n);
const PURCHASE: Split = {
  id: '019abc00-0000-7000-8000-000000000000',
  accountId: '019abc00-0000-7000-8000-00000000000a',
  bookedOn: '2026-03-10',
  description: 'Woolworths',
  amount: WHOLE,
  categoryId: 'food',
  lines: [],
};
const minors = (draft: Draft) => draftAmounts(draft, WHOLE).map(({ minor }) => minor);
const fresh = draftOf(PURCHASE);
const sized = (draft: Draft, key: number, minor: bigint) => changedLine(draft, key, { size: ZAR(minor) });

describe('a new draft', () => {
  test('has two lines: the first has the category and what the second leaves', () => {
    expect(fresh.map(({ categoryId, way }) => [categoryId, way])).toEqual([
      ['food', 'rest'],
      [null, 'amount'],
    ]);
    expect(minors(fresh)).toEqual([-100_00n, 0n]);
    expect(minors(sized(fresh, 2, 30_00n))).toEqual([-70_00n, -30_00n]);
    expect(draftProblem(sized(fresh, 2, 30_00n), WHOLE)).toBeNull();
  });

  test('takes cash back by a minus', () => {
    expect(minors(sized(fresh, 2, -30_00n))).toEqual([-130_00n, 30_00n]);
  });

  test('is sent with the words of the transaction where it has none of its own', () => {
    const draft = changedLine(sized(fresh, 2, 30_00n), 2, { description: 'Shoes', note: ' ', categoryId: 'clothes' });
    expect(wishesOf(draft, PURCHASE)).toEqual([
      { categoryId: 'food', description: 'Woolworths', note: null, amount: ZAR(-70_00n) },
      { categoryId: 'clothes', description: 'Shoes', note: null, amount: ZAR(-30_00n) },
    ]);
  });
});

test('a line whose per cent is not typed yet takes nothing', () => {
  expect(minors(changedLine(fresh, 2, { way: 'percent' }))).toEqual([-100_00n, 0n]);
});

test('a line names the account of its other side, unless it is linked already', () => {
  const chosen = changedLine(sized(fresh, 2, 30_00n), 2, { accountId: 'loan' });
  expect(wishesOf(chosen, PURCHASE).map(({ accountId }) => accountId)).toEqual([undefined, 'loan']);
  const linked = { id: 'a', description: 'X', categoryId: 'own', amount: ZAR(-50_00n), note: null, tagIds: [] };
  const lines = [
    { ...linked, transferId: 't', otherAccountId: 'loan' },
    { ...linked, id: 'b', transferId: 'u', otherAccountId: null },
  ];
  const draft = draftOf({ ...PURCHASE, lines });
  expect(draft.map(({ accountId, isLinked }) => [accountId, isLinked])).toEqual([
    ['loan', true],
    [null, true],
  ]);
  expect(wishesOf(draft, PURCHASE).map(({ accountId }) => accountId)).toEqual([undefined, undefined]);
  expect(templateLinesOf(draft, WHOLE)?.map(({ accountId }) => accountId)).toEqual(['loan', null]);
});

test('lines that are there come with their sizes, and are sent with their ids', () => {
  const line = { id: 'a', description: 'Woolworths', categoryId: null, amount: ZAR(-60_00n), note: 'x' };
  const more = { tagIds: [], transferId: null, otherAccountId: null };
  const lines = [line, { ...line, id: 'b', description: 'Cash', amount: ZAR(-40_00n), note: null }];
  const draft = draftOf({ ...PURCHASE, lines: lines.map((one) => ({ ...one, ...more })) });
  expect(draft.map(({ size, description, note }) => [size, description, note])).toEqual([
    [ZAR(60_00n), '', 'x'],
    [ZAR(40_00n), 'Cash', ''],
  ]);
  expect(wishesOf(draft, PURCHASE)).toEqual(
    lines.map(({ id, description, categoryId, amount, note }) => ({ id, description, categoryId, amount, note })),
  );
});

describe('lines', () => {
  test('are added with keys of their own, up to 50, and removed down to two', () => {
    let draft = fresh;
    for (let count = 0; count < 60; count += 1) draft = withLine(draft);
    expect(draft).toHaveLength(50);
    expect(new Set(draft.map(({ key }) => key)).size).toBe(50);
    expect(withoutLine(withLine(fresh), 1).map(({ key }) => key)).toEqual([2, 3]);
    expect(withoutLine(fresh, 1)).toEqual(fresh);
  });

  test('are shared equally, the odd cent first', () => {
    expect(minors(sharedEqually(withLine(fresh), WHOLE))).toEqual([-33_34n, -33_33n, -33_33n]);
  });

  test('take the rest: the first that is empty, or the last on top of what it has', () => {
    const amounts = changedLine(sized(fresh, 1, 60_00n), 1, { way: 'amount' });
    expect(leftOf(amounts, WHOLE)).toEqual(ZAR(40_00n));
    expect(minors(withRest(amounts, WHOLE))).toEqual([-60_00n, -40_00n]);
    expect(minors(withRest(sized(amounts, 2, 50_00n), WHOLE))).toEqual([-60_00n, -40_00n]);
  });
});

test.each<[string, Partial<Draft[number]>, ReturnType<typeof draftProblem>]>([
  ['no amount', { size: 'abc' }, { kind: 'unread', at: 1 }],
  ['no per cent', { way: 'percent', percent: '' }, { kind: 'unread', at: 1 }],
  ['nothing', { size: null }, { kind: 'zero', at: 1 }],
  ['all of it', { size: ZAR(100_00n) }, { kind: 'zero', at: 0 }],
  ['a per cent', { way: 'percent', percent: '12.5' }, null],
])('a second line of %s', (_name, change, expected) => {
  expect(draftProblem(changedLine(fresh, 2, change), WHOLE)).toEqual(expected);
});

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['33.33', 3333],
  ['100', 10_000],
  ['0.01', 1],
  ['0', null],
  ['100.01', null],
  ['1.234', null],
  ['-5', null],
  ['', null],
])('“%s” is %s hundredths of a per cent', (text, expected) => {
  expect(hundredthsOf(text)).toBe(expected);
});

describe('a template', () => {
  const lines = [
    { description: null, categoryId: 'food', hundredths: 2550, accountId: 'loan' },
    { description: 'Shoes', categoryId: 'gone', hundredths: null, accountId: 'closed' },
  ];

  test('fills the draft, without categories and accounts that are gone', () => {
    const there = { hasCategory: (id: string) => id === 'food', hasAccount: (id: string) => id === 'loan' };
    const draft = draftFrom({ id: 't', name: 'T', lines }, there);
    expect(draft.map(({ way, percent, categoryId, description }) => [way, percent, categoryId, description])).toEqual([
      ['percent', '25.5', 'food', ''],
      ['rest', '', null, 'Shoes'],
    ]);
    expect(minors(draft)).toEqual([-25_50n, -74_50n]);
    expect(templateLinesOf(draft, WHOLE)).toEqual([lines[0], { ...lines[1], categoryId: null, accountId: null }]);
  });

  test('is made of amounts by their share, and of nothing that is no split', () => {
    const draft = sized(fresh, 2, 25_00n);
    expect(templateLinesOf(draft, WHOLE)?.map(({ hundredths }) => hundredths)).toEqual([7500, null]);
    expect(templateLinesOf(fresh, WHOLE)).toBeNull();
    expect(templateLinesOf(sized(fresh, 2, -25_00n), WHOLE)).toBeNull();
  });
});
