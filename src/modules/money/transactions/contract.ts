import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import {
  BulkChangeSchema,
  BulkPreviewSchema,
  MarksSchema,
  RemovalPreviewSchema,
  RemovalSchema,
  WhichSchema,
} from './bulk.parts.ts';
import {
  ExportedRowSchema,
  FilterSchema,
  MOST_AT_ONCE,
  MOST_EXPORTED,
  NewTransactionSchema,
  OthersSchema,
  PageSchema,
  SortSchema,
  SpreadSchema,
  TotalsSchema,
  TransactionChangeSchema,
  TrashSchema,
} from './model.ts';
import { FILE_FORMAT_IDS } from '#modules/money/export-formats/formats.parts.ts';
import { PAGE_SIZE } from './bounds.ts';
import {
  EXPORT_TOO_LARGE,
  EXPORT_WITHOUT_AMOUNTS,
  ExportFilterSchema,
  ONE_CURRENCY_ONLY,
  PDF_TOO_LARGE,
} from './exporting.ts';
import {
  ACCOUNT_NOT_FOUND,
  BULK_ERRORS,
  CATEGORY_NOT_FOUND,
  CURRENCY_MISMATCH,
  DUPLICATE,
  FEE_CURRENCY,
  FOUND_ERRORS,
  ID_TAKEN,
  IS_SPLIT,
  OTHER_COUNT,
  SAME_CURRENCY,
  SEARCH_NOT_UNDERSTOOD,
  SEARCH_WITHOUT_AMOUNTS,
  SIGNED_OUT,
  SOMEBODY_ELSE,
  SORT_WITHOUT_AMOUNTS,
  TAG_NOT_FOUND,
  TRANSACTION_NOT_FOUND,
} from './refusals.ts';
import { NEWEST_FIRST } from './sorting.ts';
import { LINKED_REFUSALS } from '#modules/money/transfers/model.ts';
import { TRANSACTIONS } from './access.ts';
import { BULK_CHANGE_LIMIT } from './rate-limits.ts';

const ById = z.object({ id: IdSchema });
const ByIds = z.object({ ids: z.array(IdSchema).min(1).max(MOST_AT_ONCE) });
const Spread = ById.extend({ categoryId: IdSchema });
const Counted = z.object({ count: z.int() });

