import { deviceForgotten } from '#modules/devices/events.ts';
import type { Database } from '#platform/database.server.ts';
import { listener } from '#platform/events.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import type { PushMessage } from './model.ts';
import { sendTo } from './send.server.ts';
import { browsersOf, pushKeyOf, removeBrowsers, removeDevice } from './store.server.ts';

export { SEALED_PUSH_KEYS } from './store.server.ts';

/** What is shown on a device ends when its person forgets it. */
export const pushListeners = [
  listener(deviceForgotten, (db, { userId, deviceId }) => removeDevice(db, userId, deviceId)),
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

type Worker = Pick<Ground, 'keyring' | 'log' | 'pushServices'> & { readonly publicUrl: string };

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
  const outcomes = await Promise.all(browsers.map((browser) => sendTo(browser, message, sender)));
  const gone = browsers.filter((_, place) => outcomes[place] === 'gone');
  await removeBrowsers(
    db,
    userId,
    gone.map(({ id }) => id),
  );
  if (outcomes.includes('sent')) return 'sent';
  return outcomes.includes('lost') ? 'lost' : 'none';
}
