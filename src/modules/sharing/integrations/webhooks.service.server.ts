import { randomUUIDv7 } from 'node:crypto';
import { workspaceChanged } from '#kernel/activity-events.ts';
import type { WebhookGroup } from '#kernel/manifest.ts';
import { erasureAsked } from '#modules/people/account-deletion/events.ts';
import { memberChanged, memberRemoved } from '#modules/people/workspaces/events.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { listener } from '#platform/events.server.ts';
import { bodyOf, HEARING_ROLES } from './webhooks.rules.ts';
import { addDelivery, dropWaiting, endpointsBy, listeningTo, switchOff } from './webhooks.store.server.ts';

export { SEALED_WEBHOOKS } from './webhooks.store.server.ts';

/** Writes down which calls are to be made, in the transaction of the change that they tell of. */
export const webhookListener = (now: () => Date, groups: readonly WebhookGroup[]) =>
  listener(workspaceChanged, async (db, { workspaceId, action, ids }) => {
    if (!groups.some(({ events }) => events.includes(action))) return;
    const endpointIds = await listeningTo(db, workspaceId, action);
    if (endpointIds.length === 0) return;
    const createdAt = now();
    // One event: whoever hears of it at two addresses knows it by its id.
    const body = bodyOf({ id: randomUUIDv7(), type: action, createdAt, workspaceId, ids });
    for (const endpointId of endpointIds)
      await addDelivery(db, workspaceId, { id: randomUUIDv7(), endpointId, event: action, body, createdAt });
  });

/** Whoever leaves books, or is taken out of them, hears no more of them at the addresses that they named. */
export const endpointsLeave = listener(memberRemoved, (db, { workspaceId, userId, now }) =>
  silence(
    db,
    { userId, workspaceId },
    now,
    'The person who added the webhook left the workspace before the call was sent.',
  ),
);

/** Nor does a member whose role or accounts do not show everything any more. */
export const endpointsFollow = listener(memberChanged, async (db, { workspaceId, userId, role, isLimited, now }) => {
  if (HEARING_ROLES.includes(role) && !isLimited) return;
  const answer = 'The role of the person who added the webhook changed before the call was sent.';
  await silence(db, { userId, workspaceId }, now, answer);
});

/** Nor of any books whoever gives up their account: at once, not after the days of thinking it over. */
export const endpointsEnd = listener(erasureAsked, (db, { userId, now }) =>
  silence(db, { userId }, now, 'The person who added the webhook deleted their account before the call was sent.'),
);

function silence(db: Database, whose: { userId: string; workspaceId?: string }, now: Date, answer: string) {
  return asRole(db, 'ilifa_auth', async () => {
    for (const { workspaceId, id } of await endpointsBy(db, whose)) {
      await switchOff(db, workspaceId, id, 'person');
      await dropWaiting(db, workspaceId, id, now, answer);
    }
  });
}
