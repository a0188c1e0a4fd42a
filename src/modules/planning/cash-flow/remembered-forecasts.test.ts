import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayTable } from './day-table.ts';
import { forecastsOf } from './forecast.ts';
import { rememberingForecasts } from './remembered-forecasts.ts';
import type { Stream } from './stream.ts';

const [NOW, HORIZON] = [150, 40];
const ORIGINS = [98, 109, 120, NOW];
const plain = dayTable('2026-01-01', 260, () => true);
const withHoliday = dayTable('2026-01-01', 260, (day) => day !== '2026-03-02');

function streamOf(key: string, values: readonly number[], since = 0): Stream {
  const all = Float64Array.from({ length: 260 }, (_, at) => (at < NOW ? (values[at % values.length] ?? 0) : 0));
  return { key, accountId: 'account', categoryId: null, isTransfer: false, values: all, since, until: NOW };
}

const asked = fc.record({
  key: fc.constantFrom('groceries', 'rent', 'pay'),
  values: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 3 }),
  since: fc.constantFrom(0, 40),
  table: fc.constantFrom(plain, withHoliday),
  origins: fc.constantFrom(ORIGINS, ORIGINS.slice(1)),
  horizon: fc.constantFrom(HORIZON, HORIZON + 1),
});

test('what is remembered is what would be calculated, whatever is asked for one after another', () => {
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), (questions, most) => {
      const forecasts = rememberingForecasts(most);
      for (const { key, values, since, table, origins, horizon } of questions) {
        const stream = streamOf(key, values, since);
        expect(forecasts(stream, table, origins, horizon)).toEqual(forecastsOf(stream, table, origins, horizon));
      }
    }),
    { numRuns: 60 },
  );
});

test('the same question is answered from memory, and the oldest is forgotten first', () => {
  const forecasts = rememberingForecasts(2);
  const ask = (key: string) => forecasts(streamOf(key, [1, -2]), plain, ORIGINS, HORIZON);
  const first = ask('groceries');
  expect(ask('groceries')).toBe(first);
  ask('rent');
  expect(ask('groceries')).toBe(first);
  const rent = ask('rent');
  ask('pay');
  expect(ask('rent')).toBe(rent);
  expect(ask('groceries')).not.toBe(first);
});
