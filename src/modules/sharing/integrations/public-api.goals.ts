import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { type Goal, GoalSchema, type GoalAccount, type Overview } from '#modules/planning/goals/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangeIdSchema,
  type Operation,
  PublicDaySchema,
  SentAmountSchema,
  NothingSchema,
  TodaySchema,
} from './public-api.operation.ts';

const PublicGoalSchema = z.object({
  id: IdSchema,
  name: z.string(),
  kind: GoalSchema.shape.kind,
  state: GoalSchema.shape.state,
  currency: CurrencySchema,
  target: AmountSchema,
  saved: AmountSchema.describe('The amount set aside, at today’s exchange rates.'),
  missingRates: z
    .array(CurrencySchema)
    .describe('Currencies without a known exchange rate. Money in them is not counted in `saved`.'),
  uncovered: AmountSchema.describe('The part of `saved` that the account balances do not cover.'),
  due: PublicDaySchema.nullable().describe('The target date of the goal; for a recurring cost, the next due date.'),
  course: GoalSchema.shape.course,
  perPayday: AmountSchema.nullable().describe(
    'The amount to set aside each payday; null if the goal has no target date.',
  ),
  finish: PublicDaySchema.nullable().describe('When the goal will be reached at the current pace.'),
  accounts: z.array(z.object({ accountId: IdSchema, amount: AmountSchema, currency: CurrencySchema })),
  members: z
    .array(z.object({ memberId: IdSchema, amount: AmountSchema }))
    .describe('The amount that each member set aside, in the currency of the goal.'),
});

function publicGoal(goal: Goal): z.infer<typeof PublicGoalSchema> {
  const { id, name, kind, state, target, saved, missing, uncovered, due, course, perPayday, finish } = goal;
  return {
    id,
    name,
    kind,
    state,
    currency: target.currency,
    target: amountOf(target).amount,
    saved: amountOf(saved).amount,
    missingRates: missing,
    uncovered: amountOf(uncovered).amount,
    due,
    course,
    perPayday: perPayday === null ? null : amountOf(perPayday).amount,
    finish,
    accounts: goal.parts.map(({ accountId, amount }) => ({ accountId, ...amountOf(amount) })),
    members: goal.shares.map(({ memberId, amount }) => ({ memberId, amount: amountOf(amount).amount })),
  };
}

const PublicGoalAccountSchema = z.object({
  accountId: IdSchema,
  currency: CurrencySchema,
  balance: AmountSchema,
  setAside: AmountSchema,
  free: AmountSchema,
  over: AmountSchema.describe('How much more is set aside than is in the account.'),
});

function publicAccount(account: GoalAccount): z.infer<typeof PublicGoalAccountSchema> {
  const written = (amount: GoalAccount['balance']) => amountOf(amount).amount;
  const { id: accountId, balance, setAside, free, over } = account;
  return {
    accountId,
    currency: balance.currency,
    balance: written(balance),
    setAside: written(setAside),
    free: written(free),
    over: written(over),
  };
}

export function publicGoals({ goals, accounts }: Overview) {
  return { goals: goals.map(publicGoal), accounts: accounts.map(publicAccount) };
}

export const GOAL_OPERATIONS = {
  goals: {
    method: 'GET',
    path: 'goals',
    scope: 'goals.read',
    summary: 'Goals, the money set aside for them, and the accounts that hold that money.',
    query: z.strictObject({ today: TodaySchema }),
    body: null,
    answer: z.object({
      data: z.object({ goals: z.array(PublicGoalSchema), accounts: z.array(PublicGoalAccountSchema) }),
    }),
  },
  putIntoGoal: {
    method: 'POST',
    path: 'goals/{id}/entries',
    scope: 'goals.write',
    summary: 'Set part of the balance of an account aside for a goal.',
    query: NothingSchema,
    body: z.strictObject({
      accountId: IdSchema,
      amount: SentAmountSchema.describe('The amount to set aside: above zero.'),
      currency: CurrencySchema.describe('The currency of the account.'),
      day: PublicDaySchema.optional().describe(
        'The day the money is set aside: by default today, never in the future.',
      ),
      note: z.string().max(200).nullable().default(null),
    }),
    answer: z.object({ data: z.object({ id: IdSchema, changeId: ChangeIdSchema }) }),
  },
} as const satisfies Readonly<Record<string, Operation>>;
