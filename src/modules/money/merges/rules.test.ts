import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { LUNCH } from '#testing/merge-sides.ts';
import type { MergeSide } from './model.ts';
import { fixedFields, inMergeOrder, mergedOf, type MergeRefusal, refusalOf, takenFields } from './rules.ts';

const HAND: MergeSide = { ...LUNCH, tagIds: ['trip'] };
const BANK: MergeSide = {
  ...HAND,
  id: '2',
  bookedOn: '2026-03-07',
  description: 'Nandos',
  bankText: 'NANDOS 0042',
  reference: 'R1',
  categoryId: 'groceries',
  categorySource: 'pattern',
  tagIds: [],
  needsReview: true,
  isCleared: true,
  isByHand: false,
};
const PENDING: MergeSide = { ...BANK, id: '3', status: 'pending', isCleared: false };
const amount = (minor: bigint) => ({ amount: money(minor, 'ZAR') });

const REFUSED: readonly (readonly [why: string, Partial<MergeSide>, Partial<MergeSide>, MergeRefusal | null])[] = [
  ['nothing is against it', {}, {}, null],
  ['two accounts', {}, { accountId: 'savings' }, 'OTHER_ACCOUNT'],
  ['two currencies', {}, { amount: money(-450_00n, 'USD') }, 'OTHER_ACCOUNT'],
  ['a line stays', { isLine: true }, {}, 'LINE_OF_SPLIT'],
  ['a line goes', {}, { isLine: true }, 'LINE_OF_SPLIT'],
  ['a locked one goes', {}, { isLocked: true }, 'RECONCILED_GOES'],
  ['both are locked', { isLocked: true }, { isLocked: true }, 'RECONCILED_GOES'],
  ['a locked one stays', { isLocked: true }, {}, null],
  ['a split goes', {}, { isSplit: true }, 'SPLIT_GOES'],
  ['a split stays', { isSplit: true }, {}, null],
  ['both are split', { isSplit: true }, { isSplit: true }, 'TWO_SPLITS'],
  ['a side of a transfer goes', {}, { transferId: 't' }, 'TRANSFER_GOES'],
  ['a side of a transfer stays', { transferId: 't' }, {}, null],
  ['sides of two transfers', { transferId: 't' }, { transferId: 'u' }, 'TWO_TRANSFERS'],
  ['two amounts, one by hand', amount(-1n), {}, null],
  ['two amounts, both from the bank', { ...BANK, ...amount(-1n) }, {}, 'OTHER_AMOUNT'],
  ['two amounts, one of them pending', { ...PENDING, ...amount(-1n) }, {}, null],
  ['two amounts of two signs', amount(450_00n), {}, 'OTHER_AMOUNT'],
  ['nothing and something', amount(0n), {}, 'OTHER_AMOUNT'],
  ['the bank changes a locked amount', { isLocked: true, ...amount(-1n) }, {}, 'LOCKED_AMOUNT'],
  ['the bank changes a side of a transfer', { transferId: 't', ...amount(-1n) }, {}, 'LINKED_AMOUNT'],
];

test.each(REFUSED)('%s', (_, kept, other, refusal) => {
  expect(refusalOf({ ...HAND, ...kept }, { ...BANK, ...other })).toBe(refusal);
});

test('a locked amount of the bank stays beside one by hand', () => {
  expect(refusalOf({ ...BANK, isLocked: true }, { ...HAND, ...amount(-1n) })).toBeNull();
  expect(mergedOf({ ...BANK, isLocked: true }, { ...HAND, ...amount(-1n) }).amount).toEqual(BANK.amount);
});

