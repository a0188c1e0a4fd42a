import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { ExpectedDaySchema, NewPublicHolidaySchema, PublicHolidaySchema } from './model.ts';
import { PUBLIC_HOLIDAYS_LIMIT } from './rate-limits.ts';

const ById = z.object({ id: IdSchema });

const NOT_FOUND = {
  status: 404,
  message: 'This public holiday is no longer in the list. Nothing was changed.',
} as const;
const DAY_TAKEN = {
  status: 409,
  message: 'The list of public holidays already has this day for this country. Nothing was saved. Edit that entry.',
} as const;
const NO_OCCASION_NEAR = {
  status: 422,
  message: 'This holiday is not expected within 7 days of this date in this country. Nothing was saved.',
} as const;
const change = { access: 'superuser', fresh: true, limit: PUBLIC_HOLIDAYS_LIMIT } as const;

/** Public holidays that are announced rather than calculated. Due dates of all workspaces go by them. */
export const contract = {
  /** What was entered, the latest day first, and what is expected in the next 13 months and not announced yet. */
  list: query({ access: 'superuser' }).output(
    z.object({ announced: z.array(PublicHolidaySchema), expected: z.array(ExpectedDaySchema) }),
  ),

  add: command({ ...change, audit: 'public-holiday.added' })
    .input(NewPublicHolidaySchema)
    .output(ById)
    .errors({ DAY_TAKEN, NO_OCCASION_NEAR }),

  correct: command({ ...change, audit: 'public-holiday.corrected' })
    .input(PublicHolidaySchema)
    .output(ById)
    .errors({ NOT_FOUND, DAY_TAKEN, NO_OCCASION_NEAR }),

  remove: command({ ...change, audit: 'public-holiday.removed' })
    .input(ById)
    .output(ById)
    .errors({ NOT_FOUND }),
};
