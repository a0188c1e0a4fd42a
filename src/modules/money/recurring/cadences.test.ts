import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, monthOf } from '#kernel/calendar.ts';
import { type GazettedDay, isWorkingDayWith, NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { turnsBetween, weekdayOf, yearlyMinor } from './cadences.ts';
import type { Cadence } from './model.ts';

const plain = { shift: 'none', country: 'ZA' } as const;
const onDay = (day: number, more: Partial<Cadence> = {}): Cadence =>
  ({ kind: 'day-of-month', every: 1, day, anchor: '2026-01-01', ...plain, ...more }) as Cadence;
const due = (cadence: Cadence, from: string, to: string) =>
  turnsBetween(cadence, from, to, NONE_ANNOUNCED).map((turn) => turn.due);

describe('days', () => {
  test.each<[string, Cadence, string, string, string[]]>([
    [
      'weekly',
      { kind: 'weeks', every: 1, anchor: '2026-01-02', ...plain },
      '2026-01-01',
      '2026-01-20',
      ['2026-01-02', '2026-01-09', '2026-01-16'],
    ],
    [
      'every second week, counted from its first day',
      { kind: 'weeks', every: 2, anchor: '2026-01-02', ...plain },
      '2026-02-01',
      '2026-03-01',
      ['2026-02-13', '2026-02-27'],
    ],
    [
      'the 31st is the last day of a shorter month, and does not drift',
      onDay(31),
      '2026-01-01',
      '2026-05-31',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    ['29 February in a leap year', onDay(30), '2028-02-01', '2028-02-29', ['2028-02-29']],
    [
      'quarterly, counted from the month of its first day',
      onDay(15, { every: 3, anchor: '2026-02-15' }),
      '2026-01-01',
      '2026-12-31',
      ['2026-02-15', '2026-05-15', '2026-08-15', '2026-11-15'],
    ],
    [
      'yearly on 29 February',
      onDay(29, { every: 12, anchor: '2024-02-29' }),
      '2024-01-01',
      '2028-12-31',
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      // 31 May 2026 is a Sunday; 30 April a Thursday.
      'the last working day',
      { kind: 'last-working-day', every: 1, anchor: '2026-04-01', ...plain },
      '2026-04-01',
      '2026-05-31',
      ['2026-04-30', '2026-05-29'],
    ],
    [
      'the second Tuesday',
      { kind: 'nth-weekday', every: 1, nth: 2, weekday: 2, anchor: '2026-01-01', ...plain },
      '2026-01-01',
      '2026-03-31',
      ['2026-01-13', '2026-02-10', '2026-03-10'],
    ],
    [
      'the last Friday',
      { kind: 'nth-weekday', every: 1, nth: -1, weekday: 5, anchor: '2026-01-01', ...plain },
      '2026-01-01',
      '2026-03-31',
      ['2026-01-30', '2026-02-27', '2026-03-27'],
    ],
    ['none before the anchor', onDay(10, { anchor: '2026-03-15' }), '2026-01-01', '2026-04-30', ['2026-04-10']],
  ])('%s', (_, cadence, from, to, days) => {
    expect(due(cadence, from, to)).toEqual(days);
  });
});

describe('weekends and public holidays', () => {
  test.each([
    // Human Rights Day and Freedom Day are South African; 1 June is Madaraka Day in Kenya, 12 June Democracy Day in Nigeria.
    ['ZA', 'before', 27, '2026-04', '2026-04-24'],
    ['ZA', 'after', 27, '2026-04', '2026-04-28'],
    ['KE', 'after', 27, '2026-04', '2026-04-27'],
    ['KE', 'after', 1, '2026-06', '2026-06-02'],
    ['KE', 'before', 1, '2026-06', '2026-05-29'],
    ['NG', 'after', 12, '2026-06', '2026-06-15'],
    ['ZA', 'after', 12, '2026-06', '2026-06-12'],
    ['ZA', 'none', 27, '2026-04', '2026-04-27'],
    // Saturday 1 August falls back into July.
    ['ZA', 'before', 1, '2026-08', '2026-07-31'],
  ] as const)('%s, %s: day %i of %s is due on %s', (country, shift, day, month, expected) => {
    const turns = turnsBetween(
      onDay(day, { country, shift }),
      addDays(`${month}-01`, -5),
      `${month}-30`,
      NONE_ANNOUNCED,
    );
    expect(turns.find(({ on }) => monthOf(on) === month)?.due).toBe(expected);
  });

  test('a day that is moved is still told by the day that it was', () => {
    expect(turnsBetween(onDay(25, { shift: 'before' }), '2026-12-20', '2026-12-31', NONE_ANNOUNCED)).toEqual([
      { on: '2026-12-25', due: '2026-12-24', span: null },
    ]);
  });
});

describe('announced and expected holidays', () => {
  const at = (gazetted: readonly GazettedDay[], cadence: Cadence, from: string, to: string) =>
    turnsBetween(cadence, from, to, gazetted).map(({ on, due: day, span }) => [on, day, span]);
  const holiday = (country: string, day: string, more: Partial<GazettedDay> = {}) => ({
    country,
    day,
    isHoliday: true,
    occasion: null,
    ...more,
  });
  const eid = { country: 'NG', shift: 'after' } as const;

  test('an announced day moves a payment of its country', () => {
    const cadence = onDay(4, { shift: 'after' });
    expect(at([holiday('ZA', '2026-11-04')], cadence, '2026-11-01', '2026-11-30')).toEqual([
      ['2026-11-04', '2026-11-05', null],
    ]);
    expect(at([holiday('KE', '2026-11-04')], cadence, '2026-11-01', '2026-11-30')).toEqual([
      ['2026-11-04', '2026-11-04', null],
    ]);
  });

  // Eid al-Adha of 2026 is expected on Wednesday 27 and, in Nigeria, Thursday 28 May.
  test.each([
    ['before it can be', 25, '2026-05-25', null],
    ['if it comes a day earlier', 26, '2026-05-26', { from: '2026-05-26', to: '2026-05-28' }],
    ['on its first day', 27, '2026-05-29', { from: '2026-05-27', to: '2026-05-29' }],
    ['on its second day', 28, '2026-05-29', { from: '2026-05-28', to: '2026-06-01' }],
    ['if it comes a day later', 29, '2026-05-29', { from: '2026-05-29', to: '2026-06-01' }],
    ['after it', 30, '2026-06-01', null],
  ])('a payment %s', (_, day, moved, span) => {
    expect(at([], onDay(day, eid), '2026-05-24', '2026-06-05')).toEqual([[`2026-05-${String(day)}`, moved, span]]);
  });

  test('is certain once the day is announced or cancelled', () => {
    const announced = [holiday('NG', '2026-05-28', { occasion: 'eid-al-adha' })];
    expect(at(announced, onDay(27, eid), '2026-05-24', '2026-06-05')).toEqual([['2026-05-27', '2026-05-27', null]]);
    const cancelled = [holiday('NG', '2026-05-27', { occasion: 'eid-al-adha', isHoliday: false })];
    expect(at(cancelled, onDay(28, eid), '2026-05-24', '2026-06-05')).toEqual([['2026-05-28', '2026-05-28', null]]);
  });

  test.each([
    ['before it can be', 25, null],
    ['if it comes a day earlier', 26, { from: '2026-05-26', to: '2026-05-28' }],
    ['on its first day', 27, { from: '2026-05-27', to: '2026-05-29' }],
    ['if it comes a day later', 29, { from: '2026-05-29', to: '2026-06-01' }],
    ['on a weekend after it', 30, null],
  ])(
    'a payment that stays on its day %s is due that day, and can be booked on the next working day',
    (_, day, span) => {
      const on = `2026-05-${String(day)}`;
      expect(at([], onDay(day, { country: 'NG' }), '2026-05-24', '2026-06-05')).toEqual([[on, on, span]]);
      const announced = ['2026-05-27', '2026-05-28'].map((eidDay) =>
        holiday('NG', eidDay, { occasion: 'eid-al-adha' }),
      );
      expect(at(announced, onDay(day, { country: 'NG' }), '2026-05-24', '2026-06-05')).toEqual([[on, on, null]]);
    },
  );

  test('the last working day is told apart by the end of its month, whatever is announced', () => {
    const last: Cadence = { kind: 'last-working-day', every: 1, anchor: '2026-01-30', ...plain };
    const days = (gazetted: readonly GazettedDay[]) =>
      turnsBetween(last, '2026-01-01', '2026-02-28', gazetted).map(({ on, due: day }) => [on, day]);
    expect(days([])).toEqual([
      ['2026-01-31', '2026-01-30'],
      ['2026-02-28', '2026-02-27'],
    ]);
    expect(days([holiday('ZA', '2026-01-30'), holiday('ZA', '2026-02-27')])).toEqual([
      ['2026-01-31', '2026-01-29'],
      ['2026-02-28', '2026-02-26'],
    ]);
    // The 31st is a Saturday: the last working day of January was before it began.
    expect(turnsBetween({ ...last, anchor: '2026-01-31' }, '2026-01-01', '2026-02-28', []).map(({ on }) => on)).toEqual(
      ['2026-02-28'],
    );
  });
});

const anyCadence: fc.Arbitrary<Cadence> = fc
  .record({
    anchor: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days)),
    shift: fc.constantFrom('none' as const, 'before' as const, 'after' as const),
    country: fc.constantFrom('ZA', 'KE', 'NG', 'XX'),
  })
  .chain((shared) =>
    fc.oneof(
      fc.integer({ min: 1, max: 8 }).map((every): Cadence => ({ kind: 'weeks', every, ...shared })),
      fc
        .record({ every: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) })
        .map((more): Cadence => ({ kind: 'day-of-month', ...more, ...shared })),
      fc.integer({ min: 1, max: 12 }).map((every): Cadence => ({ kind: 'last-working-day', every, ...shared })),
      fc
        .record({
          every: fc.integer({ min: 1, max: 12 }),
          nth: fc.constantFrom(1, 2, 3, 4, -1),
          weekday: fc.integer({ min: 1, max: 7 }),
        })
        .map((more): Cadence => ({ kind: 'nth-weekday', ...more, ...shared })),
    ),
  );

