import { adminHostTrespassed } from '#kernel/activity-events.ts';
import { deviceForgotten, deviceSeen } from '#modules/access/devices/events.ts';
import {
  browserOf,
  deviceIdOf,
  fingerprintOf,
  newDevice,
  seeDevice,
  typeOfWidth,
} from '#modules/access/devices/service.server.ts';
import { sessionClosed, sessionOpened, sessionPaid, sessionsEnded } from '#modules/access/identity/events.ts';
import { type AuthSettings, closeSession, dropSessions } from '#modules/access/identity/service.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { type Listener, listener } from '#platform/events.server.ts';
import { newDeviceNotice } from './notices.ts';
import {
  addSession,
  countFailedAttempt,
  markEnded,
  markEndedOn,
  markOthersEnded,
  sessionsTooMany,
} from './store.server.ts';

export { SESSION_LIMITS } from './limits.ts';
export { countryOf } from './place.server.ts';
export { sessionReader } from './reader.server.ts';
export { deviceOfSession, isLive, sessionCounts } from './store.server.ts';

/** Keeps the facts of sessions beside those of identity: what began, on which device, what ended and why. */
export function sessionListeners(settings: AuthSettings, now: () => Date): readonly Listener[] {
  return [
    listener(sessionOpened, async (db, { sessionId, userId, visit }, emit) => {
      const { cookies, userAgent, ipAddress, screenWidth, screenHeight, timeZone, language, setCookie } = visit;
      let deviceId = deviceIdOf(cookies, settings);
      if (deviceId === null) {
        const device = newDevice(settings);
        deviceId = device.id;
        setCookie(device.cookie);
      }
      const deviceFingerprint = fingerprintOf(deviceId, userAgent);
      const { name, type, system } = browserOf(userAgent);
      // A tablet often says that it is a computer; its screen does not.
      const deviceType = screenWidth === null ? type : typeOfWidth(screenWidth);
      const about = { screenWidth, screenHeight, timeZone, language };
      const device = { userId, deviceFingerprint, deviceName: name, deviceType, userAgent, platform: system, about };
      const session = { id: sessionId, userId, deviceFingerprint, userAgent, ipAddress };
      const at = now();
      await asRole(db, 'ilifa_auth', () => addSession(db, session, at));
      const seen = await seeDevice(db, device, at);
      if (seen.isNew && seen.hasOthers) await emit(newDeviceNotice({ userId, sessionId, device: name }));
      await emit(deviceSeen({ userId, sessionId, deviceId: deviceFingerprint, name, ...seen, visit }));
    }),

    listener(adminHostTrespassed, (db, { sessionId }, emit) =>
      closeSession(db, emit, sessionId, 'No administrator rights'),
    ),

    listener(sessionClosed, (db, { sessionId, reason }) =>
      asRole(db, 'ilifa_auth', () => markEnded(db, [sessionId], reason, now())),
    ),

    listener(deviceForgotten, async (db, { userId, deviceId }) => {
      const reason = 'User requested termination of this session';
      const ended = await asRole(db, 'ilifa_auth', () => markEndedOn(db, userId, deviceId, reason, now()));
      await dropSessions(db, ended);
    }),

    listener(sessionsEnded, async (db, { userId, except, reason }) => {
      await asRole(db, 'ilifa_auth', () => markOthersEnded(db, userId, except, reason, now()));
    }),
  ];
}

/**
 * Ends the oldest sessions of a person where there are too many. Hears of a session once it is decided whether it owes a
 * second step, and again when that is paid.
 */
export function sessionLimit(now: () => Date): readonly Listener[] {
  const end = async (db: Database, { userId, sessionId }: { userId: string; sessionId: string }) => {
    const tooMany = await asRole(db, 'ilifa_auth', async () => {
      const ids = await sessionsTooMany(db, { userId, newest: sessionId }, now());
      await markEnded(db, ids, 'Too many sessions', now());
      return ids;
    });
    await dropSessions(db, tooMany);
  };
  return [listener(sessionOpened, end), listener(sessionPaid, end)];
}

/** Somebody failed to show that it is them, in a session that is open: more than three weigh on its risk (§4). */
export async function countFailedConfirmation(db: Database, sessionId: string, now: Date): Promise<void> {
  await asRole(db, 'ilifa_auth', () => countFailedAttempt(db, sessionId, now));
}
