import { and, eq, inArray, sql } from 'drizzle-orm';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { automationWaiting } from './table.server.ts';

/** A transaction that waits for its other side, and the rule that says it is a transfer. */
export type Waiting = { readonly transactionId: string; readonly ruleId: string };

const { workspaceId: workspaceOf, transactionId, ruleId, runId: runOf } = automationWaiting;

export async function waitingIn(db: Database, workspaceId: string): Promise<Waiting[]> {
  return db.select({ transactionId, ruleId }).from(automationWaiting).where(eq(workspaceOf, workspaceId));
}

/** @param runId of the run over history that began it; null for an import */
export async function addWaiting(
  db: Database,
  workspaceId: string,
  waiting: readonly Waiting[],
  runId: string | null,
): Promise<void> {
  await connectionOf(db).query(
    `insert into automation_waiting (workspace_id, transaction_id, rule_id, run_id)
     select $1, w."transactionId", w."ruleId", $3
     from jsonb_to_recordset($2) as w ("transactionId" uuid, "ruleId" uuid)
     on conflict (workspace_id, transaction_id) do update set rule_id = excluded.rule_id`,
    [workspaceId, JSON.stringify(waiting), runId],
  );
}

/** They are linked, or no transfers any more. */
export async function endWaiting(db: Database, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(automationWaiting)
    .where(
      and(eq(workspaceOf, workspaceId), inArray(transactionId, sql`(select unnest(${sql.param([...ids])}::uuid[]))`)),
    );
}

/** A run over history is undone. */
export async function endWaitingOfRun(db: Database, workspaceId: string, runId: string): Promise<void> {
  await db.delete(automationWaiting).where(and(eq(workspaceOf, workspaceId), eq(runOf, runId)));
}
