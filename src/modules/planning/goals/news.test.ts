import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { aGoal as goal } from '#testing/a-goal.ts';
import type { Goal, Pledge } from './model.ts';
import { newsOf } from './news.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const pledge = (...states: Pledge['kept'][number]['state'][]): Pledge => ({
  id: 'p',
  memberId: 'bob',
  accountId: 'a',
  amount: ZAR(1n),
  rule: 'month:25',
  since: '2026-01-01',
  until: null,
  isWaiting: false,
  next: '2026-11-25',
  kept: states.map((state, at) => ({ key: `2026-0${9 - at}-25`, payday: '2026-09-25', state, transfer: null })),
});
test.each([
  ['a goal that moves', {}, []],
  ['one that is reached, by its target', { isReached: true, course: 'reached' }, ['reached 1000']],
  ['one behind its date, by period', { course: 'behind', due: '2027-01-01' }, ['behind 2026-11-25']],
  ['one past its date', { course: 'late', due: '2026-01-01' }, ['behind 2026-11-25']],
  ['one that got nothing lately and has a date', { course: 'stalled', due: '2027-01-01' }, ['behind 2026-11-25']],
  ['one that got nothing lately and has none', { course: 'stalled' }, []],
  ['a paused one is silent', { state: 'paused', isReached: true }, []],
  ['the latest pledge that was missed', { pledges: [pledge('kept', 'missed', 'missed')] }, ['missed p 2026-08-25']],
  [
    'pledges that were kept or ended',
    { pledges: [pledge('kept', 'late'), { ...pledge('missed'), until: '2026-10-01' }] },
    [],
  ],
] as const)('%s', (_, more, expected) => {
  expect(newsOf([goal(more as Partial<Goal>)], '2026-11-25').map(({ about }) => about)).toEqual(expected);
});
