-- What policies ask about the member on the connection. The bodies are read when they first run: by then the tables are
-- there.
-- The accounts they see; null means all. Only `app_workspace` says whether they are a member at all.
create function app_accounts() returns uuid[] language plpgsql stable parallel safe security definer
set search_path = pg_catalog, public as $$
begin
  return (
    select case when m.is_limited then array(
      select g.account_id from account_grants g where g.workspace_id = m.workspace_id and g.user_id = m.user_id
    ) end
    from members m
    where m.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid and m.user_id = app_user()
  );
end $$;
--> statement-breakpoint
-- A contributor changes only what they recorded.
create function app_own_rows_only() returns boolean language plpgsql stable parallel safe security definer
set search_path = pg_catalog, public as $$
begin
  return coalesce((
    select m.role = 'contributor' from members m
    where m.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid and m.user_id = app_user()
  ), true);
end $$;
--> statement-breakpoint
revoke execute on function app_accounts(), app_own_rows_only() from public;
--> statement-breakpoint
grant execute on function app_accounts(), app_own_rows_only() to ilifa_app, ilifa_auth;
