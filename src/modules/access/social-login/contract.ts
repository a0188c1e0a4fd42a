import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { SIGN_UPS_CLOSED } from '#modules/people/site-settings/model.ts';
import { BeginSchema, FinishSchema, LinkedServiceSchema, ProviderSignUpSchema } from './model.ts';

const PROVIDER_AWAY = {
  status: 502,
  message: 'The other service did not answer, so you are not signed in. Try again, or sign in another way.',
} as const;

const UNKNOWN_PROVIDER = {
  status: 404,
  message: 'You cannot sign in to this site with that service.',
} as const;

/** Where one leaves for. */
const page = z.object({ url: z.url() });

export const contract = {
  /** The services that the operator has set up to sign in with. */
  list: query({ access: 'anyone' }).output(z.array(z.object({ id: z.string(), name: z.string() }))),

  /** The page of the provider to send the browser to. */
  begin: command({ access: 'anyone', audit: 'provider.begun', limit: LIMITS.login })
    .input(BeginSchema)
    .output(page)
    .errors({ UNKNOWN_PROVIDER, PROVIDER_AWAY }),

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
      PROVIDER_REFUSED: {
        status: 401,
        message: 'The other service did not confirm who you are. You are not signed in.',
      },
      PROVIDER_AWAY,
      EMAIL_UNCONFIRMED: {
        status: 403,
        message: 'The other service has not confirmed your e-mail address, so you cannot sign in with it.',
      },
      ACCOUNT_UNVERIFIED: {
        status: 409,
        message: 'An account with this e-mail address was never confirmed. Sign in with its password first.',
      },
      UNLINKED: {
        status: 403,
        message: 'This service was unlinked from your account, so you cannot sign in with it.',
      },
    }),

  /** Makes the account of a newcomer, in the browser that came from the provider, and signs in. */
  signUp: command({ access: 'anyone', audit: 'person.signed-up', limit: LIMITS.signUp })
    .input(ProviderSignUpSchema)
    .output(z.object({ signedIn: z.literal(true) }))
    .errors({
      DATE_OF_BIRTH_INVALID: { status: 422, message: 'date of birth format is invalid' },
      SIGN_UPS_CLOSED,
      SIGN_UP_FORGOTTEN: {
        status: 404,
        message: 'Your sign-up has expired and nothing was saved. Start again.',
      },
      SIGN_UP_FAILED: { status: 409, message: 'User creation failed' },
    }),

  /** The services that open the person's account. */
  linked: query({ access: 'person' }).output(z.array(LinkedServiceSchema)),

  /** The page to send the browser to, for a service that is to open the person's account from now on. */
  beginLink: command({ access: 'person', fresh: true, audit: 'provider.link-begun', limit: LIMITS.login })
    .input(BeginSchema)
    .output(page)
    .errors({ UNKNOWN_PROVIDER, PROVIDER_AWAY }),

  /** With what the provider sent back, in the session that left. No address is asked for: it is theirs by having both. */
  finishLink: command({ access: 'person', audit: 'provider.linked', limit: LIMITS.login })
    .input(FinishSchema)
    .output(z.object({ name: z.string() }))
    .errors({
      LINK_REFUSED: { status: 403, message: 'The other service was not linked. Nothing was changed.' },
      PROVIDER_AWAY: { status: 502, message: 'The other service did not answer, so it was not linked. Try again.' },
      LINKED_ELSEWHERE: {
        status: 409,
        message: 'That login is already linked to another account here, so it was not linked to yours.',
      },
    }),

  /** The service opens the account no more, until the person links it again themselves. */
  unlink: command({ access: 'person', fresh: true, audit: 'provider.unlinked', limit: LIMITS.waysIn })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ unlinked: z.literal(true) }))
    .errors({
      NOT_LINKED: { status: 404, message: 'This service is no longer linked to your account. Nothing was changed.' },
      LAST_WAY_IN: {
        status: 409,
        message:
          'This is your only way to sign in, so nothing was changed. Set a password first, then unlink the service.',
      },
    }),
};
