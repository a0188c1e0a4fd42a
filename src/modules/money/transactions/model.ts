import * as z from 'zod';
import { type Day, isDay } from '#kernel/calendar.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { DirectionSchema, OriginalChangeSchema, OriginalSchema } from '#modules/money/ledger/model.ts';
import { SORT_COLUMNS } from '#modules/money/ledger/rules.ts';

import { LONGEST_DESCRIPTION, LONGEST_NOTE } from './bounds.ts';
import { LessonKeySchema, MOST_OF_MERCHANT, SaidBeforeSchema } from '#modules/money/merchants/model.ts';

/** How many rows one change may touch. */
export const MOST_AT_ONCE = 1000;

/** §5. The currency may be left out: then it is the account's, and otherwise it must be. */
const AmountSchema = z.object(
  {
    minor: z
      .bigint({ error: 'Invalid amount' })
      .refine((minor) => minor <= LARGEST_MINOR && minor >= -LARGEST_MINOR, 'Invalid amount'),
    currency: CurrencySchema.optional(),
  },
  { error: 'Invalid amount' },
);

/** §5: 1 to 500 characters, on one line. */
export const DescriptionSchema = z
  .string({ error: 'description is required' })
  .trim()
  .min(1, 'description is required')
  .max(LONGEST_DESCRIPTION, 'description must not exceed 500 characters')
  .regex(/^\P{Cc}*$/u, 'description format is invalid');

const ReferenceSchema = z
  .string()
  .trim()
  .max(50, 'reference must not exceed 50 characters')
  .regex(/^\P{Cc}*$/u, 'reference format is invalid')
  .transform((text) => (text === '' ? null : text))
  .nullable();

/** A person's own words about a row, on several lines where they like; an empty note is none. */
export const NoteSchema = z
  .string()
  .trim()
  .max(LONGEST_NOTE, `A note has at most ${LONGEST_NOTE.toLocaleString('en')} characters`)
  .regex(/^[\P{Cc}\n\r\t]*$/u, 'note format is invalid')
  .transform((text) => (text === '' ? null : text))
  .nullable();

