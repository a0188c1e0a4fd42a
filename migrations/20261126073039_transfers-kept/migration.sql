grant select, insert, update, delete on transfers, transfer_rejections to ilifa_app;
--> statement-breakpoint

-- A transfer is two transactions or none: one below zero and one above, in two accounts. Looked at when the change is
-- whole, and only where a transaction is part of a transfer.
create function check_transfer() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  changed transactions;
  found record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  if changed.transfer_id is null then changed := old; end if;
  select count(*) as live, count(*) filter (where minor < 0) as outs, count(*) filter (where minor > 0) as ins,
    count(distinct account_id) as accounts into found
  from transactions
  where workspace_id = changed.workspace_id and transfer_id = changed.transfer_id and deleted_at is null;
  if found.live > 0 and (found.live, found.outs, found.ins, found.accounts) is distinct from (2::bigint, 1::bigint, 1::bigint, 2::bigint) then
    raise exception 'a transfer has one transaction below zero and one above, in two accounts'
      using errcode = 'check_violation', constraint = 'transactions_transfer', table = 'transactions';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger transactions_transfer_added after insert on transactions deferrable initially deferred
for each row when (new.transfer_id is not null) execute function check_transfer();
--> statement-breakpoint
create constraint trigger transactions_transfer_changed after update of transfer_id, account_id, minor, deleted_at
on transactions deferrable initially deferred
for each row when (new.transfer_id is not null or old.transfer_id is not null) execute function check_transfer();
--> statement-breakpoint
create constraint trigger transactions_transfer_removed after delete on transactions deferrable initially deferred
for each row when (old.transfer_id is not null) execute function check_transfer();
--> statement-breakpoint

-- Gives transactions of a transfer back the categories that they had before, where nobody has chosen another since and the
-- earlier one is still there. Runs as who calls it: row level security holds.
create function unlink_transfer(of_workspace uuid, of_transfer uuid, of_rows uuid[]) returns void language plpgsql
set search_path = pg_catalog, public as $$
begin
  update transactions t set
    transfer_id = null,
    category_id = case when t.category_id is distinct from kept.category_id then t.category_id else earlier.id end,
    category_source = case
      when t.category_id is distinct from kept.category_id then t.category_source
      when earlier.id is not null then earlier.source
    end
  from transfers kept
  cross join lateral (values
    (kept.out_id, kept.out_category_id, kept.out_category_source),
    (kept.in_id, kept.in_category_id, kept.in_category_source)
  ) side (id, category_id, source)
  left join lateral (
    select c.id, side.source from categories c
    where c.workspace_id = kept.workspace_id and c.id = side.category_id and c.removed_at is null
  ) earlier on true
  where kept.workspace_id = of_workspace and kept.id = of_transfer
    and t.workspace_id = of_workspace and t.id = side.id and t.id = any (of_rows) and t.transfer_id = of_transfer;
end $$;
--> statement-breakpoint

-- Whatever deletes one of the two transactions, and whoever: the other is an ordinary one again. One that is in the trash
-- keeps its mark, by which it is linked again when it comes back.
create function end_transfer_of_deleted() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  perform unlink_transfer(old.workspace_id, old.transfer_id, array(
    select id from transactions
    where workspace_id = old.workspace_id and transfer_id = old.transfer_id and id <> old.id and deleted_at is null
    for update
  ));
  if tg_op = 'DELETE' then
    delete from transfers where workspace_id = old.workspace_id and id = old.transfer_id;
  else
    update transfers set ended_at = new.deleted_at where workspace_id = old.workspace_id and id = old.transfer_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger transactions_transfer_ends after update of deleted_at on transactions
for each row when (old.transfer_id is not null and old.deleted_at is null and new.deleted_at is not null)
execute function end_transfer_of_deleted();
--> statement-breakpoint
create trigger transactions_transfer_gone after delete on transactions
for each row when (old.transfer_id is not null and old.deleted_at is null) execute function end_transfer_of_deleted();
--> statement-breakpoint

