CREATE TABLE "import_decisions" (
	"workspace_id" uuid,
	"import_id" uuid,
	"place" integer,
	"account_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"transaction_id" uuid,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "import_decisions_pkey" PRIMARY KEY("workspace_id","import_id","place")
);
--> statement-breakpoint
ALTER TABLE "import_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "layout" text;--> statement-breakpoint
ALTER TABLE "import_mappings" ALTER COLUMN "mapping" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "import_decisions_content" ON "import_decisions" ("workspace_id","account_id","content_hash");--> statement-breakpoint
ALTER TABLE "import_decisions" ADD CONSTRAINT "import_decisions_import" FOREIGN KEY ("workspace_id","import_id") REFERENCES "imports"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "import_decisions_of_workspace" ON "import_decisions" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));