CREATE TABLE "automation_waiting" (
	"workspace_id" uuid,
	"transaction_id" uuid,
	"rule_id" uuid NOT NULL,
	"run_id" uuid,
	CONSTRAINT "automation_waiting_pkey" PRIMARY KEY("workspace_id","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "automation_waiting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "automation_changes" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "automation_changes" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
ALTER TABLE "automation_changes" ADD COLUMN "added_id" uuid;--> statement-breakpoint
ALTER TABLE "automation_rules" ADD COLUMN "split_template_id" uuid;--> statement-breakpoint
ALTER TABLE "automation_rules" ADD COLUMN "transfer_account_id" uuid;--> statement-breakpoint
ALTER TABLE "automation_rules" ADD COLUMN "split_lines" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD COLUMN "left_alone" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "added_id" uuid;--> statement-breakpoint
ALTER TABLE "automation_waiting" ADD CONSTRAINT "automation_waiting_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "automation_waiting_of_workspace" ON "automation_waiting" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false)) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false));--> statement-breakpoint
grant select, insert, update, delete on automation_waiting to ilifa_app;
