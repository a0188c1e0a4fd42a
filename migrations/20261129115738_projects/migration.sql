CREATE TABLE "project_alerts" (
	"workspace_id" uuid,
	"project_id" uuid,
	"subject" uuid,
	"alert" text,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_alerts_pkey" PRIMARY KEY("workspace_id","project_id","subject","alert")
);
--> statement-breakpoint
ALTER TABLE "project_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "project_costs" (
	"workspace_id" uuid,
	"id" uuid,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"minor" bigint NOT NULL,
	"due_on" date,
	"line_id" uuid,
	"is_paid" boolean DEFAULT false NOT NULL,
	CONSTRAINT "project_costs_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "project_costs_minor" CHECK (minor > 0)
);
--> statement-breakpoint
ALTER TABLE "project_costs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "project_rows" (
	"workspace_id" uuid,
	"transaction_id" uuid,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"place" text NOT NULL,
	"paid_by" uuid,
	CONSTRAINT "project_rows_pkey" PRIMARY KEY("workspace_id","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "project_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "project_settlements" (
	"workspace_id" uuid,
	"id" uuid,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"day" date NOT NULL,
	"from_person_id" uuid NOT NULL,
	"to_person_id" uuid NOT NULL,
	"minor" bigint NOT NULL,
	CONSTRAINT "project_settlements_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "project_settlements_minor" CHECK (minor > 0 and from_person_id <> to_person_id)
);
--> statement-breakpoint
ALTER TABLE "project_settlements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "project_tasks" (
	"workspace_id" uuid,
	"id" uuid,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"starts_on" date,
	"due_on" date,
	"done_on" date,
	"assignee_id" uuid,
	"position" integer NOT NULL,
	CONSTRAINT "project_tasks_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "project_tasks_days" CHECK (due_on >= starts_on)
);
--> statement-breakpoint
ALTER TABLE "project_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "project_times" (
	"workspace_id" uuid,
	"id" uuid,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minutes" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_billable" boolean NOT NULL,
	"rate_minor" bigint,
	CONSTRAINT "project_times_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "project_times_minutes" CHECK (minutes between 1 and 1440),
	CONSTRAINT "project_times_rate" CHECK (rate_minor >= 0)
);
--> statement-breakpoint
ALTER TABLE "project_times" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "projects" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"currency" char(3) NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"budget_minor" bigint,
	"lines" jsonb DEFAULT '[]' NOT NULL,
	"tag_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"category_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"account_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"collect_from" date,
	"collect_to" date,
	"sharing" text DEFAULT 'equal' NOT NULL,
	"people" jsonb DEFAULT '[]' NOT NULL,
	"client" text,
	"rate_minor" bigint,
	"cost_rate_minor" bigint,
	"invoice_reference" text,
	"note" text DEFAULT '' NOT NULL,
	"closing" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "projects_days" CHECK (ends_on >= starts_on and collect_to >= collect_from),
	CONSTRAINT "projects_amounts" CHECK (budget_minor >= 0 and rate_minor >= 0 and cost_rate_minor >= 0),
	CONSTRAINT "projects_closing" CHECK ((state = 'closed') = (closing is not null))
);
--> statement-breakpoint
ALTER TABLE "projects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "project_costs_of_project" ON "project_costs" ("workspace_id","project_id");--> statement-breakpoint
CREATE INDEX "project_rows_of_project" ON "project_rows" ("workspace_id","project_id");--> statement-breakpoint
CREATE INDEX "project_settlements_of_project" ON "project_settlements" ("workspace_id","project_id");--> statement-breakpoint
CREATE INDEX "project_tasks_of_project" ON "project_tasks" ("workspace_id","project_id");--> statement-breakpoint
CREATE INDEX "project_times_of_project" ON "project_times" ("workspace_id","project_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_by_name" ON "projects" ("workspace_id",lower(name));--> statement-breakpoint
ALTER TABLE "project_alerts" ADD CONSTRAINT "project_alerts_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "projects"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_costs" ADD CONSTRAINT "project_costs_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "projects"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_rows" ADD CONSTRAINT "project_rows_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "projects"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_rows" ADD CONSTRAINT "project_rows_transaction" FOREIGN KEY ("workspace_id","transaction_id") REFERENCES "transactions"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_settlements" ADD CONSTRAINT "project_settlements_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "projects"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "projects"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_times" ADD CONSTRAINT "project_times_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "projects"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "project_alerts_of_workspace" ON "project_alerts" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "project_costs_of_workspace" ON "project_costs" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or project_id in (select p.id from projects p))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or project_id in (select p.id from projects p)));--> statement-breakpoint
CREATE POLICY "project_rows_of_workspace" ON "project_rows" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (project_id in (select p.id from projects p) and exists (
  select from transactions t where t.workspace_id = project_rows.workspace_id and t.id = transaction_id)))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (project_id in (select p.id from projects p) and exists (
  select from transactions t where t.workspace_id = project_rows.workspace_id and t.id = transaction_id))));--> statement-breakpoint
CREATE POLICY "project_settlements_of_workspace" ON "project_settlements" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or project_id in (select p.id from projects p))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or project_id in (select p.id from projects p)));--> statement-breakpoint
CREATE POLICY "project_tasks_of_workspace" ON "project_tasks" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or project_id in (select p.id from projects p))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or project_id in (select p.id from projects p)));--> statement-breakpoint
CREATE POLICY "project_times_of_workspace" ON "project_times" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or project_id in (select p.id from projects p))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or project_id in (select p.id from projects p)));--> statement-breakpoint
CREATE POLICY "projects_of_workspace" ON "projects" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (user_id = (select app_user()) or people @> jsonb_build_array(jsonb_build_object('memberId', (select app_user())))))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (user_id = (select app_user()) or people @> jsonb_build_array(jsonb_build_object('memberId', (select app_user()))))));--> statement-breakpoint
CREATE POLICY "projects_listed" ON "projects" AS PERMISSIVE FOR SELECT TO "ilifa_auth" USING (true);
--> statement-breakpoint
grant select, insert, update, delete on projects, project_tasks, project_costs, project_times, project_settlements, project_rows, project_alerts to ilifa_app;
--> statement-breakpoint
grant select on projects to ilifa_auth;
--> statement-breakpoint
create trigger recorded_after_insert after insert on projects
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on projects
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on projects
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on project_tasks
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on project_tasks
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on project_tasks
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on project_costs
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on project_costs
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on project_costs
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on project_times
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on project_times
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on project_times
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on project_settlements
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on project_settlements
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on project_settlements
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on project_rows
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on project_rows
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on project_rows
  referencing old table as old_rows for each statement execute function record_change('none');
