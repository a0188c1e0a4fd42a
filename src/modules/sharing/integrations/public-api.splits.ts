import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import type { Split, Template } from '#modules/money/splits/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangedSchema,
  NothingSchema,
  type Operation,
  percentOf,
  PercentSchema,
  PublicDaySchema,
  SentAmountSchema,
} from './public-api.operation.ts';

const PublicLineSchema = z.object({
  id: IdSchema,
  description: z.string(),
  categoryId: IdSchema.nullable(),
  amount: AmountSchema,
  note: z.string().nullable(),
  tagIds: z.array(IdSchema),
  transferId: IdSchema.nullable().describe('Both sides of a transfer have the same transferId.'),
});

const PublicSplitSchema = z.object({
  id: IdSchema.describe('The id of the whole transaction.'),
  accountId: IdSchema,
  bookedOn: PublicDaySchema,
  description: z.string(),
  categoryId: IdSchema.nullable(),
  amount: AmountSchema,
  currency: CurrencySchema,
  lines: z.array(PublicLineSchema).describe('Empty if it is not split.'),
});

export function publicSplit(split: Split): z.infer<typeof PublicSplitSchema> {
  const { id, accountId, bookedOn, description, categoryId, amount } = split;
  const lines = split.lines.map((line) => ({
    id: line.id,
    description: line.description,
    categoryId: line.categoryId,
    amount: amountOf(line.amount).amount,
    note: line.note,
    tagIds: line.tagIds,
    transferId: line.transferId,
  }));
  return { id, accountId, bookedOn, description, categoryId, ...amountOf(amount), lines };
}

const SentLineSchema = z.strictObject({
  id: IdSchema.optional().describe('The id of an existing line to keep.'),
  description: z.string().optional().describe('By default the description of the transaction.'),
  categoryId: IdSchema.nullable(),
  amount: SentAmountSchema.describe('In the currency of the transaction. All lines must add up to the transaction.'),
  note: z.string().nullable().optional(),
  tagIds: z.array(IdSchema).optional().describe('By default the tags of the existing line, or of the transaction.'),
  accountId: IdSchema.nullable()
    .optional()
    .describe(
      'Makes the line a transfer with this account. The matching transaction is linked, or added if there is none.',
    ),
});

const templateLine = {
  description: z.string().nullable().describe('Null: the description of the transaction.'),
  categoryId: IdSchema.nullable(),
  percent: PercentSchema.nullable().describe('Percent of the transaction, such as "33.33"; null: the rest.'),
  accountId: IdSchema.nullable().default(null).describe('The line is a transfer with this account.'),
};
const PublicTemplateSchema = z.object({ id: IdSchema, name: z.string(), lines: z.array(z.object(templateLine)) });

export function publicTemplate({ id, name, lines }: Template): z.infer<typeof PublicTemplateSchema> {
  const shown = lines.map(({ description, categoryId, hundredths, accountId }) => ({
    description,
    categoryId,
    accountId,
    percent: hundredths === null ? null : percentOf(hundredths),
  }));
  return { id, name, lines: shown };
}

export const SPLIT_OPERATIONS = {
  split: {
    method: 'GET',
    path: 'transactions/{id}/split',
    scope: 'transactions.read',
    summary: 'A transaction with the lines it is split into. The id is its own or that of a line.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: PublicSplitSchema }),
  },
  setSplit: {
    method: 'PUT',
    path: 'transactions/{id}/split',
    scope: 'transactions.write',
    summary: 'Split a transaction into 2 to 50 lines. Lines you do not send again are deleted.',
    query: NothingSchema,
    body: z.strictObject({ lines: z.array(SentLineSchema).min(2).max(50) }),
    answer: ChangedSchema,
  },
  removeSplit: {
    method: 'DELETE',
    path: 'transactions/{id}/split',
    scope: 'transactions.write',
    summary: 'Undo a split. The transaction gets the category of its largest line.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  applySplitTemplate: {
    method: 'POST',
    path: 'transactions/{id}/split/template',
    scope: 'transactions.write',
    summary: 'Split a transaction with a template.',
    query: NothingSchema,
    body: z.strictObject({ templateId: IdSchema }),
    answer: ChangedSchema,
  },
  splitTemplates: {
    method: 'GET',
    path: 'split-templates',
    scope: 'transactions.read',
    summary: 'All split templates, by name.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicTemplateSchema) }),
  },
  createSplitTemplate: {
    method: 'POST',
    path: 'split-templates',
    scope: 'transactions.write',
    summary: 'Add a split template. Its lines make up 100 %.',
    query: NothingSchema,
    body: z.strictObject({ name: z.string(), lines: z.array(z.strictObject(templateLine)).min(2).max(50) }),
    answer: ChangedSchema,
  },
  deleteSplitTemplate: {
    method: 'DELETE',
    path: 'split-templates/{id}',
    scope: 'transactions.write',
    summary: 'Delete a split template. Transactions that it split stay split.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
} as const satisfies Record<string, Operation>;
