ALTER TABLE "budget_lines" ADD COLUMN "last_period" date;--> statement-breakpoint
DROP INDEX "budget_lines_of_category";--> statement-breakpoint
CREATE UNIQUE INDEX "budget_lines_of_category" ON "budget_lines" ("workspace_id","category_id","currency",coalesce(member_id, '00000000-0000-0000-0000-000000000000'),coalesce(last_period, 'infinity'));--> statement-breakpoint
-- Undoing an old change must not rewrite a period that was closed since: the undo fails as one that something stands in the
-- way of. Everything else is refused before it writes, and deleting a whole workspace is not held up: the role that deletes it may
-- not read these tables, so nothing is asked of them then.
create function budget_is_undone() returns boolean language sql stable as
$$ select coalesce(current_setting('app.undoes', true), '') <> '' $$;
--> statement-breakpoint
create function budget_closing_keeps_line() returns trigger language plpgsql as $$
begin
  if not budget_is_undone() then return old; end if;
  if exists (
    select from budget_closings c where c.workspace_id = old.workspace_id
      and c.lines @> jsonb_build_array(jsonb_build_object('lineId', old.id))
  ) then
    raise exception 'a closed period has this line' using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger budget_closing_keeps_line before delete on budget_lines
  for each row execute function budget_closing_keeps_line();
--> statement-breakpoint
create function budget_closing_keeps_moves() returns trigger language plpgsql as $$
begin
  if not budget_is_undone() then return null; end if;
  if exists (
    select from budget_closings c where c.workspace_id = coalesce(new.workspace_id, old.workspace_id)
      and c.period in (new.period, old.period)
  ) then
    raise exception 'money was moved in a closed period' using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger budget_closing_keeps_moves after insert or update or delete on budget_moves
  deferrable initially deferred for each row execute function budget_closing_keeps_moves();
--> statement-breakpoint
create function budget_closing_keeps_limit() returns trigger language plpgsql as $$
declare
  workspace uuid := coalesce(new.workspace_id, old.workspace_id);
  line uuid := coalesce(new.line_id, old.line_id);
begin
  if not budget_is_undone() then return null; end if;
  if exists (
    select from budget_closings c, jsonb_array_elements(c.lines) kept
    where c.workspace_id = workspace and kept ->> 'lineId' = line::text and kept ? 'limit'
      and (kept ->> 'limit')::bigint is distinct from coalesce((
        select l.minor from budget_limits l
        where l.workspace_id = workspace and l.line_id = line and l.period <= c.period
        order by l.period desc limit 1), 0)
  ) then
    raise exception 'a closed period has another limit' using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger budget_closing_keeps_limit after insert or update or delete on budget_limits
  deferrable initially deferred for each row execute function budget_closing_keeps_limit();
