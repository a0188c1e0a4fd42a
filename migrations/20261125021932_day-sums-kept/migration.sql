-- Sums by day beside those by month, so that a period of any days is read as cheaply as a month.
grant select on transaction_days to ilifa_app;
--> statement-breakpoint
-- Each index holds the figures with its key: whoever reads sums reads an index alone and never the table.
alter table transaction_days drop constraint transaction_days_pkey,
  add constraint transaction_days_pkey primary key (workspace_id, account_id, day, category_id)
    include (in_minor, out_minor, count, in_count, out_count);
--> statement-breakpoint
alter table transaction_sums drop constraint transaction_sums_pkey,
  add constraint transaction_sums_pkey primary key (workspace_id, account_id, month, category_id)
    include (in_minor, out_minor, count, in_count, out_count);
--> statement-breakpoint
alter table transaction_months drop constraint transaction_months_pkey,
  add constraint transaction_months_pkey primary key (workspace_id, account_id, month)
    include (in_minor, out_minor, count, in_count, out_count);
--> statement-breakpoint
create index transaction_sums_of_category on transaction_sums (workspace_id, category_id, month)
  include (account_id, in_minor, out_minor, count, in_count, out_count);
--> statement-breakpoint
-- An index answers alone only for pages that a vacuum has seen since they changed.
alter table transaction_days set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
alter table transaction_sums set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
alter table transaction_months set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint

-- What a statement changes is added up once, by day, and the sums by month from that. An account's month is taken before
-- its categories and days, and always: whoever changes rows of it waits for others there before it holds anything of it,
-- so that a transaction of several statements meets nobody halfway.
create or replace function keep_transaction_sums() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  change transaction_days[];
  none constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  if tg_op = 'INSERT' then
    select array_agg(row(w, a, d, c, came, went, number, ins, outs)::transaction_days) into change from (
      select workspace_id w, account_id a, booked_on d, coalesce(category_id, none) c,
        sum(greatest(minor, 0)) came, sum(least(minor, 0)) went, count(*)::int number,
        count(*) filter (where minor > 0)::int ins, count(*) filter (where minor < 0)::int outs
      from new_rows where deleted_at is null group by 1, 2, 3, 4
    ) added;
  elsif tg_op = 'DELETE' then
    select array_agg(row(w, a, d, c, -came, -went, -number, -ins, -outs)::transaction_days) into change from (
      select workspace_id w, account_id a, booked_on d, coalesce(category_id, none) c,
        sum(greatest(minor, 0)) came, sum(least(minor, 0)) went, count(*)::int number,
        count(*) filter (where minor > 0)::int ins, count(*) filter (where minor < 0)::int outs
      from old_rows where deleted_at is null group by 1, 2, 3, 4
    ) taken;
  else
    select array_agg(row(w, a, d, c, came, went, number, ins, outs)::transaction_days) into change from (
      select workspace_id w, account_id a, booked_on d, coalesce(category_id, none) c,
        sum(sign * greatest(minor, 0)) came, sum(sign * least(minor, 0)) went, sum(sign)::int number,
        coalesce(sum(sign) filter (where minor > 0), 0)::int ins,
        coalesce(sum(sign) filter (where minor < 0), 0)::int outs
      from (
        select 1 as sign, workspace_id, account_id, booked_on, category_id, minor from new_rows where deleted_at is null
        union all
        select -1, workspace_id, account_id, booked_on, category_id, minor from old_rows where deleted_at is null
      ) both_sides group by 1, 2, 3, 4
    ) moved where came <> 0 or went <> 0 or number <> 0 or ins <> 0 or outs <> 0;
  end if;
  if change is null then
    return null;
  end if;

  insert into transaction_months as kept
  select workspace_id, account_id, to_char(day, 'YYYY-MM'), sum(in_minor), sum(out_minor), sum(count)::int,
    sum(in_count)::int, sum(out_count)::int
  from unnest(change) group by 1, 2, 3 order by 1, 2, 3
  on conflict (workspace_id, account_id, month) do update set
    in_minor = kept.in_minor + excluded.in_minor,
    out_minor = kept.out_minor + excluded.out_minor,
    count = kept.count + excluded.count,
    in_count = kept.in_count + excluded.in_count,
    out_count = kept.out_count + excluded.out_count;

  insert into transaction_sums as kept
  select workspace_id, account_id, to_char(day, 'YYYY-MM'), category_id, sum(in_minor), sum(out_minor), sum(count)::int,
    sum(in_count)::int, sum(out_count)::int
  from unnest(change) group by 1, 2, 3, 4
  having sum(in_minor) <> 0 or sum(out_minor) <> 0 or sum(count) <> 0 or sum(in_count) <> 0 or sum(out_count) <> 0
  order by 1, 2, 3, 4
  on conflict (workspace_id, account_id, month, category_id) do update set
    in_minor = kept.in_minor + excluded.in_minor,
    out_minor = kept.out_minor + excluded.out_minor,
    count = kept.count + excluded.count,
    in_count = kept.in_count + excluded.in_count,
    out_count = kept.out_count + excluded.out_count;

  insert into transaction_days as kept
  select * from unnest(change) order by 1, 2, 3, 4
  on conflict (workspace_id, account_id, day, category_id) do update set
    in_minor = kept.in_minor + excluded.in_minor,
    out_minor = kept.out_minor + excluded.out_minor,
    count = kept.count + excluded.count,
    in_count = kept.in_count + excluded.in_count,
    out_count = kept.out_count + excluded.out_count;
  return null;
end $$;
--> statement-breakpoint
drop function add_to_transaction_sums(transaction_sums[]);
--> statement-breakpoint
-- What is there already. Another process of an earlier version may be writing: it waits here until the sums are whole.
lock table transactions in share row exclusive mode;
--> statement-breakpoint
insert into transaction_days
select workspace_id, account_id, booked_on, coalesce(category_id, '00000000-0000-0000-0000-000000000000'),
  sum(greatest(minor, 0)), sum(least(minor, 0)), count(*)::int, count(*) filter (where minor > 0)::int,
  count(*) filter (where minor < 0)::int
from transactions where deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4;