-- A transaction comes back from the trash: it is linked again where the other is as it was left, and else it is an
-- ordinary one.
create function relink_transfer_of_restored() returns trigger language plpgsql security definer
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
  earlier := case other.id when kept.out_id then kept.out_category_id else kept.in_category_id end;
  if other.transfer_id = new.transfer_id then
    update transfers set ended_at = null where workspace_id = kept.workspace_id and id = kept.id;
  elsif other.id is not null and other.transfer_id is null and not other.is_split
    and sign(other.minor) * sign(new.minor) = -1 and other.account_id <> new.account_id
    and (other.category_id is not distinct from earlier or other.category_id = kept.category_id)
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
create trigger transactions_transfer_returns after update of deleted_at on transactions
for each row when (new.transfer_id is not null and old.deleted_at is not null and new.deleted_at is null)
execute function relink_transfer_of_restored();
--> statement-breakpoint

-- Transfers that ended with a deletion which cannot be undone any more, and refusals about transactions that are gone.
create function forget_transfers() returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  oldest constant timestamptz := now() - interval '31 days';
begin
  delete from transfers where ended_at < oldest;
  delete from transfer_rejections r where created_at < oldest
    and (not exists (select from transactions t where t.workspace_id = r.workspace_id and t.id = r.out_id)
      or not exists (select from transactions t where t.workspace_id = r.workspace_id and t.id = r.in_id));
end $$;
--> statement-breakpoint
revoke execute on function check_transfer(), unlink_transfer(uuid, uuid, uuid[]), end_transfer_of_deleted(),
  relink_transfer_of_restored(), forget_transfers() from public;
--> statement-breakpoint
grant execute on function unlink_transfer(uuid, uuid, uuid[]), forget_transfers() to ilifa_app;
--> statement-breakpoint

-- As before; where the row is part of a transfer, its other side is known, whatever its amount and day.
create or replace function hides_other_side(of_transaction uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  with open as materialized (select app_workspace() as books, app_user() as member, app_accounts() as accounts),
  hidden as materialized (
    select a.id, lower(a.name) as name, a.account_number_last4 as digits from bank_accounts a, open
    where a.workspace_id = open.books and a.id <> all (open.accounts)
  ),
  -- Amount and currency turned round, within four days.
  other_sides as (
    select o.account_id = any (open.accounts) as is_seen
    from open
    join transactions t on t.workspace_id = open.books and t.id = of_transaction
    join transactions o on o.workspace_id = open.books and o.account_id <> t.account_id and o.currency = t.currency
      and o.minor = -t.minor and t.minor <> 0 and o.deleted_at is null
      and o.booked_on between t.booked_on - 4 and t.booked_on + 4
    where t.transfer_id is null
    union all
    select o.account_id = any (open.accounts)
    from open
    join transactions t on t.workspace_id = open.books and t.id = of_transaction
    join transactions o on o.workspace_id = open.books and o.transfer_id = t.transfer_id and o.id <> t.id
      and o.deleted_at is null
  )
  select coalesce((
    select t.user_id <> open.member and (
      exists (
        select from hidden h, lower(concat_ws(' ', t.description, t.bank_text, t.reference)) words
        where words ~ ('(^|[^[:alnum:]])' || regexp_replace(h.name, '([^[:alnum:][:space:]])', '\\\1', 'g') || '($|[^[:alnum:]])')
          or words ~ ('[0-9*x•]' || h.digits || '($|[^0-9])')
      )
      or (
        exists (select from hidden) and not exists (select from other_sides where is_seen)
        and (c.kind = 'transfer' or (t.category_id is null and exists (select from other_sides where not is_seen)))
      )
    )
    from open
    join transactions t on t.workspace_id = open.books and t.id = of_transaction
    left join categories c on c.workspace_id = open.books and c.id = t.category_id
    where open.accounts is not null
  ), false)
$$;
