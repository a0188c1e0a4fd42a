import { implement } from '@orpc/server';
import { AlertSchema } from '#modules/access/alerts/model.ts';
import { openAlerts } from '#modules/access/alerts/service.server.ts';
import { isTrustedDevice } from '#modules/access/devices/rules.ts';
import { devicesOf, trustBeforeThreat } from '#modules/access/devices/service.server.ts';
import { accountOf, addressMark } from '#modules/access/identity/service.server.ts';
import { asRole } from '#platform/database.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { openAgain, resolveAlertFor, trustDeviceAgain } from './undo.server.ts';

const site = implement(contract).$context<RequestContext>().use(userProcedure);

/** Whoever runs the site changes what guards somebody else (§4). */
const RISK = { riskLevel: 'high' } as const;

export const threatsRouter = site.router({
  openAlerts: site.openAlerts.handler(async ({ context: { db } }) => {
    const { alerts, total } = await openAlerts(db);
    return { alerts: alerts.map(({ alert, person }) => ({ ...AlertSchema.parse(alert), person })), total };
  }),

  devicesOf: site.devicesOf.handler(async ({ input: { email: address }, context: { db }, errors }) => {
    const account = await accountOf(db, address);
    if (account === null) throw errors.NO_ACCOUNT();
    const { id: userId, name: personName, email } = account;
    const rows = await asRole(db, 'ilifa_auth', () => devicesOf(db, userId));
    const devices = rows.map(
      ({ deviceFingerprint: id, deviceName: name, deviceType: type, isTrusted, trustScore, metadata }) => ({
        id,
        name,
        type,
        isTrusted: isTrustedDevice({ isTrusted, score: trustScore }),
        trustScore,
        lostToThreat: trustBeforeThreat(metadata) !== null,
      }),
    );
    return { person: { id: userId, name: personName, email }, devices };
  }),

  liftLock: site.liftLock.handler(async ({ input: { email }, context, errors }) => {
    const { db, emit, audit, services } = context;
    const opened = await openAgain(db, emit, email, services.now());
    if (opened === null) throw errors.NOTHING_LOCKED();
    const { userId } = opened;
    audit({ ...(userId === null ? {} : { id: userId }), metadata: { address: addressMark(email), ...RISK } });
    return { lifted: true } as const;
  }),

  trustDevice: site.trustDevice.handler(async ({ input, context: { db, emit, audit }, errors }) => {
    const { userId, deviceId } = input;
    const outcome = await trustDeviceAgain(db, emit, userId, deviceId);
    if (outcome === 'not there') throw errors.DEVICE_NOT_FOUND();
    if (outcome === 'nothing taken') throw errors.NOTHING_TAKEN();
    audit({ id: userId, metadata: { deviceId, ...RISK } });
    return { trusted: true } as const;
  }),

  resolveAlert: site.resolveAlert.handler(async ({ input: { id }, context, errors }) => {
    const { db, emit, audit, services } = context;
    if (!(await resolveAlertFor(db, emit, id, services.now()))) throw errors.ALERT_NOT_FOUND();
    audit({ id, metadata: RISK });
    return { resolved: true } as const;
  }),
});
