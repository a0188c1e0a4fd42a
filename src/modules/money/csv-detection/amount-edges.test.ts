import { describe, expect, it } from 'vitest';
import {
  decideMark,
  type Decimal,
  decimalUnder,
  type Figure,
  figureOf,
  isBlank,
  markSaidBy,
  moneyOf,
} from './amounts.ts';
import type { DecimalMark } from './model.ts';

const figure = (body: string, more: Partial<Figure> = {}): Figure => ({
  body,
  sign: null,
  marker: null,
  currency: null,
  ...more,
});

describe('a cell says that there is nothing in it', () => {
  it.each(['', '   ', '\u00a0', '-', '--', '---', '–', '—', ' - ', 'n/a', 'N/A', 'na', 'nil', 'NULL'])('%j', (cell) => {
    expect(isBlank(cell)).toBe(true);
  });

  it.each(['0', '----', 'x', '-5', 'n/a x', 'x nil', `${' '.repeat(24)}5.00`])('but not %j', (cell) => {
    expect(isBlank(cell)).toBe(false);
  });
});

describe('what stands around the digits', () => {
  it.each<[cell: string, figure: Figure]>([
    ['+5', figure('5', { sign: '+' })],
    ['-.50', figure('.50', { sign: '-' })],
    ['R.50', figure('.50', { currency: 'R' })],
    ['R.1,500.00', figure('1,500.00', { currency: 'R.' })],
    ['R.5,0', figure('5,0', { currency: 'R.' })],
    ['Rs.500', figure('500', { currency: 'Rs.' })],
    ['1  234,50', figure('1 234,50')],
    ['15000,', figure('15000')],
    ['500.-', figure('500')],
    ['500,--', figure('500')],
    ['500 ,-', figure('500')],
    ['5.Dr', figure('5', { marker: 'out' })],
    ['5.00 Cr.', figure('5.00', { marker: 'in' })],
    ['5 C', figure('5', { marker: 'in' })],
    ['5 D', figure('5', { marker: 'out' })],
    ['Dr 5', figure('5', { marker: 'out' })],
    ['Cr 5', figure('5', { marker: 'in' })],
    ['(+5)', figure('5', { sign: '-' })],
    [`${' '.repeat(55)}12.50`, figure('12.50')],
  ])('%j', (cell, found) => {
    expect(figureOf(cell)).toEqual(found);
  });

  it.each([
    ['a letter before it, which is no marker there', 'D 5'],
    ['two markers', 'Dr 5 Cr'],
    ['a marker with a point inside', 'd.r 5'],
    ['two currencies', 'USD 5 EUR'],
    ['two signs', '++5'],
    ['two signs that differ', '-+5'],
    ['two minuses', '--5'],
    ['a minus within brackets', '(-5)'],
    ['a bracket that is not closed', '(5'],
    ['a bracket that is not opened', '5)'],
    ['brackets signs are reversed', ')5('],
    ['brackets before it', '()5'],
    ['brackets behind it', '5()'],
    ['a bracket too many before it', '((5)'],
    ['a bracket too many behind it', '(5))'],
    ['letters within', '5x6'],
    ['a point apart from it', '. 5'],
    ['more than any bank writes', `${' '.repeat(56)}12.50`],
  ])('%s is no amount: %j', (_, cell) => {
    expect(figureOf(cell)).toBeNull();
  });
});

describe('digits with separators', () => {
  it.each<[body: string, mark: DecimalMark, value: Decimal]>([
    ['0', '.', { digits: '0', scale: 0 }],
    ['000', '.', { digits: '0', scale: 0 }],
    ['0012', '.', { digits: '12', scale: 0 }],
    ['0012.50', '.', { digits: '1250', scale: 2 }],
    ['12,34,567', '.', { digits: '1234567', scale: 0 }],
    ['1,23,456.7', '.', { digits: '1234567', scale: 1 }],
    ['123,456,789', '.', { digits: '123456789', scale: 0 }],
    ["1’234'567", '.', { digits: '1234567', scale: 0 }],
    ['5.', '.', { digits: '5', scale: 0 }],
  ])('%j with %j for the decimals', (body, mark, value) => {
    expect(decimalUnder(body, mark)).toEqual(value);
  });

  it.each<[why: string, body: string, mark: DecimalMark]>([
    ['nothing on either side', '.', '.'],
    ['letters', 'abc', '.'],
    ['letters in one of the groups', '1,abc', '.'],
    ['two marks', '1.2.3', '.'],
    ['a separator behind the mark', '1.234,5', '.'],
    ['separators that differ', '1 234.567', ','],
    ['nothing before the first separator', ',123', '.'],
    ['four digits before it', '1234,567', '.'],
    ['nought before it', '0,123', '.'],
    ['a last group of two', '123,45', '.'],
    ['a group of one', '1,2,345', '.'],
    ['a group of four', '1,2345,678', '.'],
    ['groups of two after three', '123,45,678', '.'],
    ['a group of two and one of one', '1,2,34,567', '.'],
    ['the other way round', '1,23,4,567', '.'],
  ])('%s are no number: %j with %j', (_, body, mark) => {
    expect(decimalUnder(body, mark)).toBeNull();
  });

  it.each<[body: string, said: DecimalMark | 'either' | null]>([
    ['500', null],
    ['1.2.3,4,5', null],
    ['1.5', '.'],
    ['1,5', ','],
    ['1,500', 'either'],
    ['1.500', 'either'],
    ['1.500,0', ','],
    ['5.', '.'],
  ])('%j says of the mark %j', (body, said) => {
    expect(markSaidBy(body)).toBe(said);
  });
});

describe('the mark of a column', () => {
  it('is the one that more amounts prove, and says how many', () => {
    expect(decideMark(['1,5', '2,5', '1.5'], 2)).toEqual({
      mark: ',',
      because: '2 amounts can only be read with a decimal comma.',
      isProved: true,
    });
    expect(decideMark(['1.5'], 2)).toMatchObject({
      because: '1 amounts can only be read with a decimal point.',
    });
  });

  it('is open where as many prove the one as the other', () => {
    expect(decideMark(['1,5', '1.5'], 2)).toEqual({ mark: null });
  });

  it('is a point, unproved, where nothing asks for one', () => {
    expect(decideMark(['5', '12'], 2)).toMatchObject({ mark: '.', isProved: false });
  });

  it('is told by a currency that the file names, which it does unless it is said otherwise', () => {
    expect(decideMark(['12,345'], 2)).toMatchObject({ mark: '.' });
  });

  it.each(['0', '1500', '75000', '075'])('is not told by %j, which is no amount below a thousand', (whole) => {
    expect(decideMark(['12,500', whole], 2)).toEqual({ mark: null });
  });

  it.each([
    ['two separators group thousands', ['12,500', '3.250', '750'], 2],
    ['the currency has three decimals', ['12,500', '750'], 3],
  ])('stays open beside a smaller amount where %s', (_, bodies, decimals) => {
    expect(decideMark(bodies, decimals)).toEqual({ mark: null });
  });
});

describe('as money', () => {
  it('the longest and the finest is still exact', () => {
    expect(moneyOf({ digits: `1${'0'.repeat(29)}`, scale: 25 }, false, 'ZAR')?.money.minor).toBe(1_000_000n);
  });

  it.each<[string, Decimal]>([
    ['longer', { digits: `1${'0'.repeat(30)}`, scale: 25 }],
    ['finer', { digits: `1${'0'.repeat(29)}`, scale: 26 }],
  ])('%s is none', (_, value) => {
    expect(moneyOf(value, false, 'ZAR')).toBeNull();
  });
});
