import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { aGoal as goal } from '#testing/a-goal.ts';
import { leftOf, likelyAccount, nextAmount, permilleOf, sharesOnPath, totalsOf } from './looks.ts';
import { HEIGHT, pathBetween, pointAt, WIDTH } from './trail.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
test.each([
  [0n, 0],
  [-5n, 0],
  [999n, 999],
  [1000n, 1000],
  [5000n, 1000],
  [1n, 1],
])('of a thousand, %s are %s thousandths', (saved, permille) => {
  expect(permilleOf({ saved: ZAR(saved), target: ZAR(1000n) })).toBe(permille);
});

test('shares on the path are no longer together than what is saved', () => {
  const amounts = fc.array(fc.bigInt({ min: -1000n, max: 10n ** 9n }), { maxLength: 6 });
  fc.assert(
    fc.property(amounts, (minors) => {
      const saved = minors.reduce((sum, minor) => sum + minor, 0n);
      const shares = minors.map((minor, at) => ({ memberId: String(at), amount: ZAR(minor) }));
      const one = goal({ saved: ZAR(saved), shares });
      const drawn = sharesOnPath(one).reduce((sum, { permille }) => sum + permille, 0);
      expect(drawn).toBeLessThanOrEqual(permilleOf(one));
    }),
  );
});

test('totals count up to each target, by currency, and leave archived goals out', () => {
  const goals = [
    goal({ target: money(10n, 'EUR'), saved: money(5n, 'EUR') }),
    goal(),
    goal({ saved: ZAR(9000n) }),
    goal({ state: 'archived' }),
  ];
  expect(totalsOf(goals, 'ZAR')).toEqual([
    { saved: ZAR(1250n), target: ZAR(2000n) },
    { saved: money(5n, 'EUR'), target: money(10n, 'EUR') },
  ]);
});

test('what is missing, and what to set aside next', () => {
  expect(leftOf(goal())).toEqual(ZAR(750n));
  expect(leftOf(goal({ saved: ZAR(2000n) }))).toEqual(ZAR(0n));
  expect(nextAmount(goal())).toBe(null);
  expect(nextAmount(goal({ perPayday: ZAR(100n), thisPeriod: ZAR(30n) }))).toEqual(ZAR(70n));
  expect(nextAmount(goal({ perPayday: ZAR(100n), saved: ZAR(950n) }))).toEqual(ZAR(50n));
  expect(nextAmount(goal({ perPayday: ZAR(100n), thisPeriod: ZAR(100n) }))).toBe(null);
});

test('the likely account has the most of the goal, else the most that is free', () => {
  const account = (id: string, free: bigint, currency = 'ZAR') => ({
    id,
    name: id,
    isActive: true,
    balance: money(free, currency),
    setAside: money(0n, currency),
    free: money(free, currency),
    over: money(0n, currency),
    short: [],
  });
  const accounts = [account('a', 5n), account('b', 9n), account('c', 99n, 'USD')];
  expect(likelyAccount({ accounts }, null, 'ZAR')).toBe('b');
  expect(likelyAccount({ accounts }, goal({ parts: [{ accountId: 'a', amount: ZAR(1n) }] }), 'ZAR')).toBe('a');
  expect(likelyAccount({ accounts }, null, 'EUR')).toBe('a');
  expect(likelyAccount({ accounts: [] }, null, 'ZAR')).toBe('');
});

describe('the path of the picture', () => {
  test('goes up, and stays in the picture', () => {
    for (let permille = 0; permille < 1000; permille += 5) {
      const [here, next] = [pointAt(permille), pointAt(permille + 5)];
      expect(next.y).toBeLessThanOrEqual(here.y);
      expect(here.x > 0 && here.x < WIDTH && here.y > 0 && here.y < HEIGHT).toBe(true);
    }
    expect(pointAt(2000)).toEqual(pointAt(1000));
  });
  test('is drawn from one place to another, and not at all where they are the same', () => {
    expect(pathBetween(300, 300)).toBe('');
    const { x, y } = pointAt(100);
    expect(pathBetween(100, 200).startsWith(`M${x.toFixed(1)} ${y.toFixed(1)}L`)).toBe(true);
  });
});
