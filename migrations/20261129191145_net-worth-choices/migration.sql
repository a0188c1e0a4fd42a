CREATE TABLE "net_worth_choices" (
	"workspace_id" uuid,
	"part_id" uuid,
	"is_counted" boolean NOT NULL,
	CONSTRAINT "net_worth_choices_pkey" PRIMARY KEY("workspace_id","part_id")
);
--> statement-breakpoint
ALTER TABLE "net_worth_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "net_worth_choices" ADD CONSTRAINT "net_worth_choices_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "net_worth_choices_of_workspace" ON "net_worth_choices" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
grant select, insert, update, delete on net_worth_choices to ilifa_app;
