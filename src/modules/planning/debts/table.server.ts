import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  primaryKey,
  smallint,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { authRole, openUserId, rowsOfBringer } from '#platform/tenancy.server.ts';
import { CREDIT_KINDS, PRIME_COUNTRIES } from './kinds.ts';
import type { Pause } from './loan-course.ts';
import { STRATEGIES } from './rules.ts';
import type { Terms } from './terms.ts';

/** How the debts of a workspace are paid off; one plan for each, its extra money in one currency. */
export const debtPlans = snakeCase.table(
  'debt_plans',
  {
    workspaceId: uuid()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Who brought it; kept when that person is gone. */
    userId: uuid().notNull(),
    currency: char({ length: 3 }).notNull(),
    strategy: text({ enum: STRATEGIES }).notNull(),
    /** What is paid each month beside the minimums. */
    extraMinor: bigint({ mode: 'bigint' }).notNull(),
    /** A month of the calendar in which more is paid each year; both or neither. */
    bonusMonth: smallint(),
    bonusMinor: bigint({ mode: 'bigint' }),
    pauses: jsonb()
      .$type<readonly Pause[]>()
      .notNull()
      .default(sql`'[]'`),
    keptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  () => [
    check('debt_plans_extra', sql`extra_minor >= 0`),
    check('debt_plans_bonus', sql`(bonus_month is null) = (bonus_minor is null) and bonus_minor >= 0`),
    // A debt belongs to no account: a member who is limited to some sees what they brought themselves.
    rowsOfBringer('debt_plans', sql`user_id = ${openUserId}`),
    // The job that watches debts asks which workspaces have a plan.
    pgPolicy('debt_plans_listed', { for: 'select', to: authRole, using: sql`true` }),
  ],
);

/** What a workspace owes, and what was agreed with each lender. */
export const debts = snakeCase.table(
  'debts',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    kind: text({ enum: CREDIT_KINDS }).notNull().default('other'),
    /** The account that says what is owed; null: the balance below does. */
    accountId: uuid(),
    currency: char({ length: 3 }).notNull(),
    balanceMinor: bigint({ mode: 'bigint' }).notNull(),
    /** The day on which that was owed; null on debts from before there was one: the day of the plan. */
    balanceOn: date({ mode: 'string' }),
    /** Nominal interest a year in hundredths of a percent; with a country, so much over its prime rate. */
    rate: integer().notNull(),
    /** The day of the agreement; null where it is not known. */
    agreedOn: date({ mode: 'string' }),
    /** The day of the month on which its payment is due; in shorter months the last. Null where it is not known. */
    paymentDay: smallint(),
    rateCountry: char({ length: 2, enum: PRIME_COUNTRIES }),
    rateChanges: jsonb()
      .$type<Terms['changes']>()
      .notNull()
      .default(sql`'[]'`),
    promotionRate: integer(),
    promotionUntil: char({ length: 7 }),
    minimumKind: text({ enum: ['fixed', 'percent', 'percent-and-interest', 'term'] })
      .notNull()
      .default('fixed'),
    /** What is paid each month, or at least; nothing where equal instalments pay it off. */
    minimumMinor: bigint({ mode: 'bigint' }).notNull(),
    /** Hundredths of a percent of the balance. */
    minimumPercent: integer(),
    minimumUntil: char({ length: 7 }),
    monthlyFeeMinor: bigint({ mode: 'bigint' }).notNull().default(0n),
    /** A month for each 1,000 owed. */
    insuranceMinor: bigint({ mode: 'bigint' }).notNull().default(0n),
    /** Its place in the person's own order. */
    position: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'debts_account',
      columns: [table.workspaceId, table.accountId, table.currency],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id, bankAccounts.currency],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('debts_in_order').on(table.workspaceId, table.position),
    uniqueIndex('debts_of_account')
      .on(table.workspaceId, table.accountId)
      .where(sql`account_id is not null`),
    check(
      'debts_amounts',
      sql`balance_minor >= 0 and minimum_minor >= 0 and monthly_fee_minor >= 0 and insurance_minor >= 0 and (rate >= 0 or rate_country is not null)`,
    ),
    check('debts_payment_day', sql`payment_day between 1 and 31`),
    check('debts_promotion', sql`(promotion_rate is null) = (promotion_until is null) and promotion_rate >= 0`),
    check(
      'debts_minimum',
      sql`(minimum_percent is not null) = (minimum_kind in ('percent', 'percent-and-interest')) and (minimum_until is not null) = (minimum_kind = 'term')`,
    ),
    // Of a debt with an account, who sees the account; of one without, who brought it.
    rowsOfBringer(
      'debts',
      sql`case when account_id is null then user_id = ${openUserId} else account_id = any ((select app_accounts())::uuid[]) end`,
    ),
  ],
);

/** What a debt owed at the beginning of a month, what the plan wanted paid in it, and when it had it paid off. */
export const debtMonths = snakeCase.table(
  'debt_months',
  {
    workspaceId: uuid().notNull(),
    debtId: uuid().notNull(),
    month: char({ length: 7 }).notNull(),
    owedMinor: bigint({ mode: 'bigint' }).notNull(),
    plannedMinor: bigint({ mode: 'bigint' }).notNull(),
    /** Null where the plan had no end for it. */
    freeMonth: char({ length: 7 }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.debtId, table.month] }),
    foreignKey({
      name: 'debt_months_debt',
      columns: [table.workspaceId, table.debtId],
      foreignColumns: [debts.workspaceId, debts.id],
    }).onDelete('cascade'),
    check('debt_months_amounts', sql`owed_minor >= 0 and planned_minor >= 0`),
    // The debts that are found are those that the member may see.
    rowsOfBringer('debt_months', sql`debt_id in (select d.id from debts d)`),
  ],
);

/** Payments that the plan makes once. */
export const debtPayments = snakeCase.table(
  'debt_payments_once',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    /** `2027-03`. */
    month: char({ length: 7 }).notNull(),
    currency: char({ length: 3 }).notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    check('debt_payments_once_amount', sql`amount_minor >= 0`),
    rowsOfBringer('debt_payments_once', sql`user_id = ${openUserId}`),
  ],
);

/** Money that was lent to people. */
export const loansGiven = snakeCase.table(
  'loans_given',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    person: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    lentOn: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }),
    /** What came back, in minor units as text. */
    repayments: jsonb()
      .$type<readonly { readonly day: string; readonly minor: string }[]>()
      .notNull()
      .default(sql`'[]'`),
    note: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    check('loans_given_amount', sql`amount_minor > 0`),
    check('loans_given_due', sql`due_on >= lent_on`),
    rowsOfBringer('loans_given', sql`user_id = ${openUserId}`),
  ],
);
