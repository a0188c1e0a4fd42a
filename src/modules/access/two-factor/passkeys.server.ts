import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { BRAND } from '#kernel/brand.ts';
import type { Person } from '#kernel/caller.ts';
import type { Database } from '#platform/database.server.ts';
import {
  type Challenge,
  ChallengeSchema,
  type Creation,
  CreationSchema,
  type NewPasskey,
  type PasskeyAnswer,
} from './passkeys.model.ts';
import type { Place } from './place.server.ts';
import {
  addChallenge,
  countUse,
  insertPasskey,
  passkeyByCredential,
  passkeysOf,
  takeChallenge,
} from './passkeys.store.server.ts';

export { placeOf } from './place.server.ts';
export { deletePasskey, passkeysOf, presentPasskey, renamePasskey } from './passkeys.store.server.ts';

/** More than anyone has devices. */
export const MOST_PASSKEYS = 20;

/** `apart` keeps work even if the call fails: a challenge is used up by whatever answer. */
type Desk = {
  readonly db: Database;
  readonly inSeparateTransaction: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  readonly place: Place;
  readonly now: Date;
};

/** What an authenticator needs so that it makes a key for this person, which only their finger, face or PIN unlocks. */
export async function askForNewPasskey({ db, place, now }: Desk, person: Person, sessionId: string) {
  const known = await passkeysOf(db, person.id);
  const options = await generateRegistrationOptions({
    rpName: BRAND.name,
    rpID: place.rpId,
    challenge: Buffer.from(await addChallenge(db, { purpose: 'register', sessionId, now }), 'base64url'),
    userID: Buffer.from(person.id.replaceAll('-', ''), 'hex'),
    userName: person.email,
    userDisplayName: person.displayName,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
  return CreationSchema.parse(options) satisfies Creation;
}

/** The id of the passkey that was kept; null where the answer is not to our challenge, or the key is somebody's. */
export async function keepNewPasskey(
  desk: Desk,
  { userId, sessionId, name, made }: { userId: string; sessionId: string; name: string; made: NewPasskey },
): Promise<string | null> {
  const { db, place } = desk;
  const expectedChallenge = await takenChallenge(desk, made.response.clientDataJSON, {
    purpose: 'register',
    sessionId,
  });
  if (expectedChallenge === NO_CHALLENGE) return null;
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: { ...made, response: strict(made.response) },
      expectedChallenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return insertPasskey(db, {
    userId,
    name,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
    isSynced: credentialBackedUp,
    createdAt: desk.now,
  });
}

/** For a person who is to show that it is them (`sessionId`), or for whoever wants to sign in (null). */
export async function challengeFor(
  { db, place, now }: Desk,
  known: { userId: string; sessionId: string } | null,
): Promise<Challenge> {
  const keys = known === null ? [] : await passkeysOf(db, known.userId);
  const purpose = known === null ? 'sign-in' : 'confirm';
  const options = await generateAuthenticationOptions({
    rpID: place.rpId,
    challenge: Buffer.from(await addChallenge(db, { purpose, sessionId: known?.sessionId ?? null, now }), 'base64url'),
    allowCredentials: keys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'required',
  });
  return ChallengeSchema.parse({ allowCredentials: [], ...options });
}

/** Whose passkey has answered our challenge, used by its owner (not just held); null for anything else. */
export async function ownerOfAnswer(
  desk: Desk,
  answer: PasskeyAnswer,
  sessionId: string | null,
): Promise<{ userId: string } | null> {
  const { db, place, now } = desk;
  const purpose = sessionId === null ? 'sign-in' : 'confirm';
  const expectedChallenge = await takenChallenge(desk, answer.response.clientDataJSON, { purpose, sessionId });
  const known = await passkeyByCredential(db, answer.id);
  if (expectedChallenge === NO_CHALLENGE || known === null) return null;
  const { id, userId, credentialId, publicKey, counter } = known;
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: { ...answer, response: strict(answer.response) },
      expectedChallenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true) return null;
  await countUse(db, id, { counter: verified.authenticationInfo.newCounter, now });
  return { userId };
}

/** What no answer can carry, since a challenge is never empty. */
const NO_CHALLENGE = '';

/** The challenge in an answer, if it is ours and still open; it is used up. */
async function takenChallenge(
  { inSeparateTransaction, now }: Desk,
  clientData: string,
  of: { purpose: 'register' | 'confirm' | 'sign-in'; sessionId: string | null },
): Promise<string> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return NO_CHALLENGE;
  return (await inSeparateTransaction((db) => takeChallenge(db, { challenge, now, ...of }))) ? challenge : NO_CHALLENGE;
}

function challengeIn(clientData: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** The library throws at every answer that does not hold. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/** Without the fields that are there and hold nothing. */
function strict<T extends object>(response: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(response).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
