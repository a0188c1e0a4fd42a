import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { candidatesOf, chosenRows, paidOccurrences, usualCategory } from './corrections.ts';
import type { Match, NewItem, Occurrence } from './model.ts';
import { itemsWithOccurrences } from './rules.ts';
import type { PaidRow } from './sources.ts';

const ZAR = (minor: number) => money(minor, 'ZAR');
const today = '2026-11-26';
const accounts = new Map([['a', { name: 'Cheque', seenUpTo: '2026-11-25' }]]);

function row(id: string, day: string, more: Partial<PaidRow> = {}): PaidRow {
  const source = { accountId: 'a', payee: 'netflix', direction: 'out', currency: 'ZAR' } as const;
  return { id, day, amount: ZAR(199), ...source, categoryId: null, ...more };
}

function item(id: string, matches: Match[] = [], more: Partial<NewItem> = {}): NewItem & { id: string } {
  return {
    id,
    name: id,
    source: { accountId: 'a', payee: 'netflix', direction: 'out', currency: 'ZAR', near: null },
    cadence: { kind: 'day-of-month', every: 1, day: 5, anchor: '2026-08-05', shift: 'none', country: 'ZA' },
    amount: { kind: 'exact', amount: ZAR(199) },
    changes: [],
    matches,
    ...more,
  };
}

const paid = (on: string, paidBy: string, notPaidBy: string[] = []): Match => ({ on, paidBy, notPaidBy });
const refused = (on: string, ...notPaidBy: string[]): Match => ({ on, paidBy: null, notPaidBy });
const found = (items: (NewItem & { id: string })[], rows: PaidRow[]) =>
  itemsWithOccurrences(items, { today, rows, accounts, gazetted: NONE_ANNOUNCED });
/** Which transaction paid what, such as `films 2026-10-05 = a`. */
const payments = (items: (NewItem & { id: string })[], rows: PaidRow[]) =>
  found(items, rows).flatMap(({ id, occurrences }) =>
    occurrences.flatMap((one) => (one.paid === null ? [] : [`${id} ${one.on} = ${one.paid.id}`])),
  );

describe('what a person says', () => {
  const rows = [row('sep', '2026-09-05'), row('oct', '2026-10-06'), row('other', '2026-10-20', { payee: 'shop' })];

  test('nothing: the nearest of the payee paid', () => {
    expect(payments([item('films')], rows)).toEqual(['films 2026-09-05 = sep', 'films 2026-10-05 = oct']);
  });

  test.each<[string, Match[], string[]]>([
    ['another paid it', [paid('2026-10-05', 'other')], ['films 2026-09-05 = sep', 'films 2026-10-05 = other']],
    ['that of another month paid it', [paid('2026-10-05', 'sep')], ['films 2026-10-05 = sep']],
    ['one did not pay it', [refused('2026-10-05', 'oct')], ['films 2026-09-05 = sep']],
    [
      'one did not pay it, and another did',
      [paid('2026-10-05', 'other', ['oct'])],
      ['films 2026-09-05 = sep', 'films 2026-10-05 = other'],
    ],
    ['one that is not there', [paid('2026-10-05', 'gone')], ['films 2026-09-05 = sep', 'films 2026-10-05 = oct']],
    [
      'a day that is not of the cadence',
      [paid('2026-10-06', 'other')],
      ['films 2026-09-05 = sep', 'films 2026-10-05 = oct'],
    ],
    ['a day before the first', [paid('2026-07-05', 'other')], ['films 2026-09-05 = sep', 'films 2026-10-05 = oct']],
    [
      'that of August came in October',
      [paid('2026-08-05', 'oct')],
      ['films 2026-08-05 = oct', 'films 2026-09-05 = sep'],
    ],
  ])('%s', (_, matches, expected) => {
    expect(payments([item('films', matches)], rows)).toEqual(expected);
  });

  test('a transaction that was chosen for one payment is found by no other, whichever comes first', () => {
    const music = item('music', [paid('2026-10-05', 'oct')], { source: { ...item('').source, payee: 'music' } });
    for (const items of [
      [item('films'), music],
      [music, item('films')],
    ])
      expect(payments(items, rows).toSorted()).toEqual(['films 2026-09-05 = sep', 'music 2026-10-05 = oct']);
  });

  test.each<[string, Partial<PaidRow>]>([
    ['account', { accountId: 'b' }],
    ['direction', { direction: 'in' }],
    ['currency', { currency: 'USD' }],
  ])('a transaction that is now of another %s counts no more', (_, more) => {
    const moved = rows.map((one) => (one.id === 'other' ? { ...one, ...more } : one));
    expect(payments([item('films', [paid('2026-10-05', 'other')])], moved)).toContain('films 2026-10-05 = oct');
  });

  test('what was paid was not skipped, and says who said so', () => {
    const skipped = { on: '2026-10-05', isSkipped: true, movedTo: null, amount: null };
    const [films] = found([item('films', [paid('2026-10-05', 'other')], { changes: [skipped] })], rows);
    const october = films?.occurrences.find(({ on }) => on === '2026-10-05');
    expect(october).toMatchObject({ state: 'paid', isChosen: true, paid: { id: 'other' } });
    expect(films?.occurrences.find(({ on }) => on === '2026-09-05')).toMatchObject({ state: 'paid', isChosen: false });
  });

  test('another price is told of what was chosen too', () => {
    const dear = [...rows, row('dear', '2026-10-21', { payee: 'shop', amount: ZAR(249) })];
    const [films] = found([item('films', [paid('2026-10-05', 'dear')])], dear);
    expect(films?.occurrences.find(({ on }) => on === '2026-10-05')).toMatchObject({ before: ZAR(199) });
  });
});

