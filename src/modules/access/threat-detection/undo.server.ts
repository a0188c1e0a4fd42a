import { randomUUIDv7 } from 'node:crypto';
import { openAlertIdsOf, resolveFor } from '#modules/access/alerts/service.server.ts';
import { devicesOf, trustAgain, trustBeforeThreat } from '#modules/access/devices/service.server.ts';
import { forgetGuesses, isSecondStepLocked } from '#modules/access/two-factor/service.server.ts';
import { accountOf, isSignInLocked, liftLock } from '#modules/access/identity/service.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Emit } from '#platform/events.server.ts';
import { undoneNotice } from './notices.ts';

/** Opens what failures at an address had locked. Null where nothing is locked; `userId`: whose account it is. */
export async function openAgain(
  db: Database,
  emit: Emit,
  email: string,
  now: Date,
): Promise<{ userId: string | null } | null> {
  const userId = (await accountOf(db, email))?.id ?? null;
  const isShut = await isSignInLocked(db, email, now);
  const isStepShut = userId !== null && (await isSecondStepLocked(db, userId, now));
  if (!isShut && !isStepShut) return null;
  if (isShut) await liftLock(db, email);
  if (isStepShut) await forgetGuesses(db, userId);
  if (userId !== null) await emit(undoneNotice(userId, 'lock', '', randomUUIDv7()));
  return { userId };
}

/** Gives a device back the trust that a threat took from it, and says so to its person; else answers why not. */
export async function trustDeviceAgain(
  db: Database,
  emit: Emit,
  userId: string,
  deviceId: string,
): Promise<'given back' | 'not there' | 'nothing taken'> {
  const given = await trustAgain(db, userId, deviceId);
  if (typeof given === 'string') return given;
  await emit(undoneNotice(userId, 'device', given.name, randomUUIDv7()));
  return 'given back';
}

/** Deals with an alert for whoever it is about. False where there is no such open one. */
export async function resolveAlertFor(db: Database, emit: Emit, id: string, now: Date): Promise<boolean> {
  const alert = await resolveFor(db, id, now);
  if (alert !== null && alert.userId !== null) await emit(undoneNotice(alert.userId, 'alert', alert.title, id));
  return alert !== null;
}

type ForOne = { readonly verb: 'unlock' | 'trust' | 'resolve'; readonly userId: string; readonly email: string };

/** The same for all that there is of one person, by an operator's words. Answers how much it was. */
export async function undoFor(db: Database, emit: Emit, { verb, userId, email }: ForOne, now: Date): Promise<number> {
  if (verb === 'unlock') return (await openAgain(db, emit, email, now)) === null ? 0 : 1;
  if (verb === 'resolve') {
    const own = await openAlertIdsOf(db, userId);
    for (const id of own) await resolveAlertFor(db, emit, id, now);
    return own.length;
  }
  const devices = await asRole(db, 'ilifa_auth', () => devicesOf(db, userId));
  const lost = devices.filter(({ metadata }) => trustBeforeThreat(metadata) !== null);
  for (const { deviceFingerprint } of lost) await trustDeviceAgain(db, emit, userId, deviceFingerprint);
  return lost.length;
}
