import type { SiteRole } from '#kernel/permissions.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Announce } from '#platform/events.server.ts';
import { siteRoleChanged } from './events.ts';
import { endRole, putRole, superusersLocked } from './store.server.ts';

export { holders } from './store.server.ts';

type Change = { readonly userId: string; readonly role: SiteRole; readonly now: Date };

/** Gives a role on the site, or another end to one that is held, and tells of it. */
export async function giveRole(
  db: Database,
  announce: Announce,
  { userId, role, expiresAt, now }: Change & { expiresAt: Date | null },
): Promise<'given' | 'no such person'> {
  const given = await asRole(db, 'ilifa_auth', () => putRole(db, { userId, role, expiresAt, now }));
  if (!given) return 'no such person';
  await announce(siteRoleChanged({ userId, role, isActive: true }));
  return 'given';
}

/** Takes a role on the site away, at once, and tells of it. The last superuser stays: nobody could name another. */
export async function revokeRole(
  db: Database,
  announce: Announce,
  { userId, role, now }: Change,
): Promise<'revoked' | 'not held' | 'last superuser'> {
  const outcome = await asRole(db, 'ilifa_auth', async () => {
    const superusers = role === 'superuser' ? await superusersLocked(db, now) : [];
    if (superusers.length === 1 && superusers[0] === userId) return 'last superuser';
    return (await endRole(db, { userId, role, now })) ? 'revoked' : 'not held';
  });
  if (outcome === 'revoked') await announce(siteRoleChanged({ userId, role, isActive: false }));
  return outcome;
}
