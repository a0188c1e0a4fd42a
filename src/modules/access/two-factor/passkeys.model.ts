import * as z from 'zod';

const Base64UrlSchema = z
  .string()
  .max(8192)
  .regex(/^[\w-]*$/, 'key format is invalid');
const IdSchema = Base64UrlSchema.min(1).max(1400);

/** What an authenticator answers to a challenge, as WebAuthn writes it in JSON. */
export const PasskeyAnswerSchema = z.object({
  id: IdSchema,
  rawId: IdSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64UrlSchema,
    authenticatorData: Base64UrlSchema,
    signature: Base64UrlSchema,
    userHandle: Base64UrlSchema.optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswerSchema>;

/** A key that an authenticator has made, as WebAuthn writes it in JSON. */
export const NewPasskeySchema = z.object({
  id: IdSchema,
  rawId: IdSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64UrlSchema,
    attestationObject: Base64UrlSchema,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
export type NewPasskey = z.infer<typeof NewPasskeySchema>;

const CredentialSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** What the browser hands to an authenticator so that it signs. */
export const ChallengeSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(CredentialSchema),
});
export type Challenge = z.infer<typeof ChallengeSchema>;

/** What the browser hands to an authenticator so that it makes a key. */
export const CreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(CredentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type Creation = z.infer<typeof CreationSchema>;

export const PasskeyNameSchema = z
  .string()
  .trim()
  .min(1, 'name is required')
  .max(60, 'name must not exceed 60 characters');

/** A passkey as its owner sees it. */
export const PasskeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
export type Passkey = z.infer<typeof PasskeySchema>;
