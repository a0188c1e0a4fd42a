CREATE TABLE "split_templates" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "split_templates_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "split_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "split_templates_by_name" ON "split_templates" ("workspace_id",lower(name));--> statement-breakpoint
ALTER TABLE "split_templates" ADD CONSTRAINT "split_templates_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_split_category" CHECK (not (is_split and category_id is not null));--> statement-breakpoint
CREATE POLICY "split_templates_of_workspace" ON "split_templates" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));