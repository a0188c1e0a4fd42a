import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { EnteredRateSchema, LendingRateSchema } from './model.ts';
import { LENDING_RATES_LIMIT } from './rate-limits.ts';

const ById = z.object({ id: IdSchema });

const NOT_FOUND = { status: 404, message: 'This lending rate is no longer in the list. Nothing was changed.' } as const;
const DAY_TAKEN = {
  status: 409,
  message: 'This lending rate already has a value for this day. Nothing was saved. Edit that entry.',
} as const;
const change = { access: 'superuser', fresh: true, limit: LENDING_RATES_LIMIT } as const;

/** Prime rates and caps that operators enter or correct. Debt plans of all workspaces go by them. */
export const contract = {
  /** What was entered, and what came with the product and still holds, each the latest day first. */
  list: query({ access: 'superuser' }).output(
    z.object({ entered: z.array(EnteredRateSchema), known: z.array(LendingRateSchema) }),
  ),

  add: command({ ...change, audit: 'lending-rate.added' })
    .input(LendingRateSchema)
    .output(ById)
    .errors({ DAY_TAKEN }),

  correct: command({ ...change, audit: 'lending-rate.corrected' })
    .input(EnteredRateSchema)
    .output(ById)
    .errors({ NOT_FOUND, DAY_TAKEN }),

  remove: command({ ...change, audit: 'lending-rate.removed' })
    .input(ById)
    .output(ById)
    .errors({ NOT_FOUND }),
};
