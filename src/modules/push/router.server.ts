import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { browserOf, deviceIdOf, fingerprintOf } from '#modules/devices/service.server.ts';
import type { AuthSettings } from '#modules/identity/service.server.ts';
import { openToPeople, type RequestContext, type RequestFacts } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { isPushEndpoint } from './rules.ts';
import { addBrowser, browsersOf, pushKeyOf, removeBrowsers } from './store.server.ts';

const own = implement(contract).$context<RequestContext>().use(openToPeople);

/** The settings name the cookie by which a browser is known again. */
export function pushRouter(settings: AuthSettings) {
  const here = ({ headers, userAgent }: RequestFacts) =>
    fingerprintOf(deviceIdOf(headers.get('cookie'), settings), userAgent);
  return {
    standing: own.standing.handler(async ({ context: { db, userId, request, ground } }) => {
      const { publicKey } = await pushKeyOf(db, ground.keyring);
      const browsers = await browsersOf(db, userId);
      return {
        publicKey,
        browsers: browsers.map(({ id, name, createdAt, deviceFingerprint }) => ({
          id,
          name,
          since: createdAt,
          isHere: deviceFingerprint === here(request),
        })),
      };
    }),

    subscribe: own.subscribe.handler(async ({ input, context: { db, userId, request, remember, ground }, errors }) => {
      if (!isPushEndpoint(input.endpoint, ground.pushServices)) throw errors.NOT_A_PUSH_SERVICE();
      const id = randomUUIDv7();
      const { name } = browserOf(request.userAgent);
      await addBrowser(db, {
        ...input,
        id,
        userId,
        deviceFingerprint: here(request),
        name,
        createdAt: ground.now(),
      });
      remember({ id, metadata: { name } });
      return { id };
    }),

    unsubscribe: own.unsubscribe.handler(async ({ input: { id }, context: { db, userId, remember } }) => {
      await removeBrowsers(db, userId, [id]);
      remember({ id });
      return { id };
    }),
  };
}
