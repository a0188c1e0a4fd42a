import { erasureAsked } from '#modules/people/account-deletion/events.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { listener } from '#platform/events.server.ts';
import { invitationsSince, withdrawAllInvitations } from './store.server.ts';

/** An offer that nobody has answered for so long is forgotten rather than considered. */
const WAITING_DAYS = 7;
const DAY = 24 * 60 * 60_000;

/** Nobody joins books any more whose owner is leaving. */
export const offersEnd = listener(erasureAsked, (db, { ownBooks, now }) =>
  asRole(db, 'ilifa_auth', () => withdrawAllInvitations(db, ownBooks, now)),
);

/** Offers to join these books, or all that a person owns, that are still open after a week. */
export function waitingInvitations(
  db: Database,
  of: { readonly workspaceId: string } | { readonly ownedBy: string },
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - WAITING_DAYS * DAY);
  return asRole(db, 'ilifa_auth', () => invitationsSince(db, of, since, now));
}
