CREATE TABLE "budget_accounts" (
	"workspace_id" uuid,
	"account_id" uuid,
	"user_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "budget_accounts_pkey" PRIMARY KEY("workspace_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "budget_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_alerts" (
	"workspace_id" uuid,
	"line_id" uuid,
	"period" date,
	"alert" text,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_alerts_pkey" PRIMARY KEY("workspace_id","line_id","period","alert")
);
--> statement-breakpoint
ALTER TABLE "budget_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_closings" (
	"workspace_id" uuid,
	"period" date,
	"user_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"lines" jsonb NOT NULL,
	"note" text,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_closings_pkey" PRIMARY KEY("workspace_id","period"),
	CONSTRAINT "budget_closings_note" CHECK (char_length(note) between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "budget_closings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_groups" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_groups_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_limits" (
	"workspace_id" uuid,
	"line_id" uuid,
	"period" date,
	"user_id" uuid NOT NULL,
	"minor" bigint NOT NULL,
	CONSTRAINT "budget_limits_pkey" PRIMARY KEY("workspace_id","line_id","period"),
	CONSTRAINT "budget_limits_minor" CHECK (minor >= 0)
);
--> statement-breakpoint
ALTER TABLE "budget_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_lines" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"group_id" uuid,
	"member_id" uuid,
	"rollover" text NOT NULL,
	"cap_minor" bigint,
	"target" jsonb,
	"priority" integer DEFAULT 2 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_lines_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "budget_lines_cap" CHECK ((rollover = 'capped') = (cap_minor is not null) and cap_minor >= 0),
	CONSTRAINT "budget_lines_priority" CHECK (priority between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "budget_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_moves" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"period" date NOT NULL,
	"from_line_id" uuid,
	"to_line_id" uuid,
	"minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_moves_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "budget_moves_minor" CHECK (minor > 0),
	CONSTRAINT "budget_moves_places" CHECK (from_line_id is distinct from to_line_id),
	CONSTRAINT "budget_moves_note" CHECK (char_length(note) between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "budget_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_rules" (
	"workspace_id" uuid,
	"since" date,
	"user_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"method" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_rules_pkey" PRIMARY KEY("workspace_id","since")
);
--> statement-breakpoint
ALTER TABLE "budget_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "budget_groups_by_name" ON "budget_groups" ("workspace_id",lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX "budget_lines_of_category" ON "budget_lines" ("workspace_id","category_id","currency",coalesce(member_id, '00000000-0000-0000-0000-000000000000'));--> statement-breakpoint
CREATE INDEX "budget_moves_of_period" ON "budget_moves" ("workspace_id","period");--> statement-breakpoint
CREATE INDEX "budget_moves_from_line" ON "budget_moves" ("workspace_id","from_line_id");--> statement-breakpoint
CREATE INDEX "budget_moves_to_line" ON "budget_moves" ("workspace_id","to_line_id");--> statement-breakpoint
ALTER TABLE "budget_accounts" ADD CONSTRAINT "budget_accounts_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_accounts" ADD CONSTRAINT "budget_accounts_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "bank_accounts"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_alerts" ADD CONSTRAINT "budget_alerts_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_alerts" ADD CONSTRAINT "budget_alerts_line" FOREIGN KEY ("workspace_id","line_id") REFERENCES "budget_lines"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_closings" ADD CONSTRAINT "budget_closings_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_groups" ADD CONSTRAINT "budget_groups_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_limits" ADD CONSTRAINT "budget_limits_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_limits" ADD CONSTRAINT "budget_limits_line" FOREIGN KEY ("workspace_id","line_id") REFERENCES "budget_lines"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_group" FOREIGN KEY ("workspace_id","group_id") REFERENCES "budget_groups"("workspace_id","id");--> statement-breakpoint
ALTER TABLE "budget_moves" ADD CONSTRAINT "budget_moves_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_moves" ADD CONSTRAINT "budget_moves_from" FOREIGN KEY ("workspace_id","from_line_id") REFERENCES "budget_lines"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_moves" ADD CONSTRAINT "budget_moves_to" FOREIGN KEY ("workspace_id","to_line_id") REFERENCES "budget_lines"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget_rules" ADD CONSTRAINT "budget_rules_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "budget_accounts_of_workspace" ON "budget_accounts" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
CREATE POLICY "budget_alerts_of_workspace" ON "budget_alerts" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "budget_closings_of_workspace" ON "budget_closings" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));--> statement-breakpoint
CREATE POLICY "budget_groups_of_workspace" ON "budget_groups" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));--> statement-breakpoint
CREATE POLICY "budget_limits_of_workspace" ON "budget_limits" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (user_id = (select app_user()) or line_id in (select l.id from budget_lines l where l.member_id = (select app_user()))))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (user_id = (select app_user()) or line_id in (select l.id from budget_lines l where l.member_id = (select app_user())))));--> statement-breakpoint
CREATE POLICY "budget_lines_of_workspace" ON "budget_lines" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (user_id = (select app_user()) or member_id = (select app_user())))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (user_id = (select app_user()) or member_id = (select app_user()))));--> statement-breakpoint
CREATE POLICY "budget_moves_of_workspace" ON "budget_moves" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));--> statement-breakpoint
CREATE POLICY "budget_rules_of_workspace" ON "budget_rules" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "budget_rules_listed" ON "budget_rules" AS PERMISSIVE FOR SELECT TO "ilifa_auth" USING (true);
--> statement-breakpoint
grant select, insert, update, delete on budget_rules, budget_groups, budget_lines, budget_limits, budget_moves, budget_closings, budget_accounts, budget_alerts to ilifa_app;
--> statement-breakpoint
grant select on budget_rules to ilifa_auth;
--> statement-breakpoint
-- As before, and of tables that are about no transaction (`none`).
create or replace function record_change() returns trigger language plpgsql security definer
set search_path = pg_catalog, public set timezone = 'UTC' as $$
declare
  called constant text := coalesce(current_setting('app.command', true), '');
  kind constant text := split_part(called, '.', 1);
  written_under uuid := nullif(current_setting('app.change_id', true), '')::uuid;
  api_key constant text := coalesce(current_setting('app.api_key', true), '');
  source constant text := case kind when 'import' then 'import' when 'rule' then 'rule' when 'rules' then 'rule'
    when '' then 'system' else case api_key when '' then 'person' else 'api' end end;
  named constant text[] := case source
    when 'api' then array[api_key]
    when 'system' then '{}'
    when 'person' then '{}'
    else array(select jsonb_array_elements_text(coalesce(nullif(current_setting('app.source_names', true), ''), '[]')::jsonb))
  end;
  unrecorded text[];
  key_columns text[];
  candidates text[];
  counted bigint;
  counts bigint[];
  everywhere text[];
  somewhere text[];
  has_account boolean;
  about_column constant text := coalesce(tg_argv[0], 'transaction_id');
  present text := 'n';
  rows_of text;
  was text := 'null::jsonb';
  becomes text := 'null::jsonb';
  sorted text := '';
  written bigint;
