grant select, insert, update, delete on split_templates to ilifa_app;
--> statement-breakpoint
-- Lines stand in the place of the row that is split. Lists by day and by amount read these indexes alone, so they leave it out.
drop index transactions_newest;
--> statement-breakpoint
create index transactions_newest on transactions (workspace_id, currency, booked_on desc, id desc)
  include (search_text, minor, category_id, account_id) where deleted_at is null and not is_split;
--> statement-breakpoint
drop index transactions_of_amount;
--> statement-breakpoint
create index transactions_of_amount on transactions (workspace_id, currency, minor, booked_on, id)
  include (category_id, account_id) where deleted_at is null and not is_split;
--> statement-breakpoint
-- As before, and a row that is split counts by its lines.
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
      from new_rows where deleted_at is null and not is_split group by 1, 2, 3, 4
    ) added;
  elsif tg_op = 'DELETE' then
    select array_agg(row(w, a, d, c, -came, -went, -number, -ins, -outs)::transaction_days) into change from (
      select workspace_id w, account_id a, booked_on d, coalesce(category_id, none) c,
        sum(greatest(minor, 0)) came, sum(least(minor, 0)) went, count(*)::int number,
        count(*) filter (where minor > 0)::int ins, count(*) filter (where minor < 0)::int outs
      from old_rows where deleted_at is null and not is_split group by 1, 2, 3, 4
    ) taken;
  else
    select array_agg(row(w, a, d, c, came, went, number, ins, outs)::transaction_days) into change from (
      select workspace_id w, account_id a, booked_on d, coalesce(category_id, none) c,
        sum(sign * greatest(minor, 0)) came, sum(sign * least(minor, 0)) went, sum(sign)::int number,
        coalesce(sum(sign) filter (where minor > 0), 0)::int ins,
        coalesce(sum(sign) filter (where minor < 0), 0)::int outs
      from (
        select 1 as sign, workspace_id, account_id, booked_on, category_id, minor
        from new_rows where deleted_at is null and not is_split
        union all
        select -1, workspace_id, account_id, booked_on, category_id, minor
        from old_rows where deleted_at is null and not is_split
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
-- As before, and a row that is split is found by its lines.
create or replace function search_transactions(
  pattern text, in_currency text, categories uuid[] default '{}', accounts uuid[] default '{}',
  lowest bigint[] default '{}', highest bigint[] default '{}'
) returns table (
  id uuid, booked_on date, account_id uuid, category_id uuid, import_id uuid, minor bigint, search_text text
)
language sql stable security definer set search_path = pg_catalog, public as $$
  with found as (
    select t.id from transactions t
    where t.workspace_id = (select app_workspace()) and t.currency = in_currency and t.deleted_at is null and not t.is_split
      and t.search_text like lower(pattern)
      and ((select app_accounts()) is null or not hides_other_side(t.id))
    union
    select t.id from transactions t
    where t.workspace_id = (select app_workspace()) and t.currency = in_currency and t.deleted_at is null and not t.is_split
      and t.category_id = any (categories)
    union
    select t.id from transactions t
    where t.workspace_id = (select app_workspace()) and t.currency = in_currency and t.deleted_at is null and not t.is_split
      and t.account_id = any (accounts)
    union
    select t.id from unnest(lowest, highest) as span (first, last)
    join transactions t on t.workspace_id = (select app_workspace()) and t.currency = in_currency
      and t.minor between span.first and span.last
    where t.deleted_at is null and not t.is_split
  )
  select t.id, t.booked_on, t.account_id, t.category_id, t.import_id, t.minor, t.search_text
  from transactions t join found using (id)
  where t.workspace_id = (select app_workspace())
    and ((select app_accounts()) is null or t.account_id = any ((select app_accounts())::uuid[]))
$$;
--> statement-breakpoint
create or replace function similar_words(wish text, in_currency text) returns table (word text, count integer)
language sql stable security definer set search_path = pg_catalog, public
set pg_trgm.word_similarity_threshold = 0.35 as $$
  with found as (
    select t.search_text from transactions t
    where t.workspace_id = (select app_workspace()) and t.currency = in_currency and t.deleted_at is null and not t.is_split
      and lower(wish) <% t.search_text
      and ((select app_accounts()) is null
        or (t.account_id = any ((select app_accounts())::uuid[]) and not hides_other_side(t.id)))
    limit 5000
  )
  select words.word, count(*)::int from found, regexp_split_to_table(found.search_text, '[^[:alnum:]]+') as words (word)
  where char_length(words.word) between char_length(wish) - 2 and char_length(wish) + 2
    or position(lower(wish) in words.word) > 0
  group by words.word order by similarity(words.word, lower(wish)) desc, words.word limit 30
$$;
--> statement-breakpoint
-- A row that is split has two lines or more, which come to its amount and share its account, day, currency and state. Asked
-- when the transaction commits, and only of rows of splits.
create function hold_split(of_workspace uuid, of_row uuid) returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  whole transactions;
  lines int;
  sound boolean;
begin
  select * into whole from transactions t where t.workspace_id = of_workspace and t.id = of_row;
  select count(*), coalesce(sum(l.minor) = whole.minor and bool_and(l.account_id = whole.account_id
      and l.booked_on = whole.booked_on and l.currency = whole.currency and l.status = whole.status
      and l.deleted_at is not distinct from whole.deleted_at and l.minor <> 0), false)
    into lines, sound from transactions l where l.workspace_id = of_workspace and l.parent_id = of_row;
  if lines = 0 and not coalesce(whole.is_split, false) or lines >= 2 and sound and whole.is_split then
    return;
  end if;
  raise exception 'the lines of transaction % do not come to it', of_row
    using errcode = 'check_violation', constraint = 'transactions_split', table = 'transactions';
end $$;
--> statement-breakpoint
revoke execute on function hold_split(uuid, uuid) from public;
--> statement-breakpoint
create function hold_splits() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  if tg_op <> 'INSERT' and (old.is_split or old.parent_id is not null) then
    perform hold_split(old.workspace_id, coalesce(old.parent_id, old.id));
  end if;
  if tg_op <> 'DELETE' and (new.is_split or new.parent_id is not null) then
    perform hold_split(new.workspace_id, coalesce(new.parent_id, new.id));
  end if;
  return null;
end $$;
--> statement-breakpoint
revoke execute on function hold_splits() from public;
--> statement-breakpoint
create constraint trigger splits_after_insert after insert on transactions deferrable initially deferred
  for each row when (new.is_split or new.parent_id is not null) execute function hold_splits();
--> statement-breakpoint
create constraint trigger splits_after_update after update on transactions deferrable initially deferred
  for each row when (old.is_split or new.is_split or old.parent_id is not null or new.parent_id is not null)
  execute function hold_splits();
--> statement-breakpoint
create constraint trigger splits_after_delete after delete on transactions deferrable initially deferred
  for each row when (old.is_split or old.parent_id is not null) execute function hold_splits();
