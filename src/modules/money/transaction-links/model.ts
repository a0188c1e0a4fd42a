import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { LARGEST_MINOR, type Money } from '#kernel/money.ts';
import { MoneySchema } from '#kernel/money-schema.ts';

/**
 * `refund`: money back for a purchase. `reimbursement`: someone else pays for it. `fee`: what a bank or a wallet charged for a
 * payment. `related`: they belong together.
 */
export const LINK_KINDS = ['refund', 'reimbursement', 'fee', 'related'] as const;
export const LinkKindSchema = z.enum(LINK_KINDS);
export type LinkKind = z.infer<typeof LinkKindSchema>;

/** Whether one of the two pays the other back, in part or in full. */
export const paysBack = (kind: LinkKind): boolean => kind === 'refund' || kind === 'reimbursement';

const AmountSchema = MoneySchema.refine(({ minor }) => minor > 0n && minor <= LARGEST_MINOR, 'amount is required');

export const NewLinkSchema = z
  .object({
    kind: LinkKindSchema,
    /** The money that came back, or the fee; of related transactions either. */
    fromId: IdSchema,
    /** The purchase, or what the fee was charged for. */
    toId: IdSchema,
    /** How much of the purchase it pays back; null where neither pays the other back. */
    amount: AmountSchema.nullable(),
  })
  .refine(({ kind, amount }) => paysBack(kind) === (amount !== null), {
    message: 'amount is required',
    path: ['amount'],
  });
export type NewLink = z.infer<typeof NewLinkSchema>;

/** The other transaction of a link. */
export const OtherSideSchema = z.object({
  id: IdSchema,
  bookedOn: DaySchema,
  description: z.string(),
  accountName: z.string(),
  amount: MoneySchema,
});
export type OtherSide = z.infer<typeof OtherSideSchema>;

export const LinkSchema = z.object({
  id: IdSchema,
  kind: LinkKindSchema,
  /** Whether the transaction that was asked about is the money that came back, or the fee. */
  isFrom: z.boolean(),
  /** Null where neither pays the other back, or the caller may not see the other transaction. */
  amount: MoneySchema.nullable(),
  /** Null: on an account that the caller may not see. */
  other: OtherSideSchema.nullable(),
});
export type Link = z.infer<typeof LinkSchema>;

export const LinksSchema = z.object({
  links: z.array(LinkSchema),
  /** What refunds and reimbursements pay back of the purchase, or what of the refund is linked to purchases. */
  linked: MoneySchema,
  /** What is not linked yet; below zero where more is linked than the transaction comes to. */
  rest: MoneySchema,
});
export type Links = z.infer<typeof LinksSchema>;

export const ReasonSchema = z.enum(['merchant', 'amount']);
export type Reason = z.infer<typeof ReasonSchema>;

/** A transaction that could be the other side. */
export const CandidateSchema = OtherSideSchema.extend({
  /** What of it is not linked yet. */
  rest: MoneySchema,
  reasons: z.array(ReasonSchema),
});
export type Candidate = z.infer<typeof CandidateSchema>;

/** A transaction that can be linked. */
export type Linkable = { readonly id: string; readonly amount: Money };
