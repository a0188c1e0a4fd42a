import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { BULK_FROM } from '#modules/access/threat-detection/rules.ts';
import { UndoneSchema } from '#modules/money/history/model.ts';
import { MOST_PREVIEWED, PreviewedSchema } from '#modules/money/transactions/bulk.parts.ts';
import { MOST_AT_ONCE } from '#modules/money/transactions/model.ts';
import {
  CountedSchema,
  NothingSchema,
  type Operation,
  ChangeIdSchema,
  PublicDaySchema,
} from './public-api.operation.ts';
import { which } from './public-api.transactions.ts';

const ids = z.array(IdSchema).min(1).max(MOST_AT_ONCE);

const marks = {
  addTags: z.array(IdSchema).default([]).describe('Tags to add to the transactions.'),
  removeTags: z.array(IdSchema).default([]).describe('Tags to remove from the transactions.'),
  isReviewed: z.boolean().optional(),
};

const bulk = {
  ids: ids.optional().describe('The ids of the transactions to change; use either `ids` or `filter`.'),
  filter: z
    .strictObject({
      ...which,
      uncategorised: z.boolean().default(false).describe('`true`: change only uncategorised transactions.'),
    })
    .optional()
    .describe('Changes all transactions that this filter finds; use either `filter` or `ids`.'),
  change: z
    .strictObject({
      categoryId: IdSchema.nullable()
        .optional()
        .describe('The new category; null leaves the transactions uncategorised.'),
      description: z.string().optional(),
      note: z.string().nullable().optional(),
      ...marks,
    })
    .describe('The new values for all selected transactions. Fields you leave out stay as they are.'),
};
type Chosen = { ids?: string[] | undefined; filter?: object | undefined };
const isOne = ({ ids: named, filter }: Chosen) => (named === undefined) !== (filter === undefined);
const ONE = { message: 'send either `ids` or `filter`, not both', path: ['ids'] };

/** What a preview and a bulk edit are asked for alike. */
export const BulkBodySchema = z.strictObject(bulk).refine(isOne, ONE);

export const TRANSACTION_CHANGE_OPERATIONS = {
  markTransaction: {
    method: 'POST',
    path: 'transactions/{id}/marks',
    scope: 'transactions.write',
    summary: 'Add tags to a transaction, remove tags from it, or mark it as reviewed or not reviewed.',
    query: NothingSchema,
    body: z.strictObject(marks),
    answer: z.object({ data: z.object({ changeId: ChangeIdSchema }) }),
  },
  categoriseTransactions: {
    method: 'POST',
    path: 'transactions/categorise',
    scope: 'transactions.write',
    summary: 'Set the category of up to 1,000 transactions.',
    query: NothingSchema,
    body: z.strictObject({
      ids,
      categoryId: IdSchema.nullable().describe('The new category; null leaves the transactions uncategorised.'),
    }),
    answer: CountedSchema,
  },
  previewBulkChange: {
    method: 'POST',
    path: 'transactions/bulk/preview',
    scope: 'transactions.read',
    summary: 'Preview a change of many transactions. The preview changes nothing.',
    query: NothingSchema,
    body: BulkBodySchema,
    answer: z.object({
      data: z.object({
        count: z.int().describe('How many transactions the ids or the filter select.'),
        changing: z
          .int()
          .describe(
            'How many of the selected transactions would change. Send this number as `expected` with the change.',
          ),
        linked: z
          .int()
          .describe('How many of the selected transactions keep their category, because they are part of transfers.'),
        rows: z
          .array(z.object({ id: IdSchema, bookedOn: PublicDaySchema, before: PreviewedSchema, after: PreviewedSchema }))
          .describe(`The newest ${MOST_PREVIEWED} of the transactions that would change.`),
      }),
    }),
  },
  bulkChange: {
    method: 'POST',
    path: 'transactions/bulk',
    scope: 'transactions.write',
    summary: 'Change up to 20,000 transactions in the same way, selected by ids or by a filter.',
    query: NothingSchema,
    body: z
      .strictObject({
        ...bulk,
        expected: z
          .int()
          .min(0)
          .optional()
          .describe(
            'The number `changing` of the preview; needed with `filter`. If the number is different now, nothing is changed.',
          ),
      })
      .refine(isOne, ONE)
      .refine(({ filter, expected }) => filter === undefined || expected !== undefined, {
        message: 'send `expected` with `filter`',
        path: ['expected'],
      }),
    answer: z.object({ data: z.object({ count: z.int(), changeId: ChangeIdSchema }) }),
  },
  deleteTransactions: {
    method: 'POST',
    path: 'transactions/delete',
    scope: 'transactions.write',
    summary: `Delete up to ${BULK_FROM - 1} transactions. They can be restored for 30 days.`,
    query: NothingSchema,
    // More at once is for a person, who is asked to confirm it.
    body: z.strictObject({
      ids: z
        .array(IdSchema)
        .min(1)
        .max(BULK_FROM - 1),
    }),
    answer: z.object({
      data: z.object({
        count: z.int(),
        locked: z.int().describe('How many transactions were not deleted because a statement locks them.'),
        changeId: ChangeIdSchema,
      }),
    }),
  },
  restoreTransactions: {
    method: 'POST',
    path: 'transactions/restore',
    scope: 'transactions.write',
    summary: 'Restore up to 1,000 deleted transactions.',
    query: NothingSchema,
    body: z.strictObject({ ids }),
    answer: CountedSchema,
  },
  undoChange: {
    method: 'POST',
    path: 'changes/{id}/undo',
    scope: 'transactions.write',
    summary: 'Undo a change. Changes that were made later stay.',
    query: NothingSchema,
    body: null,
    answer: z.object({
      data: z.object({
        changeId: ChangeIdSchema.describe('The id of the undo. Undo this id to redo the change.'),
        what: UndoneSchema.shape.what.describe('The kind of change that was undone.'),
        count: z.int().describe('How many transactions have their earlier values again.'),
        left: z.int().describe('How many transactions were changed since then, and so stay as they are.'),
      }),
    }),
  },
} as const satisfies Record<string, Operation>;
