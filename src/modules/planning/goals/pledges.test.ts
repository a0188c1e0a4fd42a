import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { periodsFrom } from '#kernel/period-rules.ts';
import { type Incoming, keptPledges, type Pledged } from './pledges.ts';

const periods = (from: string, to: string) =>
  periodsFrom(from, to, { rules: [{ since: null, rule: 'month:25' }], country: 'ZA', gazetted: [] });
const pledge = (more: Partial<Pledged> = {}): Pledged => ({
  id: 'p',
  userId: 'ann',
  accountId: 'savings',
  minor: 500_00n,
  periods: periods('2026-10-25', '2026-10-26'),
  ...more,
});
const transfer = (day: string, minor = 500_00n, more: Partial<Incoming> = {}): Incoming => ({
  id: `${day} ${minor}`,
  accountId: 'savings',
  day,
  minor,
  userId: 'ann',
  ...more,
});
const statesOf = (transfers: readonly Incoming[], today = '2026-12-01', own = pledge()) =>
  keptPledges([own], transfers, today).map(({ state }) => state);

describe('a pledge of a payday', () => {
  test.each([
    ['on the day', '2026-10-25', 'kept'],
    ['three days before', '2026-10-22', 'kept'],
    ['four days before', '2026-10-21', 'missed'],
    ['five days later', '2026-10-30', 'kept'],
    ['six days later', '2026-10-31', 'late'],
    ['on the last day of the period', '2026-11-24', 'late'],
    ['with the next period', '2026-11-25', 'missed'],
  ])('a transfer %s', (_, day, state) => {
    expect(statesOf([transfer(day)])).toEqual([state]);
  });
  test.each([
    [450_00n, 'kept'],
    [449_99n, 'missed'],
    [550_00n, 'kept'],
    [550_01n, 'missed'],
  ])('a transfer of %s', (minor, state) => {
    expect(statesOf([transfer('2026-10-25', minor)])).toEqual([state]);
  });
  test.each([
    ['2026-10-25', 'due'],
    ['2026-10-30', 'due'],
    ['2026-10-31', 'overdue'],
    ['2026-11-24', 'overdue'],
    ['2026-11-25', 'missed'],
  ])('without a transfer on %s', (today, state) => {
    expect(statesOf([], today)).toEqual([state]);
  });
  test('a transfer to another account keeps none', () => {
    expect(statesOf([transfer('2026-10-25', 500_00n, { accountId: 'cheque' })])).toEqual(['missed']);
  });
});

test('two people who pledge the same each get the transfer that they recorded', () => {
  const [hers, his] = [pledge({ id: 'hers' }), pledge({ id: 'his', userId: 'bob' })];
  const transfers = [transfer('2026-10-25', 500_00n, { id: 'x', userId: 'bob' }), transfer('2026-10-26')];
  const kept = keptPledges([hers, his], transfers, '2026-12-01');
  expect(kept.map(({ pledgeId, transfer: found }) => [pledgeId, found?.userId])).toEqual([
    ['hers', 'ann'],
    ['his', 'bob'],
  ]);
});

test('no transfer keeps two pledges, and each pledge has one answer for each period', () => {
  const day = fc.integer({ min: 0, max: 120 }).map((count) => addDays('2026-09-01', count));
  const amount = fc.constantFrom(450_00n, 500_00n, 520_00n);
  const incoming = fc.array(
    fc.record({
      id: fc.uuid(),
      accountId: fc.constant('savings'),
      day,
      minor: amount,
      userId: fc.constantFrom('ann', 'bob'),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(incoming, day, (transfers, today) => {
      const asked = periods('2026-09-25', '2026-12-20');
      const pledges = [pledge({ periods: asked }), pledge({ id: 'q', userId: 'bob', periods: asked })];
      const kept = keptPledges(pledges, transfers, today);
      const used = kept.flatMap(({ transfer: found }) => found?.id ?? []);
      expect(new Set(used).size).toBe(used.length);
      expect(kept.length).toBe(2 * asked.length);
      for (const { state, transfer: found } of kept) expect(found !== null).toBe(state === 'kept' || state === 'late');
    }),
  );
});
