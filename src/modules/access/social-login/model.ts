import * as z from 'zod';
import { AboutSchema } from '#modules/access/sign-ups/model.ts';

export const BeginSchema = z.object({ provider: z.string().max(40) });

/** The query with which the provider sent the browser back, as it stood in the address. */
export const FinishSchema = z.object({ query: z.string().max(8000) });

/** What somebody new says about themselves; the address is the one that the provider has confirmed. */
export const ProviderSignUpSchema = AboutSchema;

/** What a sign-in that has gone to a provider stands for. */
export const UnderwaySchema = z.object({ provider: z.string(), verifier: z.string(), nonce: z.string() });

/** The same, for a service that is to open the account of whoever is signed in; it is linked in their session alone. */
export const LinkUnderwaySchema = UnderwaySchema.extend({ session: z.uuid() });

/** A service that opens the person's account, as they see it. */
export const LinkedServiceSchema = z.object({
  id: z.uuid(),
  provider: z.string(),
  name: z.string(),
  since: z.date(),
  /** This installation still signs people in with it. */
  isOffered: z.boolean(),
  /** Another way in is left without it. */
  mayUnlink: z.boolean(),
});
export type LinkedService = z.infer<typeof LinkedServiceSchema>;

/** Somebody whom a provider has named, and who has no account yet. */
export const NewcomerSchema = z.object({ provider: z.string(), subject: z.string(), email: z.string() });

/** Of the provider's claims, those that we read. What is not text counts as not said. */
export const ClaimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().nullish().catch(null),
  // Some providers write it as text.
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .nullish()
    .catch(null),
  given_name: z.string().nullish().catch(null),
  family_name: z.string().nullish().catch(null),
});
