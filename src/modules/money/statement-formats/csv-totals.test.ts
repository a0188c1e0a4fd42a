import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

/** The rows and the lines that are none, each with its reason. */
function found(lines: readonly string[]): string[] {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap(({ rows, skipped, failed }) => [
    ...rows.map(({ line }) => `${line} read`),
    ...skipped.map(({ line, reason }) => `${line} ${reason}`),
    ...failed.map(({ line, reason }) => `${line} ${reason}`),
  ]);
}

const HEADING = 'Date,Text,Money out,Money in';
const ROWS = ['2026-05-01,A,590.00,', '2026-05-02,B,15.00,', '2026-05-03,C,,4720.00'];
const READ = ['2 read', '3 read', '4 read'];

describe('a line without a date', () => {
  test.each<[what: string, line: string, last: string]>([
    ['that has the sums of the columns is their total', ',סה"כ,605.00,4720.00', '5 total'],
    ['so too without a word', ',,605.00,4720.00', '5 total'],
    ['of one sum alone', ',Foo,605.00,', '5 total'],
    ['that has another sum fails', ',Foo,605.00,4720.01', '5 bad-day'],
    ['that repeats the one row of a column fails', ',Foo,,4720.00', '5 bad-day'],
  ])('%s', (_, line, last) => {
    expect(found([HEADING, ...ROWS, line])).toEqual([...READ, last]);
  });

  test('with a date that does not exist fails, whatever its sum', () => {
    expect(found([HEADING, ...ROWS, '2026-02-31,Foo,605.00,4720.00'])).toEqual([...READ, '5 bad-day']);
  });

  test('is never a total of other sums than those of the rows', () => {
    const cents = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 2, maxLength: 9 }), cents, (amounts, other) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const rows = amounts.map((amount, at) => `2026-05-0${at + 1},A,-${(amount / 100).toFixed(2)}`);
        const last = (amount: number) =>
          found(['Date,Text,Amount', ...rows, `,Foo,-${(amount / 100).toFixed(2)}`])
            .at(-1)
            ?.split(' ')[1];
        expect(last(sum)).toBe('total');
        if (other !== sum) expect(last(other)).toBe('bad-day');
      }),
    );
  });
});

describe('a column named for the kind of each row', () => {
  const lines = (name: string, words: readonly string[]) => [
    `Date,Text,Amount,${name}`,
    ...words.map((word, at) => `2026-05-0${at + 1},A,-${at + 5}.00,${word}`),
  ];
  const KINDS = [
    'Interest paid',
    'Interest received',
    'Buy',
    'Interest paid',
    'Interest received',
    'Buy',
    'Interest paid',
  ];

  test.each(['Transaction Type', 'MutatieSoort', 'Type'])('%s has no statuses', (name) => {
    expect(found(lines(name, KINDS))).toEqual(KINDS.map((_, at) => `${at + 2} read`));
  });

  test('has them where a word says that no money moved', () => {
    expect(found(lines('Type', ['Paid', 'Paid', 'Declined', 'Paid']))).toEqual([
      '2 read',
      '3 read',
      '5 read',
      '4 not-completed',
    ]);
  });

  test('in a column named for nothing the same words are asked about', () => {
    expect(found(lines('Foo', KINDS))).toEqual(['questions']);
  });
});
