-- Whether the last lines of the chain of the person on the connection are as they were written: each fits its hash and the line
-- before it, and the last is where its head says. Bounded, for what is looked at often; `open_audit_verdict` follows it all.
create function open_audit_tail(most int, out lines bigint, out is_whole boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  with tail as (
    select l.* from security_audit_logs l where l.chain_id = app_user() order by l.number desc limit most
  ), k as (
    select t.*, lag(t.number) over chain as number_before, lag(t.hash) over chain as before, lead(t.number) over chain as after
    from tail t window chain as (order by t.number)
  ), head as (
    select h.number, h.hash from audit_heads h where h.chain_id = app_user()
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
revoke execute on function open_audit_tail(int) from public;
--> statement-breakpoint
grant execute on function open_audit_tail(int) to ilifa_app;
