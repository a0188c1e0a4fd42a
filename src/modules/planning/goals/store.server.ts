import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import type { GoalState } from './kinds.ts';
import { goalEntries, goalFeeds, goalPledges, goals } from './table.server.ts';

export type By = { readonly userId: string; readonly now: Date };

/** Changes of the goals of one workspace wait for each other. */
export function takeGoalsTurn(db: Database, workspaceId: string): Promise<void> {
  return takeTurn(db, `goals ${workspaceId}`);
}

type Fields = Pick<typeof goals.$inferInsert, 'name' | 'kind' | 'dueOn' | 'everyMonths'> & { readonly target: Money };
const columnsOf = ({ name, kind, dueOn, everyMonths, target: { minor, currency } }: Fields) => {
  return { name, kind, dueOn, everyMonths, targetMinor: minor, currency };
};

/** Adds a goal after all others, and answers its id. */
export async function addGoal(
  db: Database,
  workspaceId: string,
  goal: Fields & { readonly startedOn: Day },
  { userId, now }: By,
): Promise<string> {
  const id = randomUUIDv7();
  const position = sql<number>`(select coalesce(max(g.position), 0) + 1 from goals g where g.workspace_id = ${workspaceId})`;
  await db
    .insert(goals)
    .values({ workspaceId, id, userId, ...columnsOf(goal), startedOn: goal.startedOn, position, createdAt: now });
  return id;
}

export async function changeGoal(db: Database, workspaceId: string, id: string, goal: Fields): Promise<void> {
  await db
    .update(goals)
    .set(columnsOf(goal))
    .where(and(eq(goals.workspaceId, workspaceId), eq(goals.id, id)));
}

export async function setGoalState(db: Database, workspaceId: string, id: string, state: GoalState): Promise<void> {
  await db
    .update(goals)
    .set({ state })
    .where(and(eq(goals.workspaceId, workspaceId), eq(goals.id, id)));
}

/** All that is of it goes before it, each recorded for an undo. */
export async function removeGoal(db: Database, workspaceId: string, id: string): Promise<void> {
  for (const table of [goalEntries, goalFeeds, goalPledges])
    await db.delete(table).where(and(eq(table.workspaceId, workspaceId), eq(table.goalId, id)));
  await db.delete(goals).where(and(eq(goals.workspaceId, workspaceId), eq(goals.id, id)));
}

export async function orderGoals(db: Database, workspaceId: string, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await db
      .update(goals)
      .set({ position: place + 1 })
      .where(and(eq(goals.workspaceId, workspaceId), eq(goals.id, id)));
}

type NewEntry = Omit<typeof goalEntries.$inferInsert, 'workspaceId' | 'id' | 'userId' | 'createdAt'>;

/** Answers its id; null where its transaction is in a goal already. */
export async function addEntry(
  db: Database,
  workspaceId: string,
  entry: NewEntry,
  { userId, now }: By,
): Promise<string | null> {
  const [added] = await db
    .insert(goalEntries)
    .values({ workspaceId, id: randomUUIDv7(), userId, ...entry, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: goalEntries.id });
  return added?.id ?? null;
}

export async function removeEntry(db: Database, workspaceId: string, id: string): Promise<void> {
  await db.delete(goalEntries).where(and(eq(goalEntries.workspaceId, workspaceId), eq(goalEntries.id, id)));
}

type NewFeed = Omit<typeof goalFeeds.$inferInsert, 'workspaceId' | 'id' | 'userId' | 'createdAt'>;

export async function addFeed(db: Database, workspaceId: string, feed: NewFeed, { userId, now }: By): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(goalFeeds).values({ workspaceId, id, userId, ...feed, createdAt: now });
  return id;
}

/** False where it is not there, or has ended. */
export async function endFeed(db: Database, workspaceId: string, id: string, until: Day): Promise<boolean> {
  const ended = await db
    .update(goalFeeds)
    .set({ until: sql`coalesce(until, greatest(since, ${until}::date))`, isWaiting: false })
    .where(and(eq(goalFeeds.workspaceId, workspaceId), eq(goalFeeds.id, id), open(goalFeeds)))
    .returning({ id: goalFeeds.id });
  return ended.length > 0;
}

type NewPledge = Omit<typeof goalPledges.$inferInsert, 'workspaceId' | 'id' | 'createdAt'>;

export async function addPledge(db: Database, workspaceId: string, pledge: NewPledge, now: Date): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(goalPledges).values({ workspaceId, id, ...pledge, createdAt: now });
  return id;
}

/** False where it is not there, or has ended. */
export async function endPledge(db: Database, workspaceId: string, id: string, until: Day): Promise<boolean> {
  const ended = await db
    .update(goalPledges)
    .set({ until: sql`coalesce(until, greatest(since, ${until}::date))`, isWaiting: false })
    .where(and(eq(goalPledges.workspaceId, workspaceId), eq(goalPledges.id, id), open(goalPledges)))
    .returning({ id: goalPledges.id });
  return ended.length > 0;
}

const open = ({ until, isWaiting }: typeof goalFeeds | typeof goalPledges) => sql`(${until} is null or ${isWaiting})`;

/** Rules and pledges of a goal rest from a day on. */
export async function restFeeds(db: Database, workspaceId: string, goalId: string, today: Day): Promise<void> {
  for (const table of [goalFeeds, goalPledges])
    await db
      .update(table)
      .set({ until: sql`greatest(since, ${today}::date)`, isWaiting: true })
      .where(and(eq(table.workspaceId, workspaceId), eq(table.goalId, goalId), isNull(table.until)));
}

/** Those that rest begin anew: what they set aside before stays theirs. */
export async function resumeFeeds(db: Database, workspaceId: string, goalId: string, today: Day): Promise<void> {
  const anew = () => ({ id: randomUUIDv7(), since: today, until: null, isWaiting: false });
  const ofGoal = (table: typeof goalFeeds | typeof goalPledges) =>
    and(eq(table.workspaceId, workspaceId), eq(table.goalId, goalId), eq(table.isWaiting, true));
  const feeds = await db.update(goalFeeds).set({ isWaiting: false }).where(ofGoal(goalFeeds)).returning();
  if (feeds.length > 0) await db.insert(goalFeeds).values(feeds.map((feed) => ({ ...feed, ...anew() })));
  const pledges = await db.update(goalPledges).set({ isWaiting: false }).where(ofGoal(goalPledges)).returning();
  if (pledges.length > 0) await db.insert(goalPledges).values(pledges.map((pledge) => ({ ...pledge, ...anew() })));
}

export function countGoals(db: Database, workspaceId: string): Promise<number> {
  return db.$count(goals, eq(goals.workspaceId, workspaceId));
}

export function countOf(
  db: Database,
  workspaceId: string,
  table: typeof goalEntries | typeof goalFeeds | typeof goalPledges,
  goalId: string,
): Promise<number> {
  return db.$count(table, and(eq(table.workspaceId, workspaceId), eq(table.goalId, goalId)));
}
