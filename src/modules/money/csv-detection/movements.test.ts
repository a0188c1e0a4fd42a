import { describe, expect, test } from 'vitest';
import type { TextRecord } from './cells.ts';
import type { ColumnRole, StatusMeaning } from './model.ts';
import { sortRecords } from './movements.ts';
import { titleOf } from './title-lines.ts';
import type { RowStatus } from './statuses.ts';
import { unread } from './unread-lines.ts';

const ROLES: ColumnRole[] = ['day', 'description', 'amount', 'balance', 'status'];
const ROW = '2026-01-13|Rent|-5.00|9.00|';

type Way = {
  roles?: ColumnRole[];
  heading?: string | null;
  endsWhole?: boolean;
  statuses?: Record<string, StatusMeaning>;
  title?: RowStatus | null;
};
const records = (lines: readonly string[]): TextRecord[] =>
  lines.map((text, at) => ({ line: at + 2, cells: text.split('|'), text }));

function sort(
  lines: readonly string[],
  { roles = ROLES, heading = null, endsWhole = true, statuses, title = null }: Way = {},
) {
  return sortRecords(records(lines), roles, heading?.split('|') ?? null, { endsWhole, statuses, title });
}
/** What became of each line, in their order: its status where it moves money, else why not. */
function sorted(lines: readonly string[], way: Way = {}): string[] {
  const { movements, skipped, failed } = sort(lines, way);
  return [
    ...movements.map(({ line, status }) => ({ line, is: status as string })),
    ...skipped.map(({ line, reason }) => ({ line, is: reason as string })),
    ...failed.map(({ line, reason }) => ({ line, is: `failed ${reason}` })),
  ]
    .toSorted((a, b) => a.line - b.line)
    .map(({ is }) => is);
}
const only = (line: string, way: Way = {}) => sorted([line], way)[0];

describe('a line', () => {
  test.each<[what: string, line: string, is: string | undefined]>([
    ['moves money', ROW, 'booked'],
    ['is empty', '||||', undefined],
    ['has more cells than columns', `${ROW}|x`, 'failed bad-shape'],
    ['has fewer cells than columns', '2026-01-13|Rent|-5.00', 'booked'],
    ['has no day and no amount', 'Thank you||||', 'note'],
    ['has no day and an amount', 'soon|Rent|-5.00||', 'failed bad-day'],
    ['has no day and an amount of words', 'soon|Rent|five||', 'note'],
    ['has a day that does not exist', '2026-02-30|Rent|-5.00||', 'failed bad-day'],
    ['has an amount of words', '2026-01-13|Rent|five||', 'failed bad-amount'],
    ['has no amount', '2026-01-13|Rent||9.00|', 'no-amount'],
    ['has a blank amount', '2026-01-13|Rent|-|9.00|', 'no-amount'],
    ['has an amount of nothing', '2026-01-13|Rent|0.00|9.00|', 'booked'],
    ['has a balance of words', '2026-01-13|Rent|-5.00|none yet|', 'booked'],
    ['did not complete', '2026-01-13|Rent|-5.00||Failed', 'void'],
    ['did not complete and has no amount', '2026-01-13|Rent|||Failed', 'not-completed'],
    ['was reversed and has no amount', '2026-01-13|Rent|||Reversed', 'not-completed'],
    ['did not complete and has an amount of words', '2026-01-13|Rent|five||Failed', 'not-completed'],
    ['is pending', '2026-01-13|Rent|-5.00||Pending', 'pending'],
    ['is pending by its day', 'Pending|Rent|-5.00||', 'pending'],
    ['is completed by its day, which is none', 'Completed|Rent|-5.00||', 'failed bad-day'],
    ['is pending by its words', '2026-01-13|Pending: Rent|-5.00||', 'pending'],
    ['is pending by its words in brackets', '2026-01-13|(Pending) Rent|-5.00||Completed', 'pending'],
    ['speaks of what is pending', '2026-01-13|Not pending|-5.00||', 'booked'],
    ['begins like what is pending', '2026-01-13|Pendings|-5.00||', 'booked'],
    ['has a status we do not know', '2026-01-13|Rent|-5.00||Zigzag', 'booked'],
    ['states a balance', '2026-01-13|Opening balance||9.00|', 'balance'],
    ['states a balance without a day', '|Closing balance||9.00|', 'balance'],
    ['states a balance and nothing else', 'Closing balance||||', 'balance'],
    ['states a balance as its amount', '2026-01-13|Brought forward|9.00|9.00|', 'balance'],
    ['states a balance beside an amount of nothing', '2026-01-13|Brought forward|0.00|9.00|', 'balance'],
    ['states a balance beside an amount of nothing with a mark', '2026-01-13|Saldo dia|0,00 C|9.00|', 'balance'],
    ['states a balance on a day that does not exist', '2026-02-30|Opening balance|-5.00|9.00|', 'balance'],
    ['states a balance and moves money', '2026-01-13|Opening balance|-5.00|9.00|', 'booked'],
    ['adds up', '|Total|-5.00||', 'total'],
    ['adds up and moves money', '2026-01-13|Total|-5.00|9.00|', 'booked'],
    ['speaks of a total', '2026-01-13|Paid in total|-5.00|9.00|', 'booked'],
  ])('%s', (_, line, is) => {
    expect(only(line)).toBe(is);
  });

  test.each(
    'Opening bal|Saldo inicial|Solde initial|Kontostand|Totaal|Total|Summe|Brought forward|Carried fwd|b/f|c/f|Open|Close'.split(
      '|',
    ),
  )('%s is none that moves money', (words) => {
    expect(only(`|${words}|-5.00||`)).toMatch(/^(?:balance|total)$/);
  });
});

