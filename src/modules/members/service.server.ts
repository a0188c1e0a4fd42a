import { erasureAsked } from '#modules/erasure/events.ts';
import { asRole } from '#platform/database.server.ts';
import { listener } from '#platform/events.server.ts';
import { withdrawAllInvitations } from './store.server.ts';

/** Nobody joins books any more whose owner is leaving. */
export const offersEnd = listener(erasureAsked, (db, { ownBooks, now }) =>
  asRole(db, 'ilifa_auth', () => withdrawAllInvitations(db, ownBooks, now)),
);
