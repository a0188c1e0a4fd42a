import { categoriesHeld } from '#modules/money/categories/service.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { TransactionRow } from './store.server.ts';
import { staysTransfer } from './transfer-sides.server.ts';

/** What rules change of one transaction. Null, false or none: that is left alone. */
export type RuleChange = {
  readonly id: string;
  readonly categoryId: string | null;
  readonly categoryBefore: string | null;
  readonly sourceBefore: TransactionRow['categorySource'];
  readonly description: string | null;
  readonly descriptionBefore: string | null;
  /** There was none before. */
  readonly note: string | null;
  /** Tags that it gets. */
  readonly tagIds: readonly string[];
  readonly isReviewed: boolean;
};

const CHANGES = `jsonb_to_recordset($2) as c (id uuid, "categoryId" uuid, "categoryBefore" uuid, "sourceBefore" text,
  description text, "descriptionBefore" text, note text, "tagIds" uuid[], "isReviewed" boolean)`;

/** Changes rows as rules want. Who edited a row last stays as it was: no person did this. */
export async function changeByRules(db: Database, workspaceId: string, changes: readonly RuleChange[]): Promise<void> {
  const there = new Set((await categoriesHeld(db, workspaceId)).map(({ id }) => id));
  // A category that was deleted meanwhile gets no more.
  const possible = changes.map((change) =>
    change.categoryId === null || there.has(change.categoryId) ? change : { ...change, categoryId: null },
  );
  await connectionOf(db).query(
    `update transactions t set
       category_id = coalesce(c."categoryId", t.category_id),
       category_source = case when c."categoryId" is null then t.category_source else 'rule' end,
       description = coalesce(c.description, t.description),
       note = coalesce(t.note, c.note),
       tag_ids = t.tag_ids || c."tagIds",
       needs_review = t.needs_review and not c."isReviewed"
     from ${CHANGES} where t.workspace_id = $1 and t.id = c.id`,
    [workspaceId, JSON.stringify(possible)],
  );
}

// What was linked as a transfer since then stays among categories for transfers.
const HAS_CATEGORY = `c."categoryId" is not null and t.category_id = c."categoryId" and t.category_source = 'rule'
  and (c."categoryBefore" is null or exists (select from categories k
    where k.workspace_id = $1 and k.id = c."categoryBefore" and k.removed_at is null))
  and ${staysTransfer('c."categoryBefore"')}`;
const HAS_DESCRIPTION = `c.description is not null and t.description = c.description`;
const HAS_NOTE = `c.note is not null and t.note = c.note`;
const HAS_TAGS = `cardinality(c."tagIds") > 0 and t.tag_ids && c."tagIds"`;
const IS_REVIEWED = `c."isReviewed" and not t.needs_review`;

/** Puts back, field by field, what nobody has changed since. Answers the ids of those rows. */
export async function takeBackRules(
  db: Database,
  workspaceId: string,
  changes: readonly RuleChange[],
): Promise<string[]> {
  // None is deleted before rows are back in it.
  await categoriesHeld(db, workspaceId);
  const { rows } = await connectionOf(db).query<{ id: string }>(
    `update transactions t set
       category_id = case when ${HAS_CATEGORY} then c."categoryBefore" else t.category_id end,
       category_source = case when ${HAS_CATEGORY} then c."sourceBefore" else t.category_source end,
       description = case when ${HAS_DESCRIPTION} then c."descriptionBefore" else t.description end,
       note = case when ${HAS_NOTE} then null else t.note end,
       tag_ids = array(select tag from unnest(t.tag_ids) tag where tag <> all (c."tagIds")),
       needs_review = t.needs_review or c."isReviewed"
     from ${CHANGES}
     where t.workspace_id = $1 and t.id = c.id and t.deleted_at is null
       and (${HAS_CATEGORY} or ${HAS_DESCRIPTION} or ${HAS_NOTE} or ${HAS_TAGS} or ${IS_REVIEWED}) returning t.id`,
    [workspaceId, JSON.stringify(changes)],
  );
  return rows.map(({ id }) => id);
}
