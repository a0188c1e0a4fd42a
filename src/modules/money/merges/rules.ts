import type { MergeChoices, MergeSide, Taken } from './model.ts';

/** Why two transactions are not merged this way. */
export type MergeRefusal =
  | 'OTHER_ACCOUNT'
  | 'LINE_OF_SPLIT'
  | 'RECONCILED_GOES'
  | 'TWO_SPLITS'
  | 'SPLIT_GOES'
  | 'TWO_TRANSFERS'
  | 'TRANSFER_GOES'
  | 'OTHER_AMOUNT'
  | 'LOCKED_AMOUNT'
  | 'LINKED_AMOUNT'
  | 'FIXED_VALUE';

/** What the transaction that stays becomes. */
export type Merged = Pick<
  MergeSide,
  | 'bookedOn'
  | 'description'
  | 'bankText'
  | 'amount'
  | 'status'
  | 'reference'
  | 'note'
  | 'original'
  | 'categoryId'
  | 'categorySource'
  | 'tagIds'
  | 'needsReview'
  | 'isCleared'
>;

/** Whose value each field takes. */
export type TakenFields = Required<{ [Field in keyof MergeChoices]: NonNullable<MergeChoices[Field]> }>;

/** As long as a note may be. */
const LONGEST_NOTE = 2000;

/** How much a row is the bank's: what it has posted, what it holds as pending, what a person wrote. */
function bankRank({ isByHand, status }: MergeSide): number {
  if (isByHand) return 0;
  return status === 'pending' ? 1 : 2;
}

const SOURCE_RANK = { person: 4, rule: 3, learned: 2, pattern: 1 } as const;

/** A person's choice of category outranks a rule's, that what was learned, and that a pattern's. */
function categoryRank({ categoryId, categorySource }: MergeSide): number {
  if (categoryId === null) return 0;
  return categorySource === null ? 1 : SOURCE_RANK[categorySource];
}

const sign = (minor: bigint) => (minor < 0n ? -1 : minor > 0n ? 1 : 0);
const bankSide = (kept: MergeSide, other: MergeSide): Taken => (bankRank(other) > bankRank(kept) ? 'other' : 'kept');

/** Of these the transaction that stays keeps its own: what a statement locks, a split or a transfer decides. */
export function fixedFields({ isLocked, isSplit, transferId }: MergeSide): (keyof MergeChoices)[] {
  return [
    ...(isLocked ? (['bookedOn'] as const) : []),
    ...(isSplit || transferId !== null ? (['categoryId'] as const) : []),
  ];
}

/** Why the two are not merged with the first one staying; null where they can be. */
export function refusalOf(kept: MergeSide, other: MergeSide, choices: MergeChoices = {}): MergeRefusal | null {
  if (kept.accountId !== other.accountId || kept.amount.currency !== other.amount.currency) return 'OTHER_ACCOUNT';
  if (kept.isLine || other.isLine) return 'LINE_OF_SPLIT';
  if (other.isLocked) return 'RECONCILED_GOES';
  if (other.isSplit) return kept.isSplit ? 'TWO_SPLITS' : 'SPLIT_GOES';
  if (other.transferId !== null) return kept.transferId === null ? 'TRANSFER_GOES' : 'TWO_TRANSFERS';
  if (kept.amount.minor !== other.amount.minor) {
    const arePosted = bankRank(kept) === 2 && bankRank(other) === 2;
    if (arePosted || sign(kept.amount.minor) !== sign(other.amount.minor)) return 'OTHER_AMOUNT';
    if (bankSide(kept, other) === 'other') {
      if (kept.isLocked) return 'LOCKED_AMOUNT';
      if (kept.transferId !== null) return 'LINKED_AMOUNT';
    }
  }
  return fixedFields(kept).some((field) => choices[field] === 'other') ? 'FIXED_VALUE' : null;
}

/** Where two differing notes fit into one, they are put one below the other. */
export function canJoinNotes(kept: MergeSide, other: MergeSide): boolean {
  if (kept.note === null || other.note === null || kept.note === other.note) return false;
  return joined(kept.note, other.note).length <= LONGEST_NOTE;
}

