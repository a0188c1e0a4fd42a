import type { Person, Session } from '#kernel/caller.ts';
import { accountById, isPassword } from '#modules/access/identity/service.server.ts';
import { ownerOfAnswer, placeOf } from './passkeys.server.ts';
import { countFailedConfirmation } from '#modules/access/sessions/service.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import type { HandlerContext, RequestContext } from '#platform/procedure.server.ts';
import { backupHash, emailHash, isTotpCode } from './codes.server.ts';
import { guessedEmail } from './emails.ts';
import type { Shown } from './model.ts';
import { countGuess, forgiveGuess, takeBackupCode, takeEmailCode } from './store.server.ts';

/** What the handlers of somebody who is signed in, or half way in, work with. */
export type Desk = HandlerContext &
  RequestContext & { readonly person: Person; readonly session: Session; readonly userId: string };

/** Which of our two hosts the browser shows. */
export function placeIn({ services, request }: RequestContext) {
  return placeOf(services.installation, request.isAtAdminHost === true);
}

/** Whether what was shown is right. What can be used once is used up. */
export async function isRight(desk: Desk, shown: Shown): Promise<boolean> {
  const { db, inSeparateTransaction, userId, session, services } = desk;
  const { keyring } = services;
  const now = services.now();
  switch (shown.by) {
    case 'totp':
      return isTotpCode(db, keyring, { userId, code: shown.code, now });
    case 'backup-code':
      return takeBackupCode(db, userId, backupHash(keyring, userId, shown.code), now);
    case 'email': {
      const hash = emailHash(keyring, session.id, shown.code);
      return takeEmailCode(db, { sessionId: session.id, hash, now });
    }
    case 'password':
      return isPassword((await accountById(db, userId))?.passwordHash ?? null, shown.password);
    case 'passkey': {
      const owner = await ownerOfAnswer(
        { db, inSeparateTransaction, place: placeIn(desk), now },
        shown.answer,
        session.id,
      );
      return owner?.userId === userId;
    }
  }
}

/**
 * Looks at one guess, counted before it is looked at. What fails is remembered and, when it locks the second step, told
 * to the person, even though the call is refused.
 */
export async function guess(
  desk: Desk,
  { publicUrl, by, look }: { publicUrl: string; by: string; look: () => Promise<boolean> },
): Promise<'right' | 'wrong' | 'locked'> {
  const { db, inSeparateTransaction, userId, person, session, services } = desk;
  const counted = await inSeparateTransaction((log) => countGuess(log, userId, services.now()));
  if (counted === null) {
    await rememberFailure(desk, 'SECOND_FACTOR_LOCKED', { by, riskLevel: 'high' });
    return 'locked';
  }
  if (await look()) {
    await forgiveGuess(db, counted.id);
    return 'right';
  }
  await rememberFailure(desk, 'SECOND_FACTOR_FAILED', { by, riskLevel: 'medium' });
  await inSeparateTransaction((log) => countFailedConfirmation(log, session.id, services.now()));
  if (counted.isLast)
    await inSeparateTransaction((log) =>
      services.emails.add(log, { to: person.email, ...guessedEmail({ displayName: person.displayName, publicUrl }) }),
    );
  return 'wrong';
}

async function rememberFailure(
  { inSeparateTransaction, userId, request }: Desk,
  action: string,
  metadata: Record<string, unknown>,
): Promise<void> {
  const { ipAddress, userAgent } = request;
  const line = { workspaceId: null, userId, action, resourceType: 'factors', resourceId: null, ipAddress, userAgent };
  await inSeparateTransaction((log) => appendAudit(log, { ...line, metadata }));
}
