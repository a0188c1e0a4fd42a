CREATE TABLE "budget_templates" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_templates_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "budget_templates_by_name" ON "budget_templates" ("workspace_id",lower(name));--> statement-breakpoint
ALTER TABLE "budget_templates" ADD CONSTRAINT "budget_templates_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "budget_templates_of_workspace" ON "budget_templates" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));--> statement-breakpoint
grant select, insert, update, delete on budget_templates to ilifa_app;
--> statement-breakpoint
create trigger recorded_after_insert after insert on budget_templates
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on budget_templates
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on budget_templates
  referencing old table as old_rows for each statement execute function record_change('none');
