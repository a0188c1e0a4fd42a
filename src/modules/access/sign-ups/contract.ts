import * as z from 'zod';
import { command, LIMITS } from '#kernel/contract.ts';
import { SIGN_UPS_CLOSED } from '#modules/people/site-settings/model.ts';
import { SignUpSchema, VerifySchema } from './model.ts';

/** The same for every address: an e-mail is on its way, and only it says what it is about. */
const sent = z.object({ sent: z.literal(true) });

export const contract = {
  start: command({ access: 'anyone', audit: 'sign-up.started', limit: LIMITS.signUp })
    .input(SignUpSchema)
    .output(sent)
    .errors({
      DATE_OF_BIRTH_INVALID: { status: 422, message: 'date of birth format is invalid' },
      SIGN_UPS_CLOSED,
    }),

  /** Another e-mail for the sign-up that this browser began. */
  resend: command({ access: 'anyone', audit: 'sign-up.sent-again', limit: LIMITS.signUp })
    .output(sent)
    .errors({
      SIGN_UP_FORGOTTEN: {
        status: 404,
        message: 'Your sign-up has expired and nothing was saved. Sign up again.',
      },
    }),

  /** `signedIn` is false in another browser than the one that signed up: the account is there, and asks for its password. */
  verify: command({ access: 'anyone', audit: 'person.signed-up', limit: LIMITS.code })
    .input(VerifySchema)
    .output(z.object({ signedIn: z.boolean() }))
    .errors({
      VERIFICATION_FAILED: { status: 422, message: 'Email verification failed' },
      SIGN_UP_FAILED: { status: 409, message: 'User creation failed' },
    }),
};
