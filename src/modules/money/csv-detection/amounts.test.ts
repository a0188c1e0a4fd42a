import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideMark, decimalUnder, figureOf, moneyOf, plainDecimal } from './amounts.ts';
import { currenciesMeant } from './currencies.ts';
import type { DecimalMark } from './model.ts';

/** The exact amount in a cell alone in its column; null where it cannot be read. */
function read(cell: string, currency = 'ZAR'): string | null {
  const figure = figureOf(cell);
  if (figure === null) return null;
  const { mark } = decideMark([figure.body], 2);
  const value = mark === null ? null : decimalUnder(figure.body, mark);
  const isOut = figure.sign === '-' || figure.marker === 'out';
  const money = value === null ? null : moneyOf(value, isOut, currency);
  return money === null ? null : String(money.money.minor);
}

describe('an amount next to nothing', () => {
  it.each([
    ['7,05883E-05', { body: '0,0000705883', sign: null }],
    ['-7.05883e-05', { body: '0.0000705883', sign: '-' }],
    ['4E-1', { body: '0.4', sign: null }],
    ['4.5E-0', { body: '4.5', sign: null }],
  ])('%s is written in full', (cell, found) => {
    expect(figureOf(cell)).toMatchObject(found);
  });

  it.each(['1,23E+05', '1.5E05', '12.5E-02', '4E-100', '1E-5-2'])('%s is none', (cell) => {
    expect(figureOf(cell)).toBeNull();
  });

  it('is the number that programs write so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 7, max: 14 }), (digits, places) => {
        const [whole = '', ...fraction] = String(digits);
        const cell = `${whole}${fraction.length > 0 ? '.' : ''}${fraction.join('')}e-${places}`;
        expect(Number(figureOf(cell)?.body)).toBe(Number(cell));
      }),
    );
  });
});

