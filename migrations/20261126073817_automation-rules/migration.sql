CREATE TABLE "automation_changes" (
	"workspace_id" uuid,
	"run_id" uuid,
	"transaction_id" uuid,
	"category_id" uuid,
	"category_before" uuid,
	"source_before" text,
	"description" text,
	"description_before" text,
	"note" text,
	"tag_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"is_reviewed" boolean NOT NULL,
	CONSTRAINT "automation_changes_pkey" PRIMARY KEY("workspace_id","run_id","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "automation_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_dismissals" (
	"workspace_id" uuid,
	"merchant" text,
	"direction" text,
	"category_id" uuid,
	CONSTRAINT "automation_dismissals_pkey" PRIMARY KEY("workspace_id","merchant","direction","category_id")
);
--> statement-breakpoint
ALTER TABLE "automation_dismissals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_rules" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"stage" text NOT NULL,
	"position" integer NOT NULL,
	"is_enabled" boolean NOT NULL,
	"category_id" uuid,
	"description" text,
	"note" text,
	"tag_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"is_reviewed" boolean NOT NULL,
	"is_skipped" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_run_at" timestamp with time zone,
	"last_run_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "automation_rules_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "automation_rules_name_length" CHECK (char_length(name) between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "automation_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_runs" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"import_id" uuid,
	"counts" jsonb NOT NULL,
	"changed" integer NOT NULL,
	"skipped" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reverted_at" timestamp with time zone,
	CONSTRAINT "automation_runs_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "automation_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "automation_runs_newest" ON "automation_runs" ("workspace_id",created_at desc);--> statement-breakpoint
ALTER TABLE "automation_changes" ADD CONSTRAINT "automation_changes_run" FOREIGN KEY ("workspace_id","run_id") REFERENCES "automation_runs"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "automation_dismissals" ADD CONSTRAINT "automation_dismissals_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "automation_rules" ADD CONSTRAINT "automation_rules_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "automation_changes_of_workspace" ON "automation_changes" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false)) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false));--> statement-breakpoint
CREATE POLICY "automation_dismissals_of_workspace" ON "automation_dismissals" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false)) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false));--> statement-breakpoint
CREATE POLICY "automation_rules_of_workspace" ON "automation_rules" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false)) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false));--> statement-breakpoint
CREATE POLICY "automation_runs_of_workspace" ON "automation_runs" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false)) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false));