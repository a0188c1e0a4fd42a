-- What the tables stand on. The roles ilifa_app and ilifa_auth exist before the first migration runs.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
grant usage on schema public to ilifa_app, ilifa_auth;
--> statement-breakpoint
-- The person on the connection; the guard sets it for the transaction.
create function app_user() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('app.user_id', true), '')::uuid
$$;
--> statement-breakpoint
-- The workspace on the connection, but only for its members: a workspace that the guard failed to check is no workspace.
create function app_workspace() returns uuid language plpgsql stable parallel safe security definer
set search_path = pg_catalog, public as $$
begin
  return (
    select m.workspace_id from members m
    where m.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
      and m.user_id = app_user()
  );
end $$;
