import * as z from 'zod';
import { command, query } from '#kernel/contract.ts';
import { NewPlanSchema, PlanSchema } from './model.ts';
import { DEBTS } from './access.ts';

export const contract = {
  /** The plan of these books; null where there is none. */
  plan: query({ access: DEBTS.read }).output(PlanSchema.nullable()),

  /**
   * Takes a plan in whole. One that is there already gives way only where that is said. `keptAt`: the instant that its
   * balances are as of, where it was kept before; else now.
   */
  keep: command({ access: DEBTS.write, audit: 'debts.kept', limit: 'api_call' })
    .input(z.object({ plan: NewPlanSchema, instead: z.boolean().default(false), keptAt: z.date().optional() }))
    .output(z.object({ debts: z.int() }))
    .errors({
      PLAN_EXISTS: {
        status: 409,
        message: 'This workspace already has a debt plan. Nothing was changed.',
      },
    }),

  /** Takes the plan and its debts out of the books. */
  forget: command({ access: DEBTS.write, audit: 'debts.forgotten', limit: 'api_call' }).output(
    z.object({ debts: z.int() }),
  ),
};
