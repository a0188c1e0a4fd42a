import type { EndReason } from '#kernel/caller.ts';
import { deviceDistrusted, deviceForgotten } from '#modules/access/devices/events.ts';
import { passwordChanged, sessionClosed, sessionsEnded } from '#modules/access/identity/events.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { type Listener, listener } from '#platform/events.server.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import type { PushMessage } from './model.ts';
import { sendTo } from './send.server.ts';
import { browsersOf, pushKeyOf, removeBrowsers, removeDevice, removeDevicesBut } from './store.server.ts';

export { SEALED_PUSH_KEYS } from './store.server.ts';

/** Somebody said that a session is to end, or it was in other hands. One that rested too long takes no messages away. */
const ENDED_ON_PURPOSE: ReadonlySet<EndReason> = new Set<EndReason>([
  'User logout',
  'User requested termination of this session',
  'Session risk too high',
]);

/** Which device a session is on; asked of who keeps sessions, whom the apps name. */
export type DeviceOf = (db: Database, sessionId: string) => Promise<{ id: string; userId: string } | null>;

/** What is shown on a device ends when its person signs out there, knows or trusts it no longer, or has another password. */
export const pushListeners = (deviceOf: DeviceOf): readonly Listener[] => [
  listener(deviceForgotten, (db, { userId, deviceId }) => removeDevice(db, userId, deviceId)),
  listener(deviceDistrusted, (db, { userId, deviceId }) => removeDevice(db, userId, deviceId)),
  listener(passwordChanged, (db, { userId }) => removeDevicesBut(db, userId, null)),
  listener(sessionClosed, async (db, { sessionId, reason }) => {
    if (!ENDED_ON_PURPOSE.has(reason)) return;
    const device = await asRole(db, 'ilifa_auth', () => deviceOf(db, sessionId));
    if (device !== null) await removeDevice(db, device.userId, device.id);
  }),
  listener(sessionsEnded, async (db, { userId, except }) => {
    const kept = except === null ? null : await asRole(db, 'ilifa_auth', () => deviceOf(db, except));
    await removeDevicesBut(db, userId, kept?.id ?? null);
  }),
];

/** Whether a person has switched messages on anywhere. */
export async function isPushed(db: Database, userId: string): Promise<boolean> {
  return (await browsersOf(db, userId).limit(1)).length > 0;
}

/** The browsers of a person for their archive: where and since when, and nothing that opens them. */
export async function keptBrowsers(db: Database, userId: string) {
  const rows = await browsersOf(db, userId);
  return rows.map(({ name, createdAt, endpoint }) => ({ name, since: createdAt, service: new URL(endpoint).host }));
}

type Worker = Pick<AppServices, 'keyring' | 'log' | 'pushServices'> & { readonly publicUrl: string };

/**
 * Shows a message in all browsers of a person; as `ilifa_auth`. Browsers that are gone are forgotten. `none`: there is
 * none left. One that got it is enough: sent again, it would come twice there.
 */
export async function push(
  db: Database,
  { keyring, log, pushServices, publicUrl }: Worker,
  userId: string,
  message: PushMessage,
): Promise<'sent' | 'lost' | 'none'> {
  const browsers = await browsersOf(db, userId);
  if (browsers.length === 0) return 'none';
  const { publicKey, privateKey } = await pushKeyOf(db, keyring);
  if (privateKey === null) {
    log.error({}, 'no key opens that of push messages, so none are sent');
    return 'lost';
  }
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:operator@${new URL(publicUrl).hostname}`;
  const sender = { publicKey, privateKey, subject, services: pushServices };
  const outcomes = await Promise.all(
    browsers.map((browser) =>
      sendTo(browser, message, sender).catch((error: unknown) => {
        log.error({ err: error }, 'a push message could not be sent');
        return 'lost' as const;
      }),
    ),
  );
  const gone = browsers.filter((_, place) => outcomes[place] === 'gone');
  await removeBrowsers(
    db,
    userId,
    gone.map(({ id }) => id),
  );
  if (outcomes.includes('sent')) return 'sent';
  return outcomes.includes('lost') ? 'lost' : 'none';
}
