import { describe, expect, it } from 'vitest';
import { SPANISH_BOOKS, accountsIn, failedIn, norma43End, norma43Of, put } from '#testing/fixed-records.ts';
import { readNorma43 } from './norma43.ts';
import type { Reading } from './model.ts';

const read = (lines: readonly string[]): Reading =>
  readNorma43(lines.join('\n'), 'utf-8', { currency: undefined, answers: {} });
const accountsOf = (lines: readonly string[]) => accountsIn(read(lines));

const BOOKS = SPANISH_BOOKS;
const LINES = norma43Of(BOOKS);
const [HEAD = '', CARD = '', CARD_WORDS = '', PAY = '', PAY_WORDS = '', END = ''] = LINES;
const failedOf = (lines: readonly string[]) => failedIn(read(lines));

describe('days written with the day first, which banks do not', () => {
  const turned = (digits: string) => digits.slice(4) + digits.slice(2, 4) + digits.slice(0, 2);
  const withDayFirst = LINES.map((record) =>
    record.startsWith('11')
      ? put(record, 21, turned(record.slice(20, 26)) + turned(record.slice(26, 32)))
      : record.startsWith('22')
        ? put(record, 11, turned(record.slice(10, 16)) + turned(record.slice(16, 22)))
        : record,
  );

  it('fail with their lines, since the period would last for years', () => {
    expect(withDayFirst).not.toEqual(LINES);
    expect(accountsOf(withDayFirst)[0]?.rows).toEqual([]);
    expect(failedOf(withDayFirst)).toContain('2 bad-day');
  });

  it('an entry years away from the period of its account fails', () => {
    const [head, ...others] = LINES;
    expect(failedOf([put(head ?? '', 21, '200301200331'), ...others])).toEqual(
      expect.arrayContaining(['2 bad-day', '4 bad-day']),
    );
  });
});

describe('what does not add up', () => {
  it('a closing balance that the entries do not come to', () => {
    expect(accountsOf([HEAD, CARD, CARD_WORDS, END])).toMatchObject([
      { check: { kind: 'gap', line: 2, gap: { minor: 100_000n } }, failed: [] },
    ]);
  });

  it.each([
    ['debits', 26, '00000000004251', -1n],
    ['credits', 45, '00000000100005', 5n],
  ])('totals of %s that are not those of the entries', (_, from, total, minor) => {
    expect(accountsOf([...LINES.slice(0, -1), put(END, from, total)])).toMatchObject([
      { check: { kind: 'gap', line: 6, gap: { minor }, sentence: expect.stringContaining('The totals on this line') } },
    ]);
  });

  it.each([
    ['more debits', 21, '00002'],
    ['fewer credits', 40, '00000'],
  ])('%s than there are entries', (_, from, count) => {
    expect(failedOf([...LINES.slice(0, -1), put(END, from, count)])).toEqual(['6 bad-count']);
  });

  it('more or fewer records than the file states', () => {
    const stated = (count: number) => norma43End(Array.from({ length: count }, () => ''));
    expect(failedOf([...LINES, stated(9)])).toEqual(['7 bad-count']);
    expect(failedOf([...LINES, stated(8)])).toEqual([]);
    expect(failedOf([...LINES, stated(5)])).toEqual(['7 bad-count']);
    expect(failedOf([...LINES, put(stated(9), 21, '      ')])).toEqual([]);
    expect(failedOf([...LINES, stated(6), ...LINES, stated(6)])).toEqual([]);
  });
});

