-- What reads the ledger fast: sums by month beside those by category, and a search that may use its index.
grant select on transaction_months to ilifa_app;
--> statement-breakpoint
grant select, insert, update, delete on category_moves to ilifa_app;
--> statement-breakpoint
drop index transactions_search;
--> statement-breakpoint
create index transactions_search on transactions using gin (workspace_id, search_text gin_trgm_ops)
  where deleted_at is null;
--> statement-breakpoint
-- One set of changes, two sets of sums; rows in key order and sums by category first, so that two writers wait for
-- each other instead of deadlocking.
create function add_to_transaction_sums(change transaction_sums[]) returns void language sql
set search_path = pg_catalog, public as $$
  insert into transaction_sums as kept
  select * from unnest(change) order by 1, 2, 3, 4
  on conflict (workspace_id, account_id, month, category_id) do update set
    in_minor = kept.in_minor + excluded.in_minor,
    out_minor = kept.out_minor + excluded.out_minor,
    count = kept.count + excluded.count,
    in_count = kept.in_count + excluded.in_count,
    out_count = kept.out_count + excluded.out_count;

  insert into transaction_months as kept
  select workspace_id, account_id, month, sum(in_minor), sum(out_minor), sum(count)::int, sum(in_count)::int,
    sum(out_count)::int
  from unnest(change) group by 1, 2, 3
  having sum(in_minor) <> 0 or sum(out_minor) <> 0 or sum(count) <> 0 or sum(in_count) <> 0 or sum(out_count) <> 0
  order by 1, 2, 3
  on conflict (workspace_id, account_id, month) do update set
    in_minor = kept.in_minor + excluded.in_minor,
    out_minor = kept.out_minor + excluded.out_minor,
    count = kept.count + excluded.count,
    in_count = kept.in_count + excluded.in_count,
    out_count = kept.out_count + excluded.out_count;
$$;
--> statement-breakpoint
revoke execute on function add_to_transaction_sums(transaction_sums[]) from public;
--> statement-breakpoint
create or replace function keep_transaction_sums() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  change transaction_sums[];
  none constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  if tg_op = 'INSERT' then
    select array_agg(row(w, a, m, c, came, went, number, ins, outs)::transaction_sums) into change from (
      select workspace_id w, account_id a, to_char(booked_on, 'YYYY-MM') m, coalesce(category_id, none) c,
        sum(greatest(minor, 0)) came, sum(least(minor, 0)) went, count(*)::int number,
        count(*) filter (where minor > 0)::int ins, count(*) filter (where minor < 0)::int outs
      from new_rows where deleted_at is null group by 1, 2, 3, 4
    ) added;
  elsif tg_op = 'DELETE' then
    select array_agg(row(w, a, m, c, -came, -went, -number, -ins, -outs)::transaction_sums) into change from (
      select workspace_id w, account_id a, to_char(booked_on, 'YYYY-MM') m, coalesce(category_id, none) c,
        sum(greatest(minor, 0)) came, sum(least(minor, 0)) went, count(*)::int number,
        count(*) filter (where minor > 0)::int ins, count(*) filter (where minor < 0)::int outs
      from old_rows where deleted_at is null group by 1, 2, 3, 4
    ) taken;
  else
    select array_agg(row(w, a, m, c, came, went, number, ins, outs)::transaction_sums) into change from (
      select workspace_id w, account_id a, to_char(booked_on, 'YYYY-MM') m, coalesce(category_id, none) c,
        sum(sign * greatest(minor, 0)) came, sum(sign * least(minor, 0)) went, sum(sign)::int number,
        coalesce(sum(sign) filter (where minor > 0), 0)::int ins,
        coalesce(sum(sign) filter (where minor < 0), 0)::int outs
      from (
        select 1 as sign, n.* from new_rows n where deleted_at is null
        union all
        select -1, o.* from old_rows o where deleted_at is null
      ) both_sides group by 1, 2, 3, 4
    ) moved where came <> 0 or went <> 0 or number <> 0 or ins <> 0 or outs <> 0;
  end if;
  if change is not null then
    perform add_to_transaction_sums(change);
  end if;
  return null;
end $$;
--> statement-breakpoint
-- What is there already, added up once more from the rows.
delete from transaction_sums;
--> statement-breakpoint
insert into transaction_sums
select workspace_id, account_id, to_char(booked_on, 'YYYY-MM'),
  coalesce(category_id, '00000000-0000-0000-0000-000000000000'), sum(greatest(minor, 0)), sum(least(minor, 0)),
  count(*)::int, count(*) filter (where minor > 0)::int, count(*) filter (where minor < 0)::int
from transactions where deleted_at is null group by 1, 2, 3, 4;
--> statement-breakpoint
insert into transaction_months
select workspace_id, account_id, month, sum(in_minor), sum(out_minor), sum(count)::int, sum(in_count)::int,
  sum(out_count)::int
from transaction_sums group by 1, 2, 3;
--> statement-breakpoint

-- Finds rows by part of their description. Under row level security the trigram index is closed to ilifa_app, for
-- LIKE is not leakproof; so this runs as the owner and compares with the open workspace itself.
create function search_transactions(pattern text, in_currency text)
returns table (id uuid, booked_on date, account_id uuid, category_id uuid, import_id uuid, minor bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  select t.id, t.booked_on, t.account_id, t.category_id, t.import_id, t.minor from transactions t
  where t.workspace_id = (select app_workspace()) and t.currency = in_currency and t.deleted_at is null
    and t.search_text like lower(pattern)
$$;
--> statement-breakpoint
revoke execute on function search_transactions(text, text) from public;
--> statement-breakpoint
grant execute on function search_transactions(text, text) to ilifa_app;
--> statement-breakpoint

-- What was deleted goes for good after its 30 days. A category or an account goes when no row stands on it.
create function forget_deleted() returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  oldest constant timestamptz := now() - interval '30 days';
begin
  delete from transactions where deleted_at < oldest;
  delete from category_moves m using categories c
    where c.workspace_id = m.workspace_id and c.id = m.category_id and c.removed_at < oldest;
  delete from categories c where removed_at < oldest
    and not exists (select from transactions t where t.workspace_id = c.workspace_id and t.category_id = c.id)
    and not exists (select from categories b where b.workspace_id = c.workspace_id and b.parent_id = c.id);
  delete from bank_accounts a where removed_at < oldest
    and not exists (select from transactions t where t.workspace_id = a.workspace_id and t.account_id = a.id);
end $$;
--> statement-breakpoint
revoke execute on function forget_deleted() from public;
--> statement-breakpoint
grant execute on function forget_deleted() to ilifa_app;
