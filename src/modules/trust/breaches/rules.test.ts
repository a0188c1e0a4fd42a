import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Case, clockOf, countriesWithoutLaw, dutiesOf, type Duty, marksDue, needsReason } from './clocks.ts';
import type { Facts } from './model.ts';
import { breachOf, byUrgency, type Entry, factsOf, marksIn } from './rules.ts';
import { stolenLaptop } from '#testing/breach-facts.ts';
import { durationInWords, RISKS } from './words.ts';

const HOUR = 3_600_000;
const AWARE = Date.parse('2026-11-21T08:00:00Z');

function dutyIn(id: string, of: Partial<Case> = {}): Duty {
  const found = dutiesOf({ capacity: 'controller', risk: 'high', countries: ['KE', 'NG', 'ZA', 'DE'], ...of }).find(
    (duty) => duty.id === id,
  );
  if (found === undefined) throw new Error(`no duty ${id}`);
  return found;
}

describe('whom the laws want told', () => {
  test.each<[Partial<Case>, readonly string[]]>([
    [{ countries: ['KE'], risk: 'any' }, ['KE.authority', 'KE.people']],
    [{ countries: ['KE'], risk: 'none' }, []],
    [{ countries: ['NG'], risk: 'any' }, ['NG.authority']],
    [{ countries: ['NG'], risk: 'high' }, ['NG.authority', 'NG.people']],
    [{ countries: ['ZA'], risk: 'none' }, ['ZA.authority', 'ZA.people']],
    [{ countries: ['DE', 'FR'], risk: 'any' }, ['EU.authority']],
    [{ countries: ['DE'], risk: 'high' }, ['EU.authority', 'EU.people']],
    [{ countries: ['UG'], risk: 'high' }, []],
    [{ countries: ['KE', 'NG', 'ZA'], risk: 'high', capacity: 'processor' }, ['KE.controller', 'NG.controller']],
  ])('%j: %j', (of, ids) => {
    const one: Case = { capacity: 'controller', risk: 'any', countries: [], ...of };
    expect(dutiesOf(one).map(({ id }) => id)).toEqual(ids);
  });

  test('a country without a law on file is named', () => {
    expect(countriesWithoutLaw({ capacity: 'controller', risk: 'any', countries: ['KE', 'UG', 'FR'] })).toEqual(['UG']);
    expect(countriesWithoutLaw({ capacity: 'processor', risk: 'any', countries: ['KE', 'ZA'] })).toEqual(['ZA']);
  });

  test('a higher risk never takes a duty away, and each stands once', () => {
    const cases = fc.record({
      capacity: fc.constantFrom('controller' as const, 'processor' as const),
      countries: fc.array(fc.constantFrom('KE', 'NG', 'ZA', 'DE', 'FR', 'UG')),
    });
    fc.assert(
      fc.property(cases, (one) => {
        const [none, any, high] = RISKS.map((risk) => dutiesOf({ ...one, risk }).map(({ id }) => id));
        expect(any).toEqual(expect.arrayContaining(none ?? []));
        expect(high).toEqual(expect.arrayContaining(any ?? []));
        expect(new Set(high).size).toBe(high?.length);
      }),
    );
  });
});

