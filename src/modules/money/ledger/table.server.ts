import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  smallint,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import type { StoredOriginal } from './model.ts';
import { categories } from '#modules/money/categories/table.server.ts';
import { ownRowsOnly, rowsOfAccount, rowsOfWorkspace } from '#platform/tenancy.server.ts';

const ODD_TEXT = `(strpos(search_text, '''') > 0 or strpos(search_text, '’') > 0 or strpos(search_text, '\`') > 0 or octet_length(search_text) >= 600)`;

/** Money that moved. Negative went out. A deleted row stays for 30 days, outside every list and sum. */
export const transactions = snakeCase.table(
  'transactions',
  {
    /** That the books are there follows from the account's key: a foreign key more is 5 ms for each 1,000 rows. */
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    /** Who wrote or imported the row; kept when that person is gone. */
    userId: uuid().notNull(),
    accountId: uuid().notNull(),
    bookedOn: date({ mode: 'string' }).notNull(),
    description: text().notNull(),
    /**
     * Description, reference and the bank's words without case, for searching: ILIKE lowers each row again and takes five
     * times as long. Line breaks part them, which nobody types, so that no search is found across them. No longer than an
     * index entry may be.
     */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`left(lower(description || coalesce(E'\\n' || reference, '') || case when lower(bank_text) <> lower(description) then E'\\n' || bank_text else '' end), 600)`,
      ),
    /** The bank's own words, never changed; null on a row that a person wrote. */
    bankText: text(),
    categoryId: uuid(),
    /** Who chose the category: a person outranks what was learned, which outranks a built-in pattern. */
    categorySource: text({ enum: ['person', 'rule', 'learned', 'pattern'] }),
    minor: bigint({ mode: 'bigint' }).notNull(),
    currency: char({ length: 3 }).notNull(),
    reference: text(),
    status: text({ enum: ['booked', 'pending'] })
      .notNull()
      .default('booked'),
    /** The import that brought the row; its foreign key stands in SQL, for `imports` stands on this table. */
    importId: uuid(),
    importLine: integer(),
    /** The bank's id of the row, where the file has one. */
    sourceId: text(),
    /** Hash of account, day, amount and text; with `occurrence` it tells twins on one day apart. */
    contentHash: text(),
    occurrence: smallint().notNull().default(0),
    /** What was paid in another currency, with the bank's rate and fee. In one column, so that one undo puts back all of it. */
    original: jsonb().$type<StoredOriginal>(),
    /** A person's own words about the row. */
    note: text(),
    tagIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** It came in and nobody has looked at it yet. */
    needsReview: boolean().notNull().default(false),
    /** Has lines instead of a category of its own: they stand in lists and sums in its place. A trigger holds them to it. */
    isSplit: boolean().notNull().default(false),
    /** The row that this one is a line of. */
    parentId: uuid(),
    /** The two rows of a transfer between own accounts have the same. */
    transferId: uuid(),
    /** Seen on the account by a person; `reconciliationId`: agreed with a statement and locked. */
    isCleared: boolean().notNull().default(false),
    reconciliationId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'transactions_account',
      columns: [table.workspaceId, table.accountId, table.currency],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id, bankAccounts.currency],
    }),
    foreignKey({
      name: 'transactions_category',
      columns: [table.workspaceId, table.categoryId],
      foreignColumns: [categories.workspaceId, categories.id],
    }),
    // `transactions_newest`, `transactions_of_amount`, `transactions_to_review` and `transactions_search` stand in SQL: drizzle
    // knows neither INCLUDE nor two kinds of GIN.
    index('transactions_of_account')
      .on(table.workspaceId, table.accountId, sql`booked_on desc`, sql`id desc`)
      .where(sql`deleted_at is null`),
    index('transactions_of_category')
      .on(table.workspaceId, table.categoryId, sql`booked_on desc`, sql`id desc`)
      .where(sql`deleted_at is null`),
    // Few are: balances leave them out.
    index('transactions_pending')
      .on(table.workspaceId, table.accountId, table.bookedOn)
      .where(sql`status = 'pending' and deleted_at is null`),
    index('transactions_of_import')
      .on(table.workspaceId, table.importId)
      .where(sql`import_id is not null`),
    // Few rows are lines of another, part of a transfer, tagged, noted, or paid in another currency.
    index('transactions_lines_of')
      .on(table.workspaceId, table.parentId)
      .where(sql`parent_id is not null`),
    // Texts that `transactions_with_texts` cannot find by their trigrams: an apostrophe may stand in a word, or the end be cut off.
    index('transactions_odd_texts')
      .on(table.workspaceId, table.bookedOn)
      .where(sql`deleted_at is null and ${sql.raw(ODD_TEXT)}`),
    // What a statement says of the few that are split, for those who search it.
    index('transactions_split_amounts')
      .on(table.workspaceId, table.minor)
      .where(sql`is_split`),
    index('transactions_of_transfer')
      .on(table.workspaceId, table.transferId)
      .where(sql`transfer_id is not null`),
    index('transactions_of_reconciliation')
      .on(table.workspaceId, table.reconciliationId)
      .where(sql`reconciliation_id is not null`),
    index('transactions_tagged')
      .on(table.workspaceId, sql`booked_on desc`, sql`id desc`)
      .where(sql`tag_ids <> '{}' and deleted_at is null`),
    index('transactions_noted')
      .on(table.workspaceId, sql`booked_on desc`, sql`id desc`)
      .where(sql`note is not null and deleted_at is null`),
    index('transactions_of_original')
      .on(table.workspaceId, sql`booked_on desc`, sql`id desc`)
      .where(sql`original is not null and deleted_at is null`),
    index('transactions_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    // Deleted rows count: what a person threw away does not come back with the next statement.
    uniqueIndex('transactions_content')
      .on(table.workspaceId, table.accountId, table.contentHash, table.occurrence)
      .where(sql`content_hash is not null`),
    check('transactions_amount_size', sql`minor between -100000000000000000 and 100000000000000000`),
    check('transactions_description_length', sql`char_length(description) between 1 and 500`),
    check('transactions_note_length', sql`char_length(note) between 1 and 2000`),
    check(
      'transactions_original',
      sql`original is null or coalesce(original ->> 'currency' ~ '^[A-Z]{3}$' and original ->> 'currency' <> currency::text and (original ->> 'minor')::numeric between 1 and 100000000000000000, false)`,
    ),
    check('transactions_lines', sql`not (is_split and parent_id is not null)`),
    check('transactions_split_category', sql`not (is_split and category_id is not null)`),
    rowsOfAccount('transactions'),
    ownRowsOnly('transactions', 'insert'),
    ownRowsOnly('transactions', 'update'),
    ownRowsOnly('transactions', 'delete'),
  ],
);

