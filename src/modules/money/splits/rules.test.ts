import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import {
  amountsOf,
  isShort,
  isWholeTemplate,
  type Part,
  partsOf,
  percentsOf,
  problemOf,
  remainderOf,
} from './rules.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const amount = (minor: bigint): Part => ({ kind: 'amount', minor });
const percent = (hundredths: number): Part => ({ kind: 'percent', hundredths });
const rest: Part = { kind: 'rest' };
const minors = (amounts: readonly { minor: bigint }[]) => amounts.map(({ minor }) => minor);

describe('amounts of parts', () => {
  test.each<[string, bigint, Part[], bigint[]]>([
    ['an amount and the rest', -100_00n, [amount(-30_00n), rest], [-30_00n, -70_00n]],
    ['two rests are equal shares, the odd cent goes first', -100_01n, [rest, rest], [-50_01n, -50_00n]],
    ['three of a cent too few', 100n, [rest, rest, rest], [34n, 33n, 33n]],
    [
      'per cents that are a whole sum to it',
      -10_00n,
      [percent(3333), percent(3333), percent(3334)],
      [-3_33n, -3_33n, -3_34n],
    ],
    ['half a cent is rounded away from zero', -1_01n, [percent(5000), rest], [-51n, -50n]],
    ['an amount, a per cent and the rest', 200_00n, [amount(50_00n), percent(2500), rest], [50_00n, 50_00n, 100_00n]],
    ['cash back is of the other sign', -150_00n, [amount(50_00n), rest], [50_00n, -200_00n]],
    ['nothing is left for the rest', -10n, [amount(-10n), rest], [-10n, 0n]],
    ['too much leaves the rest the other sign', -10n, [amount(-12n), rest], [-12n, 2n]],
    ['amounts alone are themselves', -10n, [amount(-4n), amount(-5n)], [-4n, -5n]],
    ['a per cent of nothing, as while it is typed', -10n, [percent(0), rest], [0n, -10n]],
    ['no parts', -10n, [], []],
  ])('%s', (_name, whole, parts, expected) => {
    expect(minors(amountsOf(ZAR(whole), parts))).toEqual(expected);
  });

  const minor = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
  const hundredths = fc.integer({ min: 1, max: 10_000 });
  const anyPart = fc.oneof(minor.map(amount), hundredths.map(percent), fc.constant(rest));

  test('sum to the whole exactly wherever one takes the rest', () => {
    fc.assert(
      fc.property(minor, fc.array(anyPart, { maxLength: 49 }), fc.nat(48), (whole, parts, at) => {
        const amounts = amountsOf(ZAR(whole), parts.toSpliced(at, 0, rest));
        expect(amounts.reduce((all, one) => all + one.minor, 0n)).toBe(whole);
        expect(remainderOf(ZAR(whole), amounts)).toEqual(ZAR(0n));
      }),
    );
  });

  test('of per cents that make 100 sum to the whole exactly, each within a unit of its share', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 49 });
    fc.assert(
      fc.property(minor, shares, (whole, some) => {
        const all = [...some, 10_000 - some.reduce((sum, one) => sum + one, 0)];
        const amounts = amountsOf(ZAR(whole), all.map(percent));
        expect(amounts.reduce((sum, one) => sum + one.minor, 0n)).toBe(whole);
        for (const [at, { minor: own }] of amounts.entries()) {
          const off = own * 10_000n - whole * BigInt(all[at] ?? 0);
          expect(off < 10_000n && off > -10_000n).toBe(true);
        }
      }),
    );
  });

  test('of equal shares differ by one unit at most', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 1, max: 50 }), (whole, count) => {
        const shares = minors(
          amountsOf(
            ZAR(whole),
            Array.from({ length: count }, () => rest),
          ),
        );
        const sorted = shares.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect((sorted.at(-1) ?? 0n) - (sorted[0] ?? 0n)).toBeLessThanOrEqual(1n);
      }),
    );
  });
});

describe('problems', () => {
  test.each<[string, bigint, bigint[], ReturnType<typeof problemOf>]>([
    ['one line', -10n, [-10n], { kind: 'few' }],
    ['51 lines', -51n, Array.from({ length: 51 }, () => -1n), { kind: 'many' }],
    ['a line of zero', -10n, [-10n, 0n], { kind: 'zero', at: 1 }],
    ['some is left', -100_00n, [-50_00n, -37_50n], { kind: 'short', by: ZAR(12_50n) }],
    ['too much', -100_00n, [-50_00n, -62_50n], { kind: 'over', by: ZAR(12_50n) }],
    ['some of money in is left', 100n, [50n, 40n], { kind: 'short', by: ZAR(10n) }],
    ['too much of money in', 100n, [50n, 60n], { kind: 'over', by: ZAR(10n) }],
    ['more than a whole of nothing', 0n, [50n, -60n], { kind: 'short', by: ZAR(10n) }],
    ['none', -100_00n, [-150_00n, 50_00n], null],
    ['none of 50 lines', -50n, Array.from({ length: 50 }, () => -1n), null],
  ])('%s', (_name, whole, lines, expected) => {
    expect(problemOf(ZAR(whole), lines.map(ZAR))).toEqual(expected);
  });

  test.each([
    [-10n, -1n, true],
    [-10n, 1n, false],
    [10n, 1n, true],
    [10n, -1n, false],
  ])('of %s a remainder of %s is short: %s', (whole, remainder, expected) => {
    expect(isShort(ZAR(whole), ZAR(remainder))).toBe(expected);
  });
});

describe('templates', () => {
  test.each<[(number | null)[], boolean]>([
    [[5000, null], true],
    [[5000, 5000], true],
    [[5000, 4999], false],
    [[5000, 5001], false],
    [[10_000, null], false],
    [[null, null], true],
  ])('%j make a whole: %s', (hundredths, expected) => {
    expect(isWholeTemplate(hundredths)).toBe(expected);
  });

  test.each<[bigint, bigint[], (number | null)[] | null]>([
    [-100_00n, [-25_00n, -75_00n], [2500, null]],
    [-100_00n, [-33_33n, -33_33n, -33_34n], [3333, 3333, null]],
    [-150_00n, [50_00n, -200_00n], null],
    [-150_00n, [-200_00n, 50_00n], null],
    [-1_000_000n, [-1n, -999_999n], null],
    [0n, [1n, -1n], null],
  ])('of %s and lines %s are %s', (whole, lines, expected) => {
    expect(percentsOf(ZAR(whole), lines.map(ZAR))).toEqual(expected);
  });

  test('of any template a whole of a size is split without a problem but zero lines', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.bigInt({ min: 100n, max: 10n ** 17n }), parts, (whole, percents) => {
        const problem = problemOf(ZAR(-whole), amountsOf(ZAR(-whole), partsOf([...percents, null])));
        expect(problem === null || problem.kind === 'zero').toBe(true);
      }),
    );
  });
});
