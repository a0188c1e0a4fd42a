import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import {
  type Linked,
  LinkedSchema,
  SuggestionSchema,
  type TransferSide,
  type TransferSuggestion,
} from '#modules/money/transfers/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangedSchema,
  CountedSchema,
  NothingSchema,
  numberFrom,
  type Operation,
  PageNumberSchema,
  PublicDaySchema,
  PublicMoneySchema,
  ChangeIdSchema,
} from './public-api.operation.ts';

const SideSchema = z.object({
  id: IdSchema,
  accountId: IdSchema,
  bookedOn: PublicDaySchema,
  description: z.string(),
  amount: AmountSchema,
  currency: CurrencySchema,
  splitOf: IdSchema.nullable().describe(
    'The id of the whole transaction, if this side of the transfer is a line of a split.',
  ),
});
const between = {
  days: z.int().describe('How many days are between the two sides of the transfer.'),
  gap: PublicMoneySchema.nullable().describe(
    'The amount sent less the amount received; null if the currencies differ.',
  ),
  rate: z
    .object({ from: CurrencySchema, to: CurrencySchema, rate: z.string() })
    .nullable()
    .describe('The exchange rate between the two amounts; null if both have the same currency.'),
};
const PublicSuggestionSchema = z.object({
  out: SideSchema,
  in: SideSchema,
  ...between,
  score: z.int().describe('0 to 100.'),
  reasons: SuggestionSchema.shape.reasons,
});
const PublicTransferSchema = z.object({
  how: LinkedSchema.shape.how,
  linkedAt: z.iso.datetime().nullable(),
  other: SideSchema.nullable().describe(
    'The other side of the transfer; null if the creator of the API key cannot see its account.',
  ),
  ...between,
});

const sideOf = ({
  id,
  accountId,
  bookedOn,
  description,
  amount,
  splitOf,
}: TransferSide): z.infer<typeof SideSchema> => ({
  id,
  accountId,
  bookedOn,
  description,
  ...amountOf(amount),
  splitOf,
});
const betweenOf = ({ days, gap, rate }: Pick<Linked, 'days' | 'gap' | 'rate'>) => ({
  days,
  gap: gap === null ? null : amountOf(gap),
  rate: rate === null ? null : { from: rate.from, to: rate.to, rate: rate.rate },
});

export function publicSuggestion(found: TransferSuggestion): z.infer<typeof PublicSuggestionSchema> {
  const { score, reasons } = found;
  return { out: sideOf(found.out), in: sideOf(found.in), ...betweenOf(found), score, reasons };
}

export function publicTransfer(linked: Linked): z.infer<typeof PublicTransferSchema> {
  const { how, linkedAt, other } = linked;
  const linkedAtText = linkedAt?.toISOString() ?? null;
  return { how, linkedAt: linkedAtText, other: other === null ? null : sideOf(other), ...betweenOf(linked) };
}

const PairSchema = z.strictObject({
  outId: IdSchema.describe(
    'The transaction that sent the money (below zero); for a split transaction, one of its lines.',
  ),
  inId: IdSchema.describe(
    'The transaction that received the money (above zero); for a split transaction, one of its lines.',
  ),
});
const PairAnswer = z.object({ data: z.object(PairSchema.shape) });

export const TRANSFER_OPERATIONS = {
  transferSuggestions: {
    method: 'GET',
    path: 'transfers/suggestions',
    scope: 'transactions.read',
    summary: 'Pairs of transactions that are probably transfers, most likely first.',
    query: z.strictObject({
      importId: IdSchema.optional().describe('List only pairs with a transaction of this import.'),
      page: PageNumberSchema,
      pageSize: numberFrom(1, 100).default(50).describe('How many pairs are on a page.'),
    }),
    body: null,
    answer: z.object({
      data: z.array(PublicSuggestionSchema),
      count: z.int().describe('How many pairs are on all pages.'),
      sure: z.int().describe('How many pairs are almost certainly transfers. These come first.'),
    }),
  },
  linkTransfer: {
    method: 'POST',
    path: 'transfers',
    scope: 'transactions.write',
    summary: 'Link two transactions as one transfer. The answer has its transferId.',
    query: NothingSchema,
    body: PairSchema,
    answer: ChangedSchema,
  },
  acceptTransfers: {
    method: 'POST',
    path: 'transfers/suggestions/accept',
    scope: 'transactions.write',
    summary: 'Link the pairs of up to 100 suggested transfers: all of them or, if one fails, none.',
    query: NothingSchema,
    body: z.strictObject({ pairs: z.array(PairSchema).min(1).max(100) }),
    answer: CountedSchema,
  },
  rejectTransfer: {
    method: 'POST',
    path: 'transfers/rejections',
    scope: 'transactions.write',
    summary: 'Never suggest these two transactions as a transfer again.',
    query: NothingSchema,
    body: PairSchema,
    answer: PairAnswer,
  },
  unrejectTransfer: {
    method: 'DELETE',
    path: 'transfers/rejections',
    scope: 'transactions.write',
    summary: 'Let these two transactions be suggested as a transfer again.',
    query: PairSchema,
    body: null,
    answer: PairAnswer,
  },
  transfer: {
    method: 'GET',
    path: 'transactions/{id}/transfer',
    scope: 'transactions.read',
    summary: 'The transfer that a transaction is part of.',
    query: NothingSchema,
    body: null,
    answer: z.object({
      data: PublicTransferSchema.nullable().describe('The transfer; null if the transaction is not linked.'),
    }),
  },
  createOtherSide: {
    method: 'POST',
    path: 'transactions/{id}/transfer',
    scope: 'transactions.write',
    summary: 'Add the other side of a transfer in an account without statements, such as cash, and link both sides.',
    query: NothingSchema,
    body: z.strictObject({ accountId: IdSchema }),
    answer: ChangedSchema,
  },
  unlinkTransfer: {
    method: 'DELETE',
    path: 'transactions/{id}/transfer',
    scope: 'transactions.write',
    summary: 'Unlink a transfer. Both sides become ordinary transactions again.',
    query: NothingSchema,
    body: null,
    answer: z.object({
      data: z.object({
        ...PairSchema.shape,
        changeId: ChangeIdSchema,
        removedId: IdSchema.nullable().describe(
          'The transaction that was added for the transfer, and is now in the trash.',
        ),
      }),
    }),
  },
} as const satisfies Record<string, Operation>;
