import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitIn, type Move, movedIn, planned } from './plan.ts';
import { carriedOver, type RolloverRule, ROLLOVERS } from './rollover.ts';

const limits = [
  { key: '2026-09-01', minor: 900n },
  { key: '2026-11-01', minor: 700n },
];

describe('a limit', () => {
  test.each([
    ['2026-08-01', null],
    ['2026-09-01', 900n],
    ['2026-10-01', 900n],
    ['2026-11-01', 700n],
    ['2027-05-01', 700n],
  ])('in the period %s is the last one that was set: %s', (key, expected) => {
    expect(limitIn(limits, key)).toBe(expected);
    expect(limitIn(limits.toReversed(), key)).toBe(expected);
  });
});

describe('what is carried over', () => {
  const rule = (rollover: RolloverRule['rollover'], capMinor: bigint | null = null) => ({ rollover, capMinor });
  test.each([
    ['nothing of what is left', rule('none'), 50n, 0n],
    ['nothing of what was spent too much', rule('none'), -50n, 0n],
    ['what is left', rule('surplus'), 50n, 50n],
    ['nothing below zero', rule('surplus'), -50n, 0n],
    ['both what is left', rule('both'), 50n, 50n],
    ['and what was spent too much', rule('both'), -50n, -50n],
    ['no more than the cap', rule('capped', 30n), 50n, 30n],
    ['what is below the cap', rule('capped', 80n), 50n, 50n],
    ['nothing below zero with a cap', rule('capped', 80n), -50n, 0n],
  ])('is %s', (_, one, rest, expected) => {
    expect(carriedOver(one, rest)).toBe(expected);
  });
});

describe('a line of a plan', () => {
  const BOTH: RolloverRule = { rollover: 'both', capMinor: null };
  const period = (limit: bigint, spent: bigint, moved = 0n) => ({ rule: BOTH, limit, spent, moved });

  test('begins each period with what the one before left', () => {
    const found = planned([period(100n, 30n), period(100n, 250n, 20n), period(100n, 0n)]);
    expect(found.map(({ carried, available, rest }) => [carried, available, rest])).toEqual([
      [0n, 100n, 70n],
      [70n, 190n, -60n],
      [-60n, 40n, 40n],
    ]);
  });

  test('has more to spend where more came back than was spent', () => {
    expect(planned([period(100n, -40n)])[0]?.rest).toBe(140n);
  });

  const figures = fc.record({
    limit: fc.bigInt({ min: 0n, max: 1000n }),
    moved: fc.bigInt({ min: -500n, max: 500n }),
    spent: fc.bigInt({ min: -500n, max: 2000n }),
  });
  const rules = fc.record({
    rollover: fc.constantFrom(...ROLLOVERS),
    capMinor: fc.option(fc.bigInt({ min: 0n, max: 500n })),
  });

  test('that carries over both loses and gains nothing over time', () => {
    fc.assert(
      fc.property(fc.array(figures, { minLength: 1 }), (periods) => {
        const found = planned(periods.map((one) => ({ ...one, rule: BOTH })));
        const all = periods.reduce((sum, { limit, moved, spent }) => sum + limit + moved - spent, 0n);
        expect(found.at(-1)?.rest).toBe(all);
      }),
    );
  });

  test('carries between nothing and what is left, whatever its rule, but for what was spent too much', () => {
    fc.assert(
      fc.property(fc.array(rules, { minLength: 1 }), fc.array(figures, { minLength: 2 }), (rules, periods) => {
        const found = planned(periods.map((one, place) => ({ ...one, rule: rules[place % rules.length] ?? BOTH })));
        for (const [index, { carried, rest, available, spent }] of found.entries()) {
          expect(rest).toBe(available - spent);
          const before = found[index - 1];
          if (before === undefined) continue;
          if (before.rest >= 0n) expect(carried >= 0n && carried <= before.rest).toBe(true);
          else expect([0n, before.rest]).toContain(carried);
        }
      }),
    );
  });
});

describe('money moved between lines', () => {
  const moves: Move[] = [
    { key: '2026-11-01', fromLineId: 'fuel', toLineId: 'food', minor: 30n },
    { key: '2026-11-01', fromLineId: null, toLineId: 'food', minor: 500n },
    { key: '2026-12-01', fromLineId: 'food', toLineId: 'fuel', minor: 7n },
  ];
  test.each([
    ['food', '2026-11-01', true, 30n],
    ['food', '2026-11-01', false, 530n],
    ['fuel', '2026-11-01', true, -30n],
    ['food', '2026-12-01', true, -7n],
    ['rent', '2026-11-01', false, 0n],
  ])('%s in %s, between lines only: %s, comes to %s', (lineId, key, betweenLines, expected) => {
    expect(movedIn(moves, lineId, key, { betweenLines })).toBe(expected);
  });

  test('comes to nothing over all lines', () => {
    const move = fc.record({
      key: fc.constant('2026-11-01'),
      fromLineId: fc.constantFrom('a', 'b', 'c', null),
      toLineId: fc.constantFrom('a', 'b', 'c', null),
      minor: fc.bigInt({ min: 1n, max: 900n }),
    });
    fc.assert(
      fc.property(fc.array(move), (all) => {
        const sum = ['a', 'b', 'c'].reduce((s, id) => s + movedIn(all, id, '2026-11-01', { betweenLines: true }), 0n);
        expect(sum).toBe(0n);
      }),
    );
  });
});
