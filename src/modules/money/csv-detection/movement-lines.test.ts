import { describe, expect, test } from 'vitest';
import type { TextRecord } from './cells.ts';
import type { ColumnRole } from './model.ts';
import { sortRecords } from './movements.ts';

const ROLES: ColumnRole[] = ['day', 'description', 'amount'];
const HEADING = 'Date|Text|Amount';
const ROW = '2026-01-13|Rent|-5.00';
const records = (lines: readonly string[]): TextRecord[] =>
  lines.map((text, at) => ({ line: at + 2, cells: text.split('|'), text }));
const sort = (lines: readonly string[], endsWhole = true, heading: string | null = HEADING) =>
  sortRecords(records(lines), ROLES, heading?.split('|') ?? null, { endsWhole, statuses: undefined, title: null });

describe('a heading that comes again', () => {
  const accounts = (...lines: string[]) => sort(lines).movements.map(({ account }) => account);

  test('is a note, and rows below it are of the account above it', () => {
    const lines = [ROW, 'Account: 111111', HEADING, ROW, ROW, 'Account: 222222', HEADING, ROW];
    expect(accounts(...lines)).toEqual([null, '111111', '111111', '222222']);
    expect(sort(lines).skipped.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '3 note',
      '4 note',
      '7 note',
      '8 note',
    ]);
  });

  test('without an account above it is of the one before', () => {
    expect(accounts('Account: 111111', HEADING, ROW, HEADING, ROW)).toEqual(['111111', '111111']);
  });

  test('is not of an account that is named above other rows', () => {
    expect(accounts('Account: 111111', ROW, HEADING, ROW)).toEqual([null, null]);
    expect(accounts('Account: 111111', HEADING, HEADING, ROW)).toEqual(['111111']);
  });

  test('may have empty cells behind it', () => {
    expect(sort([`${HEADING}||`]).skipped).toMatchObject([{ reason: 'note' }]);
    expect(sort([`${HEADING}|x`]).failed).toMatchObject([{ reason: 'bad-shape' }]);
  });

  test('is another one where a word differs', () => {
    const [first] = sort(['Account: 111111', 'Date|Words|Amount', ROW]).movements;
    expect(first?.account).toBeNull();
  });
});

describe('the end of a file', () => {
  const last = (line: string, endsWhole: boolean, ...before: string[]) => {
    const { movements, skipped, failed } = sort([...before, line], endsWhole);
    return failed.at(-1)?.reason ?? skipped.at(-1)?.reason ?? (movements.length > before.length ? 'read' : 'lost');
  };

  test.each<[what: string, line: string, endsWhole: boolean, before: string[], found: string]>([
    ['in the middle of a row', '2026-01-13|Re', false, [ROW], 'cut-off'],
    ['in the middle of a row, with a line end', '2026-01-13|Re', true, [ROW], 'no-amount'],
    ['with a whole row', ROW, false, [ROW], 'read'],
    ['with its only row', ROW, false, [], 'read'],
    ['in the middle of its only row', '2026-01-13|Re', false, [], 'no-amount'],
    ['in the middle of a row behind an empty line', '2026-01-13|Re', false, [ROW, ''], 'cut-off'],
    ['with a row like another', '2026-01-13|Re', false, [ROW, '2026-01-13|Re'], 'no-amount'],
    ['with a word', 'End', false, [ROW], 'note'],
    ['with words', 'End|of', false, [ROW], 'note'],
    ['with a day alone', '2026-01-13', false, [ROW], 'no-amount'],
  ])('%s', (_, line, endsWhole, before, found) => {
    expect(last(line, endsWhole, ...before)).toBe(found);
  });

  test('is compared with the lines right above it', () => {
    const before = ['2026-01-13|Re', ...Array.from({ length: 48 }, () => ROW)];
    expect(last('2026-01-13|Re', false, ...before)).toBe('no-amount');
    expect(last('2026-01-13|Re', false, ...before, ROW)).toBe('cut-off');
  });

  test('is told apart from the lines before it', () => {
    expect(sort([ROW, '2026-01-13|Re', ROW], false).failed).toEqual([]);
  });
});
