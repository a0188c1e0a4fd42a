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
  amount: PublicMoneySchema.nullable().describe('The amount paid back; null for fees and related transactions.'),
  other: z
    .object({
      id: IdSchema,
      bookedOn: PublicDaySchema,
      description: z.string(),
      amount: AmountSchema,
      currency: CurrencySchema,
    })
    .nullable()
    .describe('The linked transaction; null if the creator of the API key cannot see its account.'),
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
  linked: PublicMoneySchema.describe(
    'For a purchase: how much was paid back. For a refund: how much is linked to purchases.',
  ),
  rest: PublicMoneySchema.describe('The amount that is not linked yet.'),
});

export function publicLinks({ links, linked, rest }: Links): z.infer<typeof PublicLinksSchema> {
  return { links: links.map(publicLink), linked: amountOf(linked), rest: amountOf(rest) };
}

const LinkedSchema = z.object({
  data: z.object({
    id: IdSchema,
    categoryId: IdSchema.nullable().describe('The category of the refund after linking.'),
    isRecategorised: z.boolean().describe('Whether linking changed the category of the refund.'),
  }),
});

export const LINK_OPERATIONS = {
  links: {
    method: 'GET',
    path: 'transactions/{id}/links',
    scope: 'transactions.read',
    summary: 'What is linked to a transaction: refunds, reimbursements, fees and others, the oldest link first.',
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
      fromId: IdSchema.describe('The refund, reimbursement or fee. For related transactions, either of the two.'),
      toId: IdSchema.describe('The purchase, or the transaction that the fee was charged for.'),
      amount: SentAmountSchema.nullable().describe(
        'The amount paid back, above zero; null for fees and related transactions.',
      ),
    }),
    answer: LinkedSchema,
  },
  deleteLink: {
    method: 'DELETE',
    path: 'links/{id}',
    scope: 'transactions.write',
    summary: 'Unlink two transactions. A refund gets its earlier category back.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: LinkedSchema.shape.data.extend({ changeId: ChangeIdSchema }) }),
  },
} as const satisfies Record<string, Operation>;
