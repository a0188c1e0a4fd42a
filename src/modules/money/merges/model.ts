import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { OriginalSchema } from '#modules/money/ledger/model.ts';

const CategorySourceSchema = z.enum(['person', 'rule', 'learned', 'pattern']);

/** A transaction that may be merged, with all that decides what stays of it. */
export const MergeSideSchema = z.object({
  id: IdSchema,
  accountId: IdSchema,
  bookedOn: DaySchema,
  description: z.string(),
  bankText: z.string().nullable(),
  amount: MoneySchema,
  status: z.enum(['booked', 'pending']),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  original: OriginalSchema.nullable(),
  categoryId: IdSchema.nullable(),
  categorySource: CategorySourceSchema.nullable(),
  tagIds: z.array(IdSchema),
  needsReview: z.boolean(),
  isCleared: z.boolean(),
  /** No statement brought it. */
  isByHand: z.boolean(),
  /** Changed by a person since it came. */
  isEdited: z.boolean(),
  isSplit: z.boolean(),
  /** One line of a split. */
  isLine: z.boolean(),
  transferId: IdSchema.nullable(),
  /** Reconciled: amount, date and account stay. */
  isLocked: z.boolean(),
});
export type MergeSide = z.infer<typeof MergeSideSchema>;

/** Both transactions, and how many receipts and links each has. */
export const MergePairSchema = z.object({
  sides: z.array(MergeSideSchema.extend({ receipts: z.int(), links: z.int() })).length(2),
});
export type PairSide = z.infer<typeof MergePairSchema>['sides'][number];

const SideSchema = z.enum(['kept', 'other']);
/** Of which of the two a value is taken. */
export type Taken = z.infer<typeof SideSchema>;

/** Whose value a person wants, where it is not what would be taken anyway. */
export const MergeChoicesSchema = z.strictObject({
  bookedOn: SideSchema.optional(),
  description: SideSchema.optional(),
  reference: SideSchema.optional(),
  categoryId: SideSchema.optional(),
  /** `both`: one below the other. */
  note: z.enum(['kept', 'other', 'both']).optional(),
});
export type MergeChoices = z.infer<typeof MergeChoicesSchema>;

/** A transaction that may be the same as the one asked about. */
export const MergeCandidateSchema = z.object({
  id: IdSchema,
  bookedOn: DaySchema,
  description: z.string(),
  amount: MoneySchema,
});
export type MergeCandidate = z.infer<typeof MergeCandidateSchema>;
