-- The month is taken before its categories, and always: then whoever changes rows of an account's month waits for
-- others there before it holds anything of it, and a transaction of several statements meets nobody halfway.
create or replace function add_to_transaction_sums(change transaction_sums[]) returns void language sql
set search_path = pg_catalog, public as $$
  insert into transaction_months as kept
  select workspace_id, account_id, month, sum(in_minor), sum(out_minor), sum(count)::int, sum(in_count)::int,
    sum(out_count)::int
  from unnest(change) group by 1, 2, 3 order by 1, 2, 3
  on conflict (workspace_id, account_id, month) do update set
    in_minor = kept.in_minor + excluded.in_minor,
    out_minor = kept.out_minor + excluded.out_minor,
    count = kept.count + excluded.count,
    in_count = kept.in_count + excluded.in_count,
    out_count = kept.out_count + excluded.out_count;

  insert into transaction_sums as kept
  select * from unnest(change) order by 1, 2, 3, 4
  on conflict (workspace_id, account_id, month, category_id) do update set
    in_minor = kept.in_minor + excluded.in_minor,
    out_minor = kept.out_minor + excluded.out_minor,
    count = kept.count + excluded.count,
    in_count = kept.in_count + excluded.in_count,
    out_count = kept.out_count + excluded.out_count;
$$;