describe('an amount as banks write it', () => {
  it.each([
    ['1,234.56', '123456'],
    ['1 234,56', '123456'],
    ['1\u00a0234,56', '123456'],
    ['1\u202f234,56', '123456'],
    ['R 1 234.56', '123456'],
    ['R1,234.56', '123456'],
    ['KSh 1,500.00', '150000'],
    ['Ksh1,500.00', '150000'],
    ['₦12,500.00', '1250000'],
    ['N5,000.00', '500000'],
    ['NGN 5,000.00', '500000'],
    ['-R250.00', '-25000'],
    ['R-250.00', '-25000'],
    ['1234.56-', '-123456'],
    ['\u22125.10', '-510'],
    ['(1,234.00)', '-123400'],
    ['250.00 Dr', '-25000'],
    ['250.00Cr', '25000'],
    ['388.33 OD', '-38833'],
    ['1.388,33 O/D', '-138833'],
    ['-110.7 €', '-11070'],
    ['1.234.567,89', '123456789'],
    ["1'234.50", '123450'],
    ['1,00,000.50', '10000050'],
    ['- $1,150.00', '-115000'],
    ['+ £1,100.00', '110000'],
    ['.50', '50'],
    ['500,-', '50000'],
    ['0', '0'],
    ['\u200f4.75-', '-475'],
  ])('%s', (cell, minor) => {
    expect(read(cell)).toBe(minor);
  });

  it.each([
    '',
    'abc',
    '12 34',
    '1,23,4',
    '071 234 567',
    'od 100.00',
    '10.03.2018',
    'NL77RABO',
    '5222*7143',
    '12 Main Road',
    '1-2',
    '--5',
    '=1+2',
    '(5',
    'R R 5',
    '1e5',
  ])('%s is none', (cell) => {
    expect(read(cell)).toBeNull();
  });

  it.each([
    ['the currency has three decimals', ['1.234', '5.678'], 3, true],
    ['every amount could have three decimals', ['12,500', '3,250'], 2, true],
    ['every amount could have three decimals, with a point', ['1.234', '5.678'], 2, true],
    ['the file does not say its currency', ['12,345', '6,789'], 2, false],
    ['two columns group their thousands differently', ['12,500', '3.250'], 2, true],
  ] as const)('leaves three digits after a separator open where %s', (_, bodies, decimals, isNamed) => {
    expect(decideMark(bodies, decimals, isNamed)).toEqual({ mark: null });
  });

  it.each([
    ['a smaller amount is whole', ['12,500', '750'], 2, false],
    ['the currency has no decimals', ['12,500', '3,250'], 0, true],
    ['they would be finer than the currency named', ['12,345', '6,780'], 2, true],
  ] as const)('takes three digits after a comma for thousands where %s', (_, bodies, decimals, isNamed) => {
    expect(decideMark(bodies, decimals, isNamed)).toMatchObject({ mark: '.', isProved: false });
  });

  it('takes three digits for decimals where one amount proves it', () => {
    expect(decideMark(['1.234', '5.678', '0.500'], 3)).toMatchObject({ mark: '.', isProved: true });
    expect(decideMark(['12.500', '1234.500'], 2)).toMatchObject({ mark: '.', isProved: true });
  });

  it('lets one proof decide for the column', () => {
    expect(decideMark(['4,884', '1,280.8'], 2)).toMatchObject({ mark: '.' });
    expect(decideMark(['4.884', '12,5'], 2)).toMatchObject({ mark: ',' });
  });

  it('rounds what is finer than the minor unit half away from zero, and says so', () => {
    expect(moneyOf({ digits: '197122', scale: 3 }, true, 'USD')).toEqual({
      money: { minor: -19712n, currency: 'USD' },
      roundedFrom: '-197.122',
    });
    expect(moneyOf({ digits: '8485', scale: 3 }, true, 'USD')?.money.minor).toBe(-849n);
    expect(moneyOf({ digits: '8850', scale: 3 }, false, 'EUR')).toEqual({
      money: { minor: 885n, currency: 'EUR' },
      roundedFrom: null,
    });
  });

  it('refuses what does not fit a 64-bit amount', () => {
    expect(moneyOf({ digits: '99999999999999999999', scale: 0 }, false, 'ZAR')).toBeNull();
  });

  it('knows the words for currencies, and a shared sign by all it can mean', () => {
    expect(currenciesMeant('KSh')).toEqual(['KES']);
    expect(currenciesMeant('₦')).toEqual(['NGN']);
    expect(currenciesMeant('zar')).toEqual(['ZAR']);
    expect(currenciesMeant('$')).toContain('USD');
    expect(currenciesMeant('constructor')).toEqual([]);
    expect(currenciesMeant('ABC')).toEqual([]);
  });
});

const grouped = (digits: string, separator: string): string => digits.replace(/\B(?=(\d{3})+$)/g, separator);

describe('properties', () => {
  it('any amount, grouped and signed in any way, reads back exactly', () => {
    const style = fc.record({
      mark: fc.constantFrom<DecimalMark>('.', ','),
      separator: fc.constantFrom('', ' ', '\u00a0', '\u202f', "'", 'other'),
      sign: fc.constantFrom(
        (text: string) => `-${text}`,
        (text: string) => `${text}-`,
        (text: string) => `(${text})`,
        (text: string) => `\u2212${text}`,
        (text: string) => `${text} Dr`,
        (text: string) => `-R${text}`,
        (text: string) => `R -${text}`,
      ),
    });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), style, (minor, { mark, separator, sign }) => {
        const digits = minor.toString().padStart(3, '0');
        const between = separator === 'other' ? (mark === '.' ? ',' : '.') : separator;
        const text = `${grouped(digits.slice(0, -2), between)}${mark}${digits.slice(-2)}`;
        expect(read(sign(text))).toBe(minor === 0n ? '0' : `-${minor}`);
      }),
    );
  });

  it('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        read(text);
      }),
    );
  });

  it('a decimal is written as it was read', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:0|[1-9]\d{0,12})(?:\.\d{1,6})?$/), (text) => {
        const value = decimalUnder(text, '.');
        expect(value).not.toBeNull();
        if (value !== null) expect(plainDecimal(value, false)).toBe(text);
      }),
    );
  });
});
