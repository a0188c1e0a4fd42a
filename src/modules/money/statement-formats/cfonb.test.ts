import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountsIn,
  cfonbDetail,
  cfonbOf,
  failedIn,
  moved,
  overpunch,
  put,
  type FixedBooks,
} from '#testing/fixed-records.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { isCfonb, readCfonb } from './cfonb.ts';
import type { Reading } from './model.ts';

type Wish = { currency?: string | undefined; answers?: Answers };

const read = (lines: readonly string[], { currency, answers = {} }: Wish = {}): Reading =>
  readCfonb(lines.join('\n'), 'utf-8', { currency, answers });
const accountsOf = (lines: readonly string[], wish?: Wish) => accountsIn(read(lines, wish));

const BOOKS: FixedBooks = {
  bank: '20041',
  branch: '01005',
  account: '0500013M026',
  opening: 10_000n,
  movements: [
    moved(-4_250n, 'PRLV SEPA ELECTRICITE', { reference: 'F-77' }),
    moved(100_000n, 'VIR SEPA SALAIRE', { day: '2026-03-31', valueDay: '2026-04-01' }),
  ],
};
const LINES = cfonbOf(BOOKS);
const [HEAD = '', BILL = '', PAY = '', END = ''] = LINES;
const detail = (kind: string, words: string) => cfonbDetail(BOOKS, '2026-03-02', kind, words);
const failedOf = (lines: readonly string[]) => failedIn(read(lines));

describe('CFONB 120', () => {
  it('days, value days, signs, references, and a check of the balances', () => {
    expect(read(LINES)).toMatchObject({
      kind: 'read',
      format: 'cfonb',
      decisions: [],
      accounts: [
        {
          account: '20041010050500013M02606',
          currency: 'EUR',
          isCurrencyNamed: true,
          type: 'bank',
          opening: { amount: { minor: 10_000n }, day: '2026-03-02' },
          closing: { amount: { minor: 105_750n }, day: '2026-03-31' },
          check: { kind: 'matches' },
          failed: [],
          rows: [
            {
              line: 2,
              day: '2026-03-02',
              valueDay: '2026-03-03',
              amount: { minor: -4_250n, currency: 'EUR' },
              description: 'PRLV SEPA ELECTRICITE',
              bankText: 'PRLV SEPA ELECTRICITE',
              counterparty: null,
              reference: 'F-77',
              sourceId: null,
              status: 'booked',
            },
            { line: 3, day: '2026-03-31', valueDay: '2026-04-01', amount: { minor: 100_000n }, reference: null },
          ],
        },
      ],
    });
  });

  it('several accounts, one of them again, and a statement that is missing between', () => {
    const other = { ...BOOKS, account: '00000000001' };
    const next = { ...BOOKS, opening: 105_750n };
    const [first, second] = accountsOf([LINES, cfonbOf(other), cfonbOf(next)].flat());
    expect(first).toMatchObject({
      rows: [{}, {}, {}, {}],
      closing: { amount: { minor: 201_500n } },
      check: { kind: 'matches' },
    });
    expect(second).toMatchObject({ rows: [{}, {}], check: { kind: 'matches' } });
    expect(accountsOf([LINES, cfonbOf({ ...next, opening: 105_751n })].flat())).toMatchObject([
      { check: { kind: 'gap', line: 6, gap: { minor: 1n } } },
    ]);
  });

  it.each<[what: string, lines: string[]]>([
    ['records without their last spaces', LINES.map((line) => line.trimEnd())],
    ['records with further spaces', LINES.map((line) => `${line}     `)],
    ['line breaks of Windows and an empty line', LINES.flatMap((line) => [`${line}\r`, ''])],
    ['no line breaks at all', [LINES.join('')]],
    ['an entry that ends at its amount', [HEAD, BILL.slice(0, 104), PAY, END]],
    ['an entry of another bank and branch', [HEAD, put(put(BILL, 3, '20042'), 12, '01006'), PAY, END]],
    ['signs as a host of France writes them', LINES.map((line) => line.replace('{', 'é').replace('}', 'è'))],
  ])('%s', (_, lines) => {
    expect(accountsOf(lines)).toMatchObject([{ rows: [{}, {}], failed: [], check: { kind: 'matches' } }]);
  });

  it.each<[letters: string, line: string]>([
    ['of two bytes', put(BILL, 49, 'PRÉLÈVEMENT')],
    ['of three', put(BILL, 49, 'CARTE 42,50 €')],
    ['of four', put(BILL, 49, 'CAFÉ 🥐')],
  ])('places that were counted in bytes, with letters %s', (_, line) => {
    const words = line.slice(48, 79).trim();
    const spare = Buffer.byteLength(line) - line.length;
    const shorter = line.slice(0, 70) + line.slice(70 + spare);
    expect(accountsOf([HEAD, shorter, PAY, END])).toMatchObject([
      { rows: [{ description: words, amount: { minor: -4_250n }, reference: 'F-77' }, {}], check: { kind: 'matches' } },
    ]);
  });

  it('an entry that moves no money is passed over', () => {
    expect(accountsOf([HEAD, BILL, put(BILL, 91, overpunch(0n)), PAY, END])).toMatchObject([
      { rows: [{}, {}], skipped: [{ line: 3, reason: 'no-movement' }], check: { kind: 'matches' } },
    ]);
  });

  it('the number of the entry where it has no other reference', () => {
    expect(accountsOf([HEAD, put(put(BILL, 105, '    '), 82, '0000042'), PAY, END])).toMatchObject([
      { rows: [{ reference: '0000042' }, { reference: null }] },
    ]);
  });
});

