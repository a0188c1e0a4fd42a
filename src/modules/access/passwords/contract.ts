import * as z from 'zod';
import { command, LIMITS, query } from '#kernel/contract.ts';
import { AskResetSchema, ConfirmEmailSchema, NewEmailSchema, NewPasswordSchema, ResetSchema } from './model.ts';
import { ASK_EMAIL_LIMIT } from './rate-limits.ts';

/** The same for every address: an e-mail is on its way, and only it says what it is about. */
const sent = z.object({ sent: z.literal(true) });

export const contract = {
  /** What the person signs in with. */
  state: query({ access: 'person' }).output(z.object({ email: z.string(), hasPassword: z.boolean() })),

  askReset: command({ access: 'anyone', audit: 'password.reset-asked', limit: ASK_EMAIL_LIMIT })
    .input(AskResetSchema)
    .output(sent),

  /** Ends every session of the person; they sign in anew, with their second factor where they have one. */
  resetPassword: command({ access: 'anyone', audit: 'password.reset', limit: LIMITS.code })
    .input(ResetSchema)
    .output(z.object({ reset: z.literal(true) }))
    .errors({
      RESET_FAILED: {
        status: 422,
        message: 'This link was used or has expired. Your password was not changed. Ask for a new link.',
      },
    }),

  /** Ends every other session of the person. */
  changePassword: command({ access: 'person', fresh: true, audit: 'password.changed', limit: LIMITS.login })
    .input(NewPasswordSchema)
    .output(z.object({ changed: z.literal(true) }))
    .errors({
      WRONG_PASSWORD: { status: 422, message: 'That is not your password. Nothing was changed.' },
      ACCOUNT_LOCKED: { status: 423, message: 'Account temporarily locked due to suspicious activity' },
    }),

  /** An e-mail to both addresses; the change happens when both have confirmed it. */
  changeEmail: command({ access: 'person', fresh: true, audit: 'email.change-asked', limit: ASK_EMAIL_LIMIT })
    .input(NewEmailSchema)
    .output(sent)
    .errors({ SAME_EMAIL: { status: 422, message: 'This is already your e-mail address. Nothing was changed.' } }),

  /**
   * `changed` is false while the other address has not confirmed. The change ends every session of the person but the one
   * that asked for it.
   */
  confirmEmail: command({ access: 'anyone', audit: 'email.confirmed', limit: LIMITS.code })
    .input(ConfirmEmailSchema)
    .output(z.object({ changed: z.boolean(), waitsFor: z.enum(['old', 'new']).nullable() }))
    .errors({
      VERIFICATION_FAILED: { status: 422, message: 'Email verification failed' },
      EMAIL_TAKEN: {
        status: 409,
        message: 'Another account now uses this e-mail address. Your address was not changed.',
      },
    }),
};
