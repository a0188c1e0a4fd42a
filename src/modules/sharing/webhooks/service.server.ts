import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { booksChanged } from '#kernel/deed.ts';
import { erasureAsked } from '#modules/people/account-deletion/events.ts';
import { memberChanged, memberRemoved } from '#modules/people/workspaces/events.ts';
import { asRole, type Database, inTransaction } from '#platform/database.server.ts';
import { announcer, listener } from '#platform/events.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { type Claimed, claimCalls, noteArrival, runnersOf, settleCall, sweepCalls } from './claims.server.ts';
import { endpointOf } from './endpoint.server.ts';
import { endpointOffNotice } from './notices.ts';
import { bodyOf, HEARING_ROLES, hasArrived, isGivenUp, isWebhookEvent, KEPT_DAYS, waitAfter } from './rules.ts';
import { type Answer, callEndpoint } from './send.server.ts';
import { addDelivery, dropWaiting, endpointsBy, listeningTo, secretPlace, switchOff } from './store.server.ts';

export { SEALED_WEBHOOKS } from './store.server.ts';

/** Writes down which calls are to be made, in the transaction of the change that they tell of. */
export const webhookListener = (now: () => Date) =>
  listener(booksChanged, async (db, { workspaceId, action, ids }) => {
    if (!isWebhookEvent(action)) return;
    const endpointIds = await listeningTo(db, workspaceId, action);
    if (endpointIds.length === 0) return;
    const createdAt = now();
    // One event: whoever hears of it at two addresses knows it by its id.
    const body = bodyOf({ id: randomUUIDv7(), type: action, createdAt, workspaceId, ids });
    for (const endpointId of endpointIds)
      await addDelivery(db, workspaceId, { id: randomUUIDv7(), endpointId, event: action, body, createdAt });
  });

/** How often what is due is looked for while calls are being made, in milliseconds. */
const LOOKED_AGAIN = 1000;

type Worker = Pick<Ground, 'pool' | 'keyring' | 'log' | 'now' | 'listeners' | 'webhookOrigins'>;

/** Makes the calls that are due. Called at intervals by every process; each call is made by the one that claimed it. */
export async function deliverWebhooks(worker: Worker): Promise<void> {
  const asAuth = <T>(work: (db: Database) => Promise<T>) => inTransaction(worker.pool, { role: 'ilifa_auth' }, work);
  const flying = new Map<Claimed, Promise<unknown>>();
  try {
    for (;;) {
      for (const one of await asAuth((db) => claimCalls(db, worker.now(), [...flying.keys()]))) {
        const call = deliver(one, worker, asAuth)
          .catch((error: unknown) => {
            worker.log.error({ err: error, delivery: one.id }, 'a webhook could not be sent, and is tried again');
          })
          .finally(() => flying.delete(one));
        flying.set(one, call);
      }
      if (flying.size === 0) return;
      // Whoever takes their time keeps nobody else waiting: what is due meanwhile is looked for again and again.
      await Promise.race([...flying.values(), delay(LOOKED_AGAIN, undefined, { ref: false })]);
    }
  } catch (error) {
    worker.log.error({ err: error }, 'sending webhooks failed, and is tried again');
  }
}

/** Whoever leaves books, or is taken out of them, hears no more of them at the addresses that they named. */
export const endpointsLeave = listener(memberRemoved, (db, { workspaceId, userId, now }) =>
  silence(db, { userId, workspaceId }, now, 'Who named the address was in the books no more before it was sent.'),
);

/** Nor does a member whose role or accounts do not show everything any more. */
export const endpointsFollow = listener(memberChanged, async (db, { workspaceId, userId, role, isLimited, now }) => {
  if (HEARING_ROLES.includes(role) && !isLimited) return;
  const answer = 'The role of whoever named the address was changed before it was sent.';
  await silence(db, { userId, workspaceId }, now, answer);
});

