import { describe, expect, test } from 'vitest';
import { figureOf } from '#modules/money/csv-detection/amounts.ts';
import { writtenDay } from '#modules/money/csv-detection/dates.ts';
import type { Movement, OpenSign } from '#modules/money/csv-detection/rules.ts';
import type { Question } from './model.ts';
import { currencyQuestion, dateQuestion, decimalQuestion, signQuestion, statusQuestion } from './questions.ts';

/** A row whose first cell is its day and whose second is its amount. */
function movement(line: number, cells: string): Movement {
  const texts = cells.split('|');
  const figure = figureOf(texts[1] ?? '');
  const balance = figureOf(texts[2] ?? '');
  return {
    line,
    cells: texts,
    day: writtenDay(texts[0] ?? ''),
    valueDay: null,
    clock: null,
    status: 'booked',
    figures: { ...(figure === null ? {} : { amount: figure }), ...(balance === null ? {} : { balance }) },
    marker: null,
    account: null,
  };
}
const movements = (...rows: string[]) => rows.map((cells, at) => movement(at + 2, cells));
/** The samples of each answer, one a line. */
const samples = ({ candidates }: Question) =>
  Object.fromEntries(
    candidates.map(({ answer, samples: shown }) => [
      answer,
      shown.map(({ line, text, reads }) => `${line} ${text} = ${reads}`),
    ]),
  );

describe('the question about the order of dates', () => {
  test('shows three dates that differ, each way', () => {
    const rows = movements(
      '2026-05-05|1',
      '05/05/2026|1',
      '05/09/2026|1',
      '|1',
      '13/09/2026|1',
      '06/09/2026|1',
      '07/09/2026|1',
    );
    expect(samples(dateQuestion(rows, 'ZAR'))).toEqual({
      dmy: ['4 5/9/2026 = 2026-09-05', '6 13/9/2026 = 2026-09-13', '7 6/9/2026 = 2026-09-06'],
      mdy: ['4 5/9/2026 = 2026-05-09', '6 13/9/2026 = ', '7 6/9/2026 = 2026-06-09'],
    });
  });

  test.each([
    ['ZAR', 'dmy'],
    [null, 'dmy'],
    ['USD', null],
  ])('takes in %s for the likelier: %s', (currency, suggested) => {
    expect(dateQuestion([], currency)).toMatchObject({ about: 'dateOrder', word: null, suggested });
  });
});

test('the question about the decimal mark shows three amounts with one, each way', () => {
  const rows = movements('x|100', 'x|12,500|9.75', 'x|none', 'x|-7,250', 'x|8,250');
  const question = decimalQuestion(rows);
  expect(samples(question)).toEqual({
    '.': ['3 12,500 = 12500', '3 9.75 = 9.75', '5 7,250 = 7250'],
    ',': ['3 12,500 = 12.500', '3 9.75 = cannot be read', '5 7,250 = 7.250'],
  });
  expect(question).toMatchObject({ about: 'decimal', word: null, suggested: null });
});

describe('the question about signs', () => {
  const asked = (open: OpenSign['open'], readings: OpenSign['readings'], ...rows: string[]) =>
    signQuestion(movements(...rows), { open, readings, currency: 'ZAR' });

  test('shows three rows on which the answers differ', () => {
    const question = asked(
      'no-sign',
      [
        { answer: 'all-out', amounts: [-100n, 5n, null, -300n, -400n, -500n] },
        { answer: 'all-in', amounts: [100n, 5n, null, 300n, 400n, 500n] },
      ],
      'x|1',
      'x|5',
      'x|0',
      'x||3',
      'x|4',
      'x|5',
    );
    expect(samples(question)).toEqual({
      'all-out': ['2 x 1 = -1.00', '5 x 3 = -3.00', '6 x 4 = -4.00'],
      'all-in': ['2 x 1 = 1.00', '5 x 3 = 3.00', '6 x 4 = 4.00'],
    });
    expect(question).toMatchObject({ about: 'sign', word: null, suggested: null });
  });

  test('shows a row that one answer leaves without an amount, and not all of a long one', () => {
    const long = 'y'.repeat(200);
    const question = asked(
      'mixed',
      [
        { answer: 'inverted', amounts: [null] },
        { answer: 'as-written', amounts: [7n] },
      ],
      long,
    );
    expect(samples(question)).toEqual({
      inverted: [`2 ${'y'.repeat(120)} = 0.00`],
      'as-written': [`2 ${'y'.repeat(120)} = 0.07`],
    });
  });

  test.each<[open: OpenSign['open'], meanings: string[]]>([
    ['no-sign', ['Signs as written in the file', 'Reversed', 'All amounts are money out', 'All amounts are money in']],
    [
      'balance',
      [
        'Signs as written in the file: the balance is what you owe',
        'Signs reversed, as the balance shows',
        'All amounts are money out',
        'All amounts are money in',
      ],
    ],
    [
      'mixed',
      [
        'A minus sign means money out',
        'A minus sign means a refund',
        'Ignore minus signs: each column follows its heading',
        'Ignore minus signs: each column follows its heading',
      ],
    ],
  ])('of a file with %s says what each answer means', (open, meanings) => {
    const readings = (['as-written', 'inverted', 'all-out', 'all-in'] as const).map((answer) => ({
      answer,
      amounts: [],
    }));
    const { candidates, sentence } = asked(open, readings);
    expect(candidates.map(({ meaning }) => meaning)).toEqual(meanings);
    expect(sentence).toMatch(/\?$/);
  });
});

test('the question about the currency names those of our people and of those who pay them', () => {
  const question = currencyQuestion();
  expect(question).toMatchObject({ about: 'currency', word: null, suggested: null });
  expect(question.candidates.map(({ answer, samples: shown }) => [answer, shown.length])).toEqual(
    ['ZAR', 'KES', 'NGN', 'USD', 'EUR', 'GBP', 'KWD', 'BHD', 'TND'].map((code) => [code, 0]),
  );
});

test('the question about a status shows three of its rows, and not all of long ones', () => {
  const lines = [2, 3, 4, 5].map((line) => ({ line, text: 'z'.repeat(200) }));
  const question = statusQuestion('key', 'W'.repeat(80), lines);
  const shown = (reads: string) => [2, 3, 4].map((line) => `${line} ${'z'.repeat(120)} = ${reads}`);
  expect(samples(question)).toEqual({
    booked: shown('imported'),
    pending: shown('imported as pending'),
    void: shown('left out'),
  });
  expect(question).toMatchObject({
    about: 'statuses',
    word: 'key',
    suggested: null,
    sentence: `What does the status “${'W'.repeat(60)}” mean in this file?`,
  });
});