describe('a record that is damaged', () => {
  it.each<[what: string, record: string, reason: string]>([
    ['is cut off in its amount', CARD.slice(0, 35), 'bad-record'],
    ['goes on behind its end', `${CARD}0001`, 'bad-record'],
    ['is of no kind', put(CARD, 1, '2X'), 'bad-record'],
    ['has a day that does not exist', put(CARD, 11, '260230'), 'bad-day'],
    ['has no day', put(CARD, 11, '      '), 'bad-day'],
    ['has no side', put(CARD, 28, '3'), 'bad-sign'],
    ['has a letter in its amount', put(CARD, 35, 'O'), 'bad-amount'],
  ])('%s: it fails by its line, with its words', (_, record, reason) => {
    const lines = [HEAD, record, CARD_WORDS, PAY, PAY_WORDS, END];
    expect(accountsOf(lines)).toMatchObject([
      {
        rows: [{ line: 4, description: 'NOMINA MARZO' }],
        failed: [{ line: 2, reason, text: expect.stringContaining('COMPRA TARJETA') }],
        check: { kind: 'gap', gap: { minor: -4_250n } },
      },
    ]);
  });

  it.each<[what: string, head: string]>([
    ['digits', put(HEAD, 40, 'X')],
    ['side', put(HEAD, 33, ' ')],
  ])('an opening balance without its %s: nothing is proved', (_, head) => {
    expect(accountsOf([head, ...LINES.slice(1)])).toMatchObject([
      { opening: null, rows: [{}, {}], failed: [{ line: 1, reason: 'bad-record' }], check: { kind: 'unknown' } },
    ]);
  });

  it('a closing balance without its side is what the entries come to, or damaged', () => {
    const closed = (text: string) => accountsOf([...LINES.slice(0, -1), put(END, 59, text)]);
    expect(closed('0')).toMatchObject([{ closing: { amount: { minor: 105_750n } }, check: { kind: 'matches' } }]);
    expect(closed('000000000105751')).toMatchObject([{ closing: null, failed: [{ line: 6, reason: 'bad-record' }] }]);
    expect(closed('0000000001O5750')).toMatchObject([{ closing: null, failed: [{ line: 6, reason: 'bad-record' }] }]);
    const owing = norma43Of({ ...BOOKS, opening: -200_000n });
    expect(accountsOf([...owing.slice(0, -1), put(owing.at(-1) ?? '', 59, ' ')])).toMatchObject([
      { closing: { amount: { minor: -104_250n } }, check: { kind: 'matches' } },
    ]);
    const empty = norma43Of({ ...BOOKS, opening: 0n, movements: [] });
    expect(accountsOf([put(empty[0] ?? '', 33, ' '), put(empty[1] ?? '', 59, ' ')])).toMatchObject([
      { opening: { amount: { minor: 0n } }, closing: { amount: { minor: 0n } }, failed: [] },
    ]);
  });

  it('a closing balance in another currency is none of this account', () => {
    expect(failedOf([...LINES.slice(0, -1), put(END, 74, '840')])).toEqual(['6 bad-record']);
  });

  it('entries behind the end of an account, before its beginning, or under another number', () => {
    expect(failedOf([...LINES, CARD, CARD_WORDS, CARD_WORDS])).toEqual(['7 no-head']);
    expect(failedOf([CARD, ...LINES])).toEqual(['1 no-head']);
    expect(failedOf([HEAD, CARD_WORDS, CARD, PAY, END])).toEqual(['2 bad-record']);
    expect(failedOf([...LINES.slice(0, -1), put(END, 20, '9')])).toEqual(['6 no-head', '1 no-end']);
  });

  it('an account without its end, whatever follows it', () => {
    const open = LINES.slice(0, -1);
    expect(failedOf(open)).toEqual(['1 no-end']);
    expect(failedOf([...open, norma43End(open)])).toEqual(['1 no-end']);
    expect(failedOf([...open, ...norma43Of({ ...BOOKS, account: '0000067890' })])).toEqual(['1 no-end']);
    expect(accountsOf(open)).toMatchObject([{ rows: [{}, {}], closing: null, check: { kind: 'unknown' } }]);
  });

  it('no account at all is a broken file', () => {
    expect(read([CARD, CARD_WORDS, END])).toMatchObject({ kind: 'refused', code: 'BROKEN_FILE' });
  });

  it('more records than are read are refused', () => {
    const many = (lines: readonly string[]) => read(Array.from({ length: 10_001 }, () => lines).flat());
    expect(many([CARD])).toMatchObject({ kind: 'refused', code: 'TOO_MANY_ROWS' });
    expect(many([HEAD, END])).toMatchObject({ kind: 'refused', code: 'TOO_MANY_ROWS' });
    expect(read([HEAD, ...Array.from({ length: 10_001 }, () => CARD)])).toMatchObject({ code: 'TOO_MANY_ROWS' });
    expect(read([HEAD, ...Array.from({ length: 10_000 }, () => CARD)])).toMatchObject({ kind: 'read' });
  });
});
