import { money } from '#kernel/money.ts';
import type { MergeSide } from '#modules/money/merges/model.ts';

/** A lunch that a person added by hand, as one side of a merge. */
export const LUNCH: MergeSide = {
  id: '1',
  accountId: 'cheque',
  bookedOn: '2026-03-05',
  description: 'Lunch',
  bankText: null,
  amount: money(-450_00n, 'ZAR'),
  status: 'booked',
  reference: null,
  note: null,
  original: null,
  categoryId: 'eating',
  categorySource: 'person',
  tagIds: [],
  needsReview: false,
  isCleared: false,
  isByHand: true,
  isEdited: false,
  isSplit: false,
  isLine: false,
  transferId: null,
  isLocked: false,
};
