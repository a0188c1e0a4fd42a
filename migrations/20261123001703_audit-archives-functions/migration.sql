-- Where an archive has cut a chain, what is left follows the last line that went: its number and hash. No row: all of it is here.
create function audit_base(which uuid) returns table (number bigint, hash bytea)
language sql stable set search_path = pg_catalog, public as $$
  select c.last_number, c.last_hash from audit_cuts c where c.chain_id = which order by c.last_number desc limit 1
$$;
--> statement-breakpoint
create or replace function bad_audit_link(which uuid) returns table (number bigint, what text)
language plpgsql stable set search_path = pg_catalog, public as $$
declare
  base_number bigint := coalesce((select b.number from audit_base(which) b), 0);
  base_hash bytea := coalesce((select b.hash from audit_base(which) b), decode(repeat('00', 32), 'hex'));
  head audit_heads;
  last bigint;
  bad bigint;
  line security_audit_logs;
begin
  select * into head from audit_heads h where h.chain_id = which;
  select coalesce(max(l.number), base_number) into last from security_audit_logs l where l.chain_id = which;
  select min(b.number) into bad from (
    select case when k.number > k.number_before + 1 then k.number_before + 1 else k.number end as number
    from (
      select l.*, coalesce(lag(l.hash) over chain, base_hash) as before,
        coalesce(lag(l.number) over chain, base_number) as number_before
      from security_audit_logs l where l.chain_id = which window chain as (order by l.number)
    ) k
    where k.number <> k.number_before + 1 or k.previous_hash <> k.before
      or k.hash <> audit_hash(k.previous_hash, k.chain_id, k.number, k.workspace_id, k.user_id, k.action,
        k.resource_type, k.resource_id, k.ip_address, k.user_agent, k.metadata, k.created_at)
    union all select last + 1 where coalesce(head.number, 0) > last
    union all select coalesce(head.number, 0) + 1 where coalesce(head.number, 0) < last
    union all select l.number from security_audit_logs l
      where l.chain_id = which and l.number = head.number and l.hash <> head.hash
    union all select base_number where head.number = base_number and head.hash <> base_hash
  ) b;
  if bad is null then return; end if;
  number := bad;
  select * into line from security_audit_logs l where l.chain_id = which and l.number = bad;
  if not found then
    what := case when bad = base_number then 'altered' else 'deleted' end;
  elsif bad <= base_number then
    what := 'added';
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
create or replace function open_audit_tail(most int, of_books boolean, out lines bigint, out is_whole boolean)
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
  ), base as (
    select b.number, b.hash from audit_base((select o.chain_id from open o)) b
  )
  select count(*),
    coalesce(bool_and(
      k.hash = audit_hash(k.previous_hash, k.chain_id, k.number, k.workspace_id, k.user_id, k.action, k.resource_type,
        k.resource_id, k.ip_address, k.user_agent, k.metadata, k.created_at)
      and (k.before is null or (k.previous_hash = k.before and k.number = k.number_before + 1))
      and (k.before is not null or not exists (select from base where k.number <= base.number)
        and (not exists (select from base where k.number = base.number + 1)
          or k.previous_hash = (select base.hash from base)))
      and (k.after is not null or exists (select from head where head.number = k.number and head.hash = k.hash))
    ), not exists (
      select from head where head.number > 0
        and not exists (select from base where base.number = head.number and base.hash = head.hash)))
  from k
$$;
--> statement-breakpoint
-- Lines go in one way alone: behind a cut that the same transaction has recorded, by the function below.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('ilifa.archiving', true) = pg_current_xact_id()::text then return null; end if;
  raise exception 'The audit log is append-only: % refused', tg_op;
end $$;
--> statement-breakpoint
-- Removes the lines behind the cuts of an archive, and answers how many they were. Only the owner of the tables may call it.
create function remove_archived_audit(archive uuid) returns bigint language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  expected bigint := (select a.lines from audit_archives a where a.id = archive);
  removed bigint;
begin
  if exists (select from audit_cuts c where c.archive_id = archive and not exists (
      select from security_audit_logs l
      where l.chain_id = c.chain_id and l.number = c.last_number and l.hash = c.last_hash)) then
    raise exception 'a cut of this archive is not where the audit log has such a line';
  end if;
  perform set_config('ilifa.archiving', pg_current_xact_id()::text, true);
  delete from security_audit_logs l using audit_cuts c
    where c.archive_id = archive and l.chain_id = c.chain_id and l.number between c.first_number and c.last_number;
  get diagnostics removed = row_count;
  perform set_config('ilifa.archiving', '', true);
  if removed is distinct from expected then
    raise exception 'the archive holds % lines, and % would be removed', expected, removed;
  end if;
  return removed;
end $$;
--> statement-breakpoint
revoke execute on function audit_base(uuid), remove_archived_audit(uuid) from public;
