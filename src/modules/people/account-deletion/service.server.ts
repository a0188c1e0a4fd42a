import { identityShown } from '#modules/access/two-factor/events.ts';
import { sessionOpened } from '#modules/access/identity/events.ts';
import { isSessionHeld } from '#modules/access/identity/service.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { asRole, type Database, inTransaction } from '#platform/database.server.ts';
import { type Listener, listener } from '#platform/events.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import { erasedLetter, reminderLetter, undoneLetter } from './letters.ts';
import { REMINDER_DAYS } from './rules.ts';
import {
  claimDue,
  claimFarewell,
  claimReminder,
  dropErasure,
  erasePerson,
  markReminded,
  undoErasure,
} from './store.server.ts';

/**
 * Signing in undoes it: with a second factor only once that is shown, so that a password alone keeps nobody's data.
 * Listed after who decides whether the session owes one.
 */
export function erasureListeners(now: () => Date): readonly Listener[] {
  const undo = async (db: Database, userId: string, { ipAddress, userAgent }: Trace) => {
    if (!(await asRole(db, 'ilifa_auth', () => undoErasure(db, userId, now())))) return;
    await appendAudit(db, { ...lineOf(userId, 'erasure.undone'), ipAddress, userAgent });
  };
  return [
    listener(sessionOpened, async (db, { sessionId, userId, visit }) => {
      if (!(await isSessionHeld(db, sessionId))) await undo(db, userId, visit);
    }),
    listener(identityShown, async (db, { userId, paid, visit }) => {
      if (paid) await undo(db, userId, visit);
    }),
  ];
}

type Trace = { readonly ipAddress: string | null; readonly userAgent: string | null };
type Worker = Pick<Ground, 'pool' | 'emails' | 'log' | 'now'> & { readonly publicUrl: string };

const DAY = 86_400_000;
/** Deleting books of a million rows takes a while. */
const PATIENCE = 10 * 60_000;

/**
 * Does what is due: letters before the end, deletions, last letters. Called at intervals by every process: each piece is
 * a row whose lock one process holds, and is marked done in the transaction that does it, so what is cut off by a crash is
 * done again and what is done is not. E-mails are queued in the same transaction.
 */
export async function tendErasures(worker: Worker): Promise<void> {
  for (const step of [remind, erase, sayFarewell]) {
    try {
      while (
        await inTransaction(worker.pool, { role: 'ilifa_auth', statementTimeout: PATIENCE }, (db) => step(db, worker))
      );
    } catch (error) {
      worker.log.error({ err: error, step: step.name }, 'deleting accounts failed, and is tried again');
    }
  }
}

async function remind(db: Database, { emails, now, publicUrl }: Worker): Promise<boolean> {
  const found = await claimReminder(db, new Date(now().getTime() + REMINDER_DAYS * DAY));
  if (found === null) return false;
  // Where nobody was there to remind in time, the letter after the end says it all.
  if (found.dueAt > now()) await emails.add(db, { to: found.email, ...reminderLetter({ ...found, publicUrl }) });
  await markReminded(db, found.userId, now());
  return true;
}

async function erase(db: Database, { emails, now }: Worker): Promise<boolean> {
  const found = await claimDue(db, now());
  if (found === null) return false;
  const { userId, email } = found;
  await emails.forget(db, email);
  for (const { workspaceId, heir } of await erasePerson(db, userId, now())) {
    const line = { ...lineOf(null, 'workspace.transferred'), workspaceId, resourceType: 'workspaces' };
    await appendAudit(db, { ...line, resourceId: workspaceId, metadata: { from: userId, to: heir } });
  }
  await appendAudit(db, lineOf(userId, 'erasure.done'));
  return true;
}

async function sayFarewell(db: Database, { emails, publicUrl }: Worker): Promise<boolean> {
  const found = await claimFarewell(db);
  if (found === null) return false;
  const { userId, isErased, name, email } = found;
  if (name !== null && email !== null)
    await emails.add(db, { to: email, ...(isErased ? erasedLetter({ name }) : undoneLetter({ name, publicUrl })) });
  await dropErasure(db, userId);
  return true;
}

function lineOf(userId: string | null, action: string) {
  const none = { workspaceId: null, ipAddress: null, userAgent: null };
  return { ...none, userId, action, resourceType: 'erasure', resourceId: userId, metadata: { riskLevel: 'high' } };
}
