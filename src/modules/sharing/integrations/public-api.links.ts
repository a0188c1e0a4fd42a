import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { type Link, LinkKindSchema, type Links } from '#modules/money/transaction-links/model.ts';
import {
  AmountSchema,
  amountOf,
  NothingSchema,
  type Operation,
  PublicDaySchema,
  PublicMoneySchema,
  SentAmountSchema,
  ChangeIdSchema,
} from './public-api.operation.ts';

const PublicLinkSchema = z.object({
  id: IdSchema,
  kind: LinkKindSchema,
  isFrom: z.boolean().describe('`true`: the transaction asked about is the money that came back, or the fee.'),
  amount: PublicMoneySchema.nullable().describe('Null for fees and related transactions.'),
  other: z
    .object({
      id: IdSchema,
      bookedOn: PublicDaySchema,
      description: z.string(),
      amount: AmountSchema,
      currency: CurrencySchema,
    })
    .nullable()
    .describe('The other transaction; null on an account that the creator of the key cannot see.'),
});

function publicLink({ id, kind, isFrom, amount, other }: Link): z.infer<typeof PublicLinkSchema> {
  return {
    id,
    kind,
    isFrom,
    amount: amount === null ? null : amountOf(amount),
    other:
      other === null
        ? null
        : { id: other.id, bookedOn: other.bookedOn, description: other.description, ...amountOf(other.amount) },
  };
}

const PublicLinksSchema = z.object({
  links: z.array(PublicLinkSchema),
  linked: PublicMoneySchema.describe('What refunds and reimbursements pay back of it, or what of it is linked.'),
  rest: PublicMoneySchema.describe('What is not linked yet.'),
});

export function publicLinks({ links, linked, rest }: Links): z.infer<typeof PublicLinksSchema> {
  return { links: links.map(publicLink), linked: amountOf(linked), rest: amountOf(rest) };
}

const LinkedSchema = z.object({
  data: z.object({
    id: IdSchema,
    categoryId: IdSchema.nullable().describe('The category that the refund has now.'),
    isRecategorised: z.boolean().describe('Whether that changed it.'),
  }),
});

export const LINK_OPERATIONS = {
  links: {
    method: 'GET',
    path: 'transactions/{id}/links',
    scope: 'transactions.read',
    summary: 'What is linked to a transaction: refunds, reimbursements, fees and others. The oldest link comes first.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: PublicLinksSchema }),
  },
  createLink: {
    method: 'POST',
    path: 'links',
    scope: 'transactions.write',
    summary: 'Link two transactions. A refund takes the category of its purchase.',
    query: NothingSchema,
    body: z.strictObject({
      kind: LinkKindSchema,
      fromId: IdSchema.describe('The money that came back, or the fee; of related transactions either.'),
      toId: IdSchema.describe('The purchase, or what the fee was charged for.'),
      amount: SentAmountSchema.nullable().describe(
        'What it pays back, above zero; null for fees and related transactions.',
      ),
    }),
    answer: LinkedSchema,
  },
  deleteLink: {
    method: 'DELETE',
    path: 'links/{id}',
    scope: 'transactions.write',
    summary: 'Unlink two transactions. A refund gets back the category it had before.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: LinkedSchema.shape.data.extend({ changeId: ChangeIdSchema }) }),
  },
} as const satisfies Record<string, Operation>;
