-- As before, and lines of a split by the amount of the whole, which is what its statement says.
create or replace function search_transactions(
  pattern text, in_currency text, categories uuid[] default '{}', accounts uuid[] default '{}',
  lowest bigint[] default '{}', highest bigint[] default '{}'
) returns table (
  id uuid, booked_on date, account_id uuid, category_id uuid, import_id uuid, minor bigint, search_text text
)
language plpgsql stable security definer set search_path = pg_catalog, public
set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  books constant uuid := app_workspace();
  held constant bpchar := in_currency;
  visible constant uuid[] := app_accounts();
begin
  return query
  with found as (
    select t.id from transactions t
    where t.workspace_id = books and t.currency = held and t.deleted_at is null and not t.is_split
      and t.search_text like lower(pattern) and (visible is null or not hides_other_side(t.id))
    union
    select t.id from transactions t
    where t.workspace_id = books and t.currency = held and t.deleted_at is null and not t.is_split
      and t.category_id = any (categories)
    union
    select t.id from transactions t
    where t.workspace_id = books and t.currency = held and t.deleted_at is null and not t.is_split
      and t.account_id = any (accounts)
    union
    select t.id from unnest(lowest, highest) as span (first, last)
    join transactions t on t.workspace_id = books and t.currency = held and t.minor between span.first and span.last
    where t.deleted_at is null and not t.is_split
    union
    select t.id from unnest(lowest, highest) as span (first, last)
    join transactions whole on whole.workspace_id = books and whole.is_split and last - first < 100
      and whole.minor between span.first and span.last
    join transactions t on t.workspace_id = books and t.parent_id = whole.id
    where t.currency = held and t.deleted_at is null
  )
  select t.id, t.booked_on, t.account_id, t.category_id, t.import_id, t.minor, t.search_text
  from found
  cross join lateral (select * from transactions one where one.workspace_id = books and one.id = found.id limit 1) t
  where visible is null or t.account_id = any (visible);
end $$;
