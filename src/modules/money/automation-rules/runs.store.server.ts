import { randomUUIDv7 } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#modules/access/identity/table.server.ts';
import type { RuleChange } from '#modules/money/ledger/service.server.ts';
import { asRole, connectionOf, type Database } from '#platform/database.server.ts';
import { MOST_RUNS } from './limits.ts';
import { LEFT_REASONS } from './filing.ts';
import type { Left, Run } from './model.ts';
import { automationChanges, automationRuns } from './table.server.ts';

const RUNS_SHOWN = 20;

type NewRun = {
  readonly userId: string;
  readonly kind: 'history' | 'import';
  readonly importId: string | null;
  /** By rule: transactions that it changed or left out. */
  readonly counts: ReadonlyMap<string, number>;
  readonly changed: number;
  readonly skipped: number;
  readonly left: Left;
  readonly now: Date;
};

/** Notes a run, also on its rules, and lets the oldest go. Answers its id. */
export async function addRun(
  db: Database,
  workspaceId: string,
  { now, counts, left, ...run }: NewRun,
): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(automationRuns).values({
    ...run,
    workspaceId,
    id,
    counts: Object.fromEntries(counts),
    leftAlone: storedLeft(left),
    createdAt: now,
  });
  const client = connectionOf(db);
  await client.query(
    `update automation_rules r set last_run_at = $2, last_run_count = c.count
     from unnest($3::uuid[], $4::integer[]) c (id, count) where r.workspace_id = $1 and r.id = c.id`,
    [workspaceId, now, [...counts.keys()], [...counts.values()]],
  );
  await client.query(
    `delete from automation_runs where workspace_id = $1 and id in (
       select id from automation_runs where workspace_id = $1 order by created_at desc, id desc offset $2)`,
    [workspaceId, MOST_RUNS],
  );
  return id;
}

const storedLeft = (left: Left) => Object.fromEntries(left.map(({ because, count }) => [because, count]));

const leftOf = (stored: Readonly<Record<string, number>>): Left =>
  LEFT_REASONS.flatMap((because) => {
    const count = stored[because] ?? 0;
    return count === 0 ? [] : [{ because, count }];
  }).toSorted((a, b) => b.count - a.count);

/** What a run changed of one transaction, by which it is undone. */
export type KeptChange = RuleChange & {
  readonly lines: unknown;
  readonly transferId: string | null;
  /** The other side that was written for it. */
  readonly addedId: string | null;
};

export async function addChanges(
  db: Database,
  workspaceId: string,
  runId: string,
  changes: readonly KeptChange[],
): Promise<void> {
  await connectionOf(db).query(
    `insert into automation_changes (workspace_id, run_id, transaction_id, category_id, category_before, source_before,
       description, description_before, note, tag_ids, is_reviewed, lines, transfer_id, added_id)
     select $1, $2, c.id, c."categoryId", c."categoryBefore", c."sourceBefore", c.description, c."descriptionBefore",
       c.note, c."tagIds", c."isReviewed", nullif(c.lines, 'null'), c."transferId", c."addedId"
     from jsonb_to_recordset($3) as c (id uuid, "categoryId" uuid, "categoryBefore" uuid, "sourceBefore" text,
       description text, "descriptionBefore" text, note text, "tagIds" uuid[], "isReviewed" boolean, lines jsonb, "transferId" uuid,
       "addedId" uuid)`,
    [workspaceId, runId, JSON.stringify(changes)],
  );
}

/** What a run changed, held until the transaction ends; null where it cannot be undone any more. */
export async function heldRun(db: Database, workspaceId: string, id: string): Promise<KeptChange[] | null> {
  const [run] = await db
    .select({ kind: automationRuns.kind })
    .from(automationRuns)
    .where(
      and(eq(automationRuns.workspaceId, workspaceId), eq(automationRuns.id, id), isNull(automationRuns.revertedAt)),
    )
    .for('update');
  if (run?.kind !== 'history') return null;
  const rows = await db
    .select()
    .from(automationChanges)
    .where(and(eq(automationChanges.workspaceId, workspaceId), eq(automationChanges.runId, id)));
  return rows.map(({ transactionId, workspaceId: _workspace, runId: _run, ...change }) => ({
    ...change,
    id: transactionId,
  }));
}

export async function markReverted(db: Database, workspaceId: string, id: string, now: Date): Promise<void> {
  await db
    .update(automationRuns)
    .set({ revertedAt: now })
    .where(and(eq(automationRuns.workspaceId, workspaceId), eq(automationRuns.id, id)));
}

/** The newest first. */
export async function runsIn(db: Database, workspaceId: string): Promise<Run[]> {
  const { id, kind, importId, createdAt, changed, skipped, leftAlone, revertedAt, userId } = automationRuns;
  const runs = await db
    .select({ id, kind, importId, at: createdAt, changed, skipped, leftAlone, revertedAt, userId })
    .from(automationRuns)
    .where(eq(automationRuns.workspaceId, workspaceId))
    .orderBy(desc(createdAt), desc(id))
    .limit(RUNS_SHOWN);
  const names = await namesOf(db, [...new Set(runs.map((run) => run.userId))]);
  return runs.map(({ userId: by, leftAlone: left, ...run }) => {
    return { ...run, left: leftOf(left), by: names.get(by) ?? null };
  });
}

async function namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await asRole(db, 'ilifa_auth', () =>
    db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, [...ids])),
  );
  return new Map(people.map(({ id, name }) => [id, name]));
}
