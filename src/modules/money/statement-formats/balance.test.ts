import { describe, expect, test } from 'vitest';
import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { UnreadLine } from '#modules/money/csv-detection/model.ts';
import { checkBalance, merged, withTrueIds } from './balance.ts';
import type { AccountSection, BalanceCheck, StatementRow } from './model.ts';
import { at, row, section } from '#testing/statement-rows.ts';

/** `matches`, `unknown`, or where the balance departs and by how much. */
function told(check: BalanceCheck): string {
  return check.kind === 'gap' ? `line ${check.line}: ${check.gap.minor} ${check.gap.currency}` : check.kind;
}
const checked = (rows: StatementRow[], opening: number | null = null, closing: number | null = null) =>
  told(
    checkBalance({
      rows,
      opening: opening === null ? null : at(opening),
      closing: closing === null ? null : at(closing),
    }),
  );

describe('what is there at the beginning and at the end', () => {
  const ROWS = [row(500, { line: 2 }), row(-300, { line: 3 })];

  test.each<[what: string, rows: StatementRow[], opening: number | null, closing: number | null, found: string]>([
    ['follows from the rows', ROWS, 1000, 1200, 'matches'],
    ['departs from them', ROWS, 1000, 1250, 'line 3: 50 ZAR'],
    ['departs from them downwards', ROWS, 1000, 1150, 'line 3: -50 ZAR'],
    ['is the same without rows', [], 1000, 1000, 'matches'],
    ['is not the same without rows', [], 1000, 900, 'line 1: -100 ZAR'],
    ['is not all stated: no end', ROWS, 1000, null, 'unknown'],
    ['is not all stated: no beginning', ROWS, null, 1200, 'unknown'],
    ['is not stated', ROWS, null, null, 'unknown'],
    ['leaves out what is pending', [...ROWS, row(700, { line: 4, status: 'pending' })], 1000, 1200, 'matches'],
    ['leaves out an opening balance in a row', [row(1000, { part: 'opening' }), ...ROWS], 1000, 1200, 'matches'],
    ['counts fees', [...ROWS, row(-1, { line: 3, part: 'fee' })], 1000, 1199, 'matches'],
    ['is of rows in another currency', [...ROWS, row(1, { currency: 'USD' })], 1000, 1201, 'unknown'],
  ])('%s', (_, rows, opening, closing, found) => {
    expect(checked(rows, opening, closing)).toBe(found);
  });

  test('is in two currencies', () => {
    expect(told(checkBalance({ rows: [], opening: at(5), closing: at(5, 'USD') }))).toBe('unknown');
  });
});

describe('the running balance', () => {
  /** Rows a day apart, from line 2: amount and balance, or an amount alone. */
  const rows = (...steps: (readonly [number, number?])[]) =>
    steps.map(([minor, balance], place) =>
      row(minor, {
        line: place + 2,
        day: `2026-01-${String(place + 13)}` as const,
        ...(balance === undefined ? {} : { balance }),
      }),
    );
  const HELD = rows([500, 1500], [-300, 1200], [-100, 1100], [50, 1150]);

  test.each<[what: string, rows: StatementRow[], opening: number | null, closing: number | null, found: string]>([
    ['follows from the rows', HELD, null, null, 'matches'],
    ['follows from the rows, newest first', HELD.toReversed(), null, null, 'matches'],
    ['follows from what was there before', HELD, 1000, null, 'matches'],
    ['does not follow from what was there before', HELD, 900, null, 'line 2: 100 ZAR'],
    ['does not end where it is said to', HELD, 1000, 1160, 'line 5: 10 ZAR'],
    ['ends where it is said to', HELD, 1000, 1150, 'matches'],
    ['departs at a row', rows([500, 1500], [-300, 1200], [-100, 1090], [50, 1140]), null, null, 'line 4: -10 ZAR'],
    ['departs at the first of several', rows([1, 1], [1, 3], [1, 9], [1, 10], [1, 11]), null, null, 'line 3: 1 ZAR'],
    ['goes on over rows without one', rows([500, 1500], [-300], [-100, 1100], [50, 1150]), null, null, 'matches'],
    [
      'departs behind a row without one',
      rows([500, 1500], [-300], [-100, 1101], [50, 1151]),
      null,
      null,
      'line 4: 1 ZAR',
    ],
    ['is of one row', rows([500, 1500]), null, null, 'unknown'],
    ['is of two rows', rows([500, 1500], [-300, 1200]), null, null, 'matches'],
    ['departs in two rows', rows([500, 1500], [-300, 1201]), null, null, 'line 3: 1 ZAR'],
    ['is of two rows in three', rows([500, 1500], [-300, 1200], [1]), null, null, 'matches'],
    ['is of two rows in four', rows([500, 1500], [-300, 1200], [1], [1]), null, null, 'unknown'],
    ['departs in two rows of four', rows([500, 1500], [-300, 1201], [1], [1]), null, null, 'unknown'],
    ['is not there', rows([500], [-300]), null, null, 'unknown'],
  ])('%s', (_, given, opening, closing, found) => {
    expect(checked(given, opening, closing)).toBe(found);
  });

  test('moves by an entry and its fee together', () => {
    const fee = (line: number) => row(-10, { line, part: 'fee', balance: 1190 });
    const entries = [row(500, { line: 2, balance: 1500 }), row(-300, { line: 3, balance: 1190 })];
    const next = row(-90, { line: 4, balance: 1100 });
    expect(checked([...entries, fee(3), next])).toBe('matches');
    expect(checked([...entries, row(-10, { line: 4, part: 'fee', balance: 1190 }), next])).toBe('line 3: -10 ZAR');
  });

  test('counts what is pending nowhere', () => {
    const [first, ...others] = HELD;
    const pending = row(7, { line: 9, balance: 1, status: 'pending' });
    expect(checked([...(first === undefined ? [] : [first]), pending, ...others])).toBe('matches');
  });

  test('says where to look', () => {
    expect(checkBalance({ rows: [], opening: at(1), closing: at(3) })).toEqual({
      kind: 'gap',
      line: 1,
      gap: money(2n, 'ZAR'),
      sentence:
        'The balance at line 1 does not match the transactions: one may be missing or wrong. Compare it with your statement.',
    });
  });
});

