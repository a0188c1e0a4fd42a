import { inTransaction } from '#platform/database.server.ts';
import type { AppServices, Visitor } from '#platform/app-services.server.ts';
import { pictureBytes } from './store.server.ts';

export { allPictures, saidBy } from './store.server.ts';
export { bringPicture, bringSaid } from './bring.server.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A picture for whom the request's session belongs to; null where it is not theirs, or nobody is signed in. The cookies
 * are those of a session that was renewed on the way, and go with the answer.
 */
export async function pictureFor(
  services: AppServices,
  visitor: Visitor,
  id: string,
): Promise<{ bytes: Buffer; setCookie: readonly string[] } | null> {
  if (!UUID.test(id)) return null;
  const found = await services.accessResolver.personOf(visitor);
  if (found === null || found.session.isPending) return null;
  const caller = { role: 'ilifa_app', userId: found.person.id } as const;
  const bytes = await inTransaction(services.pool, caller, (db) => pictureBytes(db, id));
  return bytes === null ? null : { bytes, setCookie: found.setCookie };
}
