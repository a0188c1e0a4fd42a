import { describe, expect, test } from 'vitest';
import { bankLineOf, merchantOf, nameOfKey, patternOf } from './rules.ts';

describe('a charge that comes back belongs where it was charged', () => {
  test.each([
    ...'reversal|revers|rev|rvsl|correct|correction|corr|refund|refunded|adjust|adjusted'.split('|'),
    ...'adj|waive|waived|rebate|rebates|regstelling|terugbetal|terugbetaling|omgekeer'.split('|'),
    ...'omgekeerde'.split('|'),
  ])('by the word %s', (word) => {
    expect(patternOf(`Monthly Account Fee ${word}`, 'in', 'ZA')).toBe('bank-fees');
  });

  test.each(['xrev', 'revx', 'prebate', 'monthly'])('but not by %s', (word) => {
    expect(patternOf(`Monthly Account Fee ${word}`, 'in', 'ZA')).not.toBe('bank-fees');
  });

  test('by beginning with the fee, which as money in can be nothing else', () => {
    for (const text of ['Fee transaction', 'Fees transaction'])
      expect(patternOf(`${text} monthly account fee`, 'in', 'ZA')).not.toBeNull();
    expect(patternOf('Feest monthly account fee', 'in', 'ZA')).toBeNull();
    expect(patternOf('Coffee monthly account fee', 'in', 'ZA')).toBeNull();
  });
});

describe('a fee', () => {
  test.each([
    ['Fee', 'Fee'],
    ['Fees: --', 'Fee'],
    ['Fees: 12345', 'Fee: 12345'],
    ['** fee - Mama Njeri', 'Fee: Mama Njeri'],
    ['FEE:MAMA NJERI', 'Fee: Mama Njeri'],
    ['fees   Mama Njeri', 'Fee: Mama Njeri'],
    ['Feedback Ltd', 'Feedback'],
    ['Coffee House', 'Coffee House'],
  ])('%j is of %j', (text, name) => {
    expect(merchantOf(text).name).toBe(name);
  });

  test('has one key, whatever it was for, and a name that fits its place', () => {
    expect(merchantOf('Fee Mama Njeri').key).toBe(merchantOf('Fee for a card').key);
    const { name } = merchantOf(`Fee ${'abcd '.repeat(99)} efgh`);
    expect([name.length, name.endsWith(' ')]).toEqual([499, false]);
  });
});

describe('cash', () => {
  test.each([
    ['Cash dep Sandton', 'in', 'Cash deposit', 'cash-deposit'],
    ['Cash deposit Sandton', 'in', 'Cash deposit', 'cash-deposit'],
    ['ATM cash Sandton', 'out', 'Cash withdrawal', 'cash-withdrawal'],
  ] as const)('%j', (text, direction, name, slug) => {
    const merchant = merchantOf(text, 'ZA');
    expect([merchant.name, merchant.key]).toEqual([name, name.toLowerCase()]);
    expect(patternOf(text, direction, 'ZA')).toBe(slug);
  });
});

describe('the way the money went', () => {
  test.each([
    ['POS purchase Bean There', 'in', 'refunds'],
    ['POS purchase Bean There', 'out', null],
    ['Payment to Bean There', 'in', null],
    ['IB transfer to Bean There', 'out', 'internal-transfer'],
    ['POS purchase Shoprite', 'in', 'refunds'],
    ['Payment from Shoprite', 'in', null],
    ['Debit order Vodacom', 'out', 'phone-contract'],
    ['Vodacom order debit', 'out', 'phone-contract'],
    ['POS purchase Vodacom', 'out', 'airtime'],
    ['Vodacom order', 'out', 'airtime'],
    ['Debit order Shoprite', 'out', 'groceries'],
  ] as const)('%s, money %s, is %s', (text, direction, slug) => {
    expect(patternOf(text, direction, 'ZA')).toBe(slug);
  });
});

describe('the lines of a row', () => {
  test.each([
    ['a second line of the same words', 'Bean There\nBEAN THERE', 'Bean There'],
    ['a second line of some of them', 'Bean There Coffee\nCoffee', 'Bean There Coffee'],
    ['a second line of more words', 'Bean There\nBean There Coffee', 'Bean There'],
    ['a second line of other words', 'Bean There\nMama Njeri', 'Bean There Mama Njeri'],
    ['a second line of some other words', 'Bean There\nBean Shop', 'Bean There Bean Shop'],
    ['a second line without words', 'Bean There\n---', 'Bean There'],
    ['a first line without words', '---\nBean There', 'Bean There'],
    ['a line of spaces between the other side and the rest', 'Bean There\n  \nrent', 'Bean There'],
    ['letters between the other side and the rest', 'Bean There\nx\nrent', 'Bean There x rent'],
    ['an other side that is nobody', '12345\n\nBean There', 'Bean There'],
  ])('%s', (_, text, name) => {
    expect(merchantOf(text).name).toBe(name);
  });

  test('what stands behind the other side says how it was paid, and who is known', () => {
    expect(bankLineOf('Bean There\n\nIB transfer to x')).toMatchObject({ merchant: { name: 'Bean There' } });
    expect(bankLineOf('POS purchase Bean\n\nsomething', 'ZA').channel).toBe('card');
    expect(bankLineOf('Bean\n\nShoprite', 'ZA')).toMatchObject({
      merchant: { name: 'Bean' },
      known: { name: 'Shoprite' },
    });
    expect(bankLineOf('Shoprite\n\nEngen', 'ZA').known?.name).toBe('Shoprite');
  });
});

describe('a name in ordinary case', () => {
  test.each([
    ['MAMA NJERI', 'Mama Njeri'],
    ['mama njeri', 'Mama Njeri'],
    ['Mama nJERI', 'Mama nJERI'],
    ['THE HOUSE OF BEANS', 'The House of Beans'],
    ['of beans', 'Of Beans'],
    ['SARS EFILING BCX', 'SARS Efiling BCX'],
    ['sars efiling', 'Sars Efiling'],
    ['4SURE BEANS', '4sure Beans'],
    ["O'BRIEN BEANS", "O'brien Beans"],
    ['ßeta beans', 'ßeta Beans'],
    ['SCHOOL UNIFORMS MCCULLAGH', 'School Uniforms McCullagh'],
    ['MC BEANS', 'MC Beans'],
    ['mcbean and sons', 'McBean and Sons'],
  ])('%s is %s', (text, name) => {
    expect(merchantOf(text).name).toBe(name);
  });

  test.each([
    ['fnb atm cash', 'FNB ATM Cash'],
    ['sars efiling', 'SARS Efiling'],
    ['school uniforms mccullagh', 'School Uniforms McCullagh'],
    ['mystery shop', 'Mystery Shop'],
    ['pick n pay', 'Pick n Pay'],
  ])('the key %s is named %s', (key, name) => {
    expect(nameOfKey(key, 'ZA')).toBe(name);
  });

  test('is cut where it is too long, and does not end with a space', () => {
    expect(merchantOf('1234 '.repeat(120)).name).toHaveLength(499);
    expect(merchantOf(`${'abc '.repeat(120)}${'x'.repeat(500)}`).name.length).toBeLessThanOrEqual(500);
  });

  test('its key has its first five words with letters', () => {
    expect(merchantOf('one two 3 three four five six').key).toBe('one two three four five');
  });
});
