-- Whether a row's words tell of an account that the member on the connection may not see: they name it, or the row is a
-- transfer whose other side is in no account they see. What they recorded themselves they know. Asked of single rows,
-- and for members who are limited to some accounts only: for everyone else the answer is at hand.
create function hides_other_side(of_transaction uuid) returns boolean
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
--> statement-breakpoint
revoke execute on function hides_other_side(uuid) from public;
--> statement-breakpoint
grant execute on function hides_other_side(uuid) to ilifa_app;
--> statement-breakpoint
-- As before; words that are hidden are not found either.
create or replace function search_transactions(pattern text, in_currency text)
returns table (id uuid, booked_on date, account_id uuid, category_id uuid, import_id uuid, minor bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  select t.id, t.booked_on, t.account_id, t.category_id, t.import_id, t.minor from transactions t
  where t.workspace_id = (select app_workspace()) and t.currency = in_currency and t.deleted_at is null
    and t.search_text like lower(pattern)
    and ((select app_accounts()) is null
      or (t.account_id = any ((select app_accounts())::uuid[]) and not hides_other_side(t.id)))
$$;
