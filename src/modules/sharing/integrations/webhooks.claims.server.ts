import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { members, workspaces } from '#modules/people/workspaces/table.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { AT_ONCE, HEARING_ROLES, MOST_ATTEMPTS, restAfter } from './webhooks.rules.ts';
import { webhookDeliveries, webhookEndpoints } from './table.server.ts';
import type { DeliveryState } from './webhooks.words.ts';

// All of this as `ilifa_auth`: what is due is of everybody's books.

const deliveries = webhookDeliveries;
const endpoints = webhookEndpoints;

/** How long whoever claims a call has it for themselves, in milliseconds; longer than a call may take. */
const LEASE = 60_000;

/** A call that is to be made, and where. */
export type Claimed = {
  readonly workspaceId: string;
  readonly id: string;
  readonly event: string;
  readonly body: string;
  /** With this one. */
  readonly attempts: number;
  readonly endpointId: string;
  readonly url: string;
  readonly secretSealed: string;
  readonly formerSealed: string | null;
  readonly formerUntil: Date | null;
};

/**
 * Calls that are due, claimed: from here until the lease is over nobody else makes them, and no transaction is open while
 * they are made. Of a process that ends meanwhile they are due again; the attempt counts. All books take turns, whatever
 * waits in one of them, and only members who may still be told are; `flying` are the calls that this process is making, which count in each one's share.
 */
export async function claimCalls(db: Database, now: Date, flying: readonly Claimed[] = []): Promise<Claimed[]> {
  await endLost(db, now);
  const { rows } = await connectionOf(db).query<Claimed>(
    `with flying as (select * from unnest($3::uuid[], $4::uuid[]) f(workspace_id, endpoint_id)),
     open as (
       select e.workspace_id, d.id, d.next_at,
         row_number() over (partition by e.workspace_id order by d.next_at, d.id)
           + (select count(*) from flying f where f.workspace_id = e.workspace_id) as turn
       from webhook_endpoints e
       join members m on m.workspace_id = e.workspace_id and m.user_id = e.user_id
         and m.role = any ($6) and not m.is_limited
       cross join lateral (
         select id, next_at from webhook_deliveries d
         where d.workspace_id = e.workspace_id and d.endpoint_id = e.id and state = 'waiting' and next_at <= $1
         order by next_at
         limit greatest(0, case when e.failures > 0 then 1 else ${AT_ONCE.endpoint} end
           - (select count(*) from flying f where f.endpoint_id = e.id))
       ) d
       where e.off_reason is null and (e.rests_until is null or e.rests_until <= $1)
     ),
     due as (
       select d.workspace_id, d.id from webhook_deliveries d join open using (workspace_id, id)
       where turn <= ${AT_ONCE.books} and d.state = 'waiting' and d.next_at <= $1
       order by turn, open.next_at limit $5 for update of d skip locked
     )
     update webhook_deliveries d set attempts = d.attempts + 1, next_at = $2
     from due, webhook_endpoints e
     where d.workspace_id = due.workspace_id and d.id = due.id and e.workspace_id = d.workspace_id and e.id = d.endpoint_id
       and e.off_reason is null
     returning d.workspace_id as "workspaceId", d.id, d.event, d.body, d.attempts, e.id as "endpointId", e.url,
       e.secret_sealed as "secretSealed", e.former_sealed as "formerSealed", e.former_until as "formerUntil"`,
    [
      now,
      new Date(now.getTime() + LEASE),
      flying.map(({ workspaceId }) => workspaceId),
      flying.map(({ endpointId }) => endpointId),
      Math.max(0, AT_ONCE.process - flying.length),
      HEARING_ROLES,
    ],
  );
  return rows;
}

/** What was begun as often as anything is tried, and never ended: whoever made the last attempt is gone as well. */
async function endLost(db: Database, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'failed', nextAt: null, doneAt: now, answer: 'The last attempt to send the call was interrupted.' })
    .where(and(eq(deliveries.state, 'waiting'), lte(deliveries.nextAt, now), gte(deliveries.attempts, MOST_ATTEMPTS)));
}

type Outcome = {
  readonly state: DeliveryState;
  readonly nextAt: Date | null;
  readonly doneAt: Date | null;
  readonly status: number | null;
  readonly answer: string;
  readonly tookMs: number;
};

/** Writes down what became of an attempt; false where it is another's meanwhile, or was called off. */
export async function settleCall(
  db: Database,
  { workspaceId, id, attempts }: Claimed,
  outcome: Outcome,
): Promise<boolean> {
  const { rowCount } = await db
    .update(deliveries)
    .set(outcome)
    .where(
      and(
        eq(deliveries.workspaceId, workspaceId),
        eq(deliveries.id, id),
        eq(deliveries.state, 'waiting'),
        eq(deliveries.attempts, attempts),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Answers how often nothing has arrived there now, and since when. */
export async function noteArrival(db: Database, { workspaceId, endpointId }: Claimed, hasArrived: boolean, now: Date) {
  const fields = hasArrived
    ? { failures: 0, failingSince: null, restsUntil: null, lastDeliveredAt: now }
    : { failures: sql`failures + 1`, failingSince: sql`coalesce(failing_since, ${now.toISOString()}::timestamptz)` };
  const [row] = await db
    .update(endpoints)
    .set(fields)
    .where(and(eq(endpoints.workspaceId, workspaceId), eq(endpoints.id, endpointId)))
    .returning({ failures: endpoints.failures, failingSince: endpoints.failingSince, offReason: endpoints.offReason });
  const rest = row === undefined || hasArrived ? 0 : restAfter(row.failures);
  if (rest > 0)
    await db
      .update(endpoints)
      .set({ restsUntil: new Date(now.getTime() + rest) })
      .where(and(eq(endpoints.workspaceId, workspaceId), eq(endpoints.id, endpointId)));
  return row ?? null;
}

/** Who runs the books, and their name. */
export async function runnersOf(db: Database, workspaceId: string) {
  const rows = await db
    .select({ userId: members.userId, books: workspaces.name })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(eq(members.workspaceId, workspaceId), inArray(members.role, ['owner', 'manager'])));
  return { books: rows[0]?.books ?? '', userIds: rows.map(({ userId }) => userId) };
}

const MOST_AT_ONCE = 5000;

/** Answers how many went. */
export async function sweepCalls(db: Database, before: Date): Promise<number> {
  const { rowCount } = await connectionOf(db).query(
    `delete from webhook_deliveries where (workspace_id, id) in (
       select workspace_id, id from webhook_deliveries where created_at < $1
       limit ${MOST_AT_ONCE} for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}
