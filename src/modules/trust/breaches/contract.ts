import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { BreachSchema, FactsSchema, NewToldSchema } from './model.ts';
import { BREACH_ENTRY_LIMIT } from './rate-limits.ts';

const BREACH_NOT_FOUND = {
  status: 404,
  message: 'This breach is not in the register. Nothing was saved.',
} as const;
const IN_THE_FUTURE = { status: 422, message: 'This time is in the future. Nothing was saved.' } as const;

export const contract = {
  /** The whole register, the most pressing first. */
  list: query({ access: 'superuser' }).output(z.array(BreachSchema)),

  record: command({ access: 'superuser', audit: 'breach.recorded', limit: BREACH_ENTRY_LIMIT })
    .input(FactsSchema)
    .output(BreachSchema)
    .errors({ IN_THE_FUTURE }),

  /** New facts, whole; those before stay in the history. */
  correct: command({ access: 'superuser', audit: 'breach.corrected', limit: BREACH_ENTRY_LIMIT })
    .input(z.object({ id: IdSchema, facts: FactsSchema }))
    .output(BreachSchema)
    .errors({ BREACH_NOT_FOUND, IN_THE_FUTURE }),

  /** An authority, or the people concerned, were told; a second time where more became known. */
  tell: command({ access: 'superuser', audit: 'breach.told', limit: BREACH_ENTRY_LIMIT })
    .input(NewToldSchema)
    .output(BreachSchema)
    .errors({
      BREACH_NOT_FOUND,
      IN_THE_FUTURE,
      DUTY_UNKNOWN: { status: 422, message: 'No law requires this notice for these facts. Nothing was saved.' },
      BEFORE_IT_BEGAN: { status: 422, message: 'This time is before the breach was discovered. Nothing was saved.' },
      REASON_NEEDED: {
        status: 422,
        message: 'The legal deadline had passed. Nothing was saved. Give the reason for the delay.',
      },
    }),
};
