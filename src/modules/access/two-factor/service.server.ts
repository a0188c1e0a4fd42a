import { and, inArray, isNotNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { deviceDistrusted, deviceForgotten } from '#modules/access/devices/events.ts';
import { passwordChanged, sessionOpened } from '#modules/access/identity/events.ts';
import { doubtSession, holdSession } from '#modules/access/identity/service.server.ts';
import { passkeysOf } from './passkeys.server.ts';
import { type Database, type Pool, withoutTransaction } from '#platform/database.server.ts';
import { type Listener, listener } from '#platform/events.server.ts';
import type { AccessResolver } from '#platform/app-services.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import { debtOf, hasFactor } from './rules.ts';
import { standingOf } from './standing.server.ts';
import { totpOf } from './store.server.ts';
import { passkeys, totpSecrets } from './table.server.ts';
import { forgetDevices, trustedDevice } from './trusted.server.ts';

export { SEALED_SECRETS } from './codes.server.ts';
export { forgetGuesses, isSecondStepLocked } from './store.server.ts';

type Settings = {
  readonly accessResolver: Pick<AccessResolver, 'secondFactorDemandOf'>;
  readonly keyring: Keyring;
  readonly publicUrl: string;
  readonly now: () => Date;
};

/**
 * Stands at the one door that every way of signing in goes through: a session of somebody who has a second factor, or
 * must have one, opens nothing until it is shown.
 */
export function secondStepAtTheDoor({ accessResolver, keyring, publicUrl, now }: Settings) {
  return listener(sessionOpened, async (db, { sessionId, userId, via, visit }) => {
    const standing = await standingOf(db, accessResolver, userId);
    const browser = { userId, cookies: visit.cookies, keyring, publicUrl, now: now() };
    const isTrusted = (await trustedDevice(db, browser)) !== null;
    const debt = debtOf(standing, { via, isTrusted });
    if (debt === 'reconfirm') await doubtSession(db, sessionId);
    else if (debt !== 'nothing') await holdSession(db, sessionId);
  });
}

/** Whether the person has a second factor to show, whoever asks for it. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const hasTotp = (await totpOf(db, userId))?.confirmedAt != null;
  return hasFactor({ hasTotp, passkeys: (await passkeysOf(db, userId)).length });
}

const forgetAll = (db: Database, { userId }: { userId: string }) =>
  forgetDevices(db, userId, null).then(() => undefined);

/**
 * When every browser is asked again. Whoever knew the password may have made one trusted; and which of them is the device
 * that was distrusted or forgotten, nothing tells: a browser that is trusted here is known by a cookie of its own.
 */
export const browsersForgotten: readonly Listener[] = [
  listener(passwordChanged, forgetAll),
  listener(deviceDistrusted, forgetAll),
  listener(deviceForgotten, forgetAll),
];

/**
 * Those of these people who have no second factor.
 * @param pool connections of the role `ilifa_auth`.
 */
export async function withoutSecondFactor(pool: Pool, userIds: readonly string[]): Promise<string[]> {
  const db = withoutTransaction(pool);
  const [apps, keys] = [totpSecrets.userId, passkeys.userId];
  const ids = [...userIds];
  const rows = await union(
    db
      .select({ userId: apps })
      .from(totpSecrets)
      .where(and(inArray(apps, ids), isNotNull(totpSecrets.confirmedAt))),
    db.select({ userId: keys }).from(passkeys).where(inArray(keys, ids)),
  );
  const having = new Set(rows.map(({ userId }) => userId));
  return ids.filter((id) => !having.has(id));
}

/** Days for which a factor counts as new: as long as somebody may not notice that it is not theirs. */
const NEW_FOR_DAYS = 30;

/** A way to come in or to show that it is oneself, as an e-mail names it. */
export type NewFactor = { readonly what: string; readonly since: Date };

/** What was added to an account lately, the newest first. */
export async function newFactorsOf(db: Database, userId: string, now: Date): Promise<NewFactor[]> {
  const app = (await totpOf(db, userId))?.confirmedAt ?? null;
  const keys = (await passkeysOf(db, userId)).map(({ name, createdAt }) => ({
    what: `the passkey “${name}”, which signs in without a password`,
    since: createdAt,
  }));
  const all = [...keys, ...(app === null ? [] : [{ what: 'an authenticator app', since: app }])];
  const from = now.getTime() - NEW_FOR_DAYS * 24 * 60 * 60_000;
  return all.filter(({ since }) => since.getTime() >= from).toSorted((a, b) => b.since.getTime() - a.since.getTime());
}
