import fc from 'fast-check';
import { expect, test } from 'vitest';
import { converted, ratioOf } from './rules.ts';
import { money } from '#kernel/money.ts';
import { boundsAt, inCurrencies, readRates, unreadableSentence } from './reading.ts';

const BOUNDS = boundsAt('2026-11-26');
const read = (...lines: string[]) => readRates(lines.join('\n'), BOUNDS);
const problems = (...lines: string[]) => {
  const reading = read(...lines);
  return reading.kind === 'problems' ? reading.problems.map(({ line, message }) => `${line}: ${message}`) : [];
};

test('reads the history of the European Central Bank: a comma at the end, N/A where there is no rate, currencies that are no more', () => {
  expect(
    read('Date,USD,ZAR,CYP,JPY,', '2026-11-25,1.1580,20.0132,0.58,N/A,', '2026-11-24,1.1551,N/A,N/A,180.05,'),
  ).toEqual({
    kind: 'rates',
    rates: [
      { source: 'ecb', day: '2026-11-25', from: 'EUR', to: 'USD', rate: '1.158' },
      { source: 'ecb', day: '2026-11-25', from: 'EUR', to: 'ZAR', rate: '20.0132' },
      { source: 'ecb', day: '2026-11-24', from: 'EUR', to: 'USD', rate: '1.1551' },
      { source: 'ecb', day: '2026-11-24', from: 'EUR', to: 'JPY', rate: '180.05' },
    ],
    tooOld: 0,
  });
});

test('reads a plain CSV: byte order mark, Windows line ends, empty lines, spaces, quotes, any case in the first line', () => {
  const text = '\uFEFFDate, From, To, Rate\r\n\r\n2026-11-25, "USD", KES, 129.50\r\n2026-11-25,USD,NGN,1450\r\n';
  expect(readRates(text, BOUNDS)).toEqual({
    kind: 'rates',
    rates: [
      { source: 'file', day: '2026-11-25', from: 'USD', to: 'KES', rate: '129.5' },
      { source: 'file', day: '2026-11-25', from: 'USD', to: 'NGN', rate: '1450' },
    ],
    tooOld: 0,
  });
});

test('leaves out days before the oldest that is kept, and counts them', () => {
  expect(read('date,from,to,rate', '2021-11-25,USD,KES,110', '2021-11-26,USD,KES,111')).toMatchObject({
    rates: [{ day: '2021-11-26', rate: '111' }],
    tooOld: 1,
  });
});

test.each([
  ['a day that does not exist', ['date,from,to,rate', '2026-02-30,USD,KES,1'], '2: “2026-02-30” is not a date'],
  ['a day in the future', ['date,from,to,rate', '2026-11-28,USD,KES,1'], '2: 2026-11-28 is in the future.'],
  ['an unknown currency', ['date,from,to,rate', '2026-11-25,USD,XYZ,1'], '2: “XYZ” is not a currency code.'],
  ['small letters', ['date,from,to,rate', '2026-11-25,usd,KES,1'], '2: “usd” is not a currency code.'],
  ['a word for a rate', ['date,from,to,rate', '2026-11-25,USD,KES,abc'], '2: “abc” is not a rate:'],
  ['a rate of zero', ['date,from,to,rate', '2026-11-25,USD,KES,0.0'], '2: “0.0” is not a rate:'],
  ['a negative rate', ['date,from,to,rate', '2026-11-25,USD,KES,-1'], '2: “-1” is not a rate:'],
  ['no rate', ['date,from,to,rate', '2026-11-25,USD,KES,'], '2: An empty cell is not a rate:'],
  ['N/A in a plain CSV', ['date,from,to,rate', '2026-11-25,USD,KES,N/A'], '2: “N/A” is not a rate:'],
  ['a comma for a point', ['date,from,to,rate', '2026-11-25,USD,KES,129,5'], '2: There are 5 values instead of 4'],
  ['one currency', ['date,from,to,rate', '2026-11-25,ZAc,ZAR,0.01'], '2: ZAc and ZAR are the same currency.'],
  [
    'two rates of one day',
    ['date,from,to,rate', '2026-11-25,USD,KES,129', '2026-11-25,USD,KES,130'],
    '3: There is another rate for USD to KES on 2026-11-25.',
  ],
  ['a line too short', ['Date,USD,ZAR,', '2026-11-25,1.1,'], '2: There are 1 rates, but the first line names 2'],
  ['a word among euro rates', ['Date,USD,', '2026-11-25,n/a,'], '2: “n/a” is not a rate for USD'],
  ['a column twice', ['Date,USD,USD,', '2026-11-25,1,1,'], '1: There are two columns for USD.'],
  ['a bank statement', ['Date,Amount,Description', '2026-11-25,1,x'], '1: The first line must be'],
  ['an empty file', [''], '1: The first line must be'],
  ['nothing under the first line', ['date,from,to,rate'], '1: The file has no exchange rates.'],
])('refuses %s, naming the line', (_, lines, expected) => {
  const [first = ''] = problems(...lines);
  expect(first.slice(0, expected.length)).toBe(expected);
});

