import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ratio, ratioOf, roundedRate } from '#modules/money/exchange-rates/rules.ts';
import { averageOf, type Flow, majorRate, minorRate, nearest, positionOf, unrealisedAt } from './gains.ts';

const flow = (units: number, rate: string | null): Flow => ({
  units: BigInt(units),
  rate: rate === null ? null : ratioOf(rate),
});
/** Balance, its known part, cost and average, what was realised, and what of that is not clear; whole numbers. */
function told(...flows: Flow[]) {
  const position = positionOf(flows);
  const { units, per, known, cost, realised, unclear } = position;
  const average = averageOf(position);
  const whole = (of: bigint) => Number(nearest(of, per));
  return {
    units: Number(units),
    known: whole(known),
    cost: whole(cost),
    average: average === null ? null : roundedRate(average),
    realised: whole(realised),
    unclear: whole(unclear),
  };
}

describe('a balance by average cost', () => {
  test.each<[string, Flow[], ReturnType<typeof told>]>([
    ['is nothing without movements', [], { units: 0, known: 0, cost: 0, average: null, realised: 0, unclear: 0 }],
    [
      'averages what came in by its size',
      [flow(100, '18'), flow(300, '20')],
      { units: 400, known: 400, cost: 7800, average: '19.5', realised: 0, unclear: 0 },
    ],
    [
      'gains where what leaves is worth more than the average, and leaves the average as it is',
      [flow(100, '18'), flow(300, '20'), flow(-100, '21')],
      { units: 300, known: 300, cost: 5850, average: '19.5', realised: 150, unclear: 0 },
    ],
    [
      'loses where it is worth less, and begins anew once it is empty',
      [flow(100, '20'), flow(-100, '19'), flow(50, '10')],
      { units: 50, known: 50, cost: 500, average: '10', realised: -100, unclear: 0 },
    ],
    [
      'below zero is owed: a currency that falls is a gain when it is paid back',
      [flow(-100, '20'), flow(40, '18')],
      { units: -60, known: -60, cost: -1200, average: '20', realised: 80, unclear: 0 },
    ],
    [
      'crosses zero in one movement, of which the one part closes and the other opens',
      [flow(100, '20'), flow(-150, '22'), flow(80, '21')],
      { units: 30, known: 30, cost: 630, average: '21', realised: 250, unclear: 0 },
    ],
    [
      'knows of what came in without a rate only how much it is',
      [flow(100, '20'), flow(300, null)],
      { units: 400, known: 100, cost: 2000, average: '20', realised: 0, unclear: 0 },
    ],
    [
      'takes from what is known and what is not as much of each as there is',
      [flow(100, '20'), flow(300, null), flow(-200, '22')],
      { units: 200, known: 50, cost: 1000, average: '20', realised: 100, unclear: 150 },
    ],
    [
      'realises nothing that is known where what leaves has no rate, and keeps the average',
      [flow(100, '20'), flow(-40, null)],
      { units: 60, known: 60, cost: 1200, average: '20', realised: 0, unclear: 40 },
    ],
    [
      'is known again once what was not known has left',
      [flow(100, null), flow(-100, '20'), flow(10, '5')],
      { units: 10, known: 10, cost: 50, average: '5', realised: 0, unclear: 100 },
    ],
    [
      'stays as it is where nothing moves',
      [flow(0, '20'), flow(100, '20'), flow(0, null), flow(0, '3')],
      { units: 100, known: 100, cost: 2000, average: '20', realised: 0, unclear: 0 },
    ],
  ])('%s', (_, flows, expected) => {
    expect(told(...flows)).toEqual(expected);
  });
});

test.each([
  ['two decimals to two', '18.5', 'USD', 'ZAR', 100_00n, 1850_00n],
  ['none to two', '0.12', 'JPY', 'ZAR', 1000n, 120_00n],
  ['three to two', '60', 'KWD', 'ZAR', 1_000n, 60_00n],
  ['two to none', '150', 'USD', 'JPY', 1_00n, 150n],
] as const)('an amount of a currency with %s decimals', (_, rate, from, to, minor, expected) => {
  const { units, per } = minorRate(ratioOf(rate), from, to);
  expect(nearest(minor * units, per)).toBe(expected);
  expect(roundedRate(majorRate({ units, per }, from, to))).toBe(rate);
  const scaled = minorRate(ratioOf(rate), from, to, 10_000n);
  expect(nearest(minor * 10_000n * scaled.units, scaled.per)).toBe(expected);
  expect(roundedRate(majorRate(scaled, from, to, 10_000n))).toBe(rate);
});

test.each([
  [5n, 10n, 1n],
  [4n, 10n, 0n],
  [-5n, 10n, -1n],
  [-4n, 10n, 0n],
  [0n, 3n, 0n],
])('%i of %i is nearest to %i', (of, per, whole) => {
  expect(nearest(of, per)).toBe(whole);
});

const rates: fc.Arbitrary<Ratio> = fc.record({
  units: fc.bigInt({ min: 1n, max: 10n ** 9n }),
  per: fc.bigInt({ min: 1n, max: 10n ** 6n }),
});
const units = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });

test('law: what is realised and unrealised is what is held now less what came in and plus what left, exactly', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ units, rate: rates }), { maxLength: 12 }), rates, (flows, now) => {
      const position = positionOf(flows);
      const unrealised = unrealisedAt(position, now);
      // All over one denominator.
      const below = flows.reduce((all, { rate }) => all * rate.per, now.per);
      const flowed = flows.reduce((sum, flow) => sum + flow.units * flow.rate.units * (below / flow.rate.per), 0n);
      const held = position.units * now.units * (below / now.per);
      const made = unrealised.of * position.per + position.realised * unrealised.per;
      expect(made * below).toBe((held - flowed) * unrealised.per * position.per);
      expect(position.units).toBe(flows.reduce((sum, flow) => sum + flow.units, 0n));
      expect(position.known).toBe(position.units * position.per);
      expect(position.unclear).toBe(0n);
    }),
  );
});

test('law: where rates are missing, the known part is never more than the balance, nor what is unclear than what left', () => {
  const some = fc.record({ units, rate: fc.option(rates) });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 12 }), (flows) => {
      const { units: balance, per, known, unclear } = positionOf(flows);
      expect(balance).toBe(flows.reduce((sum, flow) => sum + flow.units, 0n));
      const size = (value: bigint) => (value < 0n ? -value : value);
      expect(per > 0n && size(known) <= size(balance) * per && known * balance >= 0n).toBe(true);
      const moved = flows.reduce((sum, flow) => sum + size(flow.units), 0n);
      expect(unclear >= 0n && unclear <= moved * per).toBe(true);
    }),
  );
});

test('law: in the same rate throughout nothing is gained or lost', () => {
  fc.assert(
    fc.property(fc.array(units, { maxLength: 12 }), rates, (moved, rate) => {
      const position = positionOf(moved.map((one) => ({ units: one, rate })));
      expect(position.realised).toBe(0n);
      expect(unrealisedAt(position, rate).of).toBe(0n);
    }),
  );
});
