import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import {
  type FieldChange,
  FieldChangeSchema,
  type HistoryEntry,
  HistoryEntrySchema,
} from '#modules/money/history/model.ts';
import { amountOf, NothingSchema, type Operation } from './public-api.operation.ts';

const { shape } = HistoryEntrySchema;

const ValueSchema = z.object({
  type: z.enum(['text', 'amount', 'day', 'boolean']),
  value: z.string().nullable().describe('The value as text; null for an amount that you cannot see.'),
  currency: CurrencySchema.nullable().describe('The currency of the value; null if the value is not an amount.'),
});

/** Without who made a change, since a key knows nothing about people, and without names of files, which may have account numbers. */
const PublicEntrySchema = z.object({
  changeId: IdSchema.nullable().describe(
    'The id for undoing the change with `POST changes/{id}/undo`; null for the creation of the transaction.',
  ),
  at: z.iso.datetime(),
  source: shape.source,
  sourceNames: z.array(z.string()).describe('Names of the API key or of the rules that made the change.'),
  what: shape.what,
  about: z
    .string()
    .nullable()
    .describe('The part of the transaction that changed, such as a receipt; null: the transaction itself.'),
  fields: z.array(
    z.object({
      field: FieldChangeSchema.shape.field,
      from: ValueSchema.nullable().describe('The value before the change; null: no value, such as no category.'),
      to: ValueSchema.nullable().describe('The value after the change; null: no value, such as no category.'),
      isHidden: z.boolean().describe('`true`: the old and new values are withheld.'),
    }),
  ),
});

function publicValue(value: FieldChange['from']): z.infer<typeof ValueSchema> | null {
  if (value === null) return null;
  if ('text' in value) return { type: 'text', value: value.text, currency: null };
  if ('day' in value) return { type: 'day', value: value.day, currency: null };
  if ('is' in value) return { type: 'boolean', value: String(value.is), currency: null };
  const { amount, currency } = amountOf(value.amount);
  return { type: 'amount', value: amount, currency };
}

export function publicEntry({ fields, ...entry }: HistoryEntry): z.infer<typeof PublicEntrySchema> {
  const { changeId, at, source, what, about } = entry;
  const sourceNames = source === 'import' ? [] : entry.sourceNames;
  const changes = fields.map(({ field, from, to, isHidden }) => ({
    field,
    isHidden,
    from: publicValue(from),
    to: publicValue(to),
  }));
  return { changeId, at, source, sourceNames, what, about, fields: changes };
}

export const HISTORY_OPERATIONS = {
  history: {
    method: 'GET',
    path: 'transactions/{id}/history',
    scope: 'transactions.read',
    summary: 'The changes of a transaction, newest first, ending with its creation.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicEntrySchema) }),
  },
} as const satisfies Record<string, Operation>;
