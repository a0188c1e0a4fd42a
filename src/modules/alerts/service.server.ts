import type { Database } from '#platform/database.server.ts';
import type { Announce } from '#platform/events.server.ts';
import { cooldownOf } from './cooldown.ts';
import type { NewAlert } from './model.ts';
import { alertNotice } from './notices.ts';
import { addAlert, type Subject, firstWithin } from './store.server.ts';

export { firstWithin, type Subject } from './store.server.ts';

/** `isTold`: the person gets another message of the same event, so that this one waits in its list. */
type Telling = { readonly isTold?: boolean };

/**
 * Raises an alert in the transaction given, unless one of its kind and weight was raised within the cooldown: a grave one
 * is not swallowed by a light one before it. Answers its id; null where it was not raised.
 */
export async function raiseAlert(
  db: Database,
  announce: Announce,
  subject: Subject,
  alert: NewAlert,
  now: Date,
  { isTold = false }: Telling = {},
): Promise<string | null> {
  const { alertType, severity } = alert;
  if (!(await firstWithin(db, subject, `alert ${alertType} ${severity}`, cooldownOf(alertType), now))) return null;
  const id = await addAlert(db, subject, alert, now);
  if ('userId' in subject && !isTold) await announce(alertNotice(subject.userId, id, alert));
  return id;
}
