ALTER TABLE "user_preferences" ADD COLUMN "days_off" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- Days that move paydays in a workspace are its owner's. Runs as the owner of the table, since preferences are each person's
-- own, and answers the days without their names.
create function days_off_of_owner() returns setof date
language sql stable security definer set search_path = pg_catalog, public as $$
  select (d ->> 'day')::date
  from members m join user_preferences p on p.user_id = m.user_id, jsonb_array_elements(p.days_off) d
  where m.workspace_id = app_workspace() and m.role = 'owner'
  order by 1
$$;
--> statement-breakpoint
revoke execute on function days_off_of_owner() from public;
--> statement-breakpoint
grant execute on function days_off_of_owner() to ilifa_app;
