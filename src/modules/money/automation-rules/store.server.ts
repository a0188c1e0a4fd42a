import { randomUUIDv7 } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { money } from '#kernel/money.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { NewRule, ProposalKey, Rule, RuleLine } from './model.ts';
import { automationDismissals, automationRules } from './table.server.ts';

type RuleTableRow = typeof automationRules.$inferSelect;
export type KeptRule = Rule & Pick<RuleTableRow, 'lastRunAt' | 'lastRunCount'>;

/** Rules are written one after the other, so that places and the most there may be hold. */
export const turnOf = (workspaceId: string) => `automation rules ${workspaceId}`;

const theRules = (workspaceId: string, ids: readonly string[]) =>
  and(
    eq(automationRules.workspaceId, workspaceId),
    inArray(automationRules.id, [...ids]),
    isNull(automationRules.removedAt),
  );

/** All rules in their order. */
export async function rulesIn(db: Database, workspaceId: string): Promise<KeptRule[]> {
  const rows = await db
    .select()
    .from(automationRules)
    .where(and(eq(automationRules.workspaceId, workspaceId), isNull(automationRules.removedAt)))
    .orderBy(asc(automationRules.position), asc(automationRules.id));
  return rows.map(ruleOf);
}

function ruleOf(row: RuleTableRow): KeptRule {
  const { id, name, query, stage, position, isEnabled, lastRunAt, lastRunCount } = row;
  const { categoryId, description, note, tagIds, isReviewed, isSkipped, splitTemplateId, transferAccountId } = row;
  const plain = { categoryId, description, note, tagIds, isReviewed, isSkipped, splitTemplateId, transferAccountId };
  const actions = { ...plain, splitLines: row.splitLines.map(lineOf) };
  return { id, name, query, stage, position, isEnabled, actions, lastRunAt, lastRunCount };
}

type StoredLine = RuleTableRow['splitLines'][number];

function lineOf({ minor, currency, ...line }: StoredLine): RuleLine {
  return { ...line, amount: minor === null || currency === null ? null : money(BigInt(minor), currency) };
}

function storedLine({ amount, ...line }: RuleLine): StoredLine {
  return { ...line, minor: amount === null ? null : String(amount.minor), currency: amount?.currency ?? null };
}

const columnsOf = ({ actions: { splitLines, ...actions }, name, query, stage, isEnabled }: NewRule) => ({
  ...actions,
  splitLines: splitLines.map(storedLine),
  name,
  query,
  stage,
  isEnabled,
});

/** Adds a rule at the end. */
export async function addRule(db: Database, workspaceId: string, rule: NewRule, userId: string): Promise<string> {
  const id = randomUUIDv7();
  const last = sql`(select coalesce(max(position) + 1, 0) from automation_rules where workspace_id = ${workspaceId})`;
  await db.insert(automationRules).values({ ...columnsOf(rule), workspaceId, id, userId, position: last });
  return id;
}

/** False where it is not there. */
export async function changeRule(db: Database, workspaceId: string, id: string, rule: NewRule): Promise<boolean> {
  const changed = await db
    .update(automationRules)
    .set(columnsOf(rule))
    .where(theRules(workspaceId, [id]))
    .returning({ id: automationRules.id });
  return changed.length > 0;
}

export async function enableRule(db: Database, workspaceId: string, id: string, isEnabled: boolean): Promise<boolean> {
  const changed = await db
    .update(automationRules)
    .set({ isEnabled })
    .where(theRules(workspaceId, [id]))
    .returning({ id: automationRules.id });
  return changed.length > 0;
}

export async function placeRules(db: Database, workspaceId: string, ids: readonly string[]): Promise<void> {
  await connectionOf(db).query(
    `update automation_rules r set position = o.place
     from unnest($2::uuid[]) with ordinality o (id, place) where r.workspace_id = $1 and r.id = o.id`,
    [workspaceId, ids],
  );
}

/** Answers how many went. */
export async function removeRules(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
  removedAt: Date,
): Promise<number> {
  const { rowCount } = await db.update(automationRules).set({ removedAt }).where(theRules(workspaceId, ids));
  return rowCount ?? 0;
}

/** Brings back a rule that was deleted, at the place that it had. False where there is none. */
export async function restoreRule(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const { id: idOf, removedAt, workspaceId: workspaceOf } = automationRules;
  const { rowCount } = await db
    .update(automationRules)
    .set({ removedAt: null })
    .where(and(eq(workspaceOf, workspaceId), eq(idOf, id), isNotNull(removedAt)));
  return rowCount === 1;
}

export async function dismissalsIn(db: Database, workspaceId: string): Promise<ProposalKey[]> {
  const { merchant, direction, categoryId, description } = automationDismissals;
  return db
    .select({ merchant, direction, categoryId, description })
    .from(automationDismissals)
    .where(eq(automationDismissals.workspaceId, workspaceId));
}

export async function addDismissal(db: Database, workspaceId: string, key: ProposalKey): Promise<void> {
  await db
    .insert(automationDismissals)
    .values({ ...key, workspaceId })
    .onConflictDoNothing();
}

export async function removeDismissal(db: Database, workspaceId: string, key: ProposalKey): Promise<void> {
  const { merchant, direction, categoryId, description } = automationDismissals;
  await db
    .delete(automationDismissals)
    .where(
      and(
        eq(automationDismissals.workspaceId, workspaceId),
        eq(merchant, key.merchant),
        eq(direction, key.direction),
        sql`${categoryId} is not distinct from ${key.categoryId}`,
        sql`${description} is not distinct from ${key.description}`,
      ),
    );
}
