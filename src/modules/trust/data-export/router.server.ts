import { implement } from '@orpc/server';
import { hasSecondFactor } from '#modules/access/two-factor/service.server.ts';
import { permitOperation } from '#modules/access/threat-detection/service.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import type { Portable } from '#platform/portable.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { refusal } from '#platform/refusals.server.ts';
import { CapacityError, oneAtATime, semaphore } from '#platform/semaphore.server.ts';
import { contract } from './contract.ts';
import { archiveOf } from './export.server.ts';
import { restoreArchive } from './restore.server.ts';
import { ZipRefused } from '#platform/archive/zip-read.server.ts';

const leaving = implement(contract).$context<RequestContext>().use(userProcedure);

/** @param portables what leaves and comes back, in an order that foreign keys allow */
export function leavingRouter(portables: readonly Portable[]) {
  // An export takes a connection beside the pool and much of a processor for seconds: one is made while one more may wait.
  const [inTurn, atExport, atRestore] = [oneAtATime(), semaphore(2), semaphore(1)];
  return leaving.router({
    export: leaving.export.handler(async ({ context, errors }) => {
      const { userId, services, audit } = context;
      // What books do not open, an archive of them does not either.
      const isDemanded = (await services.accessResolver.secondFactorDemandOf(userId)) !== null;
      if (isDemanded && !(await hasSecondFactor(context.db, userId))) throw refusal('SECOND_FACTOR_NEEDED');
      await permitOperation(context, 'data_export');
      const now = services.now();
      const scope = { role: 'ilifa_app', userId, isSnapshot: true } as const;
      const { archive, rows } = await atExport(() =>
        inTurn(() =>
          inTransaction(services.sidePool, scope, (db) =>
            archiveOf(db, { userId, keyring: services.keyring, portables }, now),
          ),
        ),
      ).catch((error: unknown) => {
        throw error instanceof CapacityError ? errors.BUSY() : error;
      });
      audit({ id: userId, metadata: { rows, bytes: archive.size } });
      return new File([archive], `ilifa-${now.toISOString().slice(0, 10)}.zip`, { type: 'application/zip' });
    }),

    restore: leaving.restore.handler(async ({ input: { file }, context, errors }) => {
      const { db, person, emit, services, audit } = context;
      const arriving = { person, emit, portables, keyring: services.keyring, now: services.now() };
      try {
        const restored = await atRestore(() => restoreArchive(db, arriving, file));
        audit({ id: person.id, metadata: { books: restored.books.map(({ id, rows }) => ({ id, rows })) } });
        return restored;
      } catch (error) {
        if (error instanceof ZipRefused)
          throw errors.ARCHIVE_REFUSED({ message: `${error.message} Nothing was changed.` });
        throw error instanceof CapacityError ? errors.BUSY() : error;
      }
    }),
  });
}
