import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { NONE_ANNOUNCED } from '#kernel/working-days.ts';
import type { NewItem, Source } from './model.ts';
import { itemsWithOccurrences, suggestionsFrom } from './rules.ts';
import type { PaidRow } from './sources.ts';

const ZAR = (minor: number) => money(minor, 'ZAR');
const today = '2026-11-26';
const accounts = new Map([['a', { name: 'Cheque', seenUpTo: '2026-11-25' }]]);
const source: Source = { accountId: 'a', payee: 'apple', direction: 'out', currency: 'ZAR', near: null };

function row(day: string, minor: number, more: Partial<PaidRow> = {}): PaidRow {
  const { accountId, payee, direction, currency } = source;
  return {
    id: `${day} ${minor}`,
    day,
    amount: ZAR(minor),
    accountId,
    payee,
    direction,
    currency,
    categoryId: null,
    ...more,
  };
}

const months = ['2026-08', '2026-09', '2026-10', '2026-11'];
const twice = months.flatMap((month) => [row(`${month}-03`, 1499), row(`${month}-18`, 5999)]);
const suggested = (rows: PaidRow[], known: Source[] = []) =>
  suggestionsFrom(known, { today, rows, accounts, gazetted: NONE_ANNOUNCED }, (payee) => payee.toUpperCase(), 'ZA');

function item(id: string, day: number, near: number | null): NewItem & { id: string } {
  return {
    id,
    name: id,
    source: { ...source, near: near === null ? null : ZAR(near) },
    cadence: { kind: 'day-of-month', every: 1, day, anchor: '2026-08-01', shift: 'none', country: 'ZA' },
    amount: { kind: 'last', amount: ZAR(near ?? 1499) },
    changes: [],
  };
}

describe('suggestions', () => {
  test('name the payee, and say by its size which payments of it they mean', () => {
    expect(suggested(twice).map(({ name, source: { near }, yearly }) => [name, near, yearly])).toEqual([
      ['APPLE', ZAR(1499), ZAR(17_988)],
      ['APPLE', ZAR(5999), ZAR(71_988)],
    ]);
    expect(suggested(months.map((month) => row(`${month}-03`, 1499)))[0]?.source).toEqual(source);
  });

  test('leave out what the person has spoken of: one size of a payee, or all of it', () => {
    expect(suggested(twice, [{ ...source, near: ZAR(1499) }]).map(({ source: { near } }) => near)).toEqual([ZAR(5999)]);
    expect(suggested(twice, [source])).toEqual([]);
    expect(suggested(twice, [{ ...source, accountId: 'b' }])).toHaveLength(2);
  });

  test('tell apart accounts, directions and payees', () => {
    const [first = row('', 0), second = row('', 0), third = row('', 0)] = months.map((month) =>
      row(`${month}-03`, 1499),
    );
    for (const other of [{ accountId: 'b' }, { payee: 'orange' }, { direction: 'in' as const }])
      expect(suggested([first, { ...second, ...other }, { ...third, ...other }])).toEqual([]);
  });

  test('the surest stand first', () => {
    const gym = months.slice(1).map((month) => row(`${month}-10`, 450, { payee: 'gym', id: `gym ${month}` }));
    expect(suggested([...gym, ...months.map((month) => row(`${month}-03`, 1499))]).map(({ name }) => name)).toEqual([
      'APPLE',
      'GYM',
    ]);
  });
});

describe('a suggestion', () => {
  const steady = months.map((month) => row(`${month}-03`, 1499));

  test('names its account, if that is there, and goes by the country', () => {
    expect(suggested(steady)).toMatchObject([{ accountName: 'Cheque', cadence: { country: 'ZA' } }]);
    const elsewhere = steady.map((one) => ({ ...one, accountId: 'b' }));
    expect(suggested(elsewhere)).toMatchObject([{ accountName: '' }]);
  });

  test('costs a year what it does at the newest price', () => {
    const risen = [...steady.slice(0, 3), row('2026-11-03', 1999)];
    expect(suggested(risen)).toMatchObject([{ yearly: ZAR(23_988), amount: { kind: 'last' } }]);
    const uneven = [100, 150, 100, 190].map((minor, at) => row(`${months[at]}-03`, minor));
    expect(suggested(uneven)).toMatchObject([{ yearly: ZAR(1740), amount: { kind: 'range' } }]);
  });

  test('is none once the payments have ended', () => {
    const facts = { today: '2027-02-01', rows: steady, accounts, gazetted: NONE_ANNOUNCED };
    expect(suggestionsFrom([], facts, (payee) => payee, 'ZA')).toEqual([]);
  });

  test('stands by its name beside one that is as sure', () => {
    const of = (payee: string) => steady.map((one) => ({ ...one, payee, id: `${payee} ${one.id}` }));
    for (const payees of [
      ['b', 'a', 'c'],
      ['c', 'b', 'a'],
    ])
      expect(suggested(payees.flatMap(of)).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });
});

describe('items', () => {
  const paidIn = (items: (NewItem & { id: string })[], rows: PaidRow[]) =>
    itemsWithOccurrences(items, { today, rows, accounts, gazetted: NONE_ANNOUNCED }).map(({ occurrences }) =>
      occurrences.flatMap(({ paid }) => paid?.id ?? []),
    );

  test('take the payments of their size alone', () => {
    const [small, large] = paidIn([item('small', 3, 1499), item('large', 18, 5999)], twice);
    expect(small).toEqual(months.map((month) => `${month}-03 1499`));
    expect(large).toEqual(months.map((month) => `${month}-18 5999`));
  });

  test('a payment belongs to the item that was there first', () => {
    const rows = months.map((month) => row(`${month}-03`, 1499));
    expect(paidIn([item('first', 3, null), item('second', 4, null)], rows)).toEqual([rows.map(({ id }) => id), []]);
  });

  test('say what a year costs at the newest price', () => {
    const rows = [row('2026-10-03', 1499), row('2026-11-03', 1999)];
    expect(
      itemsWithOccurrences([item('one', 3, null)], { today, rows, accounts, gazetted: NONE_ANNOUNCED }),
    ).toMatchObject([{ accountName: 'Cheque', expected: ZAR(1999), yearly: ZAR(23_988) }]);
  });

  test('miss a payment where the transactions of their account go past it', () => {
    const [one] = itemsWithOccurrences([item('one', 3, null)], { today, rows: [], accounts, gazetted: NONE_ANNOUNCED });
    expect(one?.occurrences.find(({ on }) => on === '2026-11-03')?.state).toBe('missing');
  });

  test('of an account that is not there have no name of it', () => {
    const [one] = itemsWithOccurrences([item('one', 3, null)], {
      today,
      rows: [],
      accounts: new Map(),
      gazetted: NONE_ANNOUNCED,
    });
    expect(one).toMatchObject({ accountName: '', occurrences: { length: 16 } });
  });

  test('of an account without transactions nothing is missing', () => {
    const none = new Map([['a', { name: 'Cheque', seenUpTo: null }]]);
    const [one] = itemsWithOccurrences([item('one', 3, null)], {
      today,
      rows: [],
      accounts: none,
      gazetted: NONE_ANNOUNCED,
    });
    expect(new Set(one?.occurrences.map(({ state }) => state))).toEqual(new Set(['late', 'due']));
  });
});
