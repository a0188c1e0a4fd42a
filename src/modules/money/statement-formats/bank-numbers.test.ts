import { describe, expect, test } from 'vitest';
import { frenchNumber, spanishNumber } from './bank-numbers.ts';

describe('of Spain', () => {
  // The first two are the examples of the standard and of the registry of IBANs.
  test.each([
    ['0012', '0345', '0000067890', '00120345030000067890'],
    ['2100', '0418', '0200051332', '21000418450200051332'],
    ['0000', '0000', '0000000001', '00000000050000000001'],
    ['0000', '0000', '0000000200', '00000000080000000200'],
    ['2100', '    ', '0200051332', '21000200051332'],
    ['    ', '    ', '          ', null],
  ])('%s %s %s', (bank, branch, account, number) => {
    expect(spanishNumber(bank, branch, account)).toBe(number);
  });

  test('a check digit that would be ten is one', () => {
    // Weighted 6 times 2: twelve leaves one, and eleven less one is ten.
    expect(spanishNumber('0000', '0002', '0000000002')).toBe('00000002110000000002');
  });
});

describe('of France', () => {
  // The first is the example of the registry of IBANs.
  test.each([
    ['20041', '01005', '0500013M026', '20041010050500013M02606'],
    ['30002', '00447', '0000888899H', '30002004470000888899H78'],
    ['30002', '00447', 'AJBKSTLZRI9', '3000200447AJBKSTLZRI986'],
    ['30002', '     ', '0000888899H', '300020000888899H'],
    ['     ', '     ', '           ', null],
  ])('%s %s %s', (bank, branch, account, number) => {
    expect(frenchNumber(bank, branch, account)).toBe(number);
  });

  test.each([
    ['A', '1'],
    ['I', '9'],
    ['J', '1'],
    ['R', '9'],
    ['S', '2'],
    ['Z', '9'],
  ])('the letter %s counts as %s', (letter, digit) => {
    const keyOf = (one: string) => frenchNumber('30002', '00447', `0000888899${one}`)?.slice(-2);
    expect(keyOf(letter)).toBe(keyOf(digit));
  });
});
