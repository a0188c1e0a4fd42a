import { describe, expect, test } from 'vitest';
import { guessed, times } from '#testing/csv-guesses.ts';

const RUN = ['5.00|105.00', '-3.00|102.00', '4.00|106.00', '-6.00|100.00'];
const TURNED = ['5.00|95.00', '-3.00|98.00', '4.00|94.00', '-6.00|100.00'];
const PAIR = ['5.00||105.00', '|3.00|102.00', '4.00||106.00', '|6.00|100.00'];
const beside = (lines: readonly string[], cell: string): string[] => lines.map((line) => `${line}|${cell}`);

describe('an amount and its balance', () => {
  test.each<[what: string, lines: string[], given: string, found: string]>([
    ['are told by a known balance', beside(RUN, '7.77'), '? balance ?', 'amount balance ?'],
    ['are told by a known balance, signs turned', beside(TURNED, '7.77'), '? balance ?', 'amount balance ?'],
    ['are not told by another balance', beside(RUN, '7.77'), '? ? balance', '? ? balance'],
    ['are not told by two rows beside a balance', beside(RUN.slice(0, 2), '7.77'), '? ? balance', '? ? balance'],
    ['follow in a row that moves nothing', ['5.00|100.00', '0.00|100.00'], '? ?', 'amount balance'],
    ['are not one column of zeros', ['5.00|0.00', '6.00|0.00', '8.00|0.00', '5.00|0.00'], '? ?', '? ?'],
    ['are not known of a column with a row left out', ['5.00|-3.00', '6.00|'], '? ?', '? ?'],
    ['are whole numbers where nothing else is', ['7', '8', '9'].map((cell) => `x|${cell}`), 'payee ?', 'payee amount'],
    [
      'are whole numbers that prove each other, beside amounts that do not',
      ['7|107|1.50', '8|115|1.50', '9|124|1.50', '3|127|1.50'],
      '? ? ?',
      'amount balance fee',
    ],
  ])('%s', (_, lines, given, found) => {
    expect(guessed(lines, given)).toBe(found);
  });
});

describe('a balance beside a known amount', () => {
  test.each<[what: string, lines: string[], given: string, found: string]>([
    ['is the column that runs', RUN, 'amount ?', 'amount balance'],
    ['is no column that does not run', beside(RUN, '7.77'), 'amount ? ?', 'amount balance ?'],
    [
      'is not looked for where one is known',
      ['5.00|7.77|105.00', '-3.00|7.77|102.00'],
      'amount balance ?',
      'amount balance ?',
    ],
    [
      'is looked for among ten columns',
      RUN.map((line) => line.replace('|', `|${times(9, '7.77').join('|')}|`)),
      `amount ${times(10, '?').join(' ')}`,
      `amount ${times(9, '?').join(' ')} balance`,
    ],
    [
      'is not looked for beyond them',
      RUN.map((line) => line.replace('|', `|${times(10, '7.77').join('|')}|`)),
      `amount ${times(11, '?').join(' ')}`,
      `amount ${times(11, '?').join(' ')}`,
    ],
  ])('%s', (_, lines, given, found) => {
    expect(guessed(lines, given)).toBe(found);
  });
});

