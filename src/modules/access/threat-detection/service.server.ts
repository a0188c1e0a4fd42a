import { adminHostTrespassed, deedDone, pagesEntered } from '#kernel/deed.ts';
import { raiseAlert, raiseOrHold } from '#modules/access/alerts/service.server.ts';
import { deviceSeen } from '#modules/access/devices/events.ts';
import { distrust } from '#modules/access/devices/service.server.ts';
import { signInRefused } from '#modules/access/identity/events.ts';
import { sessionCheckFailed, sessionCutOff, sessionRiskElevated } from '#modules/access/sessions/events.ts';
import { countryOf, deviceOfSession } from '#modules/access/sessions/service.server.ts';
import { type Announce, type Listener, listener } from '#platform/events.server.ts';
import type { HeldWork } from '#platform/held-work.server.ts';
import type { Database } from '#platform/database.server.ts';
import { isAction } from './activity-window.ts';
import { answerThreats } from './answer.server.ts';
import { alertAboutCutOff } from './cut-off.ts';
import { answerFailures } from './failures.server.ts';
import { alertAboutBrokenCheck, alertAboutElevatedRisk, alertAboutTrespass } from './system-alerts.ts';
import { type Activity, noteActivity } from './store.server.ts';
import { threatsIn } from './threat-detection.ts';

export { permitOperation } from './operations.server.ts';
export { permitPayment } from './payments.server.ts';
export { undoFor } from './undo.server.ts';

/** Looks at what people do, and answers what it amounts to. */
export function threatListeners(now: () => Date, held: HeldWork): readonly Listener[] {
  return [
    listener(deedDone, async (db, { action, ...who }, announce) => {
      if (isAction(action)) await seeActions(db, announce, who, { activityType: action, source: 'command' }, now());
    }),

    listener(pagesEntered, async (db, { count, ...who }, announce) => {
      await seeActions(db, announce, who, { activityType: 'page.entered', source: 'page', times: count }, now());
    }),

    listener(deviceSeen, async (db, { userId, sessionId, deviceId, name, isNew, hasOthers, visit }, announce) => {
      const { ipAddress, userAgent } = visit;
      const [at, country] = [now(), countryOf(ipAddress)];
      const seen = { userId, ipAddress, userAgent, country, riskScore: 0 };
      const deeds = await noteActivity(db, { ...seen, activityType: 'session.opened', source: 'sign-in' }, at);
      const scene = { userId, sessionId, deviceId, ipAddress, userAgent, country, abroad: deeds.abroad };
      await answerThreats(db, announce, scene, threatsIn(deeds), at);
      if (isNew && hasOthers)
        await raiseAlert(
          db,
          announce,
          { userId },
          {
            alertType: 'authentication',
            severity: 'low',
            title: `Signed in on a new device: ${name}`,
            description: `Somebody signed in to your account on a device that we had not seen before. It calls itself ${name}. If this was you, there is nothing to do; you may mark the device as trusted. If not, forget the device, which signs it out, and change your password.`,
            metadata: { device: name, deviceId, country },
          },
          at,
          { isTold: true },
        );
    }),

    listener(sessionCutOff, async (db, { userId, deviceId, reason, ipAddress }, announce) => {
      await distrust(db, announce, userId, deviceId);
      // The session ends whether the alert can be written or not.
      const alert = alertAboutCutOff(reason, countryOf(ipAddress));
      await raiseOrHold(db, announce, held, { userId }, alert, now());
    }),

    listener(adminHostTrespassed, async (db, { userId, ipAddress }, announce) => {
      await raiseAlert(db, announce, { userId }, alertAboutTrespass(countryOf(ipAddress)), now());
    }),

    listener(sessionRiskElevated, async (db, { userId, threats }, announce) => {
      await raiseAlert(db, announce, { userId }, alertAboutElevatedRisk(threats), now());
    }),

    listener(sessionCheckFailed, async (db, { userId }, announce) => {
      await raiseAlert(db, announce, { userId }, alertAboutBrokenCheck('session'), now());
    }),

    listener(signInRefused, (db, refused, announce) => answerFailures(db, announce, refused, now())),
  ];
}

type Who = {
  readonly userId: string;
  readonly sessionId: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
};
type What = Pick<Activity, 'activityType' | 'source'> & { readonly times?: number };

/** Writes down what a person did, and answers what their latest deeds amount to. */
async function seeActions(
  db: Database,
  announce: Announce,
  { userId, sessionId, ipAddress, userAgent }: Who,
  { times = 1, ...what }: What,
  at: Date,
): Promise<void> {
  const country = countryOf(ipAddress);
  const seen = { userId, ipAddress, userAgent, country, riskScore: 0, ...what };
  // What is new is so with the first of them alone, and what is much with the last.
  const [first, ...others] = Array.from({ length: times }, () => seen);
  if (first === undefined) return;
  const before = await noteActivity(db, first, at);
  let deeds = before;
  for (const one of others) deeds = await noteActivity(db, one, at);
  const threats = threatsIn({ ...deeds, isNewCountry: before.isNewCountry });
  if (threats.length === 0) return;
  const deviceId = (await deviceOfSession(db, sessionId))?.id ?? null;
  const scene = { userId, sessionId, deviceId, ipAddress, userAgent, country, abroad: deeds.abroad };
  await answerThreats(db, announce, scene, threats, at);
}
