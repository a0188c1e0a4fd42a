import { deedDone } from '#kernel/deed.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { type Listener, listener } from '#platform/events.server.ts';
import { closedNotice } from './notices.ts';
import { DONE_WORDS, rightsDoneBy } from './rules.ts';
import { moveRequest, ownWayRequests } from './store.server.ts';

export { requestsOf } from './store.server.ts';

/** Closes what a person has got by a deed of their own, in the transaction of the deed. */
export function rightsListeners(now: () => Date): readonly Listener[] {
  return [
    listener(deedDone, async (db, { userId, action, ipAddress, userAgent }, announce) => {
      const rights = rightsDoneBy(action);
      if (rights.length === 0) return;
      for (const { id, right } of await ownWayRequests(db, userId, rights)) {
        const answer = DONE_WORDS[right] ?? null;
        const from = ['received', 'in-progress'] as const;
        if ((await moveRequest(db, id, { to: 'answered', from, answer, at: now() })) === null) continue;
        await announce(closedNotice({ id, right, userId, state: 'answered' }));
        const line = { workspaceId: null, userId, action: 'rights.answered', resourceType: 'rights', resourceId: id };
        await appendAudit(db, { ...line, ipAddress, userAgent, metadata: { right, outcome: 'answered', by: action } });
      }
    }),
  ];
}
