import type { Day } from '#kernel/calendar.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';

type OfTag = { readonly id: string; readonly count: number; readonly lastUsed: Day };

/** How often tags are used and when last, in transactions that the caller sees; of a split its lines count. */
export async function usageOfTags(
  db: Database,
  workspaceId: string,
  tags: readonly { readonly id: string; readonly ids: readonly string[] }[],
): Promise<OfTag[]> {
  const own = tags.flatMap(({ id, ids }) => ids.map((one) => ({ id, one })));
  // A transaction may have several ids of one tag: it counts once.
  const { rows } = await connectionOf(db).query<OfTag>({
    name: 'ledger_usage_of_tags',
    text: `with used as (
        select distinct t.id as row, t.booked_on, own.id from transactions t
        cross join unnest(t.tag_ids) tag join unnest($2::uuid[], $3::uuid[]) own (id, one) on own.one = tag
        where t.workspace_id = $1 and t.deleted_at is null and t.tag_ids <> '{}' and not t.is_split
      )
      select id, count(*)::int as count, max(booked_on) as "lastUsed" from used group by id`,
    values: [workspaceId, own.map(({ id }) => id), own.map(({ one }) => one)],
  });
  return rows;
}
