-- Written and taken back by members; what a merge moved is noted on it.
grant select, insert, update, delete on transaction_merges to ilifa_app;
--> statement-breakpoint
-- Receipts and links go where the transaction goes: with a merge to the one that stays, and back where the merge is undone or
-- the other one is restored. What was moved elsewhere or deleted since stays away; so does all of it where the other
-- one is gone for good. An undo, a redo and a restored archive need to know nothing of it.
create function move_with_merge() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  merge transaction_merges;
  source uuid;
  target uuid;
begin
  if tg_op = 'INSERT' then
    merge := new; source := new.merged_id; target := new.kept_id;
  else
    merge := old; source := old.kept_id; target := old.merged_id;
  end if;
  if cardinality(merge.receipt_ids) + cardinality(merge.link_ids) = 0 or not exists (
    select from transactions where workspace_id = merge.workspace_id and id = target
  ) then
    return null;
  end if;
  update attachments set transaction_id = target
    where workspace_id = merge.workspace_id and id = any (merge.receipt_ids) and transaction_id = source;
  -- Of related ones the lower id comes first. Where the two are linked by another link since, this one stays.
  update transaction_links l set
    from_id = case when l.kind = 'related' then least(moved.from_id, moved.to_id) else moved.from_id end,
    to_id = case when l.kind = 'related' then greatest(moved.from_id, moved.to_id) else moved.to_id end
  from (
    select id, case from_id when source then target else from_id end as from_id,
      case to_id when source then target else to_id end as to_id
    from transaction_links where workspace_id = merge.workspace_id and id = any (merge.link_ids) and source in (from_id, to_id)
  ) moved
  where l.workspace_id = merge.workspace_id and l.id = moved.id and moved.from_id <> moved.to_id and not exists (
    select from transaction_links o where o.workspace_id = merge.workspace_id and o.id <> l.id
      and least(o.from_id, o.to_id) = least(moved.from_id, moved.to_id)
      and greatest(o.from_id, o.to_id) = greatest(moved.from_id, moved.to_id)
  );
  return null;
end $$;
--> statement-breakpoint
create trigger merges_move after insert or delete on transaction_merges for each row execute function move_with_merge();
--> statement-breakpoint
-- Nothing brings back what is gone from the trash: such a merge is not undone, or its amount would be lost.
create function keep_merge_of_gone() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  if split_part(coalesce(current_setting('app.command', true), ''), '.', 1) = 'change' and not exists (
    select from transactions where workspace_id = old.workspace_id and id = old.merged_id
  ) then
    return null;
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger merges_of_gone before delete on transaction_merges for each row execute function keep_merge_of_gone();
--> statement-breakpoint
-- A merged transaction that comes back from the trash is one of its own again.
create function end_merge_of_restored() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  delete from transaction_merges where workspace_id = new.workspace_id and merged_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger transactions_merge_ends after update of deleted_at on transactions
for each row when (old.deleted_at is not null and new.deleted_at is null) execute function end_merge_of_restored();
--> statement-breakpoint
revoke execute on function move_with_merge(), keep_merge_of_gone(), end_merge_of_restored() from public;
--> statement-breakpoint
create trigger recorded_after_insert after insert on transaction_merges
  referencing new table as new_rows for each statement execute function record_change('kept_id');
--> statement-breakpoint
create trigger recorded_after_update after update on transaction_merges
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('kept_id');
--> statement-breakpoint
create trigger recorded_after_delete after delete on transaction_merges
  referencing old table as old_rows for each statement execute function record_change('kept_id');
--> statement-breakpoint
-- As before, and merges of which the one that stays is no more.
create or replace function forget_deleted() returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  oldest constant timestamptz := now() - interval '30 days';
begin
  delete from transactions where deleted_at < oldest;
  delete from transaction_merges m where m.created_at < oldest
    and not exists (select from transactions t where t.workspace_id = m.workspace_id and t.id = m.kept_id);
  delete from transaction_changes c where c.at < oldest
    and not exists (select from transactions t where t.workspace_id = c.workspace_id and t.id = c.transaction_id);
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