describe('several statements in one file', () => {
  const line = (number: number): UnreadLine => ({ line: number, reason: 'note', sentence: '', text: '' });
  const found = (...sections: AccountSection[]) =>
    merged(sections).map(({ rows, opening, closing, check, skipped, failed }) => ({
      lines: rows.map((each) => each.line),
      opening: opening?.amount.minor,
      closing: closing?.amount.minor,
      check: told(check),
      left: [...skipped, ...failed].map((each) => each.line),
    }));
  const first = (wish: Partial<AccountSection> = {}) =>
    section({ rows: [row(500, { line: 2 })], opening: at(1000), closing: at(1500), skipped: [line(3)], ...wish });
  const second = (wish: Partial<AccountSection> = {}) =>
    section({ rows: [row(-300, { line: 12 })], opening: at(1500), closing: at(1200), failed: [line(13)], ...wish });

  describe('whose periods overlap', () => {
    const known = (line: number, sourceId: string, minor = 500, day: Day = '2026-01-13') =>
      row(minor, { line, sourceId, day });
    const bare = (...rows: StatementRow[]) => section({ rows });

    test.each<[what: string, sections: AccountSection[], lines: number[]]>([
      ['count a row once', [bare(known(2, 'A'), known(3, 'B')), bare(known(12, 'B'), known(13, 'C'))], [2, 3, 13]],
      ['count rows of other amounts', [bare(known(2, 'A')), bare(known(12, 'A', 501))], [2, 12]],
      ['count rows of other days', [bare(known(2, 'A')), bare(known(12, 'A', 500, '2026-01-14'))], [2, 12]],
      ['count rows without identifiers', [bare(row(500, { line: 2 })), bare(row(500, { line: 12 }))], [2, 12]],
      [
        'count rows whose identifiers come again within one of them',
        [bare(known(2, 'A'), known(3, 'A')), bare(known(12, 'A'))],
        [2, 3, 12],
      ],
      [
        'count rows of a statement that begins where the one before it ended',
        [
          section({ rows: [known(2, 'A')], opening: at(0), closing: at(500) }),
          section({ rows: [known(12, 'A')], opening: at(500), closing: at(1000) }),
        ],
        [2, 12],
      ],
      [
        'count a statement once that is there twice',
        [
          section({ rows: [known(2, 'A')], opening: at(0), closing: at(500) }),
          section({ rows: [known(12, 'A')], opening: at(0), closing: at(500) }),
        ],
        [2],
      ],
    ])('%s', (_, sections, lines) => {
      const all = sections.flatMap(({ rows }) => rows).length;
      const [account] = merged(sections, true);
      expect(account?.rows.map(({ line: at }) => at)).toEqual(lines);
      expect(account?.skipped.filter(({ reason }) => reason === 'repeated')).toHaveLength(all - lines.length);
    });
  });

  test('whose identifiers need not be unique count all rows', () => {
    const one = () => section({ rows: [row(500, { line: 2, sourceId: 'A' })] });
    expect(found(one(), one())[0]?.lines).toEqual([2, 2]);
  });

  test('of one account are one', () => {
    expect(found(first(), second())).toEqual([
      { lines: [2, 12], opening: 1000n, closing: 1200n, check: 'matches', left: [3, 13] },
    ]);
  });

  test('that both skipped and failed lines keep all of them', () => {
    expect(found(first({ failed: [line(4)] }), second({ skipped: [line(14)] }))[0]?.left).toEqual([3, 14, 4, 13]);
  });

  test.each<[what: string, other: Partial<AccountSection>]>([
    ['accounts', { account: '456' }],
    ['accounts, of which one has no number', { account: null }],
    ['currencies', { currency: 'USD' }],
  ])('of two %s are two', (_, other) => {
    expect(found(first(), second(other))).toHaveLength(2);
  });

  test('of accounts without a number are one', () => {
    expect(found(first({ account: null }), second({ account: null }))).toHaveLength(1);
  });

  test.each<[what: string, sections: AccountSection[], check: string]>([
    ['one begins elsewhere', [first(), second({ opening: at(1400), closing: at(1100) })], 'line 12: -100 ZAR'],
    ['an empty one begins elsewhere', [first(), second({ opening: at(1400), rows: [] })], 'line 2: -100 ZAR'],
    [
      'an empty one begins elsewhere than an empty one',
      [first({ rows: [] }), second({ opening: at(1400), rows: [], closing: at(1400) })],
      'line 1: 500 ZAR',
    ],
    ['two empty ones do not follow', [section({ closing: at(5) }), section({ opening: at(7) })], 'line 1: 2 ZAR'],
    ['the first has a gap', [first({ closing: at(1501) }), second({ opening: at(1600) })], 'line 2: 1 ZAR'],
    [
      'the first has a gap and the second has none',
      [first({ closing: at(1501) }), second({ opening: at(1501), closing: at(1201) })],
      'line 2: 1 ZAR',
    ],
    ['the second has a gap', [first(), second({ closing: at(1201) })], 'line 12: 1 ZAR'],
    ['the second says nothing', [first(), second({ opening: null, closing: null })], 'matches'],
    ['the first says nothing', [first({ opening: null, closing: null }), second()], 'matches'],
    [
      'neither says anything',
      [first({ opening: null, closing: null }), second({ opening: null, closing: null })],
      'unknown',
    ],
    [
      'the first was checked before',
      [first({ check: { kind: 'matches' }, closing: at(1500), opening: at(7) })],
      'matches',
    ],
  ])('are checked as one: %s', (_, sections, check) => {
    expect(found(...sections)[0]?.check).toBe(check);
  });

  test('begin with the first that says how, and end with the last', () => {
    expect(found(first({ opening: null, closing: null }), second())[0]).toMatchObject({
      opening: 1500n,
      closing: 1200n,
    });
    expect(found(first(), second({ closing: null }))[0]).toMatchObject({ opening: 1000n, closing: 1500n });
  });
});

