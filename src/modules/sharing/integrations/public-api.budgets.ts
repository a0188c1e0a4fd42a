import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import {
  type Line,
  LineSchema,
  MethodSchema,
  type MoveRow,
  type Overview,
  PeriodRuleSchema,
  type Total,
} from '#modules/planning/budgets/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangeIdSchema,
  type Operation,
  NothingSchema,
  PublicDaySchema,
  SentAmountSchema,
  TodaySchema,
} from './public-api.operation.ts';

const PublicPeriodSchema = z.object({
  key: PublicDaySchema.describe('Identifies the budget period, even if a public holiday moves its first day.'),
  from: PublicDaySchema,
  to: PublicDaySchema,
});

const PublicLineSchema = z.object({
  id: IdSchema,
  categoryId: IdSchema,
  category: z.string(),
  group: z.string(),
  currency: CurrencySchema,
  memberId: IdSchema.nullable().describe(
    'The budget line counts only the transactions of this member; null: of everyone.',
  ),
  rollover: LineSchema.shape.rollover,
  limit: AmountSchema.describe('The limit set for this budget period; with envelopes, the amount assigned in it.'),
  carried: AmountSchema.describe('The amount carried over from the budget period before.'),
  available: AmountSchema.describe('The limit plus amounts moved and carried over.'),
  spent: AmountSchema.describe('Spending less refunds, without transfers.'),
  scheduled: AmountSchema.describe('The recurring payments still due in the period.'),
  left: AmountSchema.describe('The available amount, less the spent and scheduled amounts.'),
  lastPeriod: AmountSchema,
  lastYear: AmountSchema,
  alert: LineSchema.shape.alert,
});

function publicLine(line: Line): z.infer<typeof PublicLineSchema> {
  const { id, categoryId, memberId, rollover, alert, name, group, limit } = line;
  const { carried, available, spent, committed, left, lastPeriod, lastYear } = line;
  const figures = { limit, carried, available, spent, scheduled: committed, left, lastPeriod, lastYear };
  return {
    id,
    categoryId,
    category: name,
    group: group.name,
    currency: limit.currency,
    memberId,
    rollover,
    alert,
    ...figuresOf(figures),
  };
}

/** Amounts as programs read them. */
function figuresOf<Name extends string>(figures: Readonly<Record<Name, Line['limit'] | null>>) {
  const written = Object.entries<Line['limit'] | null>(figures).map(([name, value]) => [
    name,
    value === null ? null : amountOf(value).amount,
  ]);
  return Object.fromEntries(written) as Record<Name, string | null>;
}

const PublicTotalSchema = z.object({
  currency: CurrencySchema,
  available: AmountSchema,
  spent: AmountSchema,
  scheduled: AmountSchema,
  left: AmountSchema,
  unbudgeted: AmountSchema.describe('Spent in categories that are not in the budget.'),
  income: AmountSchema,
  ready: AmountSchema.describe('The amount ready to assign; null without envelopes.'),
});

function publicTotal({ available, spent, committed, left, unbudgeted, income, ready }: Total) {
  const figures = { available, spent, scheduled: committed, left, unbudgeted, income, ready };
  return { currency: left.currency, ...figuresOf(figures) };
}

const PublicMoveSchema = z.object({
  id: IdSchema,
  fromLineId: IdSchema.nullable().describe(
    'The budget line that the money moved from; null: from the amount ready to assign.',
  ),
  toLineId: IdSchema.nullable(),
  amount: AmountSchema,
  currency: CurrencySchema,
  note: z.string().nullable(),
});

const publicMove = ({ id, fromLineId, toLineId, amount, note }: MoveRow): z.infer<typeof PublicMoveSchema> => {
  return { id, fromLineId, toLineId, note, ...amountOf(amount) };
};

const PublicBudgetSchema = z.object({
  method: MethodSchema.nullable().describe('The budget method; null: there is no budget yet.'),
  rule: PeriodRuleSchema.describe('How days are grouped into periods, such as "month:25-or-before".'),
  period: PublicPeriodSchema,
  before: PublicDaySchema.describe('The `key` of the budget period before this one.'),
  after: PublicDaySchema.describe('The `key` of the budget period after this one.'),
  isClosed: z.boolean(),
  lines: z.array(PublicLineSchema),
  totals: z.array(PublicTotalSchema).describe('The totals of the budget, one for each currency.'),
  moves: z.array(PublicMoveSchema).describe('Money moved between budget lines in the period, newest first.'),
});

