import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { BreachSchema, FactsSchema, NewToldSchema } from './model.ts';
import { BREACH_ENTRY_LIMIT } from './rate-limits.ts';

const BREACH_NOT_FOUND = {
  status: 404,
  message: 'There is no such breach in the register. Nothing was written.',
} as const;
const IN_THE_FUTURE = { status: 422, message: 'This time is in the future. Nothing was written.' } as const;

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
      DUTY_UNKNOWN: { status: 422, message: 'No law asks for this notice on these facts. Nothing was written.' },
      BEFORE_IT_BEGAN: { status: 422, message: 'This is before anybody knew of the breach. Nothing was written.' },
      REASON_NEEDED: {
        status: 422,
        message: 'The time of this law was over by then. Say why the notice is late. Nothing was written.',
      },
    }),
};