test('one wrong line and nothing is read; five problems are named at most', () => {
  const lines = ['date,from,to,rate', '2026-11-25,USD,KES,129', ...Array.from({ length: 9 }, () => 'x,USD,KES,1')];
  expect(problems(...lines).map((problem) => problem.slice(0, 1))).toEqual(['3', '4', '5', '6', '7']);
});

test('the same rate twice is one rate', () => {
  expect(read('date,from,to,rate', '2026-11-25,USD,KES,129', '2026-11-25,USD,KES,129.0')).toMatchObject({
    rates: [{ rate: '129' }],
  });
});

test.each([
  ['USD', 'ZAc', '1834.5', 'USD', 'ZAR', '18.345'],
  ['USD', 'ZAc', '5', 'USD', 'ZAR', '0.05'],
  ['ZAc', 'USD', '0.00055', 'ZAR', 'USD', '0.055'],
  ['ZAc', 'KES', '7', 'ZAR', 'KES', '700'],
  ['ZAR', 'KES', '7.2', 'ZAR', 'KES', '7.2'],
])('one %s for %s at %s is one %s for %s at %s', (from, to, rate, ...expected) => {
  const [currency, other, value] = expected;
  expect(inCurrencies({ day: '2026-11-25', from, to, rate })).toEqual({
    day: '2026-11-25',
    from: currency,
    to: other,
    rate: value,
  });
});

test('a rate in cents buys the same as a hundredth of it in rand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 9 }), (digits, places) => {
      const written = String(digits).padStart(places + 1, '0');
      const rate = places === 0 ? written : `${written.slice(0, -places)}.${written.slice(-places)}`;
      const found = inCurrencies({ day: '2026-11-25', from: 'USD', to: 'ZAc', rate });
      const { units, per } = ratioOf(rate);
      const dollars = money(100_000_00, 'USD');
      expect(converted(dollars, 'ZAR', ratioOf(found?.rate ?? '0'))).toEqual(
        converted(dollars, 'ZAR', { units, per: per * 100n }),
      );
    }),
  );
});

test('a refusal names every line, and says that nothing was saved', () => {
  const wrong = [
    { line: 2, message: 'One.' },
    { line: 7, message: 'Two.' },
  ];
  expect(unreadableSentence(wrong)).toBe('Line 2: One. Line 7: Two. Nothing was saved.');
});

test('today and tomorrow may be in a file, the day after may not; five years back it ends, also on a leap day', () => {
  expect(boundsAt('2026-11-26')).toEqual({ since: '2021-11-26', until: '2026-11-27' });
  expect(boundsAt('2028-02-29')).toEqual({ since: '2023-02-28', until: '2028-03-01' });
});
