import { appendAudit } from '#platform/audit.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Emit } from '#platform/events.server.ts';
import { signInRefused } from './events.ts';
import { addressMark, refusedSignIn } from './refused.server.ts';
import { isLocked } from './rules.ts';
import { type FailedSignIn, failuresOf } from './store.server.ts';

/**
 * What follows a failure that was counted, at whatever door: its line in the record, and the news, by which an account that
 * is locked from now on is told and opened again. In a transaction that is kept though the sign-in fails.
 * @param userId whose account the address has; null where it has none
 */
export async function refuseSignIn(
  db: Database,
  emit: Emit,
  { email, reason, ipAddress, userAgent }: FailedSignIn,
  userId: string | null,
  now: Date,
): Promise<void> {
  const from = { ipAddress, userAgent };
  const { inWindow, inHour } = await asRole(db, 'ilifa_auth', () => failuresOf(db, email, now));
  await appendAudit(db, refusedSignIn({ email, ...from }, reason));
  const failures = { isLocking: isLocked(inWindow), failuresInHour: inHour };
  await emit(signInRefused({ userId, mark: addressMark(email), ...failures, ...from }));
}
