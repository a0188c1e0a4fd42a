-- Who may touch what of sharing, and what reads across books.
grant select on account_grants to ilifa_app;
--> statement-breakpoint
grant select, insert, update on invitations to ilifa_app;
--> statement-breakpoint
grant select, insert, delete on account_grants to ilifa_auth;
--> statement-breakpoint
grant select, update on invitations to ilifa_auth;
--> statement-breakpoint
-- The books of the person on the connection, whichever are open; each with its owner and its newest line of the audit
-- log, which lies at the head of its chain.
create function my_books() returns table (
  id uuid, kind text, name text, country text, currency text, role text, is_limited boolean, archived_at timestamptz,
  owner_id uuid, owner_name text, member_count int, last_activity timestamptz
) language sql stable security definer set search_path = pg_catalog, public as $$
  select w.id, w.kind, w.name, w.country, w.currency, m.role, m.is_limited, w.archived_at, o.id, o.name,
    (select count(*)::int from members n where n.workspace_id = w.id),
    (select l.created_at from audit_heads h
      join security_audit_logs l on l.chain_id = h.chain_id and l.number = h.number where h.chain_id = w.id)
  from members m
  join workspaces w on w.id = m.workspace_id
  join lateral (
    select u.id, u.name from members first join users u on u.id = first.user_id
    where first.workspace_id = w.id and first.role = 'owner' order by first.created_at, first.user_id limit 1
  ) o on true
  where m.user_id = app_user()
$$;
--> statement-breakpoint
revoke execute on function my_books() from public;
--> statement-breakpoint
grant execute on function my_books() to ilifa_app;
--> statement-breakpoint
-- As before, and for a member who is limited to some accounts only there.
create or replace function search_transactions(pattern text, in_currency text)
returns table (id uuid, booked_on date, account_id uuid, category_id uuid, import_id uuid, minor bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  select t.id, t.booked_on, t.account_id, t.category_id, t.import_id, t.minor from transactions t
  where t.workspace_id = (select app_workspace()) and t.currency = in_currency and t.deleted_at is null
    and t.search_text like lower(pattern)
    and ((select app_accounts()) is null or t.account_id = any ((select app_accounts())::uuid[]))
$$;
