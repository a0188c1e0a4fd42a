import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { members } from '#modules/people/workspaces/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { SealedColumn } from '#platform/resealing.server.ts';
import type { EndpointWish } from './webhooks.model.ts';
import { HEARING_ROLES, MOST_WAITING } from './webhooks.rules.ts';
import { webhookDeliveries, webhookEndpoints } from './table.server.ts';
import type { OffReason } from './webhooks.words.ts';

const endpoints = webhookEndpoints;
const deliveries = webhookDeliveries;

/** Where a secret is sealed for; the former one is sealed for the same place, so that it only changes columns. */
export const secretPlace = (workspaceId: string, id: string) => `webhook_endpoints/${workspaceId}/${id}`;

const sealedIn = (column: string): SealedColumn => ({
  table: 'webhook_endpoints',
  column,
  key: ['workspace_id', 'id'],
  place: ([workspaceId = '', id = '']) => secretPlace(workspaceId, id),
});

/** Where secrets of webhooks are sealed. */
export const SEALED_WEBHOOKS: readonly SealedColumn[] = [sealedIn('former_sealed'), sealedIn('secret_sealed')];

const SHOWN = {
  id: endpoints.id,
  url: endpoints.url,
  events: endpoints.events,
  createdAt: endpoints.createdAt,
  offReason: endpoints.offReason,
  failingSince: endpoints.failingSince,
  lastDeliveredAt: endpoints.lastDeliveredAt,
};

const one = (workspaceId: string, id: string) => and(eq(endpoints.workspaceId, workspaceId), eq(endpoints.id, id));

export async function endpointsOf(db: Database, workspaceId: string) {
  return db
    .select(SHOWN)
    .from(endpoints)
    .where(eq(endpoints.workspaceId, workspaceId))
    .orderBy(desc(endpoints.createdAt), desc(endpoints.id));
}

/** Held against others until the transaction ends; null where it is not there. */
export async function heldEndpoint(db: Database, workspaceId: string, id: string) {
  const [row] = await db.select(SHOWN).from(endpoints).where(one(workspaceId, id)).for('update');
  return row ?? null;
}

/** Those that are on and were to be told of this, of members who may still be told. */
export async function listeningTo(db: Database, workspaceId: string, event: string): Promise<string[]> {
  const rows = await db
    .select({ id: endpoints.id })
    .from(endpoints)
    .innerJoin(members, and(eq(members.workspaceId, endpoints.workspaceId), eq(members.userId, endpoints.userId)))
    .where(
      and(
        eq(endpoints.workspaceId, workspaceId),
        inArray(members.role, [...HEARING_ROLES]),
        eq(members.isLimited, false),
        isNull(endpoints.offReason),
        sql`${event} = any (${endpoints.events})`,
      ),
    );
  return rows.map(({ id }) => id);
}

type NewEndpoint = EndpointWish & {
  readonly id: string;
  readonly userId: string;
  readonly secretSealed: string;
  readonly createdAt: Date;
};

export async function addEndpoint(db: Database, workspaceId: string, row: NewEndpoint): Promise<void> {
  await db.insert(endpoints).values({ ...row, workspaceId });
}

/** @param elsewhere of another host: who led it there, and a secret in place of those before; null: all that stays */
export async function changeEndpoint(
  db: Database,
  workspaceId: string,
  { id, url, events }: EndpointWish & { id: string },
  elsewhere: { readonly userId: string; readonly secretSealed: string } | null,
): Promise<void> {
  const anew = { formerSealed: null, formerUntil: null, failures: 0, failingSince: null, restsUntil: null };
  const fresh = elsewhere === null ? {} : { ...elsewhere, ...anew };
  await db
    .update(endpoints)
    .set({ url, events, ...fresh })
    .where(one(workspaceId, id));
}

/** On it begins anew, as if it had never failed, and belongs to the person who switched it on. */
export async function switchOn(db: Database, workspaceId: string, id: string, userId: string): Promise<void> {
  await db
    .update(endpoints)
    .set({ offReason: null, userId, failures: 0, failingSince: null, restsUntil: null })
    .where(one(workspaceId, id));
}

export async function switchOff(db: Database, workspaceId: string, id: string, offReason: OffReason): Promise<void> {
  await db.update(endpoints).set({ offReason }).where(one(workspaceId, id));
}

/** Those of somebody that are on, in these books or, where none are named, in all. As `ilifa_auth`. */
export async function endpointsBy(
  db: Database,
  { userId, workspaceId }: { userId: string; workspaceId?: string },
): Promise<{ workspaceId: string; id: string }[]> {
  const there = workspaceId === undefined ? undefined : eq(endpoints.workspaceId, workspaceId);
  return db
    .select({ workspaceId: endpoints.workspaceId, id: endpoints.id })
    .from(endpoints)
    .where(and(eq(endpoints.userId, userId), there, isNull(endpoints.offReason)))
    .orderBy(endpoints.workspaceId, endpoints.id);
}

/** Somebody asks for a call by hand: it need not wait until the address has rested. */
export async function wakeEndpoint(db: Database, workspaceId: string, id: string): Promise<void> {
  await db.update(endpoints).set({ restsUntil: null }).where(one(workspaceId, id));
}

/** The secret that holds becomes the former one. */
export async function rotateSecret(
  db: Database,
  workspaceId: string,
  id: string,
  { secretSealed, formerUntil }: { secretSealed: string; formerUntil: Date },
): Promise<void> {
  await db
    .update(endpoints)
    .set({ formerSealed: sql`secret_sealed`, formerUntil, secretSealed })
    .where(one(workspaceId, id));
}

export async function removeEndpoint(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(endpoints).where(one(workspaceId, id));
  return (rowCount ?? 0) > 0;
}

export type NewDelivery = Pick<typeof deliveries.$inferInsert, 'id' | 'endpointId' | 'event' | 'body' | 'createdAt'>;

/** To be sent at once; where too many wait there already it only stands in the log, from where it can be sent. */
export async function addDelivery(db: Database, workspaceId: string, row: NewDelivery): Promise<void> {
  const of = and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.endpointId, row.endpointId));
  const waiting = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(of, sql`state = 'waiting'`))
    .limit(MOST_WAITING);
  const fate =
    waiting.length < MOST_WAITING
      ? ({ state: 'waiting', nextAt: row.createdAt } as const)
      : ({ state: 'failed', doneAt: row.createdAt, answer: TOO_MANY_WAIT } as const);
  await db.insert(deliveries).values({ ...row, workspaceId, ...fate });
}

const TOO_MANY_WAIT = `Not sent, because ${MOST_WAITING} calls were already waiting. Send it again later.`;

/** The latest of an endpoint, from one on. */
export async function deliveriesOf(
  db: Database,
  workspaceId: string,
  { id, before, most }: { id: string; before: string | undefined; most: number },
) {
  const of = and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.endpointId, id));
  return db
    .select()
    .from(deliveries)
    .where(and(of, before === undefined ? undefined : lt(deliveries.id, before)))
    .orderBy(desc(deliveries.id))
    .limit(most);
}

export async function deliveryIn(db: Database, workspaceId: string, id: string) {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, id)));
  return row ?? null;
}

/** What waits for an endpoint that is off will not be sent. */
export async function dropWaiting(db: Database, workspaceId: string, endpointId: string, now: Date, answer: string) {
  await db
    .update(deliveries)
    .set({ state: 'failed', nextAt: null, doneAt: now, answer })
    .where(
      and(
        eq(deliveries.workspaceId, workspaceId),
        eq(deliveries.endpointId, endpointId),
        eq(deliveries.state, 'waiting'),
      ),
    );
}
