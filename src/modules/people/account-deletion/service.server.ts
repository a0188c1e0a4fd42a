import { identityShown } from '#modules/access/two-factor/events.ts';
import { sessionOpened } from '#modules/access/identity/events.ts';
import { isSessionHeld } from '#modules/access/identity/service.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { type Listener, listener } from '#platform/events.server.ts';
import { auditLine } from './audit-line.server.ts';
import { undoErasure } from './store.server.ts';

/**
 * Signing in undoes it: with a second factor only once that is shown, so that a password alone keeps nobody's data.
 * Listed after who decides whether the session owes one.
 */
export function erasureListeners(now: () => Date): readonly Listener[] {
  const undo = async (db: Database, userId: string, { ipAddress, userAgent }: Trace) => {
    if (!(await asRole(db, 'ilifa_auth', () => undoErasure(db, userId, now())))) return;
    await appendAudit(db, { ...auditLine(userId, 'erasure.undone'), ipAddress, userAgent });
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
