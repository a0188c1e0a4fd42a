import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { QUEUE_ROWS } from '#kernel/queue.ts';
import type { QueuePage } from '#kernel/queue-schema.ts';
import { users } from '#modules/access/identity/table.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { dayIn } from './deadlines.ts';
import type { AskedRequest, Request } from './model.ts';
import { rightsRequests } from './table.server.ts';
import type { Right, State } from './words.ts';

const OPEN: State[] = ['received', 'in-progress'];

type Row = typeof rightsRequests.$inferSelect;

function present(row: Row): Request {
  const { userId: _, kind, ...rest } = row;
  return { ...rest, right: kind };
}

/** The latest first, all of them. */
export async function requestsOf(db: Database, userId: string): Promise<Request[]> {
  const rows = await db
    .select()
    .from(rightsRequests)
    .where(eq(rightsRequests.userId, userId))
    .orderBy(desc(rightsRequests.receivedAt), desc(rightsRequests.id));
  return rows.map(present);
}

export async function openCount(db: Database, userId: string): Promise<number> {
  return db.$count(rightsRequests, and(eq(rightsRequests.userId, userId), isNull(rightsRequests.closedAt)));
}

export async function addRequest(
  db: Database,
  { right, ...rest }: Omit<Row, 'kind'> & { right: Right },
): Promise<Request> {
  const [row] = await db
    .insert(rightsRequests)
    .values({ ...rest, kind: right })
    .returning();
  if (row === undefined) throw new Error('a request that was written is not there');
  return present(row);
}

type Change = {
  readonly to: State;
  readonly from: readonly State[];
  readonly answer: string | null;
  readonly at: Date | null;
};

/** Takes one request on, of whomever the connection may change; null where it is not there or not in a state to go on from. */
export async function moveRequest(
  db: Database,
  id: string,
  { to, from, answer, at }: Change,
): Promise<(Request & { userId: string }) | null> {
  const [row] = await db
    .update(rightsRequests)
    .set({ state: to, closedAt: at, answer })
    .where(and(eq(rightsRequests.id, id), inArray(rightsRequests.state, [...from])))
    .returning();
  return row === undefined ? null : { ...present(row), userId: row.userId };
}

export async function hasRequest(db: Database, id: string): Promise<boolean> {
  return (await db.$count(rightsRequests, eq(rightsRequests.id, id))) > 0;
}

/** The person's open requests of these kinds that nobody has to read. */
export async function ownWayRequests(db: Database, userId: string, rights: readonly Right[]): Promise<Request[]> {
  const rows = await db
    .select()
    .from(rightsRequests)
    .where(
      and(
        eq(rightsRequests.userId, userId),
        inArray(rightsRequests.kind, [...rights]),
        inArray(rightsRequests.state, OPEN),
        eq(rightsRequests.needsSomebody, false),
      ),
    );
  return rows.map(present);
}

/** Requests of everybody, with whom they are of. Needs the role `ilifa_auth`. */
export async function everyonesRequests(
  db: Database,
  { open, page, now }: QueuePage & { now: Date },
): Promise<{ requests: AskedRequest[]; total: number }> {
  const which = open ? isNull(rightsRequests.closedAt) : isNotNull(rightsRequests.closedAt);
  const order = open
    ? [asc(rightsRequests.dueOn), asc(rightsRequests.receivedAt), asc(rightsRequests.id)]
    : [desc(rightsRequests.closedAt), desc(rightsRequests.id)];
  const rows = await db
    .select({ row: rightsRequests, name: users.name, email: users.email })
    .from(rightsRequests)
    .innerJoin(users, eq(users.id, rightsRequests.userId))
    .where(which)
    .orderBy(...order)
    .limit(QUEUE_ROWS)
    .offset((page - 1) * QUEUE_ROWS);
  const requests = rows.map(({ row, name, email }) => ({
    ...present(row),
    name,
    email,
    today: dayIn(row.country, now),
  }));
  return { requests, total: await db.$count(rightsRequests, which) };
}

/** How many requests of everybody wait for an answer. */
export function openRequestsOf(db: Database): Promise<number> {
  return asRole(db, 'ilifa_auth', () => db.$count(rightsRequests, isNull(rightsRequests.closedAt)));
}
