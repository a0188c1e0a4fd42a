import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day } from '#kernel/calendar.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { readCsv } from './csv.ts';
import type { Reading } from './model.ts';

type Movement = { day: Day; minor: bigint; text: string };

/** Movements with money both in and out, in the order of their days; words that say nothing about direction. */
const ledger = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 9 }),
      minor: fc.bigInt({ min: 1n, max: 900_000_000n }),
      isOut: fc.boolean(),
      text: fc.constantFrom('Alpha', 'Beta, Town', 'Gamma; Gate', 'Delta "quoted" name', 'Zola | Co', "O'Neil 12"),
    }),
    { minLength: 6, maxLength: 40 },
  )
  .map((steps) => {
    let day: Day = '2026-01-13';
    return steps.map(({ gap, minor, isOut, text }, at): Movement => {
      day = addDays(day, gap);
      const goesOut = at === 0 || (at > 1 && isOut);
      return { day, minor: goesOut ? -minor : minor, text };
    });
  });

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const parts = (day: Day): [string, string, string] => [day.slice(0, 4), day.slice(5, 7), day.slice(8)];
const DATES: Record<string, (day: Day) => string> = {
  iso: (day) => day,
  slashes: (day) => parts(day).toReversed().join('/'),
  american: (day) => [parts(day)[1], parts(day)[2], parts(day)[0]].join('/'),
  dots: (day) => parts(day).toReversed().join('.'),
  compact: (day) => day.replaceAll('-', ''),
  named: (day) => `${parts(day)[2]}${NAMES[Number(parts(day)[1]) - 1] ?? ''}${parts(day)[0]}`,
  timed: (day) => `${day} 09:15:00`,
};

type Sides = (minor: bigint, amount: (minor: bigint) => string) => string[];
const size = (minor: bigint): bigint => (minor < 0n ? -minor : minor);
const SIGNS: Record<string, { headings: string[]; cells: Sides }> = {
  minus: { headings: ['Amount'], cells: (minor, amount) => [`${minor < 0n ? '-' : ''}${amount(size(minor))}`] },
  trailing: { headings: ['Bedrag'], cells: (minor, amount) => [`${amount(size(minor))}${minor < 0n ? '-' : ''}`] },
  brackets: {
    headings: ['Amount'],
    cells: (minor, amount) => [minor < 0n ? `(${amount(size(minor))})` : amount(minor)],
  },
  typographic: {
    headings: ['Amount'],
    cells: (minor, amount) => [`${minor < 0n ? '\u2212' : '+'}R${amount(size(minor))}`],
  },
  suffix: { headings: ['Amount'], cells: (minor, amount) => [`${amount(size(minor))} ${minor < 0n ? 'Dr' : 'Cr'}`] },
  marker: { headings: ['Amount', 'Dr/Cr'], cells: (minor, amount) => [amount(size(minor)), minor < 0n ? 'DR' : 'CR'] },
  columns: {
    headings: ['Debit', 'Credit'],
    cells: (minor, amount) => (minor < 0n ? [amount(size(minor)), ''] : ['', amount(minor)]),
  },
  signedColumns: {
    headings: ['Money In', 'Money Out'],
    cells: (minor, amount) => (minor < 0n ? ['', `-${amount(size(minor))}`] : [amount(minor), '']),
  },
  dashes: {
    headings: ['Withdrawals', 'Deposits'],
    cells: (minor, amount) => (minor < 0n ? [amount(size(minor)), '--'] : [amount(0n), amount(minor)]),
  },
  inverted: { headings: ['Amount'], cells: (minor, amount) => [`${minor > 0n ? '-' : ''}${amount(size(minor))}`] },
};

const style = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  date: fc.constantFrom(...Object.keys(DATES)),
  sign: fc.constantFrom(...Object.keys(SIGNS)),
  comma: fc.boolean(),
  grouping: fc.constantFrom('', ' ', '\u00a0', 'other'),
  isNewestFirst: fc.boolean(),
  preamble: fc.constantFrom([], ['My account'], ['Account Number:,62000000001', '', 'Name:,A B']),
  footer: fc.constantFrom([], ['End of statement']),
  isQuoted: fc.boolean(),
});

function written(
  movements: readonly Movement[],
  {
    delimiter,
    date,
    sign,
    comma,
    grouping,
    isNewestFirst,
    preamble,
    footer,
    isQuoted,
  }: typeof style extends fc.Arbitrary<infer Style> ? Style : never,
): string {
  const mark = comma ? ',' : '.';
  const between = grouping === 'other' ? (comma ? '.' : ',') : grouping;
  const amount = (minor: bigint): string => {
    const digits = minor.toString().padStart(3, '0');
    return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, between)}${mark}${digits.slice(-2)}`;
  };
  const signed = (minor: bigint): string => `${minor < 0n ? '-' : ''}${amount(size(minor))}`;
  const cell = (text: string): string =>
    isQuoted || text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  const row = (cells: readonly string[]): string => cells.map(cell).join(delimiter);
  const sides = SIGNS[sign] ?? { headings: [], cells: () => [] };
  let balance = 1_000_000n;
  const lines = movements.map(({ day, minor, text }) => {
    balance += minor;
    return row([(DATES[date] ?? String)(day), text, ...sides.cells(minor, amount), signed(balance)]);
  });
  if (isNewestFirst) lines.reverse();
  const heading = row(['Date', 'Description', ...sides.headings, 'Balance']);
  return [...preamble, heading, ...lines, ...footer].join('\n') + '\n';
}

it('any ledger, written in any of these ways, reads back to the same rows', () => {
  fc.assert(
    fc.property(ledger, style, (movements, how) => {
      const text = written(movements, how);
      const dateOrder = how.date === 'american' ? 'mdy' : 'dmy';
      const readWith = (answers: Answers) => readCsv(text, 'utf-8', { currency: 'ZAR', mapping: undefined, answers });
      const askedIn = (reading: Reading) =>
        reading.kind === 'questions' ? reading.questions.map(({ about }) => about) : [];
      let answered = readWith({});
      if (askedIn(answered).includes('dateOrder')) answered = readWith({ dateOrder });
      // Without words the balance may be what is owed: then a minus would mean money out.
      if (how.sign === 'inverted' && askedIn(answered).includes('sign'))
        answered = readWith({ dateOrder, sign: 'inverted' });
      expect(askedIn(answered)).toEqual([]);
      if (answered.kind !== 'read') throw new Error(answered.kind);
      const got = answered.accounts.flatMap(({ rows }) =>
        rows.map(({ day, amount, bankText }) => ({ day, minor: amount.minor, text: bankText })),
      );
      expect(how.isNewestFirst ? got.toReversed() : got).toEqual(
        movements.map(({ day, minor, text: words }) => ({ day, minor, text: words })),
      );
      expect(answered.accounts.map(({ check, failed }) => [check.kind, failed.length])).toEqual([['matches', 0]]);
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 400) },
  );
});