describe('the currency and its decimals', () => {
  it.each<[currency: string, scale: string, minor: bigint]>([
    ['USD', '2', -4_250n],
    ['JPY', '0', -4_250n],
    ['TND', '3', -4_250n],
    ['EUR', '3', -425n],
    ['840', '1', -42_500n],
  ])('%s with %s decimals', (currency, scale, minor) => {
    expect(accountsOf(cfonbOf(BOOKS, { currency, scale }))).toMatchObject([
      { rows: [{ amount: { minor } }, {}], failed: [], check: { kind: 'matches' } },
    ]);
  });

  it('are those of the entries where balances have none, and else those of the currency', () => {
    const bare = (line: string) => put(line, 17, '    ');
    expect(accountsOf([bare(HEAD), put(BILL, 20, '3'), put(PAY, 20, ' '), bare(END)])).toMatchObject([
      {
        currency: 'EUR',
        opening: { amount: { minor: 1_000n } },
        closing: { amount: { minor: 10_575n } },
        rows: [{ amount: { minor: -425n } }, { amount: { minor: 10_000n } }],
      },
    ]);
    expect(accountsOf(cfonbOf(BOOKS, { scale: ' ' }))).toMatchObject([{ opening: { amount: { minor: 10_000n } } }]);
    expect(accountsOf(cfonbOf(BOOKS, { currency: 'JPY', scale: ' ' }))).toMatchObject([
      { opening: { amount: { minor: 10_000n } } },
    ]);
  });

  it('is asked for, or that of the account, where no record has one', () => {
    const silent = cfonbOf(BOOKS, { currency: '   ' });
    expect(read(silent)).toMatchObject({ kind: 'questions', format: 'cfonb', questions: [{ about: 'currency' }] });
    expect(read(silent, { currency: 'EUR' })).toMatchObject({
      decisions: [{ about: 'currency', value: 'EUR' }],
      accounts: [{ currency: 'EUR', isCurrencyNamed: false }],
    });
  });

  it('an entry in another one fails', () => {
    expect(failedOf([HEAD, put(BILL, 17, 'USD'), PAY, END])).toEqual(['2 bad-currency']);
  });

  it('that nobody has is never taken for the account’s', () => {
    expect(accountsOf(cfonbOf(BOOKS, { currency: 'QQQ' }), { currency: 'EUR' })).toMatchObject([
      { currency: 'QQQ', rows: [], opening: null, failed: [{ reason: 'bad-currency' }, {}] },
    ]);
  });
});