const joined = (first: string, second: string) => `${first}\n${second}`;

/** Whose words a row goes by: a person's own, then those that a person has changed. */
function describedBy(kept: MergeSide, other: MergeSide): Taken {
  if (kept.isByHand !== other.isByHand) return other.isByHand ? 'other' : 'kept';
  return other.isEdited && !kept.isEdited ? 'other' : 'kept';
}

const firstWith = (value: (side: MergeSide) => unknown, first: Taken, kept: MergeSide, other: MergeSide): Taken => {
  const second = first === 'kept' ? 'other' : 'kept';
  const side = { kept, other };
  return value(side[first]) === null && value(side[second]) !== null ? second : first;
};

/** Whose value each field takes where nobody chooses: the bank's date and reference, a person's words and category. */
export function takenFields(kept: MergeSide, other: MergeSide, choices: MergeChoices = {}): TakenFields {
  const fixed = fixedFields(kept);
  const bank = bankSide(kept, other);
  const wanted: TakenFields = {
    bookedOn: bank,
    description: describedBy(kept, other),
    reference: firstWith(({ reference }) => reference, bank, kept, other),
    categoryId: categoryRank(other) > categoryRank(kept) ? 'other' : 'kept',
    note: canJoinNotes(kept, other) ? 'both' : firstWith(({ note }) => note, 'kept', kept, other),
    ...Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined)),
  };
  return { ...wanted, ...Object.fromEntries(fixed.map((field) => [field, 'kept'] as const)) };
}

/** What the transaction that stays becomes. Asked once `refusalOf` has nothing against it. */
export function mergedOf(kept: MergeSide, other: MergeSide, choices: MergeChoices = {}): Merged {
  const taken = takenFields(kept, other, choices);
  const of = (field: Exclude<keyof TakenFields, 'note'>) => (taken[field] === 'other' ? other : kept);
  const bank = bankSide(kept, other) === 'other' ? other : kept;
  const filed = of('categoryId');
  const isChosen = choices.categoryId !== undefined && filed.categoryId !== null;
  const bankText = bank.bankText ?? kept.bankText ?? other.bankText;
  // What is agreed with a statement stays booked.
  const status = kept.isLocked ? kept.status : bank.status;
  return {
    bookedOn: of('bookedOn').bookedOn,
    description: of('description').description,
    bankText,
    amount: bank.amount,
    status,
    reference: of('reference').reference,
    note: noteOf(kept, other, taken.note),
    original: bank.original ?? kept.original ?? other.original,
    categoryId: filed.categoryId,
    categorySource: isChosen ? 'person' : filed.categorySource,
    // The lines of a split have the tags.
    tagIds: kept.isSplit ? kept.tagIds : [...new Set([...kept.tagIds, ...other.tagIds])],
    needsReview: kept.needsReview && other.needsReview,
    isCleared: kept.isCleared || other.isCleared || (status === 'booked' && bankText !== null),
  };
}

function noteOf(kept: MergeSide, other: MergeSide, taken: TakenFields['note']): string | null {
  if (taken === 'both' && canJoinNotes(kept, other)) return joined(kept.note ?? '', other.note ?? '');
  return (taken === 'other' ? other : kept).note;
}

/**
 * The two in the order in which they are merged where nobody chooses: the first stays. Whichever order is refused comes
 * last; of two that may both stay, the bank's does, and of equals the one that was there first.
 */
export function inMergeOrder<Side extends MergeSide>(a: Side, b: Side): [Side, Side] {
  const [refusedSo, refusedTurned] = [refusalOf(a, b), refusalOf(b, a)];
  if ((refusedSo === null) !== (refusedTurned === null)) return refusedSo === null ? [a, b] : [b, a];
  const by = bankRank(b) - bankRank(a) || (a.id < b.id ? -1 : 1);
  return by <= 0 ? [a, b] : [b, a];
}