/** Nor of any books whoever gives up their account: at once, not after the days of thinking it over. */
export const endpointsEnd = listener(erasureAsked, (db, { userId, now }) =>
  silence(db, { userId }, now, 'Who named the address gave up their account before it was sent.'),
);

function silence(db: Database, whose: { userId: string; workspaceId?: string }, now: Date, answer: string) {
  return asRole(db, 'ilifa_auth', async () => {
    for (const { workspaceId, id } of await endpointsBy(db, whose)) {
      await switchOff(db, workspaceId, id, 'person');
      await dropWaiting(db, workspaceId, id, now, answer);
    }
  });
}

type AsAuth = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

async function deliver(claimed: Claimed, worker: Worker, asAuth: AsAuth): Promise<void> {
  const { attempts, workspaceId, endpointId, url } = claimed;
  const begun = worker.now();
  const isCallable = endpointOf(url, worker.webhookOrigins) !== null;
  const answered = isCallable ? await answerTo(claimed, worker, begun) : NOT_CALLABLE;
  const now = worker.now();
  const isThere = answered.status !== null && hasArrived(answered.status);
  const wait = isThere || !isCallable ? null : waitAfter(attempts);
  const nextAt = wait === null ? null : new Date(now.getTime() + wait);
  const state = isThere ? 'delivered' : nextAt === null ? 'failed' : 'waiting';
  await asAuth(async (db) => {
    const tookMs = now.getTime() - begun.getTime();
    const outcome = { ...answered, state, nextAt, doneAt: nextAt === null ? now : null, tookMs } as const;
    if (!(await settleCall(db, claimed, outcome))) return;
    const standing = await noteArrival(db, claimed, isThere, now);
    if (standing === null || standing.offReason !== null || !isGivenUp(standing, now)) return;
    await switchOff(db, workspaceId, endpointId, 'failing');
    await dropWaiting(db, workspaceId, endpointId, now, 'The address was switched off, since nothing arrived there.');
    const host = new URL(url).host;
    const told = { id: endpointId, since: standing.failingSince ?? now, host, workspaceId };
    await announcer(db, worker.listeners)(endpointOffNotice({ ...told, ...(await runnersOf(db, workspaceId)) }));
    await appendAudit(db, {
      workspaceId,
      userId: null,
      action: 'webhook.given-up',
      resourceType: 'webhooks',
      resourceId: endpointId,
      ipAddress: null,
      userAgent: null,
      metadata: { failures: standing.failures },
    });
  });
}

/** An origin inside that the operator had named, and names no more. */
const NOT_CALLABLE: Answer = { status: null, answer: 'The server does not call addresses like this one any more.' };

async function answerTo(claimed: Claimed, worker: Worker, now: Date): Promise<Answer> {
  const { id, event, body, url } = claimed;
  const secrets = secretsOf(claimed, worker, now);
  if (secrets.length > 0)
    return callEndpoint({ id, url, event, body, secrets }, { now, origins: worker.webhookOrigins });
  return { status: null, answer: 'No key of this installation opens the secret that signs. Make a new secret.' };
}

/** Those that sign now: the secret, and for a day the one before it. */
function secretsOf(claimed: Claimed, { keyring }: Worker, now: Date): string[] {
  const { workspaceId, endpointId, secretSealed, formerSealed, formerUntil } = claimed;
  const former = formerUntil !== null && formerUntil > now ? formerSealed : null;
  return [secretSealed, former].flatMap((sealed) => {
    const secret = sealed === null ? null : keyring.open(sealed, secretPlace(workspaceId, endpointId));
    return secret === null ? [] : [secret];
  });
}

/** Forgets calls that nobody looks at any more. */
export async function sweepWebhooks({ pool, log, now }: Pick<Ground, 'pool' | 'log' | 'now'>): Promise<void> {
  try {
    const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
    const sweep = () => inTransaction(pool, { role: 'ilifa_auth' }, (db) => sweepCalls(db, before));
    while ((await sweep()) > 0);
  } catch (error) {
    log.error({ err: error }, 'sweeping old webhook calls failed, and is tried again');
  }
}