describe('laws', () => {
  test('turns are in order, once each, inside the days asked for, and on working days where they move', () => {
    fc.assert(
      fc.property(anyCadence, fc.integer({ min: 0, max: 900 }), (cadence, length) => {
        const to = addDays(cadence.anchor, length);
        const turns = turnsBetween(cadence, cadence.anchor, to, NONE_ANNOUNCED);
        const ons = turns.map(({ on }) => on);
        expect(ons).toEqual([...new Set(ons)].toSorted());
        for (const turn of turns) {
          expect(turn.on >= cadence.anchor && turn.due >= cadence.anchor && turn.due <= to).toBe(true);
          if (cadence.shift !== 'none' || cadence.kind === 'last-working-day')
            expect(isWorkingDayWith(turn.due, cadence.country, { gazetted: NONE_ANNOUNCED })).toBe(true);
          if (turn.span !== null) expect(turn.span.from <= turn.due && turn.due <= turn.span.to).toBe(true);
          if (cadence.kind === 'nth-weekday') expect(weekdayOf(turn.on)).toBe(cadence.weekday);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('two stretches of days that meet have the turns of the whole', () => {
    fc.assert(
      fc.property(anyCadence, fc.nat(300), fc.nat(300), (cadence, first, second) => {
        const [from, cut] = [cadence.anchor, addDays(cadence.anchor, first)];
        const to = addDays(cut, second + 1);
        expect(
          [
            ...turnsBetween(cadence, from, cut, NONE_ANNOUNCED),
            ...turnsBetween(cadence, addDays(cut, 1), to, NONE_ANNOUNCED),
          ].toSorted(byOn),
        ).toEqual(turnsBetween(cadence, from, to, NONE_ANNOUNCED));
      }),
      { numRuns: 200 },
    );
  });

  test('there is one in every interval of months, however long the months are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }), (day, every) => {
        const anchor = '2024-01-01';
        const turns = turnsBetween(onDay(day, { every, anchor }), anchor, '2030-12-31', NONE_ANNOUNCED);
        turns.forEach(({ on }, at) => expect(monthOf(on)).toBe(addMonths('2024-01', at * every)));
        expect(daysBetween(turns.at(-1)?.on ?? anchor, '2030-12-31')).toBeLessThan(every * 31);
      }),
    );
  });
});

function byOn(a: { on: string }, b: { on: string }): number {
  return a.on < b.on ? -1 : 1;
}

test.each<[string, bigint, Cadence, bigint]>([
  ['monthly', 199_00n, onDay(1), 2388_00n],
  ['quarterly', 100n, onDay(1, { every: 3 }), 400n],
  ['yearly', 1999_00n, onDay(1, { every: 12 }), 1999_00n],
  ['every five months', 100n, onDay(1, { every: 5 }), 240n],
  ['weekly: 52.18 weeks', 100_00n, { kind: 'weeks', every: 1, anchor: '2026-01-01', ...plain }, 5217_86n],
  ['every fourth week', 100_00n, { kind: 'weeks', every: 4, anchor: '2026-01-01', ...plain }, 1304_46n],
])('a year of an amount that comes %s', (_, minor, cadence, year) => {
  expect(yearlyMinor(minor, cadence)).toBe(year);
});