const given = (field: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === ''
    ? `${field} is required`
    : `${field} format is invalid`;

const DaySchemaOfRow = z.string({ error: given('date') }).refine(isDay, 'date format is invalid');

/** What a person writes into the books. §5 asks for a category; only a statement may bring rows without. */
export const NewTransactionSchema = z.object({
  /** Made where it was written, so that the same row sent twice is written once. Without one the server makes it. */
  id: IdSchema.optional(),
  accountId: z.uuid({ error: given('account') }),
  bookedOn: DaySchemaOfRow,
  description: DescriptionSchema,
  categoryId: z.uuid({ error: given('category') }),
  /** Negative went out. */
  amount: AmountSchema,
  reference: ReferenceSchema.default(null),
  note: NoteSchema.optional(),
  original: OriginalChangeSchema.nullable().optional(),
  /** What the bank or the wallet charged for it, above zero: a row of its own, linked to this one. */
  fee: z
    .bigint({ error: 'Invalid amount' })
    .refine((minor) => minor > 0n && minor <= LARGEST_MINOR, 'Invalid amount')
    .optional(),
});
export type NewTransaction = z.infer<typeof NewTransactionSchema>;

/** What is left out stays as it is. */
export const TransactionChangeSchema = z.object({
  id: IdSchema,
  accountId: IdSchema.optional(),
  bookedOn: DaySchemaOfRow.optional(),
  description: DescriptionSchema.optional(),
  /** Null takes the category away. */
  categoryId: IdSchema.nullable().optional(),
  amount: AmountSchema.optional(),
  reference: ReferenceSchema.optional(),
  note: NoteSchema.optional(),
  original: OriginalChangeSchema.nullable().optional(),
});
export type TransactionChange = z.infer<typeof TransactionChangeSchema>;

export const CategorySourceSchema = z.enum(['person', 'rule', 'learned', 'pattern']);

/** A row as screens see it. */
export const TransactionSchema = z.object({
  id: IdSchema,
  accountId: IdSchema,
  bookedOn: DaySchema,
  description: z.string(),
  /** The bank's own words; null on a row that a person wrote. */
  bankText: z.string().nullable(),
  categoryId: IdSchema.nullable(),
  categorySource: CategorySourceSchema.nullable(),
  amount: MoneySchema,
  reference: z.string().nullable(),
  status: z.enum(['booked', 'pending']),
  importId: IdSchema.nullable(),
  note: z.string().nullable(),
  original: OriginalSchema.nullable(),
  /** The tags that it shows: those merged into others as those, deleted ones not at all. */
  tagIds: z.array(IdSchema),
  /** A statement brought it and nobody has looked at it yet. */
  needsReview: z.boolean(),
  /** The row that this one is a line of. */
  parentId: IdSchema.nullable(),
  /** The other row of the transfer has the same. */
  transferId: IdSchema.nullable(),
  /** `cleared`: seen on the account; `reconciled`: agreed with a statement, and locked. */
  state: z.enum(['unreconciled', 'cleared', 'reconciled']),
  /** Its words are left out, since they tell of an account that whoever asks may not see. */
  isMasked: z.boolean(),
  /** Whoever asks may change it, as far as their role writes at all: a contributor only what they recorded. */
  isTheirs: z.boolean(),
});
export type Transaction = z.infer<typeof TransactionSchema>;

const orderly = ({ from, to }: { from?: Day | undefined; to?: Day | undefined }) =>
  from === undefined || to === undefined || from <= to;

/** Which rows. A filter by a category means the categories below it too. */
export const FilterSchema = z
  .object({
    currency: CurrencySchema,
    /**
     * Part of description, reference, bank text or of the name of a category or account, in whatever case; an amount in any
     * notation, amounts such as `>1000` and `100..200`, or a query with fields (`parseQuery`).
     */
    search: z.string().trim().max(200, 'search must not exceed 200 characters').default(''),
    categoryId: IdSchema.optional(),
    uncategorisedOnly: z.boolean().default(false),
    accountId: IdSchema.optional(),
    importId: IdSchema.optional(),
    /** Only what counts as money in, as money out, or as a transfer between own accounts. */
    direction: DirectionSchema.optional(),
    /** Does not show transfers at all. */
    withoutTransfers: z.boolean().default(false),
    /** Counts transfers in money in and out, by their sign; otherwise they are shown and counted beside them. */
    includeTransfers: z.boolean().default(false),
    from: DaySchema.optional(),
    to: DaySchema.optional(),
    /** Search all there is, however long it takes; otherwise an answer may say how far it looked. */
    thorough: z.boolean().default(false),
  })
  .refine(orderly, { message: 'The first day must not be after the last.', path: ['to'] });
export type Filter = z.infer<typeof FilterSchema>;

/** In what order. Of equals the newer comes first downwards and last upwards, so that one is the other turned round. */
export const SortSchema = z.object({ column: z.enum(SORT_COLUMNS), direction: z.enum(['up', 'down']) });

export const PageSchema = z.object({
  rows: z.array(TransactionSchema),
  /** Rows that fit the filter; where `isLeast`, there are so many or more. */
  count: z.int(),
  isLeast: z.boolean(),
  /** Only rows from this day on were looked at; null where all were. */
  since: DaySchema.nullable(),
  /** What was searched for instead, because nothing was found and it is nearly the same; null where it was not. */
  corrected: z.string().nullable(),
});
export type Page = z.infer<typeof PageSchema>;

/** A page of transactions that were deleted and can be restored. */
export const TrashSchema = z.object({
  rows: z.array(TransactionSchema.extend({ deletedAt: z.iso.datetime() })),
  count: z.int(),
});
export type Trash = z.infer<typeof TrashSchema>;

/** Rows that one export holds at most; more are chosen apart, by their days for example. */
export const MOST_EXPORTED = 20_000;

/** A row as a sheet has it: with names in place of ids. */
export const ExportedRowSchema = TransactionSchema.pick({
  bookedOn: true,
  description: true,
  bankText: true,
  amount: true,
  reference: true,
  status: true,
  note: true,
  original: true,
}).extend({
  account: z.string(),
  category: z.string().nullable(),
  /** What the chart of accounts of a business says of the category; null in other workspaces. */
  codes: z.object({ account: z.string(), vat: z.string() }).nullable(),
  tags: z.array(z.string()),
});
export type ExportedRow = z.infer<typeof ExportedRowSchema>;

/** What the rows that fit a filter add up to (`moneyFlow`). */
export const TotalsSchema = z.object({
  /** All of them, transfers too. */
  count: z.int(),
  moneyIn: MoneySchema,
  /** Negative, refunds taken off; above zero where more came back than was spent. */
  moneyOut: MoneySchema,
  net: MoneySchema,
  /** Transfers that are in neither: what came less what went. With `net` it is what the balances moved by. */
  transfers: MoneySchema,
  /** Only rows from this day on are counted; null where all are. */
  since: DaySchema.nullable(),
  /** As on the page. */
  corrected: z.string().nullable(),
});
export type Totals = z.infer<typeof TotalsSchema>;

/** What a correction of one row may be applied to. */
export const OthersSchema = z.object({
  /** As people read it; null where the row names nobody. */
  merchant: z.string().nullable(),
  count: z.int(),
  /** The merchant goes to this category for good already. */
  isAlways: z.boolean(),
});
export type Others = z.infer<typeof OthersSchema>;

/** What a correction was applied to, and what was before. */
export const SpreadSchema = z.object({
  count: z.int(),
  before: z
    .array(
      z.object({
        categoryId: IdSchema.nullable(),
        source: CategorySourceSchema.nullable(),
        ids: z.array(IdSchema).max(MOST_OF_MERCHANT),
      }),
    )
    .max(MOST_OF_MERCHANT),
  /** What was learned; null where nothing was. */
  lesson: LessonKeySchema.extend({ before: SaidBeforeSchema }).nullable(),
});
export type Spread = z.infer<typeof SpreadSchema>;
