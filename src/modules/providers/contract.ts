import * as z from 'zod';
import { command, LIMITS, query } from '#kernel/contract.ts';
import { BeginSchema, FinishSchema, ProviderSignUpSchema } from './model.ts';

const PROVIDER_AWAY = {
  status: 502,
  message: 'The other service did not answer. You are not signed in; try again, or sign in another way.',
} as const;

export const contract = {
  /** The services that the operator has set up to sign in with. */
  list: query({ access: 'anyone' }).output(z.array(z.object({ id: z.string(), name: z.string() }))),

  /** The page of the provider to send the browser to. */
  begin: command({ access: 'anyone', audit: 'provider.begun', limit: LIMITS.login })
    .input(BeginSchema)
    .output(z.object({ url: z.url() }))
    .errors({
      UNKNOWN_PROVIDER: { status: 404, message: 'This installation does not sign in with that service.' },
      PROVIDER_AWAY,
    }),

  /** With what the provider sent back. `newcomer`: nobody has this account yet; it is made by `signUp`. */
  finish: command({ access: 'anyone', audit: 'person.signed-in', limit: LIMITS.login })
    .input(FinishSchema)
    .output(
      z.discriminatedUnion('state', [
        z.object({ state: z.literal('signed-in'), secondStep: z.boolean() }),
        z.object({ state: z.literal('newcomer'), email: z.string(), firstName: z.string(), lastName: z.string() }),
      ]),
    )
    .errors({
      PROVIDER_REFUSED: { status: 401, message: 'The sign-in with the other service failed. You are not signed in.' },
      PROVIDER_AWAY,
      EMAIL_UNCONFIRMED: {
        status: 403,
        message: 'The other service has not confirmed your address, so it cannot open an account here.',
      },
      ACCOUNT_UNVERIFIED: {
        status: 409,
        message: 'An account here has this address but never confirmed it. Sign in to it with its password first.',
      },
    }),

  /** Makes the account of a newcomer, in the browser that came from the provider, and signs in. */
  signUp: command({ access: 'anyone', audit: 'person.signed-up', limit: LIMITS.signUp })
    .input(ProviderSignUpSchema)
    .output(z.object({ signedIn: z.literal(true) }))
    .errors({
      DATE_OF_BIRTH_INVALID: { status: 422, message: 'date of birth format is invalid' },
      SIGN_UP_FORGOTTEN: {
        status: 404,
        message: 'The sign-up that began in this browser has run out. Nothing was kept of it: begin again.',
      },
      SIGN_UP_FAILED: { status: 409, message: 'User creation failed' },
    }),
};
