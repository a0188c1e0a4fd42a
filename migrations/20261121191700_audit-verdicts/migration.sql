-- The first bad link of a chain, and what was done to it; no row where the chain is whole.
create function bad_audit_link(which uuid) returns table (number bigint, what text)
language plpgsql stable set search_path = pg_catalog, public as $$
declare
  nothing constant bytea := decode(repeat('00', 32), 'hex');
  head audit_heads;
  last bigint;
  bad bigint;
  line security_audit_logs;
begin
  select * into head from audit_heads h where h.chain_id = which;
  select coalesce(max(l.number), 0) into last from security_audit_logs l where l.chain_id = which;
  select min(b.number) into bad from (
    select case when k.number > k.number_before + 1 then k.number_before + 1 else k.number end as number
    from (
      select l.*, coalesce(lag(l.hash) over chain, nothing) as before,
        coalesce(lag(l.number) over chain, 0) as number_before
      from security_audit_logs l where l.chain_id = which window chain as (order by l.number)
    ) k
    where k.number <> k.number_before + 1 or k.previous_hash <> k.before
      or k.hash <> audit_hash(k.previous_hash, k.chain_id, k.number, k.workspace_id, k.user_id, k.action,
        k.resource_type, k.resource_id, k.ip_address, k.user_agent, k.metadata, k.created_at)
    union all select last + 1 where coalesce(head.number, 0) > last
    union all select coalesce(head.number, 0) + 1 where coalesce(head.number, 0) < last
    union all select l.number from security_audit_logs l
      where l.chain_id = which and l.number = head.number and l.hash <> head.hash
  ) b;
  if bad is null then return; end if;
  number := bad;
  select * into line from security_audit_logs l where l.chain_id = which and l.number = bad;
  if not found then
    what := 'deleted';
  elsif line.hash = audit_hash(line.previous_hash, which, bad, line.workspace_id, line.user_id, line.action,
      line.resource_type, line.resource_id, line.ip_address, line.user_agent, line.metadata, line.created_at) then
    what := case when bad > coalesce(head.number, 0) then 'added' else 'rewritten' end;
  elsif exists (select from security_audit_logs l where l.chain_id = which and line.hash = audit_hash(
      line.previous_hash, which, l.number, line.workspace_id, line.user_id, line.action, line.resource_type,
      line.resource_id, line.ip_address, line.user_agent, line.metadata, line.created_at)) then
    what := 'swapped';
  else
    what := 'altered';
  end if;
  return next;
end $$;
--> statement-breakpoint
-- The same for the chain of the person on the connection, or of the books that are open: whoever may read it may prove it.
create function open_audit_verdict(of_books boolean, out lines bigint, out number bigint, out what text)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  which uuid := case when of_books then app_workspace() else app_user() end;
begin
  select count(*) into lines from security_audit_logs l where l.chain_id = which;
  select b.number, b.what into number, what from bad_audit_link(which) b;
end $$;
--> statement-breakpoint
revoke execute on function bad_audit_link(uuid), open_audit_verdict(boolean) from public;
--> statement-breakpoint
grant execute on function open_audit_verdict(boolean) to ilifa_app;
