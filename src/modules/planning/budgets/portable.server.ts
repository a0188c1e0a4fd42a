import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { InstantSchema, MinorSchema, type NameOf, portableTable, type RowOf } from '#platform/portable.server.ts';
import { MOST_LINES_EVER } from './limits.ts';
import { StoredShownSchema } from './shown.ts';
import {
  MethodSchema,
  PeriodRuleSchema,
  RolloverSchema,
  StoredClosingSchema,
  StoredTargetSchema,
  StoredTemplateLineSchema,
} from './model.ts';
import {
  budgetAccounts,
  budgetClosings,
  budgetGroups,
  budgetLimits,
  budgetLines,
  budgetMoves,
  budgetRules,
  budgetTemplates,
} from './table.server.ts';

const written = (minor: string, currency: string) => decimalOf(money(BigInt(minor), currency));
const categoryIdOf = (rowOf: RowOf, lineId: string | null) => {
  const found = rowOf('budget-lines', lineId)?.['categoryId'];
  return typeof found === 'string' ? found : null;
};
/** A line goes by its category. */
const lineName = (nameOf: NameOf, rowOf: RowOf, lineId: string | null) =>
  nameOf('categories', categoryIdOf(rowOf, lineId));

export const portableBudgetRules = portableTable({
  name: 'budget-rules',
  about: 'The periods of the budget, its method (limits or envelopes), and the day from which both apply.',
  table: budgetRules,
  order: 'since',
  row: z.strictObject({
    since: DaySchema,
    recordedBy: z.uuid(),
    rule: PeriodRuleSchema,
    method: MethodSchema,
    createdAt: InstantSchema,
  }),
  sheet: { headings: ['Since', 'Periods', 'Method'], cells: ({ since, rule, method }) => [since, rule, method] },
});

export const portableBudgetGroups = portableTable({
  name: 'budget-groups',
  about: 'Budget groups that people created themselves.',
  table: budgetGroups,
  order: 'position, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().min(1).max(60),
    position: z.int(),
    createdAt: InstantSchema,
  }),
  sheet: { headings: ['Name'], cells: ({ name }) => [name] },
});

export const portableBudgetLines = portableTable({
  name: 'budget-lines',
  about:
    'Categories in the budget. A category that was removed shows the last period that has it. Amounts are in minor units of `currency`.',
  table: budgetLines,
  isLookedUp: true,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    categoryId: z.uuid(),
    currency: CurrencySchema,
    groupId: z.uuid().nullable(),
    memberId: z.uuid().nullable(),
    rollover: RolloverSchema,
    capMinor: MinorSchema.nullable(),
    target: StoredTargetSchema.nullable(),
    priority: z.int().min(1).max(3),
    lastPeriod: DaySchema.nullable().default(null),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: ['Category', 'Currency', 'Group', 'Rollover', 'Carried over at most', 'Target', 'Last period'],
    cells: ({ categoryId, currency, groupId, rollover, capMinor, target, lastPeriod }, nameOf) => [
      nameOf('categories', categoryId),
      currency,
      nameOf('budget-groups', groupId),
      rollover,
      capMinor === null ? '' : written(capMinor, currency),
      target === null ? '' : target.kind,
      lastPeriod ?? '',
    ],
  },
});

export const portableBudgetLimits = portableTable({
  name: 'budget-limits',
  about: 'The limit of each category in the budget, from `period` on. A period is named by its first day.',
  table: budgetLimits,
  order: 'line_id, period',
  row: z.strictObject({ lineId: z.uuid(), period: DaySchema, recordedBy: z.uuid(), minor: MinorSchema }),
  sheet: {
    headings: ['Category', 'From', 'Limit', 'Currency'],
    cells: ({ lineId, period, minor }, nameOf, rowOf) => {
      const currency = CurrencySchema.parse(rowOf('budget-lines', lineId)?.['currency']);
      return [lineName(nameOf, rowOf, lineId), period, written(minor, currency), currency];
    },
  },
});

export const portableBudgetMoves = portableTable({
  name: 'budget-moves',
  about:
    'Money that was moved between categories in a period. Without a category, it is the money that is ready to assign.',
  table: budgetMoves,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    period: DaySchema,
    fromLineId: z.uuid().nullable(),
    toLineId: z.uuid().nullable(),
    minor: MinorSchema,
    currency: CurrencySchema,
    note: z.string().min(1).max(200).nullable(),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: ['Period', 'From', 'To', 'Amount', 'Currency', 'Note'],
    cells: ({ period, fromLineId, toLineId, minor, currency, note }, nameOf, rowOf) => [
      period,
      lineName(nameOf, rowOf, fromLineId),
      lineName(nameOf, rowOf, toLineId),
      written(minor, currency),
      currency,
      note ?? '',
    ],
  },
});

export const portableBudgetClosings = portableTable({
  name: 'budget-closings',
  about: 'Periods that were reviewed and closed, with the figures of each category at that time.',
  table: budgetClosings,
  order: 'period',
  row: z.strictObject({
    period: DaySchema,
    recordedBy: z.uuid(),
    fromDay: DaySchema,
    toDay: DaySchema,
    lines: z.array(StoredClosingSchema).max(MOST_LINES_EVER),
    shown: StoredShownSchema.nullable().default(null),
    note: z.string().min(1).max(1000).nullable(),
    closedAt: InstantSchema,
  }),
  sheet: {
    headings: ['From', 'To', 'Note'],
    cells: ({ fromDay, toDay, note }) => [fromDay, toDay, note ?? ''],
  },
});

export const portableBudgetAccounts = portableTable({
  name: 'budget-accounts',
  about: 'Accounts that were added to the budget or left out of it by hand.',
  table: budgetAccounts,
  order: 'account_id',
  row: z.strictObject({ accountId: z.uuid(), recordedBy: z.uuid(), isOn: z.boolean() }),
  sheet: {
    headings: ['Account', 'In the budget'],
    cells: ({ accountId, isOn }, nameOf) => [nameOf('accounts', accountId), isOn ? 'yes' : 'no'],
  },
});

export const portableBudgetTemplates = portableTable({
  name: 'budget-templates',
  about: 'Templates: named sets of limits to use in a period. Amounts are in minor units of `currency`.',
  table: budgetTemplates,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().min(1).max(60),
    lines: z.array(StoredTemplateLineSchema).max(MOST_LINES_EVER),
    createdAt: InstantSchema,
  }),
  sheet: { headings: ['Name', 'Lines'], cells: ({ name, lines }) => [name, String(lines.length)] },
});
