import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { type CategoryKind, CategoryKindSchema } from '#modules/money/categories/model.ts';
import { InstantSchema, MinorSchema, portableTable } from '#platform/portable.server.ts';
import { BankRateSchema } from './model.ts';
import { directionOf } from './rules.ts';
import { categoryMoves, transactions } from './table.server.ts';

const CategorySourceSchema = z.enum(['person', 'rule', 'learned', 'pattern']);

const StoredOriginalSchema = z
  .strictObject({
    minor: MinorSchema,
    currency: CurrencySchema,
    rate: BankRateSchema.nullable(),
    fee: MinorSchema.nullable(),
  })
  .describe('What was paid in another currency. The fee is in the currency of the transaction and part of its amount.');

const FIGURES = { in: 'Money in', out: 'Money out', transfer: 'Transfer' } as const;

/** The total that an amount belongs to, as the screens add it up; refunds count in money out. */
function figureName(kind: CategoryKind | null, minor: bigint): string {
  const figure = directionOf(kind, minor);
  return figure === null ? '' : FIGURES[figure];
}

export const portableTransactions = portableTable({
  name: 'transactions',
  about: 'All transactions; money out is negative. Deleted ones are stored for 30 days, with the date.',
  table: transactions,
  order: 'booked_on, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    accountId: z.uuid(),
    bookedOn: DaySchema,
    description: z.string().min(1).max(500),
    bankText: z.string().max(20_000).nullable(),
    categoryId: z.uuid().nullable(),
    categorySource: CategorySourceSchema.nullable(),
    minor: MinorSchema,
    currency: CurrencySchema,
    reference: z.string().max(500).nullable(),
    status: z.enum(['booked', 'pending']),
    importId: z.uuid().nullable(),
    importLine: z.int().nullable(),
    sourceId: z.string().max(500).nullable(),
    contentHash: z.string().max(200).nullable(),
    occurrence: z.int().min(0).max(32_767),
    original: StoredOriginalSchema.nullable().default(null),
    note: z.string().min(1).max(2000).nullable().default(null),
    tagIds: z.array(z.uuid()).max(10_000).default([]),
    needsReview: z.boolean().default(false),
    isSplit: z.boolean().default(false),
    parentId: z.uuid().nullable().default(null),
    transferId: z.uuid().nullable().default(null),
    isCleared: z.boolean().default(false),
    reconciliationId: z.uuid().nullable().default(null),
    createdAt: InstantSchema,
    updatedAt: InstantSchema,
    deletedAt: InstantSchema.nullable(),
  }),
  sheet: {
    headings: [
      'Day',
      'Description',
      'Amount',
      'Currency',
      'Account',
      'Category',
      'Counts as',
      'Reference',
      'Deleted',
      'Original amount',
      'Original currency',
    ],
    cells: (
      { bookedOn, description, minor, currency, accountId, categoryId, reference, isSplit, deletedAt, original },
      nameOf,
      rowOf,
    ) => [
      bookedOn,
      description,
      decimalOf(money(BigInt(minor), currency)),
      currency,
      nameOf('accounts', accountId),
      nameOf('categories', categoryId),
      // Its lines stand below it, and count.
      isSplit
        ? 'Split'
        : figureName(
            CategoryKindSchema.nullable().parse(rowOf('categories', categoryId)?.['kind'] ?? null),
            BigInt(minor),
          ),
      reference ?? '',
      deletedAt === null ? '' : 'yes',
      original === null ? '' : decimalOf(money(BigInt(original.minor), original.currency)),
      original?.currency ?? '',
    ],
  },
});

export const portableMoves = portableTable({
  name: 'category-moves',
  about: 'Transactions, and transfers, that return to a deleted category if you restore it.',
  table: categoryMoves,
  row: z.strictObject({
    categoryId: z.uuid(),
    transactionId: z.uuid(),
    movedTo: z.uuid().nullable(),
    categorySource: CategorySourceSchema.nullable(),
  }),
});
