import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers, CsvMapping } from '#modules/money/csv-detection/model.ts';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';

const fewMinus = ['asks sign: Only a few amounts have a minus. Is a minus money out, or money in?'];
const owed = ['asks sign: The balance in this file may be what you have or what you owe. Which is it?'];

/** A line a day: what it says, and the cells behind it. */
const dated = (rows: readonly string[]): string[] => rows.map((row, at) => `${at + 1} Nov 24,${row}`);

describe('two columns without names, one of which has a minus throughout', () => {
  const CARD = ['Pharmacy,,20.87', 'Cinema,,8.30', 'Fuel,,62.45', 'Payment By Direct Debit,-262.88,'];

  test.each<[what: string, rows: string[], found: string[]]>([
    ['are asked about where most rows would be money in', dated(CARD), fewMinus],
    ['are asked about under names that nobody knows', ['Xx,Yy,Aaa,Bbb', ...dated(CARD)], fewMinus],
    [
      'are money in and out where most rows have a minus',
      dated(['Salary,,900.00', 'Rent,-400.00,', 'Food,-20.50,', 'Fuel,-62.45,']),
      ['900.00 ZAR', '-400.00 ZAR', '-20.50 ZAR', '-62.45 ZAR'],
    ],
    [
      'are money in and out where the words say so',
      dated(['Salary,,900.00', 'Deposit,,5.50', 'Refund,,3.20', 'POS purchase,-20.50,']),
      ['900.00 ZAR', '5.50 ZAR', '3.20 ZAR', '-20.50 ZAR'],
    ],
    [
      'are money in and out by their names',
      ['Date,Text,Paid out,Paid in', ...dated(CARD)],
      ['20.87 ZAR', '8.30 ZAR', '62.45 ZAR', '-262.88 ZAR'],
    ],
    [
      'are money in and out by the balance',
      dated(['Gift,,20.00,20.00', 'Ticket,,8.30,28.30', 'Book,,6.00,34.30', 'Rent,-30.00,,4.30', 'Pen,-1.00,,3.30']),
      ['20.00 ZAR', '8.30 ZAR', '6.00 ZAR', '-30.00 ZAR', '-1.00 ZAR'],
    ],
  ])('%s', (_, lines, found) => {
    expect(read(lines)).toEqual(found);
  });

  test('are read as a person says', () => {
    const plain = ['20.87 ZAR', '8.30 ZAR', '62.45 ZAR', '-262.88 ZAR'];
    expect(read(dated(CARD), { answers: { sign: 'as-written' } })).toEqual(plain);
    expect(read(dated(CARD), { answers: { sign: 'inverted' } })).toEqual(
      plain.map((amount) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)),
    );
  });

  test('are asked about in any number of rows of which fewer have a minus', () => {
    const cents = fc.integer({ min: 1, max: 99_999 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(fc.array(cents, { minLength: 3, maxLength: 12 }), cents, (plain, paid) => {
        const lines = dated([...plain.map((amount) => `Text,,${amount}`), `Text,-${paid},`]);
        expect(read(lines)).toEqual(fewMinus);
        expect(read(lines.toReversed())).toEqual(fewMinus);
      }),
      { numRuns: 30 },
    );
  });
});

/** Amounts in cents, each with the balance after it. */
function followed(rows: readonly (readonly [text: string, cents: number])[], layout: 'sides' | 'one'): string[] {
  let balance = 50_000;
  return dated(
    rows.map(([text, cents]) => {
      balance += cents;
      const size = (Math.abs(cents) / 100).toFixed(2);
      const cells = layout === 'one' ? size : cents > 0 ? `${size},` : `,${size}`;
      return `${text},${cells},${(balance / 100).toFixed(2)}`;
    }),
  );
}

describe('a balance beside amounts without names', () => {
  const CARD: [string, number][] = [
    ['Sushi', 1649],
    ['Subway', 1154],
    ['Rewards', -3400],
    ['Taxi', 2099],
    ['Pizza', 2354],
    ['PAYMENT - THANK YOU', -20_000],
    ['Coffee', 550],
    ['Games', 2000],
  ];
  const signed = (rows: readonly (readonly [string, number])[], by: 1 | -1) =>
    rows.map(([, cents]) => `${((cents * by) / 100).toFixed(2)} ZAR`);

  test.each(['sides', 'one'] as const)('is asked about where two in three rows raise it: %s', (layout) => {
    const lines = followed(CARD, layout);
    expect(read(lines)).toEqual(owed);
    // Without a sign only the balance tells, and before the first row there is none.
    const told = read(lines, { answers: { sign: 'inverted' } });
    expect(told).toEqual(signed(CARD, -1).slice(layout === 'one' ? 1 : 0));
  });

  test.each(['sides', 'one'] as const)('is what there is where most rows lower it: %s', (layout) => {
    const rows: [string, number][] = [
      ['Monthly', 90_000],
      ...CARD.map(([text, cents]): [string, number] => [text, -cents]),
    ];
    const usual = rows.filter(([text]) => !text.startsWith('PAYMENT') && text !== 'Rewards');
    expect(read(followed(usual, layout))).toEqual(signed(usual, 1).slice(layout === 'one' ? 1 : 0));
  });

  test('is what there is where the words say that money came in', () => {
    const savings: [string, number][] = [
      ['Interest earned', 120],
      ['Deposit', 50_000],
      ['Own savings', 20_000],
      ['Withdrawal', -10_000],
    ];
    expect(read(followed(savings, 'sides'))).toEqual(signed(savings, 1));
  });

  test('is what there is under names', () => {
    const lines = ['Date,Text,Money in,Money out,Balance', ...followed(CARD, 'sides')];
    expect(read(lines)).toEqual(signed(CARD, 1));
  });

  test('is asked about for any amounts of which two in three raise it', () => {
    const sizes = fc.array(fc.integer({ min: 101, max: 9999 }), { minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(sizes, (raised) => {
        const rows = [...raised.map((cents): [string, number] => ['Text', cents]), ['Text', -150] as [string, number]];
        expect(read(followed(rows, 'sides'))).toEqual(owed);
      }),
      { numRuns: 30 },
    );
  });

  test('is not asked about again where a person said it of the columns', () => {
    const text = `${followed(CARD, 'sides').join('\n')}\n`;
    const readWith = (answers: Answers, mapping: CsvMapping | undefined) =>
      readCsv(text, 'utf-8', { currency: 'ZAR', mapping, answers });
    const first = readWith({ sign: 'inverted' }, undefined);
    if (first.kind !== 'read' || first.layout === null) throw new Error(first.kind);
    const { delimiter, columns, dateOrder, decimal, sign } = first.layout;
    expect(sign).toBe('inverted');
    const mapping = { delimiter, heading: null, skipLines: 0, columns, dateOrder, decimal, sign: 'inverted' as const };
    const again = readWith({}, mapping);
    expect(again.kind === 'read' ? again.accounts : again.kind).toEqual(first.accounts);
    const plain = readWith({}, { ...mapping, sign: null });
    expect(plain.kind).toBe('read');
  });
});
