-- As before, and the categories that transactions go back to are held, so that none is deleted meanwhile.
create or replace function unlink_transfer(of_workspace uuid, of_transfer uuid, of_rows uuid[]) returns void language plpgsql
set search_path = pg_catalog, public as $$
begin
  perform from categories c
    where c.workspace_id = of_workspace and c.id in (
      select unnest(array[kept.out_category_id, kept.in_category_id]) from transfers kept
      where kept.workspace_id = of_workspace and kept.id = of_transfer
    )
    order by c.id for key share;
  update transactions t set
    transfer_id = null,
    category_id = case when t.category_id is distinct from kept.category_id or earlier.kind = 'transfer'
      then t.category_id else earlier.id end,
    category_source = case
      when t.category_id is distinct from kept.category_id or earlier.kind = 'transfer' then t.category_source
      when earlier.id is not null then earlier.source
    end
  from transfers kept
  cross join lateral (values
    (kept.out_id, kept.out_category_id, kept.out_category_source),
    (kept.in_id, kept.in_category_id, kept.in_category_source)
  ) side (id, category_id, source)
  left join lateral (
    select c.id, c.kind, side.source from categories c
    where c.workspace_id = kept.workspace_id and c.id = side.category_id and c.removed_at is null
  ) earlier on true
  where kept.workspace_id = of_workspace and kept.id = of_transfer
    and t.workspace_id = of_workspace and t.id = side.id and t.id = any (of_rows) and t.transfer_id = of_transfer;
end $$;
--> statement-breakpoint
-- Puts the side that linking wrote into the trash, for it is there for this transfer alone; answers its id. What a bank has
-- said since, or agreed with, stays.
create function remove_added_side(of_workspace uuid, of_transfer uuid, at timestamptz) returns uuid language sql
set search_path = pg_catalog, public as $$
  update transactions t set deleted_at = at from transfers kept
  where kept.workspace_id = of_workspace and kept.id = of_transfer
    and t.workspace_id = kept.workspace_id and t.id = kept.added_id and t.deleted_at is null
    and t.import_id is null and t.bank_text is null and t.reconciliation_id is null and not t.is_split and t.parent_id is null
    and not exists (select from transaction_merges m where m.workspace_id = t.workspace_id and m.kept_id = t.id)
  returning t.id
$$;
--> statement-breakpoint
-- As before, and it goes to the trash with what it was written for.
create or replace function end_transfer_of_deleted() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  perform unlink_transfer(old.workspace_id, old.transfer_id, array(
    select id from transactions
    where workspace_id = old.workspace_id and transfer_id = old.transfer_id and id <> old.id and deleted_at is null
    for update
  ));
  if tg_op = 'DELETE' then
    perform remove_added_side(old.workspace_id, old.transfer_id, now());
    delete from transfers where workspace_id = old.workspace_id and id = old.transfer_id;
  else
    perform remove_added_side(old.workspace_id, old.transfer_id, new.deleted_at);
    update transfers set ended_at = new.deleted_at where workspace_id = old.workspace_id and id = old.transfer_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- As before, and it comes back with it.
create or replace function relink_transfer_of_restored() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  kept transfers;
  other transactions;
  earlier uuid;
begin
  select * into kept from transfers where workspace_id = new.workspace_id and id = new.transfer_id for update;
  update transactions t set deleted_at = null
    where t.workspace_id = new.workspace_id and t.id = kept.added_id and t.id <> new.id and t.deleted_at = kept.ended_at;
  select * into other from transactions
    where workspace_id = new.workspace_id and id = case new.id when kept.out_id then kept.in_id else kept.out_id end
      and deleted_at is null for update;
  select id into earlier from categories where workspace_id = kept.workspace_id and removed_at is null
    and id = case other.id when kept.out_id then kept.out_category_id else kept.in_category_id end;
  if other.transfer_id = new.transfer_id then
    update transfers set ended_at = null where workspace_id = kept.workspace_id and id = kept.id;
  elsif other.id is not null and other.transfer_id is null and not other.is_split
    and sign(other.minor) * sign(new.minor) = -1 and other.account_id <> new.account_id
    and (coalesce(other.parent_id, new.parent_id) is null or other.currency <> new.currency or other.minor = -new.minor)
    and (other.category_id is not distinct from earlier or exists (select from categories
      where workspace_id = kept.workspace_id and id = other.category_id and kind = 'transfer'))
    and exists (select from categories where workspace_id = kept.workspace_id and id = kept.category_id
      and kind = 'transfer' and removed_at is null)
  then
    update transactions t set
      transfer_id = kept.id,
      category_id = case when c.kind = 'transfer' then t.category_id else kept.category_id end,
      category_source = case when c.kind = 'transfer' then t.category_source else 'person' end
    from transactions own left join categories c on c.workspace_id = own.workspace_id and c.id = own.category_id
    where own.workspace_id = kept.workspace_id and own.id in (kept.out_id, kept.in_id)
      and t.workspace_id = own.workspace_id and t.id = own.id;
    update transfers set ended_at = null where workspace_id = kept.workspace_id and id = kept.id;
  else
    perform unlink_transfer(new.workspace_id, new.transfer_id, array[new.id]);
    update transactions set transfer_id = null where workspace_id = new.workspace_id and id = new.id and transfer_id is not null;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- As before, and what was added as an other side goes.
create or replace function end_transfers(of_rows uuid[]) returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  transfer uuid;
begin
  for transfer in
    select distinct transfer_id from transactions
    where workspace_id = app_workspace() and id = any (of_rows) and transfer_id is not null and deleted_at is null
  loop
    perform unlink_transfer(app_workspace(), transfer, array(
      select id from transactions
      where workspace_id = app_workspace() and transfer_id = transfer and deleted_at is null order by id for update
    ));
    -- One of which a bank says something now is no longer there for the transfer alone.
    perform remove_added_side(app_workspace(), transfer, now()) from transfers kept
      where kept.workspace_id = app_workspace() and kept.id = transfer and kept.added_id <> all (of_rows);
    delete from transfers where workspace_id = app_workspace() and id = transfer;
  end loop;
end $$;
