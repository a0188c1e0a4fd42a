import { implement } from '@orpc/server';
import { inTransaction } from '#platform/database.server.ts';
import type { Portable } from '#platform/portable.server.ts';
import { openToPeople, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { archiveOf } from './export.server.ts';
import { restoreArchive } from './restore.server.ts';
import { ZipRefused } from './zip-read.server.ts';

const leaving = implement(contract).$context<RequestContext>().use(openToPeople);

/** @param portables what leaves and comes back, in an order that foreign keys allow */
export function leavingRouter(portables: readonly Portable[]) {
  const inTurn = oneAtATime();
  return leaving.router({
    export: leaving.export.handler(async ({ context: { userId, ground, remember } }) => {
      const now = ground.now();
      const scope = { role: 'ilifa_app', userId, isSnapshot: true } as const;
      const { archive, rows } = await inTurn(() =>
        inTransaction(ground.sidePool, scope, (db) =>
          archiveOf(db, { userId, keyring: ground.keyring, portables }, now),
        ),
      );
      remember({ id: userId, metadata: { rows, bytes: archive.size } });
      return new File([archive], `ilifa-${now.toISOString().slice(0, 10)}.zip`, { type: 'application/zip' });
    }),

    restore: leaving.restore.handler(async ({ input: { file }, context, errors }) => {
      const { db, person, announce, ground, remember } = context;
      const bytes = Buffer.from(await file.arrayBuffer());
      const arriving = { person, announce, portables, keyring: ground.keyring, now: ground.now() };
      try {
        const restored = await restoreArchive(db, arriving, bytes);
        remember({ id: person.id, metadata: { books: restored.books.map(({ id, rows }) => ({ id, rows })) } });
        return restored;
      } catch (error) {
        if (error instanceof ZipRefused)
          throw errors.ARCHIVE_REFUSED({ message: `${error.message} Nothing was changed.` });
        throw error;
      }
    }),
  });
}

/** Each takes a connection beside the pool and much of a processor for seconds, so they wait for each other. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
