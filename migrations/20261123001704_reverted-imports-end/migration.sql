-- As before, and an import that was undone goes with its file after 30 days: nothing of it is in the books.
create or replace function forget_deleted() returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  oldest constant timestamptz := now() - interval '30 days';
begin
  delete from transactions where deleted_at < oldest;
  delete from imports i where i.status = 'reverted' and i.reverted_at < oldest
    and not exists (select from transactions t where t.workspace_id = i.workspace_id and t.import_id = i.id);
  delete from category_moves m using categories c
    where c.workspace_id = m.workspace_id and c.id = m.category_id and c.removed_at < oldest;
  delete from categories c where removed_at < oldest
    and not exists (select from transactions t where t.workspace_id = c.workspace_id and t.category_id = c.id)
    and not exists (select from categories b where b.workspace_id = c.workspace_id and b.parent_id = c.id);
  delete from bank_accounts a where removed_at < oldest
    and not exists (select from transactions t where t.workspace_id = a.workspace_id and t.account_id = a.id);
end $$;
