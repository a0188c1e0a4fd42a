import { setTimeout as delay } from 'node:timers/promises';
import { appendAudit } from '#platform/audit.server.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import type { Job, JobContext } from '#platform/jobs.server.ts';
import { type Claimed, claimCalls, noteArrival, runnersOf, settleCall, sweepCalls } from './webhooks.claims.server.ts';
import { endpointOf } from '#platform/endpoint.server.ts';
import { endpointOffNotice } from './webhooks.notices.ts';
import { hasArrived, isGivenUp, KEPT_DAYS, waitAfter } from './webhooks.rules.ts';
import { type Answer, callEndpoint } from './webhooks.send.server.ts';
import { dropWaiting, secretPlace, switchOff } from './webhooks.store.server.ts';

/** How often what is due is looked for while calls are being made, in milliseconds. */
const LOOKED_AGAIN = 1000;

type Worker = Pick<JobContext, 'pool' | 'keyring' | 'log' | 'now' | 'listeners' | 'webhookOrigins'>;

/** Makes the calls that are due. Any number of processes may; each call is made by the one that claimed it. */
export async function deliverWebhooks(worker: Worker): Promise<void> {
  const asAuth = <T>(work: (db: Database) => Promise<T>) => inTransaction(worker.pool, { role: 'ilifa_auth' }, work);
  const flying = new Map<Claimed, Promise<unknown>>();
  try {
    for (;;) {
      for (const one of await asAuth((db) => claimCalls(db, worker.now(), [...flying.keys()]))) {
        // What became of one call that was made keeps no other from being made; its row is due again when the claim ends.
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
  } finally {
    // The next run counts none of those that are being made.
    await Promise.all(flying.values());
  }
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
    await dropWaiting(
      db,
      workspaceId,
      endpointId,
      now,
      'The webhook was switched off because none of its calls arrived.',
    );
    const host = new URL(url).host;
    const told = { id: endpointId, since: standing.failingSince ?? now, host, workspaceId };
    await emitterFor(db, worker.listeners)(endpointOffNotice({ ...told, ...(await runnersOf(db, workspaceId)) }));
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
const NOT_CALLABLE: Answer = { status: null, answer: 'The server no longer sends calls to addresses of this kind.' };

async function answerTo(claimed: Claimed, worker: Worker, now: Date): Promise<Answer> {
  const { id, event, body, url } = claimed;
  const secrets = secretsOf(claimed, worker, now);
  if (secrets.length > 0)
    return callEndpoint({ id, url, event, body, secrets }, { now, origins: worker.webhookOrigins });
  return { status: null, answer: 'The webhook’s secret cannot be decrypted. Create a new secret.' };
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

/** Deletes calls that nobody looks at any more. */
export async function deleteOldCalls({ pool, now }: Pick<JobContext, 'pool' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
  const sweep = () => inTransaction(pool, { role: 'ilifa_auth' }, (db) => sweepCalls(db, before));
  while ((await sweep()) > 0);
}

export const JOBS: readonly Job[] = [
  { name: 'webhooks.deliver', everyMs: 3_000, isExclusive: false, run: deliverWebhooks },
  { name: 'old-webhook-calls.delete', everyMs: 10 * 60_000, isExclusive: true, run: deleteOldCalls },
];
