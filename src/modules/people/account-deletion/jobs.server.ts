import { appendAudit } from '#platform/audit.server.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { type Job, type JobContext, runEach } from '#platform/jobs.server.ts';
import { auditLine } from './audit-line.server.ts';
import { erasedEmail, reminderEmail, undoneEmail } from './emails.ts';
import { REMINDER_DAYS } from './rules.ts';
import { claimDue, claimFarewell, claimReminder, dropErasure, erasePerson, markReminded } from './store.server.ts';

type Worker = Pick<JobContext, 'pool' | 'emails' | 'now' | 'publicUrl'>;

const DAY = 86_400_000;
/** Deleting books of a million rows takes a while. */
const PATIENCE = 10 * 60_000;

/**
 * Does what is due: e-mails before the end, deletions, last e-mails. Each piece is a row whose lock one process holds, and is
 * marked done in the transaction that does it, so what is cut off by a crash is done again and what is done is not.
 * E-mails are queued in the same transaction.
 */
export function deleteDueAccounts(worker: Worker): Promise<void> {
  const all = (step: typeof remind) => async () => {
    while (
      await inTransaction(worker.pool, { role: 'ilifa_auth', statementTimeout: PATIENCE }, (db) => step(db, worker))
    );
  };
  return runEach([all(remind), all(erase), all(sayFarewell)]);
}

async function remind(db: Database, { emails, now, publicUrl }: Worker): Promise<boolean> {
  const found = await claimReminder(db, new Date(now().getTime() + REMINDER_DAYS * DAY));
  if (found === null) return false;
  // Where nobody was there to remind in time, the e-mail after the end says it all.
  if (found.dueAt > now()) await emails.add(db, { to: found.email, ...reminderEmail({ ...found, publicUrl }) });
  await markReminded(db, found.userId, now());
  return true;
}

async function erase(db: Database, { emails, now }: Worker): Promise<boolean> {
  const found = await claimDue(db, now());
  if (found === null) return false;
  const { userId, email } = found;
  await emails.forget(db, email);
  for (const { workspaceId, heir } of await erasePerson(db, userId, now())) {
    const line = { ...auditLine(null, 'workspace.transferred'), workspaceId, resourceType: 'workspaces' };
    await appendAudit(db, { ...line, resourceId: workspaceId, metadata: { from: userId, to: heir } });
  }
  await appendAudit(db, auditLine(userId, 'erasure.done'));
  return true;
}

async function sayFarewell(db: Database, { emails, publicUrl }: Worker): Promise<boolean> {
  const found = await claimFarewell(db);
  if (found === null) return false;
  const { userId, isErased, name, email } = found;
  if (name !== null && email !== null)
    await emails.add(db, { to: email, ...(isErased ? erasedEmail({ name }) : undoneEmail({ name, publicUrl })) });
  await dropErasure(db, userId);
  return true;
}

export const JOBS: readonly Job[] = [
  { name: 'due-accounts.delete', everyMs: 10 * 60_000, isExclusive: false, run: deleteDueAccounts },
];
