import * as z from 'zod';
import { command, query } from '#kernel/contract.ts';
import { FatedBooksSchema } from './model.ts';
import { ERASURE_LIMIT } from './rate-limits.ts';

export const contract = {
  /** What would become of the books the person is in. */
  prospect: query({ access: 'person' }).output(z.object({ books: z.array(FatedBooksSchema), email: z.string() })),

  /** Ends all sessions; the account and what belongs to it go after the cooling-off, unless somebody signs in to it before. */
  ask: command({ access: 'person', audit: 'erasure.asked', fresh: true, limit: ERASURE_LIMIT })
    .output(z.object({ dueAt: z.date() }))
    .errors({
      BOOKS_IN_USE: { status: 409, message: 'Other people use your workspaces. Nothing was changed.' },
      LAST_SUPERUSER: {
        status: 409,
        message: 'You are the last superuser of this site. Give someone else the role first. Nothing was changed.',
      },
    }),
};
