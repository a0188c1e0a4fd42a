import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bai2Of, DOLLAR_BOOKS } from '#testing/bai2.ts';
import { accountsIn, failedIn } from '#testing/fixed-records.ts';
import { readBai2 } from './bai2.ts';
import type { Reading } from './model.ts';

type Wish = Parameters<typeof readBai2>[2];
const read = (lines: readonly string[], wish: Partial<Wish> = {}): Reading =>
  readBai2(lines.join('\n'), 'utf-8', { currency: undefined, answers: {}, ...wish });
const LINES = bai2Of([DOLLAR_BOOKS]);
/** A file of one account with these lines. */
const file = (...lines: string[]): string[] => [
  '01,1,2,260401,0200,1,,,2/',
  '02,1,2,1,260331,2359,,2/',
  ...lines,
  '49,,/',
  '98,,,/',
  '99,,,/',
];
const sectionOf = (...lines: string[]) => accountsIn(read(file(...lines)))[0];
const HEAD = '03,1,USD,010,10000,,,015,5000,,/';

it('reads balances, references, words and the day of the group', () => {
  expect(accountsIn(read(LINES))).toMatchObject([
    {
      account: '0975312468',
      currency: 'USD',
      opening: { amount: { minor: 10_000n } },
      closing: { amount: { minor: 105_750n }, day: '2026-03-31' },
      rows: [
        {
          day: '2026-03-31',
          amount: { minor: -4_250n },
          description: 'CHECK 1042, RENT 3/26',
          sourceId: 'B77',
          reference: '1042',
          status: 'booked',
        },
        { amount: { minor: 100_000n }, sourceId: 'B78', reference: null },
      ],
      check: { kind: 'matches' },
      failed: [],
      skipped: [],
    },
  ]);
});

describe('a transaction', () => {
  it.each<[entry: string, row: object]>([
    ['16,475,500,,B,C,TEXT, MORE/', { sourceId: 'B', reference: 'C', bankText: 'TEXT, MORE' }],
    ['16,475,500,Z,,,/', { sourceId: null, reference: null, bankText: '' }],
    ['16,475,500,V,260402,1200,B,C,T', { valueDay: '2026-04-02', sourceId: 'B', bankText: 'T' }],
    ['16,475,500,0,B,C,T', { valueDay: '2026-03-31', sourceId: 'B' }],
    ['16,475,500,1,B,C,T', { valueDay: null, sourceId: 'B' }],
    ['16,475,500,S,100,200,200,B,C,T', { sourceId: 'B', bankText: 'T' }],
    ['16,475,500,D,2,0,100,1,400,B,C,T', { sourceId: 'B', bankText: 'T' }],
    ['16,475,5.00,,B,C,T', { amount: { minor: -500n, currency: 'USD' } }],
    ['16,399,+000500,,B,C,T', { amount: { minor: 500n, currency: 'USD' } }],
  ])('%s', (entry, row) => {
    expect(sectionOf('03,1,,/', entry)).toMatchObject({ rows: [row], failed: [] });
  });

  it.each<[entry: string, where: 'failed' | 'skipped', reason: string]>([
    ['16,475,5.0,,B,C,T', 'failed', 'bad-amount'],
    ['16,475,x,,B,C,T', 'failed', 'bad-amount'],
    ['16,47,500,,B,C,T', 'failed', 'bad-record'],
    ['16,475,500,Q,B,C,T', 'failed', 'bad-record'],
    ['16,475,500,D,x,B', 'failed', 'bad-record'],
    ['16,721,500,,B,C,T', 'failed', 'bad-sign'],
    ['16,975,500,,B,C,T', 'failed', 'bad-sign'],
    ['16,475,-500,,B,C,T', 'failed', 'bad-sign'],
    ['16,195,-500,,B,C,T', 'failed', 'bad-sign'],
    ['17,475,500,,B,C,T', 'failed', 'bad-record'],
    ['16,890,,,B,C,T', 'skipped', 'note'],
    ['16,100,500,,B,C,T', 'skipped', 'total'],
    ['16,015,500,,B,C,T', 'skipped', 'balance'],
    ['16,475,000,,B,C,T', 'skipped', 'no-movement'],
  ])('%s is %s: %s', (entry, where, reason) => {
    expect(sectionOf('03,1,,/', entry)).toMatchObject({ rows: [], [where]: [{ line: 4, reason }] });
  });

  it.each<[entry: string, minor: bigint]>([
    ['16,475,-5000,,B,C,T', -5_000n],
    ['16,975,5000,,B,C,T', -5_000n],
    ['16,195,-5000,,B,C,T', -5_000n],
  ])('%s counts where the balances prove its side', (entry, minor) => {
    expect(sectionOf(HEAD, entry)).toMatchObject({
      rows: [{ amount: { minor } }],
      failed: [],
      check: { kind: 'matches' },
    });
  });

  it('that takes a debit back is money in where the balances prove it', () => {
    expect(sectionOf('03,1,USD,010,5000,,,015,10000,,/', '16,475,-5000,,B,C,T')).toMatchObject({
      rows: [{ amount: { minor: 5_000n } }],
    });
  });
});

