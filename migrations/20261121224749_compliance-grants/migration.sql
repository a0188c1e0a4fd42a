-- Reports are added and never changed: they are compared with each other.
grant select, insert on compliance_reports, books_compliance_reports to ilifa_app;
--> statement-breakpoint
-- How account numbers are kept in the books that are open, or in all that the person on the connection owns, whichever
-- are open. A number that nothing has sealed begins with no version; one of a former key, with a smaller one.
create function sealed_numbers(of_books boolean, current_key integer, out kept integer, out bare integer, out former integer)
language sql stable security definer set search_path = pg_catalog, public as $$
  select count(*)::integer, (count(*) filter (where k.version is null))::integer,
    (count(*) filter (where k.version < current_key))::integer
  from (
    select substring(a.account_number_sealed from '^v([1-9][0-9]{0,8})[.]')::integer as version
    from bank_accounts a
    where a.account_number_sealed is not null and case when of_books then a.workspace_id = app_workspace()
      else a.workspace_id in (select m.workspace_id from members m where m.user_id = app_user() and m.role = 'owner') end
  ) k
$$;
--> statement-breakpoint
-- When the owner of the books that are open last took all they own with them. An export is remembered in the owner's own
-- chain, which other members do not read.
create function open_books_copied_at() returns timestamptz
language sql stable security definer set search_path = pg_catalog, public as $$
  select max(l.created_at) from members m join security_audit_logs l on l.user_id = m.user_id and l.action = 'export.made'
  where m.workspace_id = app_workspace() and m.role = 'owner'
$$;
--> statement-breakpoint
revoke execute on function sealed_numbers(boolean, integer), open_books_copied_at() from public;
--> statement-breakpoint
grant execute on function sealed_numbers(boolean, integer), open_books_copied_at() to ilifa_app;
--> statement-breakpoint
-- As before, and of the books that are open too.
drop function open_audit_tail(int);
--> statement-breakpoint
create function open_audit_tail(most int, of_books boolean, out lines bigint, out is_whole boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  with open as (
    select case when of_books then app_workspace() else app_user() end as chain_id
  ), tail as (
    select l.* from security_audit_logs l where l.chain_id = (select o.chain_id from open o) order by l.number desc limit most
  ), k as (
    select t.*, lag(t.number) over chain as number_before, lag(t.hash) over chain as before, lead(t.number) over chain as after
    from tail t window chain as (order by t.number)
  ), head as (
    select h.number, h.hash from audit_heads h where h.chain_id = (select o.chain_id from open o)
  )
  select count(*),
    coalesce(bool_and(
      k.hash = audit_hash(k.previous_hash, k.chain_id, k.number, k.workspace_id, k.user_id, k.action, k.resource_type,
        k.resource_id, k.ip_address, k.user_agent, k.metadata, k.created_at)
      and (k.before is null or (k.previous_hash = k.before and k.number = k.number_before + 1))
      and (k.after is not null or exists (select from head where head.number = k.number and head.hash = k.hash))
    ), not exists (select from head where head.number > 0))
  from k
$$;
--> statement-breakpoint
revoke execute on function open_audit_tail(int, boolean) from public;
--> statement-breakpoint
grant execute on function open_audit_tail(int, boolean) to ilifa_app;
