-- As before, and lines of splits are sides too: a line and its other side come to nothing together where they are of one
-- currency. What is split is no side itself, only its lines are.
create or replace function check_transfer() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  changed transactions;
  found record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  if changed.transfer_id is null then changed := old; end if;
  select count(*) as live, count(*) filter (where minor < 0) as outs, count(*) filter (where minor > 0) as ins,
    count(distinct account_id) as accounts, count(*) filter (where is_split) as wholes,
    count(parent_id) > 0 and count(distinct currency) = 1 and sum(minor) <> 0 as is_unequal into found
  from transactions
  where workspace_id = changed.workspace_id and transfer_id = changed.transfer_id and deleted_at is null;
  if found.live > 0 and (found.live, found.outs, found.ins, found.accounts, found.wholes) is distinct from
    (2::bigint, 1::bigint, 1::bigint, 2::bigint, 0::bigint)
  then
    raise exception 'a transfer has one transaction below zero and one above, in two accounts'
      using errcode = 'check_violation', constraint = 'transactions_transfer', table = 'transactions';
  end if;
  if found.is_unequal then
    raise exception 'the line of a split and the other side of its transfer have one amount'
      using errcode = 'check_violation', constraint = 'transactions_transfer_line', table = 'transactions';
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger transactions_transfer_changed on transactions;
--> statement-breakpoint
create constraint trigger transactions_transfer_changed
after update of transfer_id, account_id, minor, currency, deleted_at, is_split, parent_id
on transactions deferrable initially deferred
for each row when (new.transfer_id is not null or old.transfer_id is not null) execute function check_transfer();
--> statement-breakpoint

-- As before. A line and its other side are linked again only where they still have one amount.
create or replace function relink_transfer_of_restored() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  kept transfers;
  other transactions;
  earlier uuid;
begin
  select * into kept from transfers where workspace_id = new.workspace_id and id = new.transfer_id for update;
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

-- Ends the transfers of these transactions of the workspace: both sides are ordinary ones again. It runs as the owner, since
-- a member who changes the one side may not see the other.
create function end_transfers(of_rows uuid[]) returns void language plpgsql security definer
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
    delete from transfers where workspace_id = app_workspace() and id = transfer;
  end loop;
end $$;
--> statement-breakpoint

-- A bank has said other amounts of these transactions: ends those of their transfers, and of those of their lines, whose
-- sides do not agree any more.
create function end_unequal_transfers(of_rows uuid[]) returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  perform end_transfers(array(
    select t.id from transactions t
    join transactions o on o.workspace_id = t.workspace_id and o.transfer_id = t.transfer_id and o.id <> t.id
      and o.deleted_at is null
    where t.workspace_id = app_workspace() and (t.id = any (of_rows) or t.parent_id = any (of_rows))
      and t.transfer_id is not null and t.deleted_at is null
      and (sign(t.minor) * sign(o.minor) <> -1
        or (coalesce(t.parent_id, o.parent_id) is not null and t.currency = o.currency and t.minor <> -o.minor))
  ));
end $$;
--> statement-breakpoint
revoke execute on function end_transfers(uuid[]), end_unequal_transfers(uuid[]) from public;
--> statement-breakpoint
grant execute on function end_transfers(uuid[]), end_unequal_transfers(uuid[]) to ilifa_app;
