import { describe, expect, test } from 'vitest';
import type { Facts } from './model.ts';
import { beganAt, breachOf, byUrgency, caseOf, type Entry, factsOf, marksIn, openDuties, standsOf } from './rules.ts';
import { stolenLaptop } from '#testing/breach-facts.ts';

const HOUR = 3_600_000;
const AWARE = Date.parse('2026-11-21T08:00:00Z');
const at = (hours: number) => new Date(AWARE + hours * HOUR);
const FACTS = stolenLaptop(at(-2), at(0));
const entry = (number: number, body: Entry['body']): Entry => ({ number, at: at(1), by: 'Zodwa', body });
const recorded = (change: Partial<Facts> = {}) => entry(1, { kind: 'recorded', facts: { ...FACTS, ...change } });
const told = (duty: string, of: { reference?: string; lateReason?: string | null; hours?: number } = {}) =>
  entry(2, {
    kind: 'told',
    duty,
    at: at(of.hours ?? 3),
    reference: of.reference ?? '',
    lateReason: of.lateReason ?? null,
  });

test('a register without facts is none', () => {
  expect(() => factsOf([])).toThrow('a breach begins with its facts');
  expect(() => factsOf([told('KE.authority')])).toThrow('a breach begins with its facts');
});

test('the laws are asked by capacity, risk and countries', () => {
  const concerned = [
    { country: 'KE', people: 12 },
    { country: 'NG', people: null },
  ];
  expect(caseOf({ ...FACTS, concerned })).toEqual({ capacity: 'controller', risk: 'high', countries: ['KE', 'NG'] });
});

test('a clock begins with awareness or with discovery, as its law says', () => {
  expect(beganAt(FACTS, { from: 'aware' })).toEqual(at(0));
  expect(beganAt(FACTS, { from: 'discovered' })).toEqual(at(-2));
});

describe('a breach shows', () => {
  test('each duty with its law, its clock and who was told', () => {
    const { id, duties, facts, withoutLaw } = breachOf('b', [recorded({ risk: 'any' }), told('KE.people')], at(10));
    expect({ id, facts, withoutLaw }).toEqual({ id: 'b', facts: { ...FACTS, risk: 'any' }, withoutLaw: [] });
    expect(duties).toEqual([
      {
        duty: 'KE.authority',
        whom: 'Office of the Data Protection Commissioner (ODPC)',
        to: 'authority',
        law: 'Data Protection Act 2019',
        checked: 'read',
        within: { hours: 72 },
        lateNeedsReason: true,
        state: 'running',
        beganAt: at(0),
        dueAt: at(72).getTime(),
        elapsed: 10 * HOUR,
        told: [],
      },
      expect.objectContaining({
        duty: 'KE.people',
        state: 'told',
        elapsed: 3 * HOUR,
        told: [{ at: at(3), reference: '', lateReason: null, by: 'Zodwa' }],
      }),
    ]);
  });

  test('countries without a law on file', () => {
    const concerned = [{ country: 'UG', people: 1 }];
    expect(breachOf('b', [recorded({ concerned })], at(1)).withoutLaw).toEqual(['UG']);
  });

  test('what is still to be told first, by the end of its clock; then what has none; then what is told', () => {
    const concerned = ['KE', 'ZA', 'NG'].map((country) => ({ country, people: 1 }));
    const entries = [recorded({ concerned }), told('KE.authority')];
    expect(breachOf('b', entries, at(5)).duties.map(({ duty }) => duty)).toEqual([
      'NG.authority',
      'KE.people',
      'ZA.authority',
      'ZA.people',
      'NG.people',
      'KE.authority',
    ]);
  });

  test('what is told late behind what is still to be told', () => {
    const concerned = ['KE', 'NG'].map((country) => ({ country, people: 1 }));
    const entries = [recorded({ concerned, risk: 'any' }), told('KE.authority', { hours: 73, lateReason: 'No line' })];
    expect(breachOf('b', entries, at(80)).duties.map(({ duty, state }) => [duty, state])).toEqual([
      ['NG.authority', 'run-out'],
      ['KE.people', 'open'],
      ['KE.authority', 'told-late'],
    ]);
  });

  test('its history in sentences, by whom and when', () => {
    const entries = [
      recorded(),
      entry(2, { kind: 'marked', duty: 'KE.authority', mark: 'half' }),
      entry(3, { kind: 'marked', duty: 'KE.authority', mark: 'all' }),
      told('KE.authority', { reference: 'ODPC/17', lateReason: 'No line' }),
      told('KE.people'),
    ];
    const { history } = breachOf('b', entries, at(80));
    expect(history.map(({ says }) => says)).toEqual([
      'Breach recorded: Laptop stolen',
      'Office of the Data Protection Commissioner (ODPC): half of the time is used',
      'Office of the Data Protection Commissioner (ODPC): the deadline has passed',
      'Office of the Data Protection Commissioner (ODPC): ODPC/17. Reason for the late notice: No line',
      'The people in Kenya affected by the breach',
    ]);
    expect(history[1]).toMatchObject({ number: 2, kind: 'marked', at: at(1), by: 'Zodwa' });
  });
});

