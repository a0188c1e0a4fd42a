import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm';
import webPush from 'web-push';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { SealedColumn } from '#platform/resealing.server.ts';
import { MOST_BROWSERS } from './rules.ts';
import { pushKeys, pushSubscriptions } from './table.server.ts';

const NAME = 'vapid';
const placeOf = (name: string) => `push key ${name}`;

/** Where private keys of push are sealed. */
export const SEALED_PUSH_KEYS: SealedColumn = {
  table: 'push_keys',
  column: 'sealed',
  key: ['name'],
  place: ([name = '']) => placeOf(name),
};

/** The keys of this installation, the same for every process. `privateKey` is null where no key of ours opens it. */
export async function pushKeyOf(
  db: Database,
  keyring: Keyring,
): Promise<{ publicKey: string; privateKey: string | null }> {
  return asRole(db, 'ilifa_auth', async () => {
    const find = () => db.select().from(pushKeys).where(eq(pushKeys.name, NAME));
    let [row] = await find();
    if (row === undefined) {
      const made = webPush.generateVAPIDKeys();
      const sealed = keyring.seal(made.privateKey, placeOf(NAME));
      await db.insert(pushKeys).values({ name: NAME, publicKey: made.publicKey, sealed }).onConflictDoNothing();
      // Of two processes that made one at once, both go on with that which stands.
      [row] = await find();
    }
    if (row === undefined) throw new Error('the push key that was written is not there');
    return { publicKey: row.publicKey, privateKey: keyring.open(row.sealed, placeOf(NAME)) };
  });
}

/** The latest first. */
export function browsersOf(db: Database, userId: string) {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
}

export type NewBrowser = typeof pushSubscriptions.$inferInsert;

/** Takes a browser in: what was sent to it before, for the same person or for another, is not sent any more. */
export async function addBrowser(db: Database, row: NewBrowser): Promise<void> {
  const { userId, endpoint, deviceFingerprint, id } = row;
  await asRole(db, 'ilifa_auth', async () => {
    const sameBrowser = and(
      eq(pushSubscriptions.userId, userId),
      eq(pushSubscriptions.deviceFingerprint, deviceFingerprint),
    );
    await db.delete(pushSubscriptions).where(or(eq(pushSubscriptions.endpoint, endpoint), sameBrowser));
    await db.insert(pushSubscriptions).values(row);
    const others = await db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.id, id)))
      .orderBy(desc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
    await removeBrowsers(
      db,
      userId,
      others.slice(MOST_BROWSERS - 1).map((other) => other.id),
    );
  });
}

/** Answers how many went. */
export async function removeBrowsers(db: Database, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), inArray(pushSubscriptions.id, [...ids])));
  return rowCount ?? 0;
}

/** Nothing is shown on this device any more. */
export async function removeDevice(db: Database, userId: string, deviceFingerprint: string): Promise<void> {
  await asRole(db, 'ilifa_auth', () =>
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.deviceFingerprint, deviceFingerprint))),
  );
}

/** Nothing is shown on any device of a person any more but on this one; null: on none. */
export async function removeDevicesBut(db: Database, userId: string, kept: string | null): Promise<void> {
  const others = kept === null ? undefined : ne(pushSubscriptions.deviceFingerprint, kept);
  await asRole(db, 'ilifa_auth', () =>
    db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), others)),
  );
}
