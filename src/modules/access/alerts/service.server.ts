import { randomUUIDv7 } from 'node:crypto';
import { type Database, orElse } from '#platform/database.server.ts';
import type { Emit } from '#platform/events.server.ts';
import type { RetryQueue } from '#platform/retry-queue.server.ts';
import { cooldownOf } from './cooldown.ts';
import { type Alert, type AlertCounts, AlertSchema, type NewAlert, NewAlertSchema } from './model.ts';
import { alertNotice } from './notices.ts';
import { addAlert, alertCounts, alertsOf, type Subject, firstWithin, siteAlertCounts } from './store.server.ts';

export { firstWithin, openAlertIdsOf, openAlerts, resolveFor, type Subject } from './store.server.ts';

/** `isTold`: the person gets another message of the same event, so that this one waits in its list. */
type Telling = { readonly isTold?: boolean };

/**
 * Raises an alert in the transaction given, unless one of its kind and weight was raised within the cooldown: a grave one
 * is not swallowed by a light one before it. Answers its id; null where it was not raised.
 */
export async function raiseAlert(
  db: Database,
  emit: Emit,
  subject: Subject,
  alert: NewAlert,
  now: Date,
  { isTold = false }: Telling = {},
): Promise<string | null> {
  const { alertType, severity } = alert;
  if (!(await firstWithin(db, subject, `alert ${alertType} ${severity}`, cooldownOf(alertType), now))) return null;
  const id = await addAlert(db, subject, alert, now);
  if ('userId' in subject && !isTold) await emit(alertNotice(subject.userId, id, alert));
  return id;
}

const HELD = 'alert';

/**
 * The same for what must go on though the alert cannot be written, such as ending a session that is in other hands: it is
 * held in memory then, and written when it can be (§8).
 */
export async function raiseOrHold(
  db: Database,
  emit: Emit,
  held: RetryQueue,
  subject: Subject,
  alert: NewAlert,
  now: Date,
): Promise<void> {
  const write = async (later: Database, tell: Emit, since: Date) => {
    await raiseAlert(later, tell, subject, alert, since);
  };
  await orElse(
    db,
    () => write(db, emit, now),
    (error) => {
      const whom = 'userId' in subject ? subject.userId : subject.mark;
      const cooldown = cooldownOf(alert.alertType) * 60_000;
      const isSaid = heldAlerts(held, whom).some(
        ({ alertType, severity, createdAt }) =>
          alertType === alert.alertType &&
          severity === alert.severity &&
          now.getTime() - createdAt.getTime() < cooldown,
      );
      if (!isSaid) held.hold({ what: HELD, subject: whom, about: alert, write }, error);
    },
  );
}

/** A person's alerts; while they cannot be read, those that are held in memory, and one that says so (§8). */
export function alertsKnown(
  db: Database,
  held: RetryQueue,
  userId: string,
  { all, now }: { all: boolean; now: Date },
): Promise<Alert[]> {
  return orElse(
    db,
    async () => (await alertsOf(db, userId, { all })).map((row) => AlertSchema.parse(row)),
    (error) => {
      held.unreadable('alerts', error);
      return [alertOf(UNREADABLE, now), ...heldAlerts(held, userId)];
    },
  );
}

/** How many there are, or, while they cannot be read, how many are held. */
export function alertCountsKnown(db: Database, held: RetryQueue, userId: string): Promise<AlertCounts> {
  return orElse(
    db,
    async () => countsIn(await alertCounts(db, userId)),
    (error) => {
      held.unreadable('counts of alerts', error);
      const ofHeld = heldAlerts(held, userId).map(({ severity }) => ({ severity, resolved: false, count: 1 }));
      return { ...countsIn(ofHeld), isWhole: false };
    },
  );
}

/** How many there are on the whole site. */
export async function siteAlerts(db: Database): Promise<AlertCounts> {
  return countsIn(await siteAlertCounts(db));
}

function countsIn(rows: Awaited<ReturnType<typeof alertCounts>>): AlertCounts {
  const openBySeverity = { critical: 0, high: 0, medium: 0, low: 0 };
  let resolved = 0;
  for (const { severity, resolved: isResolved, count } of rows)
    if (isResolved) resolved += count;
    else openBySeverity[severity] += count;
  const open = Object.values(openBySeverity).reduce((sum, one) => sum + one, 0);
  return { open, resolved, openBySeverity, isWhole: true };
}

function heldAlerts(held: RetryQueue, whom: string): Alert[] {
  return held.of(HELD, whom).map(({ about, since }) => alertOf(NewAlertSchema.parse(about), since));
}

/** As it is shown while it is not kept: it cannot be dealt with yet. */
function alertOf(alert: NewAlert, createdAt: Date): Alert {
  return { ...alert, id: randomUUIDv7(), resolved: false, resolvedAt: null, createdAt };
}

const UNREADABLE: NewAlert = {
  alertType: 'system',
  severity: 'critical',
  title: 'Security System Error',
  description:
    'We cannot load your alerts, so this list may not be complete. No alert is lost. Try again in a few minutes.',
  metadata: {},
};
