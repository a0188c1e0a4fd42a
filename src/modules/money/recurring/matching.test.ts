import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { type GazettedDay, NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { expectedNow, missingSince, occurrencesOf, priceChanges, priceRise, sumsByCurrency } from './matching.ts';
import type { AmountRule, Cadence, Change, Evidence } from './model.ts';

const ZAR = (minor: number) => money(minor, 'ZAR');
const cadence: Cadence = {
  kind: 'day-of-month',
  every: 1,
  day: 15,
  anchor: '2026-01-15',
  shift: 'none',
  country: 'ZA',
};
const item = { cadence, amount: { kind: 'exact', amount: ZAR(199) } as const, changes: [] as Change[] };
const row = (day: string, minor = 199, id = day): Evidence => ({ id, day, amount: ZAR(minor) });
const known = {
  from: '2026-01-01',
  to: '2026-04-30',
  today: '2026-04-01',
  seenUpTo: '2026-04-01',
  gazetted: NONE_ANNOUNCED,
};
const change = (on: string, more: Partial<Change>): Change => ({
  on,
  isSkipped: false,
  movedTo: null,
  amount: null,
  ...more,
});

const statesOf = (rows: Evidence[], more: Partial<typeof known> = {}, changes: Change[] = []) =>
  occurrencesOf({ ...item, changes }, rows, { ...known, ...more }).map(({ state }) => state);

describe('states', () => {
  test('paid where a payment is near the day, missing where none came, due where the day is to come', () => {
    expect(statesOf([row('2026-01-15'), row('2026-02-16')])).toEqual(['paid', 'paid', 'missing', 'due']);
  });

  test.each([
    ['on the day', '2026-03-15', 'due'],
    ['a day after', '2026-03-16', 'late'],
    ['on the last of the ten days', '2026-03-25', 'late'],
    ['after them', '2026-03-26', 'missing'],
  ])('%s: %s is %s', (_, today, state) => {
    expect(statesOf([], { from: '2026-03-01', to: '2026-03-31', today })).toEqual([state]);
  });

  test.each(['2026-03-25', '2026-03-01', null])(
    'nothing is missing that a later statement may bring (%s)',
    (seenUpTo) => {
      const march = { ...known, from: '2026-03-01', to: '2026-03-31', seenUpTo };
      expect(occurrencesOf(item, [], march).map(({ state }) => state)).toEqual(['late']);
    },
  );

  // In Nigeria Eid al-Adha of 2026 is expected on Wednesday 27 and Thursday 28 May.
  describe('a payment that an expected holiday moves', () => {
    const eid = { ...item, cadence: { ...cadence, day: 28, shift: 'after', country: 'NG' } as const };
    const may = { ...known, from: '2026-05-20', to: '2026-06-10', seenUpTo: null };
    type More = { seenUpTo?: string; gazetted?: GazettedDay[] };
    const at = (today: string, more: More = {}, rows: Evidence[] = []) =>
      occurrencesOf(eid, rows, { ...may, ...more, today }).map(({ due, span, state }) => [due, span, state]);
    const span = { from: '2026-05-28', to: '2026-06-01' };

    test('is not late before the last day that it can be due', () => {
      expect(at('2026-05-29')).toEqual([['2026-05-29', span, 'due']]);
      expect(at('2026-06-01')).toEqual([['2026-05-29', span, 'due']]);
      expect(at('2026-06-02')).toEqual([['2026-05-29', span, 'late']]);
    });

    test('is late the day after it was due, once the holiday is announced', () => {
      const announced = { country: 'NG', isHoliday: true, occasion: 'eid-al-adha' as const };
      const gazetted = ['2026-05-27', '2026-05-28'].map((day) => ({ ...announced, day }));
      expect(at('2026-05-29', { gazetted })).toEqual([['2026-05-29', null, 'due']]);
      expect(at('2026-05-30', { gazetted })).toEqual([['2026-05-29', null, 'late']]);
    });

    test.each([
      ['2026-05-20', 'missing'],
      ['2026-05-21', 'paid'],
      ['2026-06-11', 'paid'],
      ['2026-06-12', 'missing'],
    ])('is looked for from seven days before the first to ten after the last: %s leaves it %s', (day, state) => {
      expect(at('2026-07-01', { seenUpTo: '2026-07-01' }, [row(day)])).toEqual([['2026-05-29', span, state]]);
    });

    test('that the person moved is due on their day', () => {
      const changes = [change('2026-05-28', { movedTo: '2026-05-30' })];
      const [moved] = occurrencesOf({ ...eid, changes }, [], { ...may, today: '2026-05-31' });
      expect(moved).toMatchObject({ due: '2026-05-30', span: null, state: 'late' });
    });
  });

  test.each([
    ['2026-03-08', 'paid'],
    ['2026-03-07', 'missing'],
    ['2026-03-25', 'paid'],
    ['2026-03-26', 'missing'],
  ])('a payment on %s leaves 15 March %s', (day, state) => {
    expect(statesOf([row(day)], { from: '2026-03-01', to: '2026-03-31' })).toEqual([state]);
  });
});

test('of two payments the nearest by day is the one that was due', () => {
  const [march] = occurrencesOf(item, [row('2026-03-10'), row('2026-03-16')], {
    ...known,
    from: '2026-03-01',
    to: '2026-03-31',
  });
  expect(march?.paid?.id).toBe('2026-03-16');
});

describe('one occurrence that is different', () => {
  test('one that is skipped waits for no payment', () => {
    expect(statesOf([], { from: '2026-03-01', to: '2026-03-31' }, [change('2026-03-15', { isSkipped: true })])).toEqual(
      ['skipped'],
    );
  });

  test('one that is moved is found on its new day, at its new amount', () => {
    const changes = [change('2026-03-15', { movedTo: '2026-03-29', amount: ZAR(500) })];
    const [march] = occurrencesOf({ ...item, changes }, [row('2026-03-30', 500)], {
      ...known,
      from: '2026-03-01',
      to: '2026-03-31',
    });
    expect(march).toMatchObject({ on: '2026-03-15', due: '2026-03-29', state: 'paid', before: null });
  });
});

describe('changes of price', () => {
  const rows = [row('2026-01-15'), row('2026-02-15', 229), row('2026-03-15', 229)];

  test('the first payment of another amount says what it was before, the next no longer', () => {
    expect(occurrencesOf(item, rows, known).map(({ before }) => before)).toEqual([null, ZAR(199), null, null]);
  });

  test('a rise is told with both amounts and its day; a fall is none', () => {
    expect(priceRise(occurrencesOf(item, rows, known))).toEqual({ from: ZAR(199), to: ZAR(229), on: '2026-02-15' });
    expect(priceRise(occurrencesOf(item, [row('2026-01-15'), row('2026-02-15', 150)], known))).toBeNull();
    expect(priceRise(occurrencesOf(item, [row('2026-01-15')], known))).toBeNull();
  });

  test('one that goes by the last payment expects the new amount', () => {
    const amount = { kind: 'last', amount: ZAR(199) } as const;
    const occurrences = occurrencesOf({ ...item, amount }, rows, known);
    expect(expectedNow(amount, occurrences)).toEqual(ZAR(229));
    expect(occurrences.at(-1)?.expected).toEqual(ZAR(229));
  });
});

test('missing counts from the last payment', () => {
  const occurrences = occurrencesOf(item, [row('2026-02-15')], known);
  expect(missingSince(occurrences).map(({ on }) => on)).toEqual(['2026-03-15']);
});

test('amounts are added up for each currency', () => {
  expect(sumsByCurrency([ZAR(1), money(5, 'KES'), ZAR(2)])).toEqual([ZAR(3), money(5, 'KES')]);
  expect(sumsByCurrency([{ ...ZAR(0), withheld: true }, ZAR(2)])).toEqual([{ ...ZAR(0), withheld: true }]);
});

test('no transaction pays twice, and each is near the day that it pays', () => {
  const anyRow = fc
    .record({ day: fc.nat(200), minor: fc.integer({ min: 1, max: 500 }), id: fc.uuid() })
    .map(({ day, minor, id }) => row(addDays('2026-01-01', day), minor, id));
  const anyItem = fc
    .record({ every: fc.integer({ min: 1, max: 4 }), isWeeks: fc.boolean(), shift: fc.constantFrom('none', 'before') })
    .map(({ every, isWeeks, shift }) => {
      const shared = { every, anchor: '2026-01-02', shift, country: 'ZA' };
      const own: Cadence = isWeeks ? { kind: 'weeks', ...shared } : { ...cadence, ...shared };
      return { ...item, cadence: own };
    });
  fc.assert(
    fc.property(anyItem, fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 40 }), (one, rows) => {
      const occurrences = occurrencesOf(one, rows, { ...known, to: '2026-08-01' });
      const ids = occurrences.flatMap(({ paid }) => paid?.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { paid, due, state } of occurrences) {
        expect(paid !== null).toBe(state === 'paid');
        if (paid !== null) expect(paid.day >= addDays(due, -14) && paid.day <= addDays(due, 21)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['told apart by the end of its month', '2026-10-31', 'skipped'],
  ['of an archive of before, by the day itself', '2026-10-30', 'skipped'],
  ['from when it came on another day of the month', '2026-10-15', 'due'],
  ['on a weekend, which is no working day', '2026-10-25', 'due'],
])('a change of a last working day %s', (_, on, state) => {
  const monthly: Cadence = { kind: 'last-working-day', every: 1, anchor: '2026-01-31', shift: 'none', country: 'ZA' };
  const october = { ...known, from: '2026-10-01', to: '2026-10-31', today: '2026-10-01' };
  const changes = [change(on, { isSkipped: true })];
  expect(occurrencesOf({ ...item, cadence: monthly, changes }, [], october).map((one) => one.state)).toEqual([state]);
});

test('a rise is over once a later payment is as expected again', () => {
  const dear = { ...item, amount: { kind: 'exact', amount: ZAR(229) } as const };
  const rows = [row('2026-01-15', 179), row('2026-02-15', 199)];
  expect(priceRise(occurrencesOf(dear, rows, known))).toMatchObject({ from: ZAR(179), to: ZAR(199) });
  expect(priceRise(occurrencesOf(dear, [...rows, row('2026-03-15', 229)], known))).toBeNull();
});

describe('price changes', () => {
  const rows = [row('2026-01-15', 179), row('2026-02-15', 179), row('2026-03-15', 229)];
  const changesOf = (amount: AmountRule) =>
    priceChanges(amount, occurrencesOf({ ...item, amount }, rows, known)).map(({ on, from, to }) => [on, from, to]);
  const march = [['2026-03-15', ZAR(179), ZAR(229)]];

  test.each<[string, AmountRule, unknown[]]>([
    ['a price that is the new one already', { kind: 'exact', amount: ZAR(229) }, march],
    ['the old price', { kind: 'exact', amount: ZAR(179) }, march],
    ['the last', { kind: 'last', amount: ZAR(179) }, march],
    ['amounts in a range', { kind: 'range', from: ZAR(100), to: ZAR(300) }, []],
    ['amounts about one that it is far from', { kind: 'about', amount: ZAR(180), percent: 5 }, march],
  ])('are told where payments are %s; the first payment is none', (_, amount, expected) => {
    expect(changesOf(amount)).toEqual(expected);
  });
});
