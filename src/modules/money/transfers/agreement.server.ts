/** Reads with the eyes of the tables' owner: row level security would hide rows, and so differences. */
type OwnerQuery = (text: string) => Promise<{ rows: unknown[] }>;

/** A transfer whose sides do not agree. */
export type BrokenTransfer = { readonly workspaceId: string; readonly id: string };

const BOTH = `(count(*), count(*) filter (where t.minor < 0), count(*) filter (where t.minor > 0), count(distinct t.account_id))
  = (2, 1, 1, 2)`;

/**
 * Looks at every transfer: two live sides of two accounts and two signs, which are those that it names and are both filed as
 * transfers; where one is the line of a split, both come to one amount. Names at most ten that are otherwise.
 */
export async function checkTransfers(
  query: OwnerQuery,
): Promise<{ readonly transfers: number; readonly broken: readonly BrokenTransfer[] }> {
  const counted = await query(`select count(*)::int as transfers from transfers where ended_at is null`);
  const [counts] = counted.rows as { transfers: number }[];
  const { rows } = await query(`
    select t.workspace_id as "workspaceId", t.transfer_id as id from transactions t
    left join transfers k on k.workspace_id = t.workspace_id and k.id = t.transfer_id
    left join categories c on c.workspace_id = t.workspace_id and c.id = t.category_id
    where t.transfer_id is not null and t.deleted_at is null
    group by t.workspace_id, t.transfer_id
    having (${BOTH} and bool_and(not t.is_split and k.id is not null and k.ended_at is null and c.kind = 'transfer'
        and t.id = case when t.minor < 0 then k.out_id else k.in_id end)
      and not (count(t.parent_id) > 0 and count(distinct t.currency) = 1 and sum(t.minor) <> 0)) is not true
    union all
    select k.workspace_id, k.id from transfers k where k.ended_at is null and not exists (
      select from transactions t where t.workspace_id = k.workspace_id and t.transfer_id = k.id and t.deleted_at is null)
    order by 1, 2 limit 10`);
  return { transfers: counts?.transfers ?? 0, broken: rows as BrokenTransfer[] };
}
