import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { expectedOf, isAsExpected, isWithin, medianOf, ruleOf } from './amounts.ts';
import type { AmountRule } from './model.ts';

const ZAR = (minor: number | bigint) => money(minor, 'ZAR');
const list = (...minors: number[]) => minors.map(ZAR);

test.each<[string, number[], AmountRule]>([
  ['all the same', [199, 199, 199], { kind: 'exact', amount: ZAR(199) }],
  ['a new price that came twice', [199, 199, 199, 229, 229], { kind: 'last', amount: ZAR(229) }],
  ['a new price that came once', [199, 199, 229], { kind: 'last', amount: ZAR(229) }],
  [
    'a new price too soon after another is none',
    [180, 199, 199, 229],
    { kind: 'about', amount: ZAR(199), percent: 16 },
  ],
  ['close together', [100, 110, 95], { kind: 'about', amount: ZAR(100), percent: 10 }],
  ['within twice the least', [100, 150, 200], { kind: 'range', from: ZAR(100), to: ZAR(200) }],
  ['far apart', [100, 150, 900], { kind: 'average', amount: ZAR(383) }],
])('%s', (_, amounts, rule) => {
  expect(ruleOf(list(...amounts))).toEqual(rule);
});

test('no amounts suggest no rule', () => {
  expect(() => ruleOf([])).toThrow(RangeError);
});

describe('what is expected next', () => {
  const paid = list(100, 200, 400);
  test.each<[AmountRule, number]>([
    [{ kind: 'exact', amount: ZAR(150) }, 150],
    [{ kind: 'about', amount: ZAR(150), percent: 5 }, 150],
    [{ kind: 'range', from: ZAR(100), to: ZAR(201) }, 151],
    [{ kind: 'last', amount: ZAR(150) }, 400],
    [{ kind: 'average', amount: ZAR(150) }, 233],
  ])('%o', (rule, minor) => {
    expect(expectedOf(rule, paid)).toEqual(ZAR(minor));
  });

  test('before anything was paid, the last and the average are the amount', () => {
    for (const kind of ['last', 'average'] as const)
      expect(expectedOf({ kind, amount: ZAR(150) }, [])).toEqual(ZAR(150));
  });

  test('an average is of the last twelve', () => {
    expect(expectedOf({ kind: 'average', amount: ZAR(1) }, list(10_000, ...Array<number>(12).fill(100)))).toEqual(
      ZAR(100),
    );
  });
});

test.each<[AmountRule, number, number, boolean]>([
  [{ kind: 'exact', amount: ZAR(100) }, 100, 120, true],
  [{ kind: 'exact', amount: ZAR(100) }, 101, 100, false],
  // The second payment of a new price is no change more.
  [{ kind: 'exact', amount: ZAR(100) }, 120, 120, true],
  [{ kind: 'range', from: ZAR(100), to: ZAR(200) }, 200, 100, true],
  [{ kind: 'range', from: ZAR(100), to: ZAR(200) }, 201, 100, false],
  [{ kind: 'about', amount: ZAR(100), percent: 10 }, 110, 90, true],
  [{ kind: 'about', amount: ZAR(100), percent: 10 }, 111, 90, false],
  [{ kind: 'last', amount: ZAR(100) }, 101, 100, false],
  [{ kind: 'average', amount: ZAR(100) }, 120, 50, true],
  [{ kind: 'average', amount: ZAR(100) }, 180, 100, false],
])('%o: %i after %i is as expected: %s', (rule, paid, before, expected) => {
  expect(isAsExpected(rule, ZAR(paid), ZAR(before))).toBe(expected);
});

test('percent are of the other amount, the edge included', () => {
  expect([isWithin(125n, 100n, 25n), isWithin(75n, 100n, 25n), isWithin(126n, 100n, 25n)]).toEqual([true, true, false]);
});

test('of two in the middle the lower is the median', () => {
  expect([medianOf([4n, 1n, 3n, 2n]), medianOf([3n, 1n, 2n])]).toEqual([2n, 2n]);
});