export const contract = {
  /** One page, newest first unless another order is asked for. */
  list: query({ access: TRANSACTIONS.read })
    .input(
      z.intersection(
        FilterSchema,
        z.object({
          sort: SortSchema.default(NEWEST_FIRST),
          page: z.int().min(1).max(1_000_000).default(1),
          pageSize: z.int().min(1).max(100).default(PAGE_SIZE),
        }),
      ),
    )
    .output(PageSchema)
    .errors({ SEARCH_NOT_UNDERSTOOD, SEARCH_WITHOUT_AMOUNTS, SORT_WITHOUT_AMOUNTS }),

  /** The merchants whose name has the words, those with most transactions first. */
  merchants: query({ access: TRANSACTIONS.read })
    .input(FilterSchema)
    .output(z.array(z.object({ name: z.string(), count: z.int() })))
    .errors({ SEARCH_NOT_UNDERSTOOD, SEARCH_WITHOUT_AMOUNTS }),

  /**
   * All rows of the filter in their order, for a sheet that the browser writes. From a thousand on it is an export, which
   * the operation check may stop.
   */
  export: query({ access: TRANSACTIONS.read, limit: LIMITS.report })
    .input(ExportFilterSchema)
    .output(z.array(ExportedRowSchema).max(MOST_EXPORTED))
    .errors({ SEARCH_NOT_UNDERSTOOD, SEARCH_WITHOUT_AMOUNTS, SORT_WITHOUT_AMOUNTS, EXPORT_TOO_LARGE }),

  /**
   * The same rows as a file. Where nothing but account and days is filtered by, with the balances before the first day;
   * `docs/export.md` says what each format holds. Refused to members who see no amounts.
   */
  exportFile: query({ access: TRANSACTIONS.read, limit: LIMITS.report })
    .input(z.intersection(ExportFilterSchema, z.object({ format: z.enum(FILE_FORMAT_IDS) })))
    .output(z.file())
    .errors({
      SEARCH_NOT_UNDERSTOOD,
      SEARCH_WITHOUT_AMOUNTS,
      EXPORT_WITHOUT_AMOUNTS,
      ONE_CURRENCY_ONLY,
      EXPORT_TOO_LARGE,
      PDF_TOO_LARGE,
    }),

  /** What all rows of the filter add up to. */
  totals: query({ access: TRANSACTIONS.read })
    .input(FilterSchema)
    .output(TotalsSchema)
    .errors({ SEARCH_NOT_UNDERSTOOD, SEARCH_WITHOUT_AMOUNTS }),

  /**
   * Sent again with the id that it has, as after an answer that was lost, it answers as before and writes nothing.
   * `writer`: who wrote it, where it waited on a device that others sign in on; nobody else's session writes it.
   * `confirmed`: it is added although one like it is there.
   */
  create: command({ access: TRANSACTIONS.write, audit: 'transaction.created', limit: 'api_call' })
    .input(NewTransactionSchema.extend({ writer: IdSchema.optional(), confirmed: z.boolean().default(false) }))
    .output(ById)
    .errors({
      SIGNED_OUT,
      SOMEBODY_ELSE,
      ACCOUNT_NOT_FOUND,
      CATEGORY_NOT_FOUND,
      CURRENCY_MISMATCH,
      SAME_CURRENCY,
      FEE_CURRENCY,
      ID_TAKEN,
      DUPLICATE,
    }),

  update: command({ access: TRANSACTIONS.write, audit: 'transaction.updated', limit: 'api_call' })
    .input(TransactionChangeSchema)
    .output(ById)
    .errors({
      SIGNED_OUT,
      TRANSACTION_NOT_FOUND,
      ACCOUNT_NOT_FOUND,
      CATEGORY_NOT_FOUND,
      CURRENCY_MISMATCH,
      SAME_CURRENCY,
      FEE_CURRENCY,
      IS_SPLIT,
      ...LINKED_REFUSALS,
    }),

  /** Out of every list and sum; it can be restored for 30 days. */
  remove: command({ access: TRANSACTIONS.write, audit: 'transaction.removed', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ SIGNED_OUT, TRANSACTION_NOT_FOUND }),

  /** What was deleted within 30 days, of all currencies, the last deleted first. */
  trash: query({ access: TRANSACTIONS.read })
    .input(z.object({ page: z.int().min(1).max(1_000_000).default(1) }))
    .output(TrashSchema),

  restore: command({ access: TRANSACTIONS.write, audit: 'transaction.restored', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ TRANSACTION_NOT_FOUND, ACCOUNT_NOT_FOUND }),

  /**
   * Files rows under one category, or under none. Answers where they were before, by which it can be undone, and how many
   * were left out as sides of transfers.
   */
  categorise: command({ access: TRANSACTIONS.write, audit: 'transactions.categorised', limit: BULK_CHANGE_LIMIT })
    .input(ByIds.extend({ categoryId: IdSchema.nullable() }))
    .output(
      Counted.extend({
        before: z.array(z.object({ categoryId: IdSchema.nullable(), ids: z.array(IdSchema) })),
        linked: z.int(),
      }),
    )
    .errors({ CATEGORY_NOT_FOUND }),

  /** What `bulkChange` would come to. */
  bulkPreview: query({ access: TRANSACTIONS.read })
    .input(z.object({ which: WhichSchema, change: BulkChangeSchema }))
    .output(BulkPreviewSchema)
    .errors(BULK_ERRORS),

  /**
   * Changes rows alike: those named, or all that a filter finds. `expected`: how many the preview said, so that no row is
   * changed which nobody saw. `history.undo` undoes the change by its id.
   */
  bulkChange: command({ access: TRANSACTIONS.write, audit: 'transactions.changed', limit: BULK_CHANGE_LIMIT })
    .input(z.object({ which: WhichSchema, change: BulkChangeSchema, expected: z.int().min(0).optional() }))
    .output(Counted.extend({ changeId: IdSchema }))
    .errors({ ...BULK_ERRORS, OTHER_COUNT }),

  /** Changes the tags of one row, or whether it was reviewed; `history.undo` undoes it by its id. */
  mark: command({ access: TRANSACTIONS.write, audit: 'transaction.marked', limit: 'api_call' })
    .input(ById.extend({ change: MarksSchema }))
    .output(z.object({ changeId: IdSchema }))
    .errors({ TRANSACTION_NOT_FOUND, TAG_NOT_FOUND }),

  /** The other transactions of a row's merchant that are not in this category, which `spread` would change. */
  others: query({ access: TRANSACTIONS.read }).input(Spread).output(OthersSchema).errors({ TRANSACTION_NOT_FOUND }),

  /**
   * All other transactions of a row's merchant go to this category; with `always`, those of coming imports too. Answers what
   * was before, by which `unspread` undoes it at once.
   */
  spread: command({ access: TRANSACTIONS.write, audit: 'transactions.spread', limit: BULK_CHANGE_LIMIT })
    .input(Spread.extend({ always: z.boolean() }))
    .output(SpreadSchema)
    .errors({ TRANSACTION_NOT_FOUND, CATEGORY_NOT_FOUND, IS_SPLIT }),

  /** Where somebody has changed a row, or what is learned, since then, that stays. */
  unspread: command({ access: TRANSACTIONS.write, audit: 'transactions.unspread', limit: BULK_CHANGE_LIMIT })
    .input(SpreadSchema.extend({ categoryId: IdSchema }))
    .output(Counted),

  /** What `removeMany` would come to for all that a filter finds. */
  removePreview: query({ access: TRANSACTIONS.read })
    .input(z.object({ filter: FilterSchema }))
    .output(RemovalPreviewSchema)
    .errors(FOUND_ERRORS),

  /**
   * Deletes rows: those named, or all that a filter finds. Rows that are gone already are passed over, and so are those that
   * a statement locks (`locked`). They can be restored for 30 days; `history.undo` restores them by the id of the change.
   */
  removeMany: command({ access: TRANSACTIONS.write, audit: 'transactions.removed', limit: BULK_CHANGE_LIMIT })
    .input(RemovalSchema)
    .output(Counted.extend({ locked: z.int(), changeId: IdSchema }))
    .errors({ ...FOUND_ERRORS, OTHER_COUNT }),

  restoreMany: command({ access: TRANSACTIONS.write, audit: 'transactions.restored', limit: BULK_CHANGE_LIMIT })
    .input(ByIds)
    .output(Counted)
    .errors({ ACCOUNT_NOT_FOUND }),
};