describe('money in and money out', () => {
  const SALARY_AND_FEE = ['Salary|5.00|', 'Fee|| 3.00'];

  test.each<[what: string, lines: string[], given: string, found: string]>([
    ['are proved with a row that moves nothing', [...PAIR, '||100.00'], '? ? ?', 'money-in money-out balance'],
    ['are proved beside a column that is neither', beside(PAIR, '7.77'), '? ? ? ?', 'money-in money-out balance ?'],
    ['are told by their signs with a row that moves nothing', ['5.00|', '|-3.00', '|'], '? ?', 'money-in money-out'],
    [
      'are told by their signs, the other way round, with a row that moves nothing',
      ['-5.00|', '|3.00', '|'],
      '? ?',
      'money-out money-in',
    ],
    [
      'are told by their signs, the first of others the balance',
      ['5.00||9.00|8.00', '|-3.00|7.00|8.00'],
      '? ? ? ?',
      'money-in money-out balance ?',
    ],
    ['are not told of a column of zeros', ['-5.00|0.00', '-6.00|0.00'], '? ?', '? ?'],
    ['are not told of a first column of zeros', ['0.00|-5.00', '0.00|-6.00'], '? ?', '? ?'],
    ['are not told where the second has both signs', ['5.00|', '|-3.00', '|4.00'], '? ?', '? ?'],
    [
      'are not one column, filled once beside a balance that stays',
      ['5.00|100.00', ...times(20, '|100.00')],
      '? ?',
      '? ?',
    ],
    ['are told by one word of each', SALARY_AND_FEE, '? ? ?', 'description money-in money-out'],
    [
      'are told by one word of each, the other way round',
      ['Fee|5.00|', 'Deposit|| 3.00'],
      '? ? ?',
      'description money-out money-in',
    ],
    [
      'are told by words beside zeros',
      ['Salary|5.00|0.00', 'Fee|0.00|3.00'],
      '? ? ?',
      'description money-in money-out',
    ],
    [
      'are told by words with a row that moves nothing',
      [...SALARY_AND_FEE, 'Rent||'],
      '? ? ?',
      'description money-in money-out',
    ],
    [
      'are not told by words of which one contradicts, the other way round',
      ['Fee|5.00|', 'Airtime|6.00|', 'Salary|7.00|', 'Foo|| 3.00'],
      '? ? ?',
      'description ? ?',
    ],
  ])('%s', (_, lines, given, found) => {
    expect(guessed(lines, given)).toBe(found);
  });

  test.each<[what: string, lines: string[], given: string, found: string]>([
    ['where an amount is known', ['9.00|5.00|', '9.00||3.00'], 'amount money-in ?', 'amount money-in ?'],
    ['in a column that has a role', ['5.00|', '|3.00'], 'money-in reference', 'money-in reference'],
    ['in a column of one code', ['5.00|', '|TB'], 'money-in ?', 'money-in description'],
    ['where both sides are known', ['5.00||', '|3.00|', '||9.00'], 'money-in money-out ?', 'money-in money-out ?'],
  ])('the other side is not looked for %s', (_, lines, given, found) => {
    expect(guessed(lines, given, { isHeaded: true })).toBe(found);
  });
});

describe('a status', () => {
  const statuses = (words: string): string[] => words.split(' ').map((word) => `5.00|${word}|Rent`);
  const STRANGE = 'Foo Bar Baz Quux Lorem Ipsum Dolor Amet'.split(' ');
  const strange = (count: number): string => [...times(count + 2, 'Completed'), ...STRANGE.slice(0, count)].join(' ');

  test.each<[what: string, lines: string[], given: string, found: string]>([
    ['is no empty column', ['5.00||Rent'], 'amount ? description', 'amount ? description'],
    [
      'is not looked for where one is known',
      ['5.00|Completed|Failed|Rent for May'],
      'amount status ? ?',
      'amount status ? description',
    ],
    ['is known beside a payee', ['5.00|Completed|Gogo'], 'amount ? payee', 'amount status payee'],
    ['is known beside a description', ['5.00|Completed|Rent'], 'amount ? description', 'amount status description'],
    [
      'is no description beside a text that has another role',
      ['5.00|Completed|Rent'],
      'amount ? reference',
      'amount description reference',
    ],
    ['is a description beside a figure', ['5.00|Completed|12'], 'amount ? ?', 'amount description ?'],
    ['may be one of eight words', statuses(strange(7)), 'amount ? payee', 'amount status payee'],
    ['is not one of nine words', statuses(strange(8)), 'amount ? payee', 'amount ? payee'],
    ['is said more than once', statuses('Completed Completed Completed Foo Bar'), 'amount ? payee', 'amount ? payee'],
  ])('%s', (_, lines, given, found) => {
    expect(guessed(lines, given, { isHeaded: true })).toBe(found);
  });
});

describe('a description below a word', () => {
  test.each<[what: string, lines: string[], found: string]>([
    [
      'is the column with the longest cells, though few are filled',
      ['5.00|Rent|The month', '6.00|Food|', '7.00|Fuel|', '8.00|Gas|The year'],
      'amount ? description',
    ],
    ['is the first of two as long', ['5.00|Rent|July', '6.00|Food|June'], 'amount description ?'],
    ['is none of figures', ['5.00|12', '6.00|13'], 'amount ?'],
  ])('%s', (_, lines, found) => {
    expect(
      guessed(
        lines,
        [
          'amount',
          ...found
            .split(' ')
            .slice(1)
            .map(() => '?'),
        ].join(' '),
        { isHeaded: true },
      ),
    ).toBe(found);
  });
});
