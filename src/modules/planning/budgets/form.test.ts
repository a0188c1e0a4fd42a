import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { type LineForm, LineFormSchema, MoveFormSchema } from './form.ts';

const R = (minor: bigint) => money(minor, 'ZAR');
const form: LineForm = {
  limit: R(500_00n),
  only: false,
  rollover: 'none',
  cap: null,
  target: 'none',
  targetAmount: null,
  targetDay: '',
  share: '10',
  periods: '3',
  priority: '2',
  groupId: '',
};
const wishOf = (more: Partial<LineForm>) => LineFormSchema.safeParse({ ...form, ...more });
const wrongIn = (more: Partial<LineForm>) => wishOf(more).error?.issues.map(({ path }) => path.join('.'));

describe('the form of a line', () => {
  test.each([
    [
      { target: 'refill', targetAmount: R(1n) },
      { kind: 'refill', amount: R(1n) },
    ],
    [
      { target: 'by-date', targetAmount: R(1n), targetDay: '2027-01-31' },
      { kind: 'by-date', amount: R(1n), day: '2027-01-31' },
    ],
    [
      { target: 'income', share: '12,5' },
      { kind: 'income', share: 1250 },
    ],
    [
      { target: 'income', share: '0.05' },
      { kind: 'income', share: 5 },
    ],
    [
      { target: 'average', periods: '6' },
      { kind: 'average', periods: 6 },
    ],
    [{ target: 'none', targetAmount: R(9n) }, null],
  ] as const)('reads the target of %o', (more, target) => {
    expect(wishOf(more).data?.fields.target).toEqual(target);
  });

  test.each([
    [{ limit: 'abc' }, ['limit']],
    [{ limit: R(-1n) }, ['limit']],
    [{ rollover: 'capped' }, ['cap']],
    [{ target: 'refill', targetAmount: R(0n) }, ['targetAmount']],
    [{ target: 'by-date' }, ['targetAmount', 'targetDay']],
    [{ target: 'income', share: '101' }, ['share']],
    [{ target: 'income', share: '0' }, ['share']],
    [{ target: 'average', periods: '13' }, ['periods']],
  ] as const)('says what is wrong with %o', (more, paths) => {
    expect(wrongIn(more)).toEqual(paths);
  });

  test('forgets the cap of a line that has none any more', () => {
    expect(wishOf({ rollover: 'surplus', cap: R(5n) }).data?.fields.cap).toBeNull();
  });
});

test('money is moved between two places, and above zero', () => {
  const move = { from: 'a', to: 'b', amount: R(1n), note: '  ' };
  expect(MoveFormSchema.parse(move)).toEqual({ ...move, note: null });
  expect(MoveFormSchema.safeParse({ ...move, to: 'a' }).success).toBe(false);
  expect(MoveFormSchema.safeParse({ ...move, amount: R(0n) }).success).toBe(false);
});