describe('the clock of a law', () => {
  test.each([
    ['KE.authority', 72, {}],
    ['NG.authority', 72, {}],
    ['EU.authority', 72, {}],
    ['KE.controller', 48, { capacity: 'processor' }],
  ] as const)('%s has %i hours from awareness: the last moment is in time, the next is not', (id, hours, of) => {
    const duty = dutyIn(id, of);
    expect(duty.from).toBe('aware');
    const at = (time: number) => clockOf(duty, AWARE, [], time).state;
    expect(at(AWARE + (hours * HOUR) / 2 - 1)).toBe('running');
    expect(at(AWARE + (hours * HOUR) / 2)).toBe('half-gone');
    expect(at(AWARE + hours * HOUR)).toBe('half-gone');
    expect(at(AWARE + hours * HOUR + 1)).toBe('run-out');
    const told = (time: number) => clockOf(duty, AWARE, [{ at: time, lateReason: null }], time + HOUR).state;
    expect(told(AWARE + hours * HOUR)).toBe('told');
    expect(needsReason(duty, AWARE, AWARE + hours * HOUR)).toBe(false);
    expect(needsReason(duty, AWARE, AWARE + hours * HOUR + 1)).toBe(duty.lateNeedsReason);
  });

  test.each(['ZA.authority', 'ZA.people', 'NG.people', 'KE.people'])('%s has no hours, so it is never late', (id) => {
    const duty = dutyIn(id);
    const year = AWARE + 365 * 24 * HOUR;
    expect(clockOf(duty, AWARE, [], year)).toEqual({ state: 'open', dueAt: null, elapsed: year - AWARE });
    expect(clockOf(duty, AWARE, [{ at: year, lateReason: null }], year).state).toBe('told');
    expect(needsReason(duty, AWARE, year)).toBe(false);
  });

  test('South Africa counts from discovery', () => expect(dutyIn('ZA.authority').from).toBe('discovered'));

  test('a late notice is late with a reason, or without one until it is given', () => {
    const duty = dutyIn('KE.authority');
    const late = AWARE + 73 * HOUR;
    const state = (told: Parameters<typeof clockOf>[2]) => clockOf(duty, AWARE, told, late + HOUR).state;
    expect(state([{ at: late, lateReason: null }])).toBe('told-late-without-reason');
    expect(state([{ at: late, lateReason: 'The line was down' }])).toBe('told-late');
    const second = { at: late + 1, lateReason: 'The line was down' };
    expect(state([{ at: late, lateReason: null }, second])).toBe('told-late');
  });

  test('time only takes it further, what has passed is never negative, and a first notice stops it', () => {
    const order = ['running', 'half-gone', 'run-out'];
    const moments = fc.integer({ min: -100, max: 10_000 });
    fc.assert(
      fc.property(moments, moments, (a, b) => {
        const duty = dutyIn('NG.authority');
        const [first, second] = [Math.min(a, b), Math.max(a, b)].map((tenth) =>
          clockOf(duty, AWARE, [], AWARE + (tenth * HOUR) / 10),
        );
        expect(first?.elapsed).toBeGreaterThanOrEqual(0);
        expect(order.indexOf(first?.state ?? '')).toBeLessThanOrEqual(order.indexOf(second?.state ?? ''));
      }),
    );
    const told = [{ at: AWARE + HOUR, lateReason: null }];
    expect(clockOf(dutyIn('NG.authority'), AWARE, told, AWARE + 900 * HOUR)).toMatchObject({
      state: 'told',
      elapsed: HOUR,
    });
  });

  test('half and all are told once each; who was asleep at half is told that it is over', () => {
    const clock = (hours: number) => clockOf(dutyIn('KE.authority'), AWARE, [], AWARE + hours * HOUR);
    expect(marksDue(clock(35.9), [])).toEqual([]);
    expect(marksDue(clock(36), [])).toEqual(['half']);
    expect(marksDue(clock(40), ['half'])).toEqual([]);
    expect(marksDue(clock(72.1), ['half'])).toEqual(['all']);
    expect(marksDue(clock(72.1), [])).toEqual(['all']);
    expect(marksDue(clock(99), ['half', 'all'])).toEqual([]);
  });
});

const FACTS = stolenLaptop(new Date(AWARE - 2 * HOUR), new Date(AWARE));
const entry = (number: number, body: Entry['body']): Entry => ({ number, at: new Date(AWARE), by: 'Zodwa', body });

describe('the register', () => {
  test('shows the latest facts, and every entry before them', () => {
    const entries = [
      entry(1, { kind: 'recorded', facts: FACTS }),
      entry(2, { kind: 'corrected', facts: { ...FACTS, title: 'Two laptops stolen' } }),
    ];
    expect(factsOf(entries).title).toBe('Two laptops stolen');
    expect(breachOf('b', entries, new Date(AWARE)).history.map(({ says }) => says)).toEqual([
      'Breach recorded: Laptop stolen',
      'Breach facts changed: Two laptops stolen',
    ]);
  });

  test('a clock that begins anew is told of anew; other changes do not begin it', () => {
    const duty = { id: 'KE.authority', from: 'aware' } as const;
    const marked = entry(2, { kind: 'marked', duty: duty.id, mark: 'half' });
    const entries = [entry(1, { kind: 'recorded', facts: FACTS }), marked];
    expect(marksIn(entries, duty)).toEqual(['half']);
    expect(marksIn([...entries, entry(3, { kind: 'corrected', facts: { ...FACTS, risk: 'any' } })], duty)).toEqual([
      'half',
    ]);
    const later = { ...FACTS, awareAt: new Date(AWARE + HOUR) };
    expect(marksIn([...entries, entry(3, { kind: 'corrected', facts: later })], duty)).toEqual([]);
  });

  test('the most pressing stands first, and what is told last', () => {
    const now = new Date(AWARE + 10 * HOUR);
    const of = (id: string, facts: Partial<Facts>, more: Entry[] = []) =>
      breachOf(id, [entry(1, { kind: 'recorded', facts: { ...FACTS, ...facts } }), ...more], now);
    const told = (duty: string): Entry => {
      const body = { kind: 'told', duty, at: now, reference: '', lateReason: null } as const;
      return entry(2, body);
    };
    const early = of('early', { awareAt: new Date(AWARE - HOUR) });
    const late = of('late', {});
    const unclocked = of('unclocked', { concerned: [{ country: 'ZA', people: null }] });
    const done = of('done', { risk: 'any', concerned: [{ country: 'NG', people: 1 }] }, [told('NG.authority')]);
    expect([done, unclocked, late, early].toSorted(byUrgency).map(({ id }) => id)).toEqual([
      'early',
      'late',
      'unclocked',
      'done',
    ]);
  });
});

test.each([
  [0, 'less than an hour'],
  [HOUR - 1, 'less than an hour'],
  [HOUR, '1\u00a0hour'],
  [25 * HOUR, '1\u00a0day 1\u00a0hour'],
  [48 * HOUR, '2\u00a0days'],
  [71 * HOUR + 59, '2\u00a0days 23\u00a0hours'],
])('%i ms are %s', (milliseconds, words) => expect(durationInWords(milliseconds)).toBe(words));