test('an occurrence has one transaction at most, a transaction one occurrence, and what was chosen holds', () => {
  const days = fc.integer({ min: 0, max: 120 }).map((count) => addDays('2026-08-01', count));
  const ons = fc.constantFrom('2026-08-05', '2026-09-05', '2026-10-05', '2026-11-05', '2026-12-05', '2026-11-06');
  const ids = Array.from({ length: 8 }, (_, at) => `r${at}`);
  const rowsOf = fc.tuple(
    ...ids.map((id) =>
      fc
        .record({
          day: days,
          payee: fc.constantFrom('netflix', 'shop'),
          direction: fc.constantFrom('out' as const, 'in' as const),
        })
        .map((more) => row(id, more.day, more)),
    ),
  );
  const matchOf = fc.record({
    on: ons,
    paidBy: fc.option(fc.constantFrom(...ids, 'gone')),
    notPaidBy: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
  });
  const itemsOf = fc.array(fc.tuple(fc.uniqueArray(matchOf, { selector: ({ on }) => on }), fc.constantFrom(1, 5, 6)), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(itemsOf, rowsOf, (drawn, rows) => {
      const items = drawn.map(([matches, day], at) =>
        item(`i${at}`, matches, {
          cadence: { kind: 'day-of-month', every: 1, day, anchor: '2026-08-01', shift: 'none', country: 'ZA' },
        }),
      );
      const result = found(items, rows);
      const used = result.flatMap(({ occurrences }) => occurrences.flatMap((one) => one.paid?.id ?? []));
      expect(new Set(used).size).toBe(used.length);
      const chosen = chosenRows(items, rows);
      for (const { id, matches, occurrences } of result)
        for (const one of occurrences) {
          const said = matches.find(({ on }) => on === one.on);
          const own = chosen.get(id)?.get(one.on);
          expect(one.isChosen).toBe(own !== undefined);
          if (own !== undefined) expect([one.paid?.id, one.state]).toEqual([own.id, 'paid']);
          else if (one.paid !== null) expect(said?.notPaidBy ?? []).not.toContain(one.paid.id);
        }
      const counted = [...chosen.values()].flatMap((own) => [...own.values()]);
      expect(new Set(counted).size).toBe(counted.length);
      expect(paidOccurrences(result).size).toBe(used.length);
    }),
  );
});

describe('candidates', () => {
  const rows = [
    row('near', '2026-10-09', { payee: 'shop', amount: ZAR(5000) }),
    row('size', '2026-10-25', { payee: 'shop', amount: ZAR(210) }),
    row('own', '2026-11-20', { amount: ZAR(9) }),
    row('nobody', '2026-10-08', { payee: '', amount: ZAR(5000) }),
    row('in', '2026-10-05', { direction: 'in' }),
    row('elsewhere', '2026-10-05', { accountId: 'b' }),
    row('last day', addDays('2026-10-05', 62)),
    row('too late', addDays('2026-10-05', 63)),
    row('first day', addDays('2026-10-05', -62)),
    row('too early', addDays('2026-10-05', -63)),
  ];
  const occurrence: Pick<Occurrence, 'on' | 'due' | 'expected' | 'paid'> = {
    on: '2026-10-05',
    due: '2026-10-05',
    expected: ZAR(199),
    paid: null,
  };
  const offered = (more: Partial<typeof occurrence> = {}, matches: Match[] = [], taken: string[] = []) =>
    candidatesOf({ ...item('films'), matches }, { ...occurrence, ...more }, rows, (id) => taken.includes(id)).map(
      ({ id }) => id,
    );

  test('are those of the payee, then of about the size, then the nearest; of two months either way', () => {
    expect(offered()).toEqual(['own', 'first day', 'last day', 'size', 'nobody', 'near']);
  });

  test('leave out what pays it already, what did not pay it, and what was chosen elsewhere', () => {
    expect(offered({ paid: row('own', '2026-11-20') }, [refused('2026-10-05', 'size')], ['near'])).toEqual([
      'first day',
      'last day',
      'nobody',
    ]);
    expect(offered({}, [refused('2026-11-05', 'size')])).toContain('size');
  });

  test('are looked for about the day to which a payment was moved', () => {
    const moved = { on: '2026-10-05', isSkipped: false, movedTo: '2026-12-01', amount: null };
    const ids = candidatesOf(
      { ...item('films', [], { changes: [moved] }), matches: [] },
      occurrence,
      rows,
      () => false,
    );
    expect(ids.map(({ id }) => id)).not.toContain('first day');
  });
});

test.each<[string, [string, string | null][], string | null]>([
  ['none', [], null],
  ['none with a category', [['2026-01-01', null]], null],
  [
    'most',
    [
      ['2026-01-01', 'a'],
      ['2026-01-02', 'a'],
      ['2026-01-03', 'b'],
      ['2026-01-04', null],
      ['2026-01-05', null],
      ['2026-01-06', null],
    ],
    'a',
  ],
  [
    'of two the newest',
    [
      ['2026-01-03', 'b'],
      ['2026-01-01', 'a'],
    ],
    'b',
  ],
  [
    'of two the newest, whatever the order',
    [
      ['2026-01-01', 'a'],
      ['2026-01-03', 'b'],
    ],
    'b',
  ],
])('the usual category: %s', (_, rows, usual) => {
  expect(usualCategory(rows.map(([day, categoryId]) => ({ day, categoryId })))).toBe(usual);
});
