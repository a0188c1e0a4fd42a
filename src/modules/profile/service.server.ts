import { inTransaction } from '#platform/database.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import { pictureBytes } from './store.server.ts';

export { allPictures, saidBy } from './store.server.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A picture for whom the request's session belongs to; null where it is not theirs, or nobody is signed in. */
export async function pictureFor(ground: Ground, headers: Headers, id: string): Promise<Buffer | null> {
  if (!UUID.test(id)) return null;
  const found = await ground.doorkeeper.personOf(headers);
  if (found === null || found.session.isPending) return null;
  return inTransaction(ground.pool, { role: 'ilifa_app', userId: found.person.id }, (db) => pictureBytes(db, id));
}