/** What transactions come to. A million of the largest amount overflow a bigint, so sums are wider than what they add. */
const figures = () => {
  const exact = () => numeric({ precision: 38, scale: 0, mode: 'bigint' });
  return {
    inMinor: exact().notNull(),
    outMinor: exact().notNull(),
    count: integer().notNull(),
    /** Rows above zero, and below; a row of zero is in neither. */
    inCount: integer().notNull().default(0),
    outCount: integer().notNull().default(0),
  };
};

/**
 * Sums by account, month and category that triggers on `transactions` keep, statement by statement, in the
 * transaction of the change. No category is the nil UUID, so that the key has no nulls. Only the database writes.
 * The currency is the account's; a split counts by its lines. The keys of all three tables hold their figures too (INCLUDE, which drizzle does not
 * know), as `transaction_sums_of_category` does: whoever reads sums reads an index alone.
 */
export const transactionSums = snakeCase.table(
  'transaction_sums',
  {
    workspaceId: uuid().notNull(),
    accountId: uuid().notNull(),
    month: char({ length: 7 }).notNull(),
    categoryId: uuid().notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.accountId, table.month, table.categoryId] }),
    rowsOfAccount('transaction_sums'),
  ],
);

/** The same sums over all categories: a hundredth of the rows, for balances, pages and courses over time. */
export const transactionMonths = snakeCase.table(
  'transaction_months',
  {
    workspaceId: uuid().notNull(),
    accountId: uuid().notNull(),
    month: char({ length: 7 }).notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.accountId, table.month] }),
    rowsOfAccount('transaction_months'),
  ],
);

/** The same sums by day, for periods that begin or end within a month. */
export const transactionDays = snakeCase.table(
  'transaction_days',
  {
    workspaceId: uuid().notNull(),
    accountId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    categoryId: uuid().notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.accountId, table.day, table.categoryId] }),
    rowsOfAccount('transaction_days'),
  ],
);

/** The category id that stands for none in kept sums. */
export const NO_CATEGORY = '00000000-0000-0000-0000-000000000000';

/**
 * Rows that left a category because it was removed, so that they can return with it; kept as long as it can. Without
 * a foreign key, which would cost each deletion of rows a look here: what has no row any more just stays away.
 */
export const categoryMoves = snakeCase.table(
  'category_moves',
  {
    workspaceId: uuid().notNull(),
    categoryId: uuid().notNull(),
    /** Or the transfer whose sides linking had given the category. */
    transactionId: uuid().notNull(),
    /** Where the row went; it returns only from there. */
    movedTo: uuid(),
    categorySource: text(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.categoryId, table.transactionId] }),
    rowsOfWorkspace('category_moves'),
  ],
);