begin
  if tg_op = 'INSERT' and kind in ('', 'import', 'export') then
    return null;
  end if;
  if tg_op = 'DELETE' and kind in ('', 'import', 'export') then
    if tg_table_name = 'transactions' then
      delete from transaction_changes c using old_rows o
        where c.workspace_id = o.workspace_id and c.transaction_id = o.id;
    end if;
    return null;
  end if;

  select array_agg(a.attname::text) filter (where not a.is_recorded),
    array_agg(a.attname::text) filter (where a.is_key),
    array_agg(a.attname::text order by a.attnum) filter (where a.is_recorded and not a.is_key),
    bool_or(a.attname = 'account_id')
    into unrecorded, key_columns, candidates, has_account
    from (
      select c.attname, c.attnum,
        c.attgenerated = '' and c.attname not in ('workspace_id', 'updated_at') as is_recorded,
        c.attnum = any (i.indkey) and c.attname <> 'workspace_id' as is_key
      from pg_attribute c join pg_index i on i.indrelid = c.attrelid and i.indisprimary
      where c.attrelid = tg_relid and c.attnum > 0 and not c.attisdropped
    ) a;

  if tg_op = 'INSERT' then
    rows_of := 'new_rows n';
    becomes := 'to_jsonb(n) - $4';
  elsif tg_op = 'DELETE' then
    present := 'o';
    rows_of := 'old_rows o';
    was := 'to_jsonb(o) - $4';
  else
    select 'old_rows o join new_rows n using (workspace_id, ' || string_agg(quote_ident(k), ', ') || ')'
      into rows_of from unnest(key_columns) k;
    execute (
      select 'select count(*), array[' || string_agg(
        format('count(*) filter (where o.%1$I is distinct from n.%1$I)', c), ', ' order by place
      ) || '] from ' || rows_of from unnest(candidates) with ordinality u (c, place)
    ) into counted, counts;
    select array_agg(c order by place) filter (where counts[place] = counted),
      array_agg(c order by place) filter (where counts[place] between 1 and counted - 1)
      into everywhere, somewhere from unnest(candidates) with ordinality u (c, place) where counted > 0;
    if everywhere is null and somewhere is null then
      return null;
    end if;
    select concat_ws(' || ',
        (select 'jsonb_build_object(' || string_agg(format('%1$L, o.%1$I', c), ', ') || ')' from unnest(everywhere) c),
        (select string_agg(format('case when o.%1$I is distinct from n.%1$I then jsonb_build_object(%1$L, o.%1$I) else ''{}'' end', c), ' || ')
          from unnest(somewhere) c)),
      concat_ws(' || ',
        (select 'jsonb_build_object(' || string_agg(format('%1$L, n.%1$I', c), ', ') || ')' from unnest(everywhere) c),
        (select string_agg(format('case when o.%1$I is distinct from n.%1$I then jsonb_build_object(%1$L, n.%1$I) else ''{}'' end', c), ' || ')
          from unnest(somewhere) c)),
      coalesce(case when everywhere is null then
          ' where ' || (select string_agg(format('o.%1$I is distinct from n.%1$I', c), ' or ') from unnest(somewhere) c) end, '')
        || coalesce(' order by ' || (select string_agg(format('o.%1$I is distinct from n.%1$I', c), ', ') from unnest(somewhere) c), '')
      into was, becomes, sorted;
  end if;

  if written_under is null then
    written_under := gen_random_uuid();
  end if;
  execute format(
    'insert into transaction_changes (workspace_id, change_id, user_id, source, source_names, command, undoes, table_name, row_key,
      transaction_id, account_id, op, before, after)
    select %1$s.workspace_id, $1, nullif(current_setting(''app.user_id'', true), '''')::uuid, $2, $5, $3,
      nullif(current_setting(''app.undoes'', true), '''')::uuid, %2$L, jsonb_build_object(%3$s), %4$s,
      %5$s, %6$L, %7$s, %8$s from %9$s%10$s',
    present, tg_table_name, (select string_agg(format('%1$L, %2$s.%1$I', k, present), ', ') from unnest(key_columns) k),
    case about_column when 'none' then 'null::uuid' else format('%s.%I', present, about_column) end,
    case when has_account then present || '.account_id' when about_column = 'none' then 'null::uuid' else format(
      '(select t.account_id from transactions t where t.workspace_id = %1$s.workspace_id and t.id = %1$s.%2$I)',
      present, about_column
    ) end,
    lower(tg_op), was, becomes, rows_of, sorted
  ) using written_under,
    source, called, unrecorded, named;
  get diagnostics written = row_count;
  if written > 0 then
    perform set_config('app.change_id', written_under::text, true);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger recorded_after_insert after insert on budget_rules
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on budget_rules
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on budget_rules
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on budget_groups
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on budget_groups
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on budget_groups
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on budget_lines
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on budget_lines
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on budget_lines
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on budget_limits
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on budget_limits
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on budget_limits
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on budget_moves
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on budget_moves
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on budget_moves
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on budget_closings
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on budget_closings
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on budget_closings
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on budget_accounts
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on budget_accounts
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on budget_accounts
  referencing old table as old_rows for each statement execute function record_change('none');
