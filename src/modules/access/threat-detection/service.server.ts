import { adminHostTrespassed, commandExecuted, pagesEntered } from '#kernel/activity-events.ts';
import { raiseAlert, raiseOrHold } from '#modules/access/alerts/service.server.ts';
import { deviceSeen } from '#modules/access/devices/events.ts';
import { distrust } from '#modules/access/devices/service.server.ts';
import { signInRefused } from '#modules/access/identity/events.ts';
import { sessionCheckFailed, sessionCutOff, sessionRiskElevated } from '#modules/access/sessions/events.ts';
import { countryOf, deviceOfSession } from '#modules/access/sessions/service.server.ts';
import { type Emit, type Listener, listener } from '#platform/events.server.ts';
import type { RetryQueue } from '#platform/retry-queue.server.ts';
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
export function threatListeners(now: () => Date, held: RetryQueue): readonly Listener[] {
  return [
    listener(commandExecuted, async (db, { action, ...who }, emit) => {
      if (isAction(action)) await seeActions(db, emit, who, { activityType: action, source: 'command' }, now());
    }),

    listener(pagesEntered, async (db, { count, ...who }, emit) => {
      await seeActions(db, emit, who, { activityType: 'page.entered', source: 'page', times: count }, now());
    }),

    listener(deviceSeen, async (db, { userId, sessionId, deviceId, name, isNew, hasOthers, visit }, emit) => {
      const { ipAddress, userAgent } = visit;
      const [at, country] = [now(), countryOf(ipAddress)];
      const seen = { userId, ipAddress, userAgent, country, riskScore: 0 };
      const deeds = await noteActivity(db, { ...seen, activityType: 'session.opened', source: 'sign-in' }, at);
      const scene = { userId, sessionId, deviceId, ipAddress, userAgent, country, abroad: deeds.abroad };
      await answerThreats(db, emit, scene, threatsIn(deeds), at);
      if (isNew && hasOthers)
        await raiseAlert(
          db,
          emit,
          { userId },
          {
            alertType: 'authentication',
            severity: 'low',
            title: `Signed in on a new device: ${name}`,
            description: `Your account was used on a new device: ${name}. If this was you, you can mark it as trusted. If not, remove the device and change your password.`,
            metadata: { device: name, deviceId, country },
          },
          at,
          { isTold: true },
        );
    }),

    listener(sessionCutOff, async (db, { userId, deviceId, reason, ipAddress }, emit) => {
      await distrust(db, emit, userId, deviceId);
      // The session ends whether the alert can be written or not.
      const alert = alertAboutCutOff(reason, countryOf(ipAddress));
      await raiseOrHold(db, emit, held, { userId }, alert, now());
    }),

    listener(adminHostTrespassed, async (db, { userId, ipAddress }, emit) => {
      await raiseAlert(db, emit, { userId }, alertAboutTrespass(countryOf(ipAddress)), now());
    }),

    listener(sessionRiskElevated, async (db, { userId, threats }, emit) => {
      await raiseAlert(db, emit, { userId }, alertAboutElevatedRisk(threats), now());
    }),

    listener(sessionCheckFailed, async (db, { userId }, emit) => {
      await raiseAlert(db, emit, { userId }, alertAboutBrokenCheck('session'), now());
    }),

    listener(signInRefused, (db, refused, emit) => answerFailures(db, emit, refused, now())),
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
  emit: Emit,
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
  await answerThreats(db, emit, scene, threats, at);
}
