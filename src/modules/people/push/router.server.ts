import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { browserOf } from '#modules/access/devices/service.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { browserAdded } from './events.ts';
import { isPushEndpoint } from './rules.ts';
import { canBeSealed } from './send.server.ts';
import type { DeviceOf } from './service.server.ts';
import { addBrowser, browsersOf, pushKeyOf, removeBrowsers } from './store.server.ts';

const own = implement(contract).$context<RequestContext>().use(userProcedure);

/** Browsers are kept by the device of the session, by which they are taken away again, whatever a request calls itself. */
export function pushRouter(deviceOf: DeviceOf) {
  const here = async (db: Database, sessionId: string) => {
    const device = await asRole(db, 'ilifa_auth', () => deviceOf(db, sessionId));
    if (device === null) throw new Error('the session is on no device');
    return device.id;
  };
  return {
    standing: own.standing.handler(async ({ context: { db, userId, session, services } }) => {
      const hereId = await here(db, session.id);
      const { publicKey } = await pushKeyOf(db, services.keyring);
      const browsers = await browsersOf(db, userId);
      return {
        publicKey,
        browsers: browsers.map(({ id, name, createdAt, deviceFingerprint }) => ({
          id,
          name,
          since: createdAt,
          isHere: deviceFingerprint === hereId,
        })),
      };
    }),

    subscribe: own.subscribe.handler(async ({ input, context, errors }) => {
      const { db, userId, session, request, audit, emit, services } = context;
      if (!isPushEndpoint(input.endpoint, services.pushServices)) throw errors.NOT_A_PUSH_SERVICE();
      if (!canBeSealed(input)) throw errors.NO_SEAL();
      const id = randomUUIDv7();
      const { name } = browserOf(request.userAgent);
      // Before, so that the browsers are told that stood already.
      await emit(browserAdded({ userId, id, name }));
      await addBrowser(db, {
        ...input,
        id,
        userId,
        deviceFingerprint: await here(db, session.id),
        name,
        createdAt: services.now(),
      });
      audit({ id, metadata: { name } });
      return { id };
    }),

    unsubscribe: own.unsubscribe.handler(async ({ input: { id }, context: { db, userId, audit } }) => {
      await removeBrowsers(db, userId, [id]);
      audit({ id });
      return { id };
    }),
  };
}