describe('identifiers', () => {
  const ids = (...rows: StatementRow[]) => withTrueIds(rows).map(({ sourceId, reference }) => [sourceId, reference]);

  test.each<[what: string, rows: StatementRow[], found: (string | null)[][]]>([
    [
      'that are different',
      [row(1, { sourceId: 'a' }), row(1, { sourceId: 'b' })],
      [
        ['a', null],
        ['b', null],
      ],
    ],
    [
      'that come again with another amount',
      [row(1, { sourceId: 'a' }), row(2, { sourceId: 'a' })],
      [
        ['a', null],
        ['a', null],
      ],
    ],
    [
      'that come again with the same amount are references',
      [row(1, { sourceId: 'a' }), row(2, { sourceId: 'b', reference: 'r' }), row(1, { sourceId: 'a' })],
      [
        [null, 'a'],
        [null, 'r'],
        [null, 'a'],
      ],
    ],
    [
      'that are not there',
      [row(1), row(1)],
      [
        [null, null],
        [null, null],
      ],
    ],
    [
      'that a fee has as well',
      [row(1, { sourceId: 'a' }), row(1, { sourceId: 'a', part: 'fee' })],
      [
        ['a', null],
        ['a', null],
      ],
    ],
    [
      'that run into the amount behind them',
      [row(1, { sourceId: 'a1' }), row(11, { sourceId: 'a' })],
      [
        ['a1', null],
        ['a', null],
      ],
    ],
  ])('%s', (_, rows, found) => {
    expect(ids(...rows)).toEqual(found);
  });
});
