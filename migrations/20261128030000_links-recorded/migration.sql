-- What links transactions is recorded as the transactions are, so that linking and unlinking are undone exactly.
create trigger recorded_after_insert after insert on transfers
  referencing new table as new_rows for each statement execute function record_change('out_id');
--> statement-breakpoint
create trigger recorded_after_update after update on transfers
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('out_id');
--> statement-breakpoint
create trigger recorded_after_delete after delete on transfers
  referencing old table as old_rows for each statement execute function record_change('out_id');
--> statement-breakpoint
create trigger recorded_after_insert after insert on transaction_links
  referencing new table as new_rows for each statement execute function record_change('from_id');
--> statement-breakpoint
create trigger recorded_after_update after update on transaction_links
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('from_id');
--> statement-breakpoint
create trigger recorded_after_delete after delete on transaction_links
  referencing old table as old_rows for each statement execute function record_change('from_id');
--> statement-breakpoint

-- As before, and a side that was in a category for transfers when it was linked stays in the one that it has: linking gave
-- it none.
create or replace function unlink_transfer(of_workspace uuid, of_transfer uuid, of_rows uuid[]) returns void language plpgsql
set search_path = pg_catalog, public as $$
begin
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

-- As before. The other is as it was left also where it stayed in a category for transfers, or its earlier category is gone.
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

-- Whatever takes a link away, such as an import that is undone with the purchase: a refund that has no link left has the
-- category that it had before, and else its next link knows that one. What the server deletes by itself, long after it went
-- to the trash, changes nothing more.
create function refile_refund_of_gone_link() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  next_link uuid;
begin
  select id into next_link from transaction_links
    where workspace_id = old.workspace_id and from_id = old.from_id and kind <> 'related' order by created_at, id limit 1;
  if next_link is not null then
    update transaction_links set given_category_id = old.given_category_id, before_category_id = old.before_category_id,
      before_source = old.before_source where workspace_id = old.workspace_id and id = next_link;
  else
    update transactions t set category_id = old.before_category_id, category_source = old.before_source
    where t.workspace_id = old.workspace_id and t.id = old.from_id and t.category_id = old.given_category_id
      and not t.is_split and t.transfer_id is null
      and (old.before_category_id is null or exists (select from categories c
        where c.workspace_id = old.workspace_id and c.id = old.before_category_id and c.removed_at is null));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger transaction_links_refund_returns after delete on transaction_links for each row
when (old.given_category_id is not null and coalesce(current_setting('app.command', true), '') <> '')
execute function refile_refund_of_gone_link();
--> statement-breakpoint

-- Undoing brings no link back that other links have left no room for. Where the amount of a transaction was changed it may
-- come to less than what is linked to it, as it may without any undo.
create function keep_links_within() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  if exists (
    select from transactions t
    cross join lateral (
      select sum(l.minor) as linked, bool_or(l.id = new.id) as has_it from transaction_links l
      join transactions o on o.workspace_id = t.workspace_id and o.id in (l.from_id, l.to_id) and o.id <> t.id
        and o.deleted_at is null
      where l.workspace_id = t.workspace_id and t.id in (l.from_id, l.to_id)
    ) whole
    where t.workspace_id = new.workspace_id and t.id in (new.from_id, new.to_id) and t.deleted_at is null
      and whole.has_it and whole.linked > abs(t.minor)
      and not exists (select from transaction_changes c where c.workspace_id = t.workspace_id
        and c.transaction_id = t.id and c.table_name = 'transactions' and c.op = 'update' and c.after ? 'minor')
  ) then
    raise exception 'more is linked to a transaction than it comes to'
      using errcode = 'check_violation', constraint = 'transaction_links_within', table = 'transaction_links';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger transaction_links_within after insert on transaction_links deferrable initially deferred
for each row when (new.minor is not null and coalesce(current_setting('app.undoes', true), '') <> '')
execute function keep_links_within();
--> statement-breakpoint
revoke execute on function refile_refund_of_gone_link(), keep_links_within() from public;
--> statement-breakpoint
-- Where the line of a split went, its links went with it: an undo may put the links back first.
alter table transaction_links alter constraint transaction_links_from deferrable initially immediate;
--> statement-breakpoint
alter table transaction_links alter constraint transaction_links_to deferrable initially immediate;
