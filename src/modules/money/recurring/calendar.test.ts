import { expect, test } from 'vitest';
import { money, withheldIn } from '#kernel/money.ts';
import { eventsOf, plannedOf } from './calendar.ts';
import type { Item, Occurrence, PlannedPayment } from './model.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const TODAY = '2026-11-28';

function occurrence(due: string, more: Partial<Occurrence> = {}): Occurrence {
  return {
    on: due,
    due,
    span: null,
    state: 'due',
    expected: ZAR(199_00n),
    paid: null,
    isChosen: false,
    before: null,
    ...more,
  };
}

function item(id: string, occurrences: Occurrence[]): Item {
  return {
    id,
    name: 'Netflix',
    source: { accountId: 'a', payee: 'netflix', direction: 'out', currency: 'ZAR', near: null },
    cadence: { kind: 'day-of-month', every: 1, day: 5, anchor: '2026-01-05', shift: 'none', country: 'ZA' },
    amount: { kind: 'exact', amount: ZAR(199_00n) },
    changes: [],
    matches: [],
    isUnused: false,
    categoryId: null,
    usualCategoryId: null,
    accountName: 'Cheque',
    occurrences,
    expected: ZAR(199_00n),
    yearly: ZAR(2388_00n),
  };
}

test.each([
  ['92 days ago', '2026-08-28', true],
  ['93 days ago', '2026-08-27', false],
  ['in 366 days', '2027-11-29', true],
  ['in 367 days', '2027-11-30', false],
])('what is due %s is shown: %s', (_, due, isShown) => {
  expect(plannedOf([item('i', [occurrence(due)])], TODAY)).toHaveLength(isShown ? 1 : 0);
});

test('payments of all items stand in the order of their days, what was paid with the amount that was paid', () => {
  const paid = { id: 't', day: '2026-11-06', amount: ZAR(229_00n) };
  const planned = plannedOf(
    [
      item('b', [occurrence('2026-12-05'), occurrence('2026-12-19')]),
      item('a', [occurrence('2026-11-05', { state: 'paid', paid }), occurrence('2026-12-05')]),
    ],
    TODAY,
  );
  expect(planned.map(({ itemId, due }) => `${itemId} ${due}`)).toEqual([
    'a 2026-11-05',
    'a 2026-12-05',
    'b 2026-12-05',
    'b 2026-12-19',
  ]);
  expect(planned[0]).toMatchObject({ state: 'paid', amount: ZAR(229_00n), accountName: 'Cheque' });
});

const planned: PlannedPayment = {
  itemId: 'i',
  on: '2026-12-05',
  due: '2026-12-07',
  span: null,
  name: 'Netflix',
  accountName: 'Cheque',
  amount: ZAR(199_00n),
  state: 'due',
};
const write = ({ withheld }: { withheld?: true | undefined }) => (withheld === true ? null : 'R 199,00');

test.each<[string, Partial<PlannedPayment>, object]>([
  ['one that is due', {}, { summary: 'Netflix, R 199,00', description: 'Cheque', isCancelled: false }],
  ['one that is moved keeps its uid', { due: '2026-12-11' }, { uid: 'i-2026-12-05', day: '2026-12-11' }],
  ['one that is skipped', { state: 'skipped' }, { isCancelled: true }],
  ['one that was paid', { state: 'paid' }, { description: 'Cheque, already paid', isCancelled: false }],
  [
    'one that a holiday can move',
    { span: { from: '2026-12-07', to: '2026-12-09' } },
    { day: '2026-12-07', description: 'Cheque. A public holiday that is not announced yet can move the due date.' },
  ],
  ['one without its amount', { amount: withheldIn('ZAR') }, { summary: 'Netflix' }],
])('%s', (_, more, event) => {
  expect(eventsOf([{ ...planned, ...more }], write)).toEqual([expect.objectContaining(event)]);
});
