import { implement } from '@orpc/server';
import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { userProcedure, type RequestContext, type RequestFacts } from '#platform/procedure.server.ts';
import { deviceIdOf, fingerprintOf } from './browser.server.ts';
import { contract } from './contract.ts';
import { deviceDistrusted, deviceForgotten } from './events.ts';
import type { KnownDevice } from './model.ts';
import { deviceTrust, isTrustedDevice } from './rules.ts';
import { daysBetween, devicesOf, forget, markTrusted } from './store.server.ts';

const people = implement(contract).$context<RequestContext>().use(userProcedure);

/** The procedures of a person's devices; the settings name the cookie by which a browser is known again. */
export function devicesRouter(settings: AuthSettings) {
  const here = ({ headers, userAgent }: RequestFacts) =>
    fingerprintOf(deviceIdOf(headers.get('cookie'), settings), userAgent);
  return {
    list: people.list.handler(({ context: { db, userId, request, services } }) =>
      presented(db, userId, here(request), services.now()),
    ),

    trust: people.trust.handler(async ({ input: { id, isTrusted }, context, errors }) => {
      const { db, userId, request, audit, emit, services } = context;
      if (!(await markTrusted(db, userId, id, isTrusted))) throw errors.DEVICE_NOT_FOUND();
      if (!isTrusted) await emit(deviceDistrusted({ userId, deviceId: id }));
      audit({ id, metadata: { isTrusted } });
      const devices = await presented(db, userId, here(request), services.now());
      const device = devices.find((one) => one.id === id);
      if (device === undefined) throw errors.DEVICE_NOT_FOUND();
      return device;
    }),

    forget: people.forget.handler(async ({ input: { id }, context, errors }) => {
      const { db, userId, request, audit, emit } = context;
      if (id === here(request)) throw errors.DEVICE_IN_USE();
      if (!(await forget(db, userId, id))) throw errors.DEVICE_NOT_FOUND();
      await emit(deviceForgotten({ userId, deviceId: id }));
      audit({ id });
      return { forgotten: true } as const;
    }),
  };
}

/** The devices of a person as they see them. */
async function presented(db: Database, userId: string, here: string, now: Date): Promise<KnownDevice[]> {
  const rows = await devicesOf(db, userId);
  return rows.map(
    ({ deviceFingerprint: id, deviceName, deviceType, isTrusted, trustScore, createdAt, lastSeenAt }) => ({
      id,
      name: deviceName,
      type: deviceType,
      isCurrent: id === here,
      isTrusted: isTrustedDevice({ isTrusted, score: trustScore }),
      isMarked: isTrusted,
      trustScore,
      isStale: deviceTrust(trustScore, daysBetween(lastSeenAt, now)).isRiskFactor,
      firstSeenAt: createdAt,
      lastSeenAt,
    }),
  );
}
