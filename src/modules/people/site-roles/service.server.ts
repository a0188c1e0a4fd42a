import { randomUUIDv7 } from 'node:crypto';
import type { EndReason } from '#kernel/caller.ts';
import type { SiteRole } from '#kernel/roles.ts';
import { endSessions } from '#modules/access/identity/service.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Emit } from '#platform/events.server.ts';
import { siteRoleChanged } from './events.ts';
import { siteRoleNotice } from './notices.ts';
import { endRole, putRole, superusersLocked } from './store.server.ts';

export { standingsOn } from './standing.server.ts';
export { holders } from './store.server.ts';

type Change = {
  readonly userId: string;
  readonly role: SiteRole;
  readonly now: Date;
  /** The session that asks; it stays open. */
  readonly except: string | null;
};

/** Why the sessions of somebody end whose permissions change: they begin anew, under the rules of what they are now. */
const REASON: EndReason = 'Permissions changed';

/** Gives a role on the site, or another end to one that is held. Their other sessions end, and they sign in anew. */
export async function giveRole(
  db: Database,
  emit: Emit,
  { userId, role, expiresAt, now, except }: Change & { expiresAt: Date | null },
): Promise<'given' | 'no such person'> {
  const given = await asRole(db, 'ilifa_auth', () => putRole(db, { userId, role, expiresAt, now }));
  if (!given) return 'no such person';
  await emit(siteRoleChanged({ userId, role, isActive: true }));
  await emit(siteRoleNotice({ userId, role, isActive: true }, randomUUIDv7()));
  await endSessions(db, emit, { userId, except, reason: REASON });
  return 'given';
}

/** Those who run the site wholly, each held until the transaction ends, so that two of them cannot leave at once. */
export async function superusersHeld(db: Database, now: Date): Promise<readonly string[]> {
  return asRole(db, 'ilifa_auth', () => superusersLocked(db, now));
}

/** Takes a role on the site away, at once, and ends their other sessions. The last superuser stays: nobody could name another. */
export async function revokeRole(
  db: Database,
  emit: Emit,
  { userId, role, now, except }: Change,
): Promise<'revoked' | 'not held' | 'last superuser'> {
  const outcome = await asRole(db, 'ilifa_auth', async () => {
    const superusers = role === 'superuser' ? await superusersLocked(db, now) : [];
    if (superusers.length === 1 && superusers[0] === userId) return 'last superuser';
    return (await endRole(db, { userId, role, now })) ? 'revoked' : 'not held';
  });
  if (outcome !== 'revoked') return outcome;
  await emit(siteRoleChanged({ userId, role, isActive: false }));
  await emit(siteRoleNotice({ userId, role, isActive: false }, randomUUIDv7()));
  await endSessions(db, emit, { userId, except, reason: REASON });
  return outcome;
}
