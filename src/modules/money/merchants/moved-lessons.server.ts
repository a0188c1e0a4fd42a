import { categoryRemoved, categoryRestored } from '#modules/money/categories/events.ts';
import { connectionOf } from '#platform/database.server.ts';
import { listener, type Listener } from '#platform/events.server.ts';

/** Lessons follow the transactions of a category that goes, and return with it where nobody changed them since. */
export const movedLessons: readonly Listener[] = [
  listener(categoryRemoved, async (db, { workspaceId, categoryId, moveTo }) => {
    if (moveTo === null) return;
    await connectionOf(db).query(
      `with moved as (
        update merchant_memory set category_id = $3 where workspace_id = $1 and category_id = $2
        returning merchant, direction
      )
      insert into lesson_moves (workspace_id, category_id, merchant, direction, moved_to)
      select $1, $2, merchant, direction, $3 from moved`,
      [workspaceId, categoryId, moveTo],
    );
  }),
  listener(categoryRestored, async (db, { workspaceId, categoryId }) => {
    const client = connectionOf(db);
    await client.query(
      `update merchant_memory l set category_id = $2 from lesson_moves m
      where m.workspace_id = $1 and m.category_id = $2 and l.workspace_id = $1
        and l.merchant = m.merchant and l.direction = m.direction and l.category_id = m.moved_to`,
      [workspaceId, categoryId],
    );
    await client.query('delete from lesson_moves where workspace_id = $1 and category_id = $2', [
      workspaceId,
      categoryId,
    ]);
  }),
];