test('only who was told of this very duty counts as told of it', () => {
  const stands = standsOf([recorded(), told('KE.people')], at(5));
  expect(stands.map(({ duty, began, clock }) => [duty.id, began, clock.state])).toEqual([
    ['KE.authority', at(0), 'running'],
    ['KE.people', at(0), 'told'],
  ]);
});

test('marks are those of the one duty, and begin anew when its clock does', () => {
  const duty = { id: 'KE.authority', from: 'aware' } as const;
  const marked = (of: string, mark: 'half' | 'all') => entry(2, { kind: 'marked', duty: of, mark });
  const entries = [recorded(), marked('KE.people', 'half'), marked(duty.id, 'half'), told(duty.id)];
  expect(marksIn(entries, duty)).toEqual(['half']);
  const corrected = entry(5, { kind: 'corrected', facts: { ...FACTS, awareAt: at(1) } });
  expect(marksIn([...entries, corrected, marked(duty.id, 'all')], duty)).toEqual(['all']);
});

describe('among breaches', () => {
  const of = (id: string, change: Partial<Facts>, more: Entry[] = []) =>
    breachOf(id, [recorded(change), ...more], at(10));
  const order = (...breaches: ReturnType<typeof of>[]) => breaches.toSorted(byUrgency).map(({ id }) => id);

  test('duties are open until somebody was told', () => {
    const breach = of('b', { risk: 'any' }, [told('KE.people')]);
    expect(openDuties(breach).map(({ duty }) => duty)).toEqual(['KE.authority']);
  });

  test('what has no hours waits behind a clock that ends within the year', () => {
    const clocked = of('clocked', { awareAt: at(9), discoveredAt: at(9) });
    const open = of('open', { concerned: [{ country: 'ZA', people: null }], discoveredAt: at(-300) });
    expect(order(open, clocked)).toEqual(['clocked', 'open']);
    expect(order(clocked, open)).toEqual(['clocked', 'open']);
  });

  test('of those without hours the longest known stands first', () => {
    const ZA = [{ country: 'ZA', people: null }];
    const older = of('older', { concerned: ZA, discoveredAt: at(-20) });
    const newer = of('newer', { concerned: ZA, discoveredAt: at(-1) });
    expect(order(newer, older)).toEqual(['older', 'newer']);
  });

  test('of those that are told the latest stands first', () => {
    const concerned = [{ country: 'NG', people: 1 }];
    const done = (id: string, hours: number) =>
      of(id, { risk: 'any', concerned, awareAt: at(hours) }, [told('NG.authority')]);
    expect(order(done('early', -5), done('late', 1))).toEqual(['late', 'early']);
    expect(order(done('late', 1), done('early', -5))).toEqual(['late', 'early']);
  });
});
