import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { MoneySchema } from '#kernel/money-schema.ts';

/** Where a change came from; `api`: a program by an API key; `system`: the server by itself. */
export const SOURCES = ['person', 'import', 'rule', 'api', 'system'] as const;

/** What of a transaction a change is about, as people know it. */
export const FIELDS = [
  'account',
  'date',
  'description',
  'category',
  'categorySource',
  'amount',
  'reference',
  'note',
  'original',
  'status',
  'tags',
  'review',
  'split',
  'transfer',
  'cleared',
  'reconciled',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** Null is nothing, such as no category. */
const ValueSchema = z
  .union([
    z.object({ text: z.string() }),
    z.object({ amount: MoneySchema }),
    z.object({ day: DaySchema }),
    z.object({ is: z.boolean() }),
  ])
  .nullable();
export type Value = z.infer<typeof ValueSchema>;

export const FieldChangeSchema = z.object({
  field: z.enum(FIELDS),
  from: ValueSchema,
  to: ValueSchema,
  /** What it was is not told: it may name an account that the caller may not see, or has no short text. */
  isHidden: z.boolean(),
});
export type FieldChange = z.infer<typeof FieldChangeSchema>;

export const HistoryEntrySchema = z.object({
  /** Null on the arrival of a transaction, which is read off the transaction itself. */
  changeId: IdSchema.nullable(),
  at: z.iso.datetime(),
  /** Who did it; null where the server did, or where they are gone. */
  who: z.string().nullable(),
  source: z.enum(SOURCES),
  /** What the source is called: the API key, the rules, or the file of an import that changed what was there already. */
  sourceNames: z.array(z.string()),
  what: z.enum(['added', 'changed', 'deleted', 'restored', 'merged', 'undone', 'redone']),
  /** The statement that brought it. */
  file: z.string().nullable(),
  /** What hangs on the transaction and was changed, such as `transfer links`; null where it is the transaction itself. */
  about: z.string().nullable(),
  fields: z.array(FieldChangeSchema),
});
export type HistoryEntry = z.infer<typeof HistoryEntrySchema>;

/** What a change was, in one word. */
export const CHANGE_KINDS = [
  ...FIELDS,
  'adding',
  'deleting',
  'restoring',
  'merging',
  'budget',
  'goal',
  'several',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const UndoneSchema = z.object({
  /** Of the undo itself: undone, it is the redo. */
  changeId: IdSchema,
  what: z.enum(CHANGE_KINDS),
  /** Transactions that are as they were again. */
  count: z.int(),
  /** Those that were changed since and stay as they are. */
  left: z.int(),
});
export type Undone = z.infer<typeof UndoneSchema>;

/** What a person calls a transaction, beside what the bank wrote. */
export type Renamed = { readonly bankText: string; readonly description: string; readonly isIn: boolean };