test('what a statement, a split or a transfer decides is not chosen', () => {
  const locked = { ...HAND, isLocked: true };
  expect(fixedFields(locked)).toEqual(['bookedOn']);
  expect(refusalOf(locked, BANK, { bookedOn: 'other' })).toBe('FIXED_VALUE');
  expect(refusalOf(locked, BANK, { bookedOn: 'kept', categoryId: 'other' })).toBeNull();
  expect(mergedOf(locked, BANK).bookedOn).toBe(locked.bookedOn);
  for (const kept of [
    { ...HAND, isSplit: true, categoryId: null },
    { ...HAND, transferId: 't', categoryId: 'moved' },
  ]) {
    expect(refusalOf(kept, BANK, { categoryId: 'other' })).toBe('FIXED_VALUE');
    expect(mergedOf(kept, BANK).categoryId).toBe(kept.categoryId);
  }
  expect(mergedOf({ ...HAND, isSplit: true, tagIds: [] }, { ...BANK, tagIds: ['work'] }).tagIds).toEqual([]);
  // A pending row does not make pending again what is agreed with a statement.
  expect(mergedOf(locked, PENDING).status).toBe('booked');
});

describe('which of them stays', () => {
  test.each([
    ['by hand', HAND, BANK],
    ['the bank’s', BANK, HAND],
  ])('%s, it has the facts of the bank and the words of the person', (_, kept, other) => {
    expect(mergedOf(kept, other)).toEqual({
      bookedOn: '2026-03-07',
      description: 'Lunch',
      bankText: 'NANDOS 0042',
      amount: BANK.amount,
      status: 'booked',
      reference: 'R1',
      note: null,
      original: null,
      categoryId: 'eating',
      categorySource: 'person',
      tagIds: ['trip'],
      needsReview: false,
      isCleared: true,
    });
  });

  test('what a person wrote waits while the bank holds it, and what was posted outranks that', () => {
    expect(mergedOf(HAND, PENDING)).toMatchObject({ status: 'pending', isCleared: false });
    const other = { ...PENDING, ...amount(-400_00n) };
    expect(mergedOf(other, BANK)).toMatchObject({ status: 'booked', amount: BANK.amount });
    expect(mergedOf(BANK, other)).toMatchObject({ status: 'booked', amount: BANK.amount });
    // Of two by hand the one that stays says how much.
    expect(mergedOf({ ...HAND, ...amount(-1n) }, HAND).amount.minor).toBe(-1n);
  });
});

test('a category goes by who chose it, and one is better than none', () => {
  const filed = (categoryId: string | null, categorySource: MergeSide['categorySource']) => ({
    categoryId,
    categorySource,
  });
  const rows = [
    filed(null, null),
    filed('a', 'pattern'),
    filed('b', 'learned'),
    filed('c', 'rule'),
    filed('d', 'person'),
  ];
  for (const [rank, row] of rows.entries())
    for (const [other, weaker] of rows.entries()) {
      if (other >= rank) continue;
      expect(mergedOf({ ...HAND, ...row }, { ...BANK, ...weaker })).toMatchObject(row);
      expect(mergedOf({ ...HAND, ...weaker }, { ...BANK, ...row })).toMatchObject(row);
    }
  // Chosen in the merge, it is a person's choice.
  const choices = { categoryId: 'other' } as const;
  expect(mergedOf(HAND, BANK, choices)).toMatchObject(filed('groceries', 'person'));
  expect(mergedOf(HAND, { ...BANK, ...filed(null, null) }, choices)).toMatchObject(filed(null, null));
});

test('words that a person changed outrank those that came with the file', () => {
  const twin = { ...BANK, id: '4', description: 'Lunch out', isEdited: true };
  expect(mergedOf(BANK, twin).description).toBe('Lunch out');
  expect(mergedOf(twin, BANK).description).toBe('Lunch out');
  expect(mergedOf({ ...BANK, isEdited: true }, twin).description).toBe('Nandos');
});

