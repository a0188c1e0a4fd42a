import { randomUUIDv7 } from 'node:crypto';
import { openAlerts, resolveFor } from '#modules/alerts/service.server.ts';
import { DEVICE_TRUST } from '#modules/devices/rules.ts';
import { devicesOf, trustAgain } from '#modules/devices/service.server.ts';
import { forgetGuesses } from '#modules/factors/service.server.ts';
import { accountOf, liftLock } from '#modules/identity/service.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Announce } from '#platform/events.server.ts';
import { undoneNotice } from './notices.ts';

/** Opens what failures at an address had locked. Null where nothing failed there; `userId`: whose account it is. */
export async function openAgain(
  db: Database,
  announce: Announce,
  email: string,
): Promise<{ userId: string | null } | null> {
  const userId = (await accountOf(db, email))?.id ?? null;
  const failures = await liftLock(db, email);
  const guesses = userId === null ? 0 : await forgetGuesses(db, userId);
  if (failures + guesses === 0) return null;
  if (userId !== null) await announce(undoneNotice(userId, 'lock', '', randomUUIDv7()));
  return { userId };
}

/** Gives a device its trust back. Answers its name; null where the person has no such device. */
export async function trustDeviceAgain(
  db: Database,
  announce: Announce,
  userId: string,
  deviceId: string,
): Promise<string | null> {
  const name = await trustAgain(db, userId, deviceId);
  if (name !== null) await announce(undoneNotice(userId, 'device', name, randomUUIDv7()));
  return name;
}

/** Deals with an alert for whoever it is about. False where there is no such open one. */
export async function resolveAlertFor(db: Database, announce: Announce, id: string, now: Date): Promise<boolean> {
  const alert = await resolveFor(db, id, now);
  if (alert !== null && alert.userId !== null) await announce(undoneNotice(alert.userId, 'alert', alert.title, id));
  return alert !== null;
}

type ForOne = { readonly verb: 'unlock' | 'trust' | 'resolve'; readonly userId: string; readonly email: string };

/** The same for all that there is of one person, by an operator's words. Answers how much it was. */
export async function undoFor(
  db: Database,
  announce: Announce,
  { verb, userId, email }: ForOne,
  now: Date,
): Promise<number> {
  if (verb === 'unlock') return (await openAgain(db, announce, email)) === null ? 0 : 1;
  if (verb === 'resolve') {
    const own = (await openAlerts(db)).filter((alert) => alert.userId === userId);
    for (const { id } of own) await resolveAlertFor(db, announce, id, now);
    return own.length;
  }
  const devices = await asRole(db, 'ilifa_auth', () => devicesOf(db, userId));
  const lost = devices.filter(({ trustScore }) => trustScore < DEVICE_TRUST.atFirst);
  for (const { deviceFingerprint } of lost) await trustDeviceAgain(db, announce, userId, deviceFingerprint);
  return lost.length;
}
