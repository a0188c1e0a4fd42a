import { describe, expect, test } from 'vitest';
import { byMarkers, mixedByMarkers, onlyPaymentsNegative, withoutChanceMarks } from './markers.ts';
import type { Minors } from './signs.ts';

type Markers = readonly ('in' | 'out' | null)[];

describe('amounts by the markers beside them', () => {
  test.each<[what: string, amounts: Minors, markers: Markers, read: Minors | null]>([
    ['no marker', [5n, -3n], [null, null], null],
    ['a marker beside no amount', [null, 3n], ['in', null], null],
    ['both, on plain amounts', [5n, 3n], ['in', 'out'], [5n, -3n]],
    ['both, and a row without one', [5n, 3n, 7n], ['in', 'out', null], [5n, -3n, 7n]],
    ['in alone: the rest is out', [5n, 3n, null], ['in', null, null], [5n, -3n, null]],
    ['in alone, and a minus that has none', [5n, -3n], ['in', null], [5n, -3n]],
    ['out alone: the rest is in', [5n, 3n], ['out', null], [-5n, 3n]],
    ['out alone, and a minus that has none', [5n, -3n], ['out', null], [-5n, -3n]],
    ['out on each minus', [5n, -3n], ['in', 'out'], [5n, -3n]],
    ['one word on every row, and signs both ways', [-5n, 3n, -2n], ['out', 'out', 'out'], null],
    ['the other word on every row', [-5n, 3n, -2n], ['in', 'in', 'in'], null],
    ['one word on every row, and one sign', [-5n, -3n], ['in', 'in'], [5n, 3n]],
    ['out on each minus, of which one has no marker', [-5n, 3n, 7n], ['out', 'out', null], [-5n, -3n, 7n]],
    ['out on each minus, in on the rest, one without', [-5n, 3n, -7n], ['out', 'in', null], [-5n, 3n, -7n]],
    ['in on each minus', [5n, -3n], ['out', 'in'], [-5n, 3n]],
    ['a minus for each', [-5n, -3n, 2n], ['out', 'in', 'out'], [-5n, 3n, -2n]],
    ['an amount of nothing', [0n, 3n], ['out', 'in'], [0n, 3n]],
    ['fewer markers than amounts', [5n, 3n], ['in'], [5n, -3n]],
  ])('%s', (_, amounts, markers, read) => {
    expect(byMarkers(amounts, markers)).toEqual(read);
  });
});

describe('marks of a column that no heading names', () => {
  test.each<[what: string, amounts: Minors, markers: Markers, areMarks: boolean]>([
    ['out on each minus', [5n, -3n, -2n], ['in', 'out', 'out'], true],
    ['plain amounts', [5n, 3n], ['in', 'out'], true],
    ['in on each minus', [5n, -3n], ['out', 'in'], false],
    ['a minus of both', [5n, -3n, -2n], ['out', 'in', 'out'], false],
    ['a minus of both on every row', [-3n, -2n], ['in', 'out'], false],
    ['a minus of both among many without', [5n, 5n, 5n, 5n, 5n, 5n, 5n, -3n, -2n], [...many('in', 8), 'out'], true],
    ['a minus of those without a mark', [5n, -3n, 2n], ['in', null, 'out'], true],
  ])('%s', (_, amounts, markers, areMarks) => {
    expect(withoutChanceMarks(amounts, markers, false)).toEqual(areMarks ? markers : markers.map(() => null));
    expect(withoutChanceMarks(amounts, markers, true)).toEqual(markers);
  });
});

function many(way: 'in' | 'out', count: number): Markers {
  return Array.from({ length: count }, () => way);
}

describe('amounts of which only some of one mark have a minus', () => {
  test.each<[what: string, amounts: Minors, markers: Markers, isMixed: boolean]>([
    ['out on each minus', [5n, -3n], ['in', 'out'], false],
    ['money out of both kinds', [5n, -3n, 2n], ['in', 'out', 'out'], true],
    ['money in of both kinds', [5n, -3n, 2n], ['in', 'in', 'out'], true],
    ['a minus at each of both', [-5n, -3n], ['in', 'out'], true],
    ['one without a mark', [5n, -3n, 2n], ['in', null, 'in'], false],
  ])('%s', (_, amounts, markers, isMixed) => {
    expect(mixedByMarkers(amounts, markers) !== null).toBe(isMixed);
  });
});

describe('every minus stands at a payment received', () => {
  test.each<[what: string, amounts: Minors, texts: string, isSo: boolean]>([
    ['one payment for two purchases', [20n, 10n, -30n], 'Shoes|Bread|Payment received', true],
    ['one payment for one purchase', [20n, -30n], 'Shoes|Payment received', false],
    ['two payments for four purchases', [1n, 2n, 3n, 4n, -5n, -6n], '||||Refund|Deposit', true],
    ['two payments for three', [1n, 2n, 3n, -5n, -6n], '|||Refund|Deposit', false],
    ['no payment', [20n, 10n], 'Shoes|Bread', false],
    ['a minus that is none', [20n, 10n, -30n], 'Shoes|Bread|Purchase', false],
    ['a minus that says nothing', [20n, 10n, -30n], 'Shoes|Bread|', false],
    ['a payment without a minus', [20n, 10n, 5n, -30n], 'Shoes|Bread|Refund|Deposit', false],
    ['rows of nothing', [0n, null, 20n, 10n, -30n], 'Refund|Refund|Shoes|Bread|Deposit', true],
    ['rows of nothing, which are no purchases', [0n, null, 20n, -30n], '||Shoes|Deposit', false],
    ['amounts without words', [1n], '', false],
  ])('%s', (_, amounts, texts, isSo) => {
    expect(onlyPaymentsNegative(amounts, texts.split('|'))).toBe(isSo);
  });
});