it.each<[account: string, group: string, currency: string, minor: bigint]>([
  ['JPY', 'KWD', 'JPY', 5_000n],
  ['', 'KWD', 'KWD', 5_000n],
  ['', '', 'USD', 5_000n],
])('a currency of account %s and group %s is %s', (account, group, currency, minor) => {
  const lines = file(`03,1,${account},/`, '16,195,5000,,,,T').map((line) =>
    line.startsWith('02') ? `02,1,2,1,260331,,${group},2/` : line,
  );
  expect(accountsIn(read(lines))).toMatchObject([{ currency, rows: [{ amount: { minor, currency } }] }]);
});

it('asks for the currency where the file is silent and the account is not in dollars', () => {
  expect(read(file('03,1,,/', '16,195,5000,,,,T'), { currency: 'ZAR' })).toMatchObject({
    kind: 'questions',
    questions: [{ about: 'currency' }],
  });
});

it('a currency that is none fails with its rows', () => {
  expect(sectionOf('03,1,U$D,010,5,,/', '16,195,5000,,,,T')).toMatchObject({
    opening: null,
    rows: [],
    failed: [{ line: 4, reason: 'bad-currency' }],
  });
});

it('names control totals and counts that do not agree', () => {
  const wrong = LINES.map((line) => (/^(?:49|98|99)/.test(line) ? line.replace(/,(\d+),/, ',1$1,') : line));
  expect(failedIn(read(wrong)).filter((one) => one.endsWith('bad-total'))).toHaveLength(1);
  const short = LINES.filter((line) => !line.startsWith('16,195'));
  expect(failedIn(read(short))).toEqual(expect.arrayContaining([expect.stringContaining('bad-total')]));
});

it.each(LINES.slice(2).map((_, at) => at + 3))('says that a file cut off after line %i is', (length) => {
  if (length === LINES.length) return;
  expect(failedIn(read(LINES.slice(0, length))).length).toBeGreaterThan(0);
});

it('an interim report is pending, and one that is final takes its place', () => {
  const interim = bai2Of([DOLLAR_BOOKS], { modifier: '3' });
  expect(accountsIn(read(interim))[0]?.rows).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
  const [account] = accountsIn(read([...interim, ...LINES]));
  expect(account).toMatchObject({ rows: [{ status: 'booked' }, { status: 'booked' }], check: { kind: 'matches' } });
  expect(account?.skipped).toHaveLength(2);
});

it.each(['2', '4'])('a group of status %s does not count', (group) => {
  expect(accountsIn(read(bai2Of([DOLLAR_BOOKS], { group })))).toMatchObject([
    { rows: [], skipped: [{ reason: 'withdrawn' }, { reason: 'withdrawn' }], opening: null },
  ]);
});

const movement = fc.record({
  minor: fc.bigInt({ min: -9_999_999_999n, max: 9_999_999_999n }).filter((minor) => minor !== 0n),
  words: fc.stringMatching(/^[A-Z](?: ?[A-Z0-9.,/-]){0,40}[A-Z]$/),
  funds: fc.constantFrom(
    [''],
    ['0'],
    ['1'],
    ['2'],
    ['Z'],
    ['V', '260401', ''],
    ['S', '1', '2', '3'],
    ['D', '1', '0', '5'],
  ),
  bank: fc.stringMatching(/^[A-Z]\d{0,6}$/),
  customer: fc.stringMatching(/^[A-Z]\d{0,6}$/),
});
const books = fc.uniqueArray(
  fc.record({
    account: fc.stringMatching(/^[1-9]\d{5,9}$/),
    currency: fc.constantFrom('USD', 'ZAR', 'JPY', 'KWD'),
    opening: fc.bigInt({ min: -1_000_000n, max: 1_000_000n }),
    movements: fc.array(movement, { minLength: 1, maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 3, selector: ({ account }) => account },
);

it('comes back to the cent in any shape', () => {
  fc.assert(
    fc.property(
      books,
      fc.integer({ min: 2, max: 12 }),
      fc.constantFrom(undefined, 120),
      fc.boolean(),
      (made, fields, width, isInARow) => {
        const lines = bai2Of(made, { fields, ...(width === undefined ? {} : { width }) });
        const text = lines.join(width !== undefined && isInARow ? '' : '\r\n');
        const accounts = accountsIn(readBai2(text, 'utf-8', { currency: 'ZAR', answers: {} }));
        expect(accounts.map(({ rows }) => rows.map(({ amount, bankText }) => [amount.minor, bankText]))).toEqual(
          made.map(({ movements }) => movements.map(({ minor, words }) => [minor, words])),
        );
        for (const { check, failed } of accounts) expect([check.kind, failed]).toEqual(['matches', []]);
      },
    ),
    { numRuns: 200 },
  );
});

it('never throws on a damaged file', () => {
  const text = LINES.join('\n');
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 20 }), (at, cut, put) => {
      read([text.slice(0, at) + put + text.slice(at + cut)]);
    }),
  );
});
