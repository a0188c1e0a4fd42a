import { describe, expect, test } from 'vitest';
import { feeBeside, isOtherSide, withFees, type Figures } from './fee-columns.ts';

/** Columns of figures written with bars between them, a row a line; blanks are no figure. */
function figuresOf(lines: readonly string[]): Figures {
  const rows = lines.map((line) => line.split('|').map((cell) => (cell.trim() === '' ? null : BigInt(cell.trim()))));
  return (column) => rows.map((row) => row[column] ?? null);
}

describe('a column beside amounts and their balance', () => {
  test.each<[what: string, lines: string[], fee: number | null]>([
    ['is a fee where some balances need it', ['-10||90', '-20|-3|67', '-5||62', '30||92'], 1],
    ['is a fee written without a minus', ['-10||90', '-20|3|67', '-5||62', '30||92'], 1],
    ['may be one in the first row, which no balance judges', ['-10|-3|90', '-20||70', '-5||65', '30||95'], 1],
    ['is none where it is empty', ['-10||90', '-20||70', '-5||65', '30||95'], null],
    ['is none where it is as large as what moved', ['-10|40|90', '-20||70', '-5||65', '30||95'], null],
  ])('%s', (_, lines, fee) => {
    expect(feeBeside([0], 2, [1], figuresOf(lines))).toBe(fee);
  });

  test.each<[what: string, lines: string[], isOther: boolean]>([
    ['only where no amount is', ['10|', '|3', '5|', '0|7'], true],
    ['beside an amount', ['10|', '20|3', '5|'], false],
  ])('is the other side where it is filled %s', (_, lines, isOther) => {
    expect(isOtherSide([0], 1, figuresOf(lines))).toBe(isOther);
  });
});

describe('amounts with a fee in most rows', () => {
  test('are found with the balance that follows from both', () => {
    const figures = figuresOf(['-100|-2|898', '-50|-3|845', '200|-1|1044', '-10|-4|1030', '-30|-5|995']);
    expect(withFees([0, 1, 2], [2], figures)).toEqual([
      [0, 'amount'],
      [1, 'fee'],
      [2, 'balance'],
    ]);
  });

  test('in and out apart', () => {
    const figures = figuresOf(['|100|2|898', '|50|3|845', '200||1|1044', '|10|4|1030', '|30|5|995']);
    expect(withFees([0, 1, 2, 3], [3], figures)).toEqual([
      [0, 'money-in'],
      [1, 'money-out'],
      [2, 'fee'],
      [3, 'balance'],
    ]);
  });

  test('are none where nothing follows', () => {
    expect(withFees([0, 1, 2], [2], figuresOf(['-1|2|3', '-4|5|6', '7|8|9', '1|1|1']))).toBeNull();
  });
});