test('notes: the one there is, both one below the other, or that of one where both are too long', () => {
  const noted = (side: MergeSide, note: string | null) => ({ ...side, note });
  expect(mergedOf(HAND, noted(BANK, 'b')).note).toBe('b');
  expect(mergedOf(noted(HAND, 'a'), BANK).note).toBe('a');
  expect(mergedOf(noted(HAND, 'a'), noted(BANK, 'a')).note).toBe('a');
  expect(mergedOf(noted(HAND, 'a'), noted(BANK, 'b')).note).toBe('a\nb');
  expect(mergedOf(noted(HAND, 'a'), noted(BANK, 'b'), { note: 'other' }).note).toBe('b');
  const long = 'x'.repeat(1000);
  expect(mergedOf(noted(HAND, `${long.slice(1)}y`), noted(BANK, long)).note).toBe(`${long.slice(1)}y`);
  expect(mergedOf(noted(HAND, long.slice(1)), noted(BANK, long)).note).toHaveLength(2000);
});

test('of two orders the one that is not refused comes first, then the bank’s, then what was there first', () => {
  const ids = (a: MergeSide, b: MergeSide) => inMergeOrder(a, b).map(({ id }) => id);
  for (const [first, second] of [
    [BANK, HAND],
    [BANK, PENDING],
    [PENDING, HAND],
    [{ ...HAND, isSplit: true }, BANK],
    [{ ...HAND, isLocked: true }, BANK],
    [{ ...HAND, transferId: 't' }, BANK],
    [HAND, { ...HAND, id: '9' }],
  ] as const) {
    expect(ids(first, second)).toEqual([first.id, second.id]);
    expect(ids(second, first)).toEqual([first.id, second.id]);
  }
});

const side = fc.record({
  isByHand: fc.boolean(),
  status: fc.constantFrom('booked' as const, 'pending' as const),
  minor: fc.constantFrom(-1n, -2n, 5n),
  tagIds: fc.subarray(['a', 'b', 'c']),
  note: fc.constantFrom(null, 'x', 'y'),
  categoryId: fc.constantFrom(null, 'p', 'q'),
});
const sideFrom = (id: string) =>
  side.map(({ minor, ...fields }): MergeSide => {
    const byHand = fields.isByHand ? ({ bankText: null, status: 'booked' } as const) : {};
    return { ...BANK, id, ...fields, ...byHand, ...amount(minor) };
  });

test('the amount, tags and notes come out the same whichever of the two stays, where one is more the bank’s', () => {
  fc.assert(
    fc.property(sideFrom('1'), sideFrom('2'), (a, b) => {
      fc.pre(refusalOf(a, b) === null);
      const [one, other] = [mergedOf(a, b), mergedOf(b, a)];
      expect([...one.tagIds].toSorted()).toEqual([...new Set([...a.tagIds, ...b.tagIds])].toSorted());
      expect([...other.tagIds].toSorted()).toEqual([...one.tagIds].toSorted());
      expect([a.amount.minor, b.amount.minor]).toContain(one.amount.minor);
      if (a.isByHand !== b.isByHand || a.status !== b.status) expect(other.amount).toEqual(one.amount);
      // Nothing that either has is lost.
      if (a.categoryId ?? b.categoryId) expect(one.categoryId).not.toBeNull();
      for (const note of [a.note, b.note]) if (note !== null) expect(one.note).toContain(note);
      expect(Object.values(takenFields(a, a)).every((taken) => taken === 'kept')).toBe(true);
    }),
  );
});

test('what was paid in another currency is kept from whichever has it, the bank’s first', () => {
  const paid = (minor: bigint) => ({ amount: { minor, currency: 'USD' }, rate: null, fee: null });
  expect(mergedOf(HAND, { ...BANK, original: paid(2n) }).original).toEqual(paid(2n));
  expect(mergedOf({ ...HAND, original: paid(1n) }, BANK).original).toEqual(paid(1n));
  expect(mergedOf({ ...HAND, original: paid(1n) }, { ...BANK, original: paid(2n) }).original).toEqual(paid(2n));
});
