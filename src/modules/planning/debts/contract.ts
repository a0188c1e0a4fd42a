import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { AnchorDaySchema } from '#kernel/day-schemas.ts';
import { DEBTS } from './access.ts';
import { MOST_DEBTS } from './kept-plan.ts';
import {
  ActualSchema,
  DebtChangeSchema,
  NewDebtSchema,
  NewPlanSchema,
  OverviewSchema,
  PlanSchema,
  PlanSettingsSchema,
} from './model.ts';

const ById = z.object({ id: IdSchema });
const CountSchema = z.object({ debts: z.int() });

const DEBT_NOT_FOUND = {
  status: 404,
  message: 'This debt is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const ACCOUNT_NOT_FOUND = {
  status: 404,
  message: 'The account is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const OTHER_CURRENCY = {
  status: 409,
  message: 'The debt and its account are in different currencies. Nothing was changed.',
} as const;
const DEBT_EXISTS = {
  status: 409,
  message: 'This debt, or a debt for this account, already exists. Nothing was changed.',
} as const;
const TOO_MANY_DEBTS = {
  status: 409,
  message: 'This workspace has reached the maximum number of debts. Nothing was changed. Delete a debt first.',
} as const;

export const contract = {
  /** Debts as they stand today, the plan, what was planned and paid in each month, and accounts that are in no plan. */
  overview: query({ access: DEBTS.read })
    .input(z.object({ today: AnchorDaySchema }))
    .output(OverviewSchema),

  /** What happened on the account of a debt in the last 24 months, and its latest 60 payments, charges and fees. */
  actual: query({ access: DEBTS.read })
    .input(ById.extend({ today: AnchorDaySchema }))
    .output(ActualSchema)
    .errors({ DEBT_NOT_FOUND }),

  /** The plan with its debts as they are stored; null where there is none. */
  plan: query({ access: DEBTS.read }).output(PlanSchema.nullable()),

  /**
   * Takes a plan in whole, from a device or as it was before. One that is there already gives way only where that is
   * said. `keptAt`: the instant that its balances are as of, where it was kept before; else now.
   */
  keep: command({ access: DEBTS.write, audit: 'debts.kept', limit: 'api_call' })
    .input(z.object({ plan: NewPlanSchema, instead: z.boolean().default(false), keptAt: z.date().optional() }))
    .output(CountSchema)
    .errors({
      PLAN_EXISTS: { status: 409, message: 'This workspace already has a debt plan. Nothing was changed.' },
      ACCOUNT_NOT_FOUND,
      OTHER_CURRENCY,
    }),

  /** Takes the plan and its debts out of the workspace. */
  forget: command({ access: DEBTS.write, audit: 'debts.forgotten', limit: 'api_call' }).output(CountSchema),

  /**
   * Adds a debt for each open account that owes something and has none. Its rate and payment are those of the last three
   * months, as far as interest and payments can be told.
   */
  addFromAccounts: command({ access: DEBTS.write, audit: 'debts.added-from-accounts', limit: 'api_call' })
    .input(z.object({ today: AnchorDaySchema }))
    .output(z.object({ ids: z.array(IdSchema) }))
    .errors({ TOO_MANY_DEBTS }),

  /** Adds a debt; one that was deleted comes back under the `id` that it had. */
  add: command({ access: DEBTS.write, audit: 'debt.added', limit: 'api_call' })
    .input(NewDebtSchema)
    .output(ById)
    .errors({ ACCOUNT_NOT_FOUND, OTHER_CURRENCY, DEBT_EXISTS, TOO_MANY_DEBTS }),

  update: command({ access: DEBTS.write, audit: 'debt.updated', limit: 'api_call' })
    .input(DebtChangeSchema)
    .output(ById)
    .errors({ DEBT_NOT_FOUND }),

  remove: command({ access: DEBTS.write, audit: 'debt.removed', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ DEBT_NOT_FOUND }),

  /** Puts debts into an order; those that are not named come after them. */
  order: command({ access: DEBTS.write, audit: 'debts.ordered', limit: 'api_call' })
    .input(z.object({ ids: z.array(IdSchema).min(1).max(MOST_DEBTS) }))
    .output(CountSchema),

  /** Says how the debts are paid off. */
  setPlan: command({ access: DEBTS.write, audit: 'debts.plan-changed', limit: 'api_call' })
    .input(PlanSettingsSchema)
    .output(z.object({ currency: z.string() })),
};
