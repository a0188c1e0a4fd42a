CREATE TABLE "transfer_settings" (
	"workspace_id" uuid PRIMARY KEY,
	"links_certain" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transfer_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transfer_settings" ADD CONSTRAINT "transfer_settings_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "transfer_settings_of_workspace" ON "transfer_settings" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));
--> statement-breakpoint
grant select, insert, update, delete on transfer_settings to ilifa_app;