export function publicBudget(overview: Overview): z.infer<typeof PublicBudgetSchema> {
  const { method, rule, period, before, after, closedAt, lines, totals, moves } = overview;
  return {
    method,
    rule,
    period,
    before,
    after,
    isClosed: closedAt !== null,
    lines: lines.map(publicLine),
    totals: totals.map(publicTotal),
    moves: moves.map(publicMove),
  };
}

const KeySchema = PublicDaySchema.describe('The `key` of a budget period: a day such as 2026-11-01.');
const BudgetChangedSchema = z.object({ data: z.object({ changeId: ChangeIdSchema }) });

export const BUDGET_OPERATIONS = {
  budget: {
    method: 'GET',
    path: 'budget',
    scope: 'budgets.read',
    summary: 'The budget of a period: its lines, totals and moves.',
    query: z.strictObject({
      period: KeySchema.optional().describe('The `key` of a budget period; by default the current period.'),
      today: TodaySchema,
    }),
    body: null,
    answer: z.object({ data: PublicBudgetSchema }),
  },
  setBudgetLimit: {
    method: 'PUT',
    path: 'budget/lines/{id}/limit',
    scope: 'budgets.write',
    summary: 'Set the limit of a budget line from a period on, or in that period only.',
    query: NothingSchema,
    body: z.strictObject({
      period: KeySchema,
      amount: SentAmountSchema.describe('The new limit: zero or more.'),
      currency: CurrencySchema.describe('The currency of the budget line.'),
      only: z.boolean().default(false).describe('`true`: the limit holds in this budget period only.'),
    }),
    answer: BudgetChangedSchema,
  },
  addBudgetLine: {
    method: 'POST',
    path: 'budget/lines',
    scope: 'budgets.write',
    summary: 'Add a category to the budget, from a period on.',
    query: NothingSchema,
    body: z.strictObject({
      period: KeySchema,
      categoryId: IdSchema,
      amount: SentAmountSchema.describe('The limit of the new budget line: zero or more.'),
      currency: CurrencySchema,
      memberId: IdSchema.nullable()
        .default(null)
        .describe('The budget line counts only the transactions of this member; null: of everyone.'),
    }),
    answer: z.object({ data: z.object({ id: IdSchema, changeId: ChangeIdSchema }) }),
  },
  removeBudgetLine: {
    method: 'DELETE',
    path: 'budget/lines/{id}',
    scope: 'budgets.write',
    summary: 'Remove a category from the budget from a period on. It stays in earlier and closed periods.',
    query: z.strictObject({
      period: KeySchema.optional().describe('The `key` of a budget period; by default the current period.'),
      today: TodaySchema,
    }),
    body: null,
    answer: BudgetChangedSchema,
  },
  closeBudgetPeriod: {
    method: 'POST',
    path: 'budget/closings',
    scope: 'budgets.write',
    summary: 'Close a budget period that is over. Its limits do not change after that.',
    query: NothingSchema,
    body: z.strictObject({ period: KeySchema, note: z.string().max(1000).nullable().default(null) }),
    answer: BudgetChangedSchema,
  },
  budgetTemplates: {
    method: 'GET',
    path: 'budget/templates',
    scope: 'budgets.read',
    summary: 'All budget templates: sets of limits, each with a name.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(z.object({ id: IdSchema, name: z.string(), lines: z.int() })) }),
  },
  applyBudgetTemplate: {
    method: 'POST',
    path: 'budget/templates/{id}/apply',
    scope: 'budgets.write',
    summary: 'Apply the limits of a budget template to a period.',
    query: NothingSchema,
    body: z.strictObject({
      period: KeySchema,
      only: z
        .boolean()
        .default(true)
        .describe('`true`: apply the template in this budget period only. `false`: from this period on.'),
    }),
    answer: z.object({
      data: z.object({
        changeId: ChangeIdSchema,
        left: z.int().describe('How many categories of the budget template have since been deleted.'),
      }),
    }),
  },
  moveBudget: {
    method: 'POST',
    path: 'budget/moves',
    scope: 'budgets.write',
    summary: 'Move money between two budget lines or, with envelopes, from and to the amount ready to assign.',
    query: NothingSchema,
    body: z.strictObject({
      period: KeySchema,
      fromLineId: IdSchema.nullable().describe(
        'The budget line to move money from; null: from the amount ready to assign.',
      ),
      toLineId: IdSchema.nullable(),
      amount: SentAmountSchema.describe('The amount to move: above zero.'),
      currency: CurrencySchema.describe('The currency of the budget lines.'),
      note: z.string().max(200).nullable().default(null),
    }),
    answer: BudgetChangedSchema,
  },
} as const satisfies Readonly<Record<string, Operation>>;
