import * as z from 'zod';
import { CallerSchema } from '#kernel/caller.ts';
import { command, LIMITS, query } from '#kernel/contract.ts';
import { SignInSchema } from './model.ts';

export const contract = {
  /** Who is signed in and whose books are open; null when nobody is. */
  session: query({ access: 'anyone' }).output(CallerSchema.nullable()),

  signIn: command({ access: 'anyone', audit: 'person.signed-in', limit: LIMITS.login })
    // Also what is no address: such a try is refused like any other, and counted (§8).
    .input(SignInSchema.extend({ email: z.string().trim().toLowerCase().max(254, 'Invalid email format') }))
    /** `secondStep`: nothing is open until a second factor is shown. */
    .output(z.object({ signedIn: z.literal(true), secondStep: z.boolean() }))
    .errors({
      INVALID_EMAIL: { status: 422, message: 'Invalid email format' },
      WRONG_CREDENTIALS: { status: 401, message: 'Invalid credentials' },
      ACCOUNT_LOCKED: { status: 423, message: 'Account temporarily locked due to suspicious activity' },
    }),

  /** Also succeeds when nobody is signed in: what was wanted is so. */
  signOut: command({ access: 'anyone', audit: 'person.signed-out', auditMayWait: true, limit: 'api_call' }).output(
    z.object({ signedOut: z.literal(true) }),
  ),
};
