import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { InstantSchema, MinorSchema, portableTable } from '#platform/portable.server.ts';
import { FEED_KINDS } from './kinds.ts';
import { LONGEST_NAME, LONGEST_NOTE } from './limits.ts';
import { KindSchema, PeriodRuleSchema, StateSchema } from './model.ts';
import { goalEntries, goalFeeds, goalPledges, goals } from './table.server.ts';

const written = (minor: string | null, currency: string | null) =>
  minor === null || currency === null ? '' : decimalOf(money(BigInt(minor), currency));

export const portableGoals = portableTable({
  name: 'goals',
  about: 'What the workspace saves for. Amounts are in minor units of `currency`.',
  table: goals,
  isLookedUp: true,
  order: 'position, created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().min(1).max(LONGEST_NAME),
    kind: KindSchema,
    currency: CurrencySchema,
    targetMinor: MinorSchema,
    dueOn: DaySchema.nullable(),
    everyMonths: z.int().min(1).max(24).nullable(),
    state: StateSchema,
    startedOn: DaySchema,
    position: z.int(),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: ['Name', 'Kind', 'Target', 'Currency', 'Due', 'Comes back after months', 'State', 'Started'],
    cells: ({ name, kind, targetMinor, currency, dueOn, everyMonths, state, startedOn }) => [
      name,
      kind,
      written(targetMinor, currency),
      currency,
      dueOn ?? '',
      String(everyMonths ?? ''),
      state,
      startedOn,
    ],
  },
});

export const portableGoalEntries = portableTable({
  name: 'goal-entries',
  about:
    'Parts of balances that people set aside for goals; amounts below zero were taken out. Without `minor`, the amount of the transaction counts.',
  table: goalEntries,
  order: 'day, created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    goalId: z.uuid(),
    recordedBy: z.uuid(),
    accountId: z.uuid(),
    currency: CurrencySchema,
    day: DaySchema,
    minor: MinorSchema.nullable(),
    transactionId: z.uuid().nullable(),
    note: z.string().min(1).max(LONGEST_NOTE).nullable(),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: ['Goal', 'Account', 'Day', 'Amount', 'Currency', 'Note'],
    cells: ({ goalId, accountId, day, minor, currency, note }, nameOf) => [
      nameOf('goals', goalId),
      nameOf('accounts', accountId),
      day,
      written(minor, currency),
      currency,
      note ?? '',
    ],
  },
});

export const portableGoalFeeds = portableTable({
  name: 'goal-rules',
  about: 'Rules that set money aside: a percentage of income, a fixed amount of each income, or purchases rounded up.',
  table: goalFeeds,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    goalId: z.uuid(),
    recordedBy: z.uuid(),
    kind: z.enum(FEED_KINDS),
    accountIds: z.array(z.uuid()),
    categoryId: z.uuid().nullable(),
    containing: z.string().min(2).max(80).nullable(),
    permille: z.int().min(1).max(1000).nullable(),
    minor: MinorSchema.nullable(),
    currency: CurrencySchema.nullable(),
    since: DaySchema,
    until: DaySchema.nullable(),
    isWaiting: z.boolean(),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: ['Goal', 'Kind', 'Category', 'Thousandths', 'Amount', 'Currency', 'Since', 'Until'],
    cells: ({ goalId, kind, categoryId, permille, minor, currency, since, until }, nameOf) => [
      nameOf('goals', goalId),
      kind,
      nameOf('categories', categoryId),
      String(permille ?? ''),
      written(minor, currency),
      currency ?? '',
      since,
      until ?? '',
    ],
  },
});

export const portableGoalPledges = portableTable({
  name: 'goal-pledges',
  about: 'Regular transfers that members pledge to make for a goal.',
  table: goalPledges,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    goalId: z.uuid(),
    recordedBy: z.uuid(),
    accountId: z.uuid(),
    currency: CurrencySchema,
    minor: MinorSchema,
    rule: PeriodRuleSchema,
    since: DaySchema,
    until: DaySchema.nullable(),
    isWaiting: z.boolean(),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: ['Goal', 'Account', 'Amount', 'Currency', 'How often', 'Since', 'Until'],
    cells: ({ goalId, accountId, minor, currency, rule, since, until }, nameOf) => [
      nameOf('goals', goalId),
      nameOf('accounts', accountId),
      written(minor, currency),
      currency,
      rule,
      since,
      until ?? '',
    ],
  },
});