describe('a line in columns of in and out', () => {
  const roles: ColumnRole[] = ['day', 'description', 'money-in', 'money-out', 'fee', 'net'];
  test.each<[what: string, line: string, is: string]>([
    ['in', '2026-01-13|x|5.00|||', 'booked'],
    ['out', '2026-01-13|x||5.00||', 'booked'],
    ['a fee', '2026-01-13|x|||1.00|', 'booked'],
    ['nothing in', '2026-01-13|x|0.00|||', 'no-amount'],
    ['nothing in and nothing out', '2026-01-13|x|0.00|0,00|0|', 'no-amount'],
    ['nothing in and something out', '2026-01-13|x|0.00|5.00||', 'booked'],
    ['a net alone', '2026-01-13|x||||4.00', 'no-amount'],
    ['a net of words', '2026-01-13|x|5.00|||none yet', 'booked'],
    ['a fee of words', '2026-01-13|x|5.00||free of cost|', 'failed bad-amount'],
    ['no day and money in', 'soon|x|5.00|||', 'failed bad-day'],
    ['no day and money out', 'soon|x||5.00||', 'failed bad-day'],
    ['no day and a fee', 'soon|x|||1.00|', 'failed bad-day'],
    ['no day and a net', 'soon|x||||4.00', 'note'],
  ])('has %s', (_, line, is) => {
    expect(only(line, { roles })).toBe(is);
  });
});

describe('what a line that moves money says', () => {
  const moved = (line: string, way: Way = {}) => sort([line], way).movements[0];

  test('is kept by its columns', () => {
    const roles: ColumnRole[] = ['day', 'value-day', 'amount', 'marker'];
    expect(moved('2026-01-13 09:15|2026-01-14|5.00 Cr|DR', { roles })).toEqual({
      line: 2,
      cells: ['2026-01-13 09:15', '2026-01-14', '5.00 Cr', 'DR'],
      day: { kind: 'day', day: '2026-01-13' },
      valueDay: { kind: 'day', day: '2026-01-14' },
      clock: '09:15:00',
      status: 'booked',
      figures: { amount: { body: '5.00', sign: null, marker: 'in', currency: null } },
      marker: 'out',
      account: null,
    });
    expect(moved('2026-01-13||5.00 Cr|', { roles })?.marker).toBe('in');
    expect(moved('2026-01-13||5.00|', { roles })?.marker).toBeNull();
  });

  test('has the value day where there is no other', () => {
    const roles: ColumnRole[] = ['day', 'value-day', 'amount'];
    expect(moved('|2026-01-14|5.00', { roles })?.day).toEqual({ kind: 'day', day: '2026-01-14' });
    expect(moved('soon|2026-01-14|5.00', { roles })).toBeUndefined();
    expect(moved('Pending|2026-01-14|5.00', { roles })).toMatchObject({ day: null, status: 'pending' });
  });
});

