import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { InstantSchema, MinorSchema, portableTable } from '#platform/portable.server.ts';
import { CadenceSchema, DirectionSchema } from './model.ts';
import { recurringChanges, recurringItems, recurringMatches } from './table.server.ts';

export const portableRecurringItems = portableTable({
  name: 'recurring-items',
  about:
    'Payments confirmed as recurring, and patterns that are not (`dismissed`). Amounts are above zero for money in and out.',
  table: recurringItems,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    accountId: z.uuid(),
    status: z.enum(['confirmed', 'dismissed']),
    name: z.string().min(1).max(120),
    payee: z.string().min(1).max(500),
    direction: DirectionSchema,
    currency: CurrencySchema,
    nearMinor: MinorSchema.nullable(),
    cadence: CadenceSchema.nullable(),
    amountKind: z.enum(['exact', 'range', 'about', 'last', 'average']).nullable(),
    amountMinor: MinorSchema.nullable(),
    amountToMinor: MinorSchema.nullable(),
    amountPercent: z.int().nullable(),
    isUnused: z.boolean().default(false),
    categoryId: z.uuid().nullable().default(null),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: ['Name', 'Account', 'Status', 'Direction', 'Amount', 'Currency', 'Category'],
    cells: ({ name, accountId, status, direction, amountMinor, currency, categoryId }, nameOf) => [
      name,
      nameOf('accounts', accountId),
      status,
      direction,
      amountMinor === null ? '' : decimalOf(money(BigInt(amountMinor), currency)),
      currency,
      nameOf('categories', categoryId),
    ],
  },
});

export const portableRecurringChanges = portableTable({
  name: 'recurring-changes',
  about: 'Single due dates of recurring payments that were skipped, moved or given another amount.',
  table: recurringChanges,
  order: 'item_id, on_day',
  row: z.strictObject({
    itemId: z.uuid(),
    accountId: z.uuid(),
    onDay: DaySchema,
    isSkipped: z.boolean(),
    movedTo: DaySchema.nullable(),
    amountMinor: MinorSchema.nullable(),
  }),
  sheet: {
    headings: ['Payment', 'Due', 'Skipped', 'Moved to'],
    cells: ({ itemId, onDay, isSkipped, movedTo }, nameOf) => [
      nameOf('recurring-items', itemId),
      onDay,
      isSkipped ? 'yes' : 'no',
      movedTo ?? '',
    ],
  },
});

export const portableRecurringMatches = portableTable({
  name: 'recurring-matches',
  about: 'Transactions that someone chose, or ruled out, as the payment for a due date.',
  table: recurringMatches,
  order: 'item_id, on_day, transaction_id',
  row: z.strictObject({
    itemId: z.uuid(),
    accountId: z.uuid(),
    onDay: DaySchema,
    transactionId: z.uuid(),
    didPay: z.boolean(),
  }),
  sheet: {
    headings: ['Payment', 'Due', 'Transaction', 'Paid it'],
    cells: ({ itemId, onDay, transactionId, didPay }, nameOf) => [
      nameOf('recurring-items', itemId),
      onDay,
      transactionId,
      didPay ? 'yes' : 'no',
    ],
  },
});
