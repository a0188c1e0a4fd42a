-- What drizzle cannot say: grants, the audit chain, kept sums, counters, and the search index.
alter table rate_limits set unlogged;
--> statement-breakpoint
alter table import_progress set unlogged;
--> statement-breakpoint
alter table transactions add constraint transactions_import
  foreign key (workspace_id, import_id) references imports (workspace_id, id);
--> statement-breakpoint
create index transactions_search on transactions using gin (workspace_id, description gin_trgm_ops)
  where deleted_at is null;
--> statement-breakpoint

-- Grants. ilifa_app: the books, through row level security. ilifa_auth: people, their sessions and memberships.
grant select, insert, update, delete on
  bank_accounts, categories, transactions, imports, import_files, import_mappings, import_progress, merchant_memory
  to ilifa_app;
--> statement-breakpoint
grant select on workspaces, members, transaction_sums, security_audit_logs to ilifa_app;
--> statement-breakpoint
grant select (id, name, email, first_name, last_name, image, user_type, country) on users to ilifa_app;
--> statement-breakpoint
grant select, insert, update, delete on
  users, sessions, credentials, verifications, failed_sign_ins, workspaces, members to ilifa_auth;
--> statement-breakpoint
revoke execute on function app_workspace(), app_user() from public;
--> statement-breakpoint
grant execute on function app_workspace(), app_user() to ilifa_app, ilifa_auth;
--> statement-breakpoint

-- Kept sums: one function behind three statement triggers, so that no code path can forget them. The rows are
-- touched in key order, so that two writers wait for each other instead of deadlocking.
create function keep_transaction_sums() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into transaction_sums as kept (workspace_id, account_id, month, category_id, in_minor, out_minor, count)
    select * from (
      select workspace_id, account_id, to_char(booked_on, 'YYYY-MM') as month,
        coalesce(category_id, '00000000-0000-0000-0000-000000000000') as category,
        sum(greatest(minor, 0)), sum(least(minor, 0)), count(*)::int
      from new_rows where deleted_at is null group by 1, 2, 3, 4
    ) change order by 1, 2, 3, 4
    on conflict (workspace_id, account_id, month, category_id) do update set
      in_minor = kept.in_minor + excluded.in_minor,
      out_minor = kept.out_minor + excluded.out_minor,
      count = kept.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into transaction_sums as kept (workspace_id, account_id, month, category_id, in_minor, out_minor, count)
    select * from (
      select workspace_id, account_id, to_char(booked_on, 'YYYY-MM') as month,
        coalesce(category_id, '00000000-0000-0000-0000-000000000000') as category,
        -sum(greatest(minor, 0)), -sum(least(minor, 0)), -count(*)::int
      from old_rows where deleted_at is null group by 1, 2, 3, 4
    ) change order by 1, 2, 3, 4
    on conflict (workspace_id, account_id, month, category_id) do update set
      in_minor = kept.in_minor + excluded.in_minor,
      out_minor = kept.out_minor + excluded.out_minor,
      count = kept.count + excluded.count;
  else
    insert into transaction_sums as kept (workspace_id, account_id, month, category_id, in_minor, out_minor, count)
    select * from (
      select workspace_id, account_id, to_char(booked_on, 'YYYY-MM') as month,
        coalesce(category_id, '00000000-0000-0000-0000-000000000000') as category,
        sum(sign * greatest(minor, 0)) as came, sum(sign * least(minor, 0)) as went, sum(sign)::int as number
      from (
        select 1 as sign, n.* from new_rows n where deleted_at is null
        union all
        select -1, o.* from old_rows o where deleted_at is null
      ) both_sides group by 1, 2, 3, 4
    ) change where came <> 0 or went <> 0 or number <> 0 order by 1, 2, 3, 4
    on conflict (workspace_id, account_id, month, category_id) do update set
      in_minor = kept.in_minor + excluded.in_minor,
      out_minor = kept.out_minor + excluded.out_minor,
      count = kept.count + excluded.count;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger sums_after_insert after insert on transactions
  referencing new table as new_rows for each statement execute function keep_transaction_sums();
--> statement-breakpoint
create trigger sums_after_delete after delete on transactions
  referencing old table as old_rows for each statement execute function keep_transaction_sums();
--> statement-breakpoint
create trigger sums_after_update after update on transactions
  referencing new table as new_rows old table as old_rows for each statement execute function keep_transaction_sums();
--> statement-breakpoint

-- The audit chain. Each record carries the hash of the one before; the head shows a tail that was cut off.
create function audit_hash(
  previous bytea, chain uuid, number bigint, workspace uuid, person uuid, action text, resource_type text,
  resource_id text, ip text, agent text, metadata jsonb, at timestamptz
) returns bytea language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    chain, number, workspace, person, action, resource_type, resource_id, ip, agent, metadata,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')
  )::text, 'UTF8'))
$$;
--> statement-breakpoint
create function append_audit(
  workspace uuid, person uuid, action text, resource_type text, resource_id text, ip text, agent text, metadata jsonb
) returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  chain uuid := coalesce(workspace, person, '00000000-0000-0000-0000-000000000000');
  head audit_heads;
  next_number bigint;
  next_hash bytea;
  at timestamptz := clock_timestamp();
begin
  insert into audit_heads (chain_id, number, hash) values (chain, 0, decode(repeat('00', 32), 'hex'))
    on conflict do nothing;
  select * into head from audit_heads h where h.chain_id = chain for update;
  next_number := head.number + 1;
  next_hash := audit_hash(head.hash, chain, next_number, workspace, person, action, resource_type, resource_id,
    ip, agent, metadata, at);
  insert into security_audit_logs (chain_id, number, workspace_id, user_id, action, resource_type, resource_id,
    ip_address, user_agent, metadata, created_at, previous_hash, hash)
  values (chain, next_number, workspace, person, action, resource_type, resource_id, ip, agent, metadata, at,
    head.hash, next_hash);
  update audit_heads h set number = next_number, hash = next_hash where h.chain_id = chain;
  return next_number;
end $$;
--> statement-breakpoint
revoke execute on function append_audit(uuid, uuid, text, text, text, text, text, jsonb) from public;
--> statement-breakpoint
grant execute on function append_audit(uuid, uuid, text, text, text, text, text, jsonb) to ilifa_app, ilifa_auth;
--> statement-breakpoint
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only: % refused', tg_op;
end $$;
--> statement-breakpoint
create trigger audit_is_append_only before update or delete or truncate on security_audit_logs
  for each statement execute function refuse_audit_change();
--> statement-breakpoint

-- One call of a limit: counted, and judged, in one statement that all processes share.
create function take_point(limit_key text, most int, seconds int, out allowed boolean, out reset_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  now_at timestamptz := clock_timestamp();
  counted rate_limits;
begin
  insert into rate_limits as kept (key, points, reset_at)
  values (limit_key, 1, now_at + make_interval(secs => seconds))
  on conflict (key) do update set
    points = case when kept.reset_at <= now_at then 1 else kept.points + 1 end,
    reset_at = case when kept.reset_at <= now_at then excluded.reset_at else kept.reset_at end
  returning * into counted;
  allowed := counted.points <= most;
  reset_at := counted.reset_at;
end $$;
--> statement-breakpoint
create function forget_old_limits() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from rate_limits where reset_at < clock_timestamp()
$$;
--> statement-breakpoint
revoke execute on function take_point(text, int, int), forget_old_limits() from public;
--> statement-breakpoint
grant execute on function take_point(text, int, int), forget_old_limits() to ilifa_app, ilifa_auth;