describe('balances that lines state', () => {
  const stated = (line: string, roles = ROLES) =>
    sort([line], { roles }).stated.map(({ which, figure, day }) => `${which} ${figure.body} ${day?.kind ?? ''}`.trim());
  const PLAIN: ColumnRole[] = ['day', 'description', 'amount'];

  test.each<[what: string, line: string, roles: ColumnRole[], found: string[]]>([
    ['in the column of balances', '2026-01-13|Opening balance||9.00|', ROLES, ['opening 9.00 day']],
    ['in the column of balances before others', '2026-01-13|Closing balance|0.00|9.00|', ROLES, ['closing 9.00 day']],
    ['behind its words', '|Opening balance|9.00||', ROLES, ['opening 9.00']],
    ['behind its words and a blank', 'Opening balance|-|9.00||', ROLES, ['opening 9.00']],
    ['before its words', '5.00|Opening balance|||', ROLES, []],
    ['not at all', '|Opening balance|||', ROLES, []],
    ['as a total', '|Total|9.00||', ROLES, []],
    ['as the amount of a table without balances', '2026-01-13|Closing balance|9.00', PLAIN, ['closing 9.00 day']],
    ['as the amount, in letters alone', '2026-01-13|Closing|9.00', PLAIN, []],
    ['as the amount, by a total', '2026-01-13|Total balance|9.00', PLAIN, []],
  ])('%s', (_, line, roles, found) => {
    expect(stated(line, roles)).toEqual(found);
  });
});

describe('statuses we do not know', () => {
  const unknown = (lines: string[], statuses?: Way['statuses']) =>
    [...sort(lines, statuses === undefined ? {} : { statuses }).unknownStatuses].map(
      ([key, { word, lines: at }]) => `${key} ${word} ${at.map(({ line, text }) => `${line}:${text}`).join(' ')}`,
    );

  test('are asked about once each', () => {
    expect(
      unknown(['2026-01-13|a|1||Zigzag', '2026-01-13|b|1||ZIGZAG', '2026-01-13|c|1||Booked', '2026-01-13|d|1||Foo']),
    ).toEqual(['zigzag Zigzag 2:2026-01-13|a|1||Zigzag 3:2026-01-13|b|1||ZIGZAG', 'foo Foo 5:2026-01-13|d|1||Foo']);
  });

  test('are not asked about where a person told, where there is a tick, and where no money moves', () => {
    expect(unknown(['2026-01-13|a|1||Zigzag', '2026-01-13|b|1||R', '2026-01-13|c|||Foo'], { zigzag: 'void' })).toEqual(
      [],
    );
  });

  test('mean what a person says', () => {
    const lines = ['2026-01-13|a|1||Zigzag', '2026-01-13|a|1||Completed'];
    expect(sorted(lines, { statuses: { zigzag: 'void', completed: 'pending' } })).toEqual(['void', 'pending']);
  });
});

describe('lines that say something of the rows below them', () => {
  test.each<[title: string, status: RowStatus | null]>([
    ['Pending transactions', 'pending'],
    ['|Pending transactions|', 'pending'],
    ['Authorised', 'pending'],
    ['Completed items', 'booked'],
    ['Completed items below', null],
    ['Pending payments', 'pending'],
    ['Vorgemerkte Umsätze', 'pending'],
    ['Pending', null],
    ['Transactions', null],
    ['Pending transactions|x', null],
    ['Pending transactions 2026', null],
    ['Pending transactions for card ****1234', 'pending'],
    ['Заблокированные суммы по ........5678', 'pending'],
    ['Транзакции по ........5678', null],
    [`Pending transactions${' '.repeat(40)}`, 'pending'],
    [`Pending transactions${' '.repeat(41)}`, null],
    ['', null],
  ])('%s', (title, status) => {
    const [record] = records([title]);
    expect(record === undefined ? undefined : titleOf(record)).toBe(status);
  });

  test('hold until the next one, and statuses of rows come before them', () => {
    const row = (status: string) => `2026-01-13|x|1.00||${status}`;
    const lines = [row(''), 'Pending transactions', row(''), row('Failed'), 'Completed transactions', row('')];
    expect(sorted(lines, { title: 'pending' })).toEqual(['pending', 'no-amount', 'pending', 'void', 'note', 'booked']);
  });
});

test('a line that gives no row says why, in one clean line', () => {
  expect(unread(7, 'total', ' Total  5.00 ')).toEqual({
    line: 7,
    reason: 'total',
    sentence: 'This line is a total, not a transaction.',
    text: 'Total 5.00',
  });
});
