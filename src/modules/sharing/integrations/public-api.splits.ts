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
  id: IdSchema.describe('The id of the transaction that is split.'),
  accountId: IdSchema,
  bookedOn: PublicDaySchema,
  description: z.string(),
  categoryId: IdSchema.nullable(),
  amount: AmountSchema,
  currency: CurrencySchema,
  lines: z.array(PublicLineSchema).describe('The lines that the transaction is split into; empty if it is not split.'),
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
  id: IdSchema.optional().describe('The id of an existing split line, to change that line instead of adding one.'),
  description: z
    .string()
    .optional()
    .describe('The description of the split line; by default the description of the transaction.'),
  categoryId: IdSchema.nullable(),
  amount: SentAmountSchema.describe(
    'The amount of the split line, in the currency of the transaction. All lines must add up to the transaction.',
  ),
  note: z.string().nullable().optional(),
  tagIds: z
    .array(IdSchema)
    .optional()
    .describe('The tags of the split line; by default its existing tags, or those of the transaction.'),
  accountId: IdSchema.nullable()
    .optional()
    .describe(
      'The account of a transfer that the split line becomes. The matching transaction is linked, or added if there is none.',
    ),
});

const templateLine = {
  description: z
    .string()
    .nullable()
    .describe('The description of the split line; null: the description of the transaction.'),
  categoryId: IdSchema.nullable(),
  percent: PercentSchema.nullable().describe(
    'The split line’s percentage of the transaction, such as "33.33"; null: the rest.',
  ),
  accountId: IdSchema.nullable().default(null).describe('The other account, if the split line is a transfer.'),
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
    summary: 'A transaction with the lines it is split into. Send the id of the transaction or of any line.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: PublicSplitSchema }),
  },
  setSplit: {
    method: 'PUT',
    path: 'transactions/{id}/split',
    scope: 'transactions.write',
    summary: 'Split a transaction into 2 to 50 lines. Existing lines that you do not send again are deleted.',
    query: NothingSchema,
    body: z.strictObject({ lines: z.array(SentLineSchema).min(2).max(50) }),
    answer: ChangedSchema,
  },
  removeSplit: {
    method: 'DELETE',
    path: 'transactions/{id}/split',
    scope: 'transactions.write',
    summary: 'Undo the split of a transaction. The transaction gets the category of its largest line.',
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
    summary: 'Add a split template. The percentages of its lines must add up to 100 %.',
    query: NothingSchema,
    body: z.strictObject({ name: z.string(), lines: z.array(z.strictObject(templateLine)).min(2).max(50) }),
    answer: ChangedSchema,
  },
  deleteSplitTemplate: {
    method: 'DELETE',
    path: 'split-templates/{id}',
    scope: 'transactions.write',
    summary: 'Delete a split template. Transactions that were split with it stay split.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
} as const satisfies Record<string, Operation>;
