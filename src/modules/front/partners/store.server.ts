import { and, arrayContains, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { QUEUE_ROWS } from '#kernel/queue.ts';
import type { QueuePage } from '#kernel/queue-schema.ts';
import type { Database } from '#platform/database.server.ts';
import {
  type Application,
  ApplicationSchema,
  type Provider,
  ProviderSchema,
  type Sought,
  type State,
} from './model.ts';
import { partnerApplications as rows } from './table.server.ts';

// All as the role `ilifa_auth`.

/** How many the public page lists. */
const MOST = 200;

export async function addApplication(
  db: Database,
  application: Omit<Application, 'state' | 'decidedAt'>,
): Promise<void> {
  await db.insert(rows).values({ ...application, state: 'waiting' });
}

/** Those whom everybody may see, by name. */
export async function providersFor(db: Database, { country, specialty }: Sought): Promise<Provider[]> {
  const found = await db
    .select()
    .from(rows)
    .where(
      and(
        eq(rows.state, 'accepted'),
        eq(rows.mayBeListed, true),
        country === null ? undefined : eq(rows.country, country),
        specialty === null ? undefined : arrayContains(rows.specialties, [specialty]),
      ),
    )
    .orderBy(asc(sql`lower(${rows.practice})`), asc(rows.id))
    .limit(MOST);
  return found.map((row) => ProviderSchema.parse(row));
}

export async function applicationsIn(
  db: Database,
  { open, page }: QueuePage,
): Promise<{ applications: Application[]; total: number }> {
  const which = open ? eq(rows.state, 'waiting') : ne(rows.state, 'waiting');
  const found = await db
    .select()
    .from(rows)
    .where(which)
    .orderBy(...(open ? [asc(rows.receivedAt), asc(rows.id)] : [desc(rows.decidedAt), desc(rows.id)]))
    .limit(QUEUE_ROWS)
    .offset((page - 1) * QUEUE_ROWS);
  return { applications: found.map((row) => ApplicationSchema.parse(row)), total: await db.$count(rows, which) };
}

/** Null where it is not there, or stood so already. */
export async function decideApplication(
  db: Database,
  { id, state, now }: { id: string; state: Exclude<State, 'waiting'>; now: Date },
): Promise<Application | null> {
  const [row] = await db
    .update(rows)
    .set({ state, decidedAt: now })
    .where(and(eq(rows.id, id), ne(rows.state, state)))
    .returning();
  return row === undefined ? null : ApplicationSchema.parse(row);
}

/** What was not accepted, or never decided, and is old enough. */
export async function forgetApplications(db: Database, before: Date): Promise<void> {
  const since = sql`coalesce(${rows.decidedAt}, ${rows.receivedAt})`;
  await db.delete(rows).where(and(inArray(rows.state, ['waiting', 'declined']), lt(since, before)));
}