describe('a record that is damaged', () => {
  it.each<[what: string, record: string, reason: string]>([
    ['is cut off in its amount', BILL.slice(0, 99), 'bad-record'],
    ['goes on behind its end', `${BILL}0001`, 'bad-record'],
    ['is of no kind', put(BILL, 1, '08'), 'bad-record'],
    ['has a day that does not exist', put(BILL, 35, '300226'), 'bad-day'],
    ['has no sign', put(BILL, 104, '0'), 'bad-sign'],
    ['has a letter in its amount', put(BILL, 100, 'O'), 'bad-amount'],
    ['has a letter in its amount and one with an accent', put(put(BILL, 100, 'O'), 60, 'é'), 'bad-amount'],
    ['is of another account', put(BILL, 22, '9'), 'no-head'],
  ])('%s: it fails by its line, with its words', (_, record, reason) => {
    expect(accountsOf([HEAD, record, detail('LIB', 'CONTRAT 7'), PAY, END])).toMatchObject([
      {
        rows: [{ line: 4, description: 'VIR SEPA SALAIRE' }],
        failed: [{ line: 2, reason, text: expect.stringMatching(/PRLV SEPA.*CONTRAT 7/) }],
        check: { kind: 'gap', gap: { minor: -4_250n } },
      },
    ]);
  });

  it('a balance without its sign, or in another currency: nothing is proved', () => {
    expect(accountsOf([put(HEAD, 104, '0'), BILL, PAY, END])).toMatchObject([
      { opening: null, rows: [{}, {}], failed: [{ line: 1, reason: 'bad-record' }], check: { kind: 'unknown' } },
    ]);
    expect(failedOf([HEAD, BILL, PAY, put(END, 104, ' ')])).toEqual(['4 bad-record']);
    expect(failedOf([HEAD, BILL, PAY, put(END, 17, 'USD')])).toEqual(['4 bad-record']);
  });

  it('an account without its beginning or its end', () => {
    expect(failedOf([HEAD, BILL, PAY])).toEqual(['1 no-end']);
    expect(failedOf([...LINES, BILL, detail('LIB', 'x'), PAY])).toEqual(['5 no-head', '7 no-head']);
    expect(failedOf([HEAD, detail('LIB', 'x'), BILL, PAY, END])).toEqual(['2 bad-record']);
    expect(read([BILL, PAY, END])).toMatchObject({ kind: 'refused', code: 'BROKEN_FILE' });
  });
});

it('is told by a record that is a balance or an entry', () => {
  for (const line of [HEAD, BILL, END, PAY.trimEnd(), `a note\n${HEAD}`]) expect(isCfonb(line)).toBe(true);
  for (const line of [detail('LIB', 'x'), 'x'.repeat(120), ` ${HEAD}`, '01,20041,01005,EUR,0500013M026,020326'])
    expect(isCfonb(line)).toBe(false);
});

const movement = fc.record({
  day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`),
  valueDay: fc.constantFrom('2026-01-31', '2025-12-31', '2026-03-01'),
  minor: fc.bigInt({ min: -9_999_999_999_999n, max: 9_999_999_999_999n }).filter((minor) => minor !== 0n),
  words: fc.stringMatching(/^[A-ZÉ][A-Z0-9É.,/-]{0,30}$/),
});
const books = fc.record({
  bank: fc.stringMatching(/^\d{5}$/),
  branch: fc.stringMatching(/^\d{5}$/),
  account: fc.stringMatching(/^[\dA-Z]{11}$/),
  opening: fc.bigInt({ min: -9_999_999_999n, max: 9_999_999_999n }),
  movements: fc.array(movement, { maxLength: 8 }),
});

it('whatever is written in the format comes back to the cent, with its days and signs', () => {
  const several = fc.uniqueArray(books, { minLength: 1, maxLength: 3, selector: ({ account }) => account });
  fc.assert(
    fc.property(several, fc.boolean(), (accounts, isCut) => {
      const lines = accounts.flatMap((one) => cfonbOf(one)).map((line) => (isCut ? line.trimEnd() : line));
      const sections = accountsOf(lines);
      const got = sections.map(({ rows }) =>
        rows.map(({ day, valueDay, amount: { minor }, description: words }) => ({ day, valueDay, minor, words })),
      );
      expect(got).toEqual(accounts.map(({ movements }) => movements));
      expect(sections.map(({ check, failed }) => [check.kind, failed.length])).toEqual(
        accounts.map(() => ['matches', 0]),
      );
      expect(sections.map(({ opening }) => opening?.amount.minor)).toEqual(accounts.map(({ opening }) => opening));
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200) },
  );
});
