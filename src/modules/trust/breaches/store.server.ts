import { asc, eq, sql } from 'drizzle-orm';
import { users } from '#modules/access/identity/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { EntryBodySchema, FactsSchema } from './model.ts';
import type { Entry } from './rules.ts';
import { breachEntries } from './table.server.ts';

// All as the role `ilifa_auth`.

const KEPT_DATES = ['discoveredAt', 'awareAt'] as const;

/** Waits until nobody else writes about this breach, so that entries are numbered one after the other. */
export async function holdBreach(db: Database, breachId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`breach ${breachId}`}, 0))`);
}

export async function addEntry(
  db: Database,
  breachId: string,
  { number, at, by, body: { kind, ...body } }: Entry,
): Promise<void> {
  await db.insert(breachEntries).values({ breachId, number, kind, at, byUser: by, body });
}

/** The entries of one breach in their order; none where there is no such breach. `by` is a name. */
export async function entriesOf(db: Database, breachId: string): Promise<Entry[]> {
  return (await read(db, breachId)).get(breachId) ?? [];
}

/** Every breach there is, without reading what was written of it. */
export async function breachIds(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ id: breachEntries.breachId }).from(breachEntries);
  return rows.map(({ id }) => id).toSorted();
}

/** Every breach with its entries. */
export function allBreaches(db: Database): Promise<Map<string, Entry[]>> {
  return read(db, null);
}

async function read(db: Database, breachId: string | null): Promise<Map<string, Entry[]>> {
  const { number, kind, at, body } = breachEntries;
  const rows = await db
    .select({ id: breachEntries.breachId, number, kind, at, body, by: users.name })
    .from(breachEntries)
    .leftJoin(users, eq(users.id, breachEntries.byUser))
    .where(breachId === null ? undefined : eq(breachEntries.breachId, breachId))
    .orderBy(asc(breachEntries.breachId), asc(breachEntries.number));
  const found = new Map<string, Entry[]>();
  for (const { id, ...row } of rows) {
    const entries = found.get(id) ?? [];
    entries.push({ number: row.number, at: row.at, by: row.by, body: bodyOf(row.kind, row.body) });
    found.set(id, entries);
  }
  return found;
}

/** What was kept as JSON, with its instants. */
function bodyOf(kind: string, kept: Record<string, unknown>): Entry['body'] {
  const body = EntryBodySchema.parse({ kind, ...kept });
  if (!('facts' in body)) return body;
  const facts: Record<string, unknown> = { ...body.facts };
  for (const name of KEPT_DATES) facts[name] = new Date(String(facts[name]));
  return { kind: body.kind, facts: FactsSchema.parse(facts) };
}
