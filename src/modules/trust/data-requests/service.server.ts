import { commandExecuted } from '#kernel/activity-events.ts';
import { appendAudit } from '#platform/audit.server.ts';
import type { Database } from '#platform/database.server.ts';
import { type Listener, listener } from '#platform/events.server.ts';
import { dayIn } from './deadlines.ts';
import { closedNotice } from './notices.ts';
import { DONE_WORDS, isOpen, rightsDoneBy, urgencyOf } from './rules.ts';
import { moveRequest, ownWayRequests, requestsOf } from './store.server.ts';

export { openRequestsOf, requestsOf } from './store.server.ts';

/** How many requests of a person nobody answered in time, by the day where each was asked. */
export async function overdueCount(db: Database, userId: string, now: Date): Promise<number> {
  const asked = await requestsOf(db, userId);
  return asked.filter(
    ({ state, dueOn, country }) => isOpen(state) && urgencyOf(dueOn, dayIn(country, now)) === 'overdue',
  ).length;
}

/** Closes what a person has got by a deed of their own, in the transaction of the deed. */
export function rightsListeners(now: () => Date): readonly Listener[] {
  return [
    listener(commandExecuted, async (db, { userId, action, ipAddress, userAgent }, emit) => {
      const rights = rightsDoneBy(action);
      if (rights.length === 0) return;
      for (const { id, right } of await ownWayRequests(db, userId, rights)) {
        const answer = DONE_WORDS[right] ?? null;
        const from = ['received', 'in-progress'] as const;
        if ((await moveRequest(db, id, { to: 'answered', from, answer, at: now() })) === null) continue;
        await emit(closedNotice({ id, right, userId, state: 'answered' }));
        const line = { workspaceId: null, userId, action: 'rights.answered', resourceType: 'rights', resourceId: id };
        await appendAudit(db, { ...line, ipAddress, userAgent, metadata: { right, outcome: 'answered', by: action } });
      }
    }),
  ];
}
