import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { QUEUE_ROWS } from '#kernel/queue.ts';
import type { QueuePage } from '#kernel/queue-schema.ts';
import { users } from '#modules/access/identity/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { AskedService, ServiceRequest } from './model.ts';
import { isOpen } from './rules.ts';
import { serviceRequests } from './table.server.ts';
import { REQUEST_STATES, type RequestState } from './words.ts';

const OPEN: RequestState[] = REQUEST_STATES.filter(isOpen);

type Row = typeof serviceRequests.$inferSelect;

function present({ id, service, note, state, askedAt, changedAt, answer }: Row): ServiceRequest {
  return { id, service, note, state, askedAt, changedAt, answer };
}

/** The latest first, all of them. */
export async function requestsOf(db: Database, userId: string): Promise<ServiceRequest[]> {
  const rows = await db
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.userId, userId))
    .orderBy(desc(serviceRequests.askedAt), desc(serviceRequests.id));
  return rows.map(present);
}

/** Null where the person has an open one for this service. */
export async function addRequest(db: Database, row: Row): Promise<ServiceRequest | null> {
  const [added] = await db.insert(serviceRequests).values(row).onConflictDoNothing().returning();
  return added === undefined ? null : present(added);
}

type Change = { readonly to: RequestState; readonly from: RequestState[]; readonly answer?: string; readonly at: Date };

/** Takes one on, of whomever the connection may change; null where it is not there or cannot go there. */
export async function moveRequest(db: Database, id: string, { to, from, answer, at }: Change): Promise<Row | null> {
  // Another answer in the same state is no other state.
  const changedAt = sql`case when state = ${to} then changed_at else ${at.toISOString()}::timestamptz end`;
  const [row] = await db
    .update(serviceRequests)
    .set({ state: to, changedAt, ...(answer === undefined ? {} : { answer }) })
    .where(and(eq(serviceRequests.id, id), inArray(serviceRequests.state, from)))
    .returning();
  return row ?? null;
}

export async function hasRequest(db: Database, id: string): Promise<boolean> {
  return (await db.$count(serviceRequests, eq(serviceRequests.id, id))) > 0;
}

/** Requests of everybody, with whom they are of. Needs the role `ilifa_auth`. */
export async function everyonesRequests(
  db: Database,
  { open, page }: QueuePage,
): Promise<{ requests: AskedService[]; total: number }> {
  const which = open ? inArray(serviceRequests.state, OPEN) : notInArray(serviceRequests.state, OPEN);
  const rows = await db
    .select({ row: serviceRequests, name: users.name, email: users.email, country: users.country })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.userId))
    .where(which)
    .orderBy(...(open ? [asc(serviceRequests.askedAt)] : [desc(serviceRequests.changedAt)]), desc(serviceRequests.id))
    .limit(QUEUE_ROWS)
    .offset((page - 1) * QUEUE_ROWS);
  const requests = rows.map(({ row, ...whose }) => ({ ...present(row), ...whose }));
  return { requests, total: await db.$count(serviceRequests, which) };
}
