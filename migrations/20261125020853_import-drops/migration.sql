CREATE TABLE "import_batches" (
	"workspace_id" uuid,
	"import_id" uuid,
	"batch_id" uuid NOT NULL,
	"account_ids" uuid[] NOT NULL,
	CONSTRAINT "import_batches_pkey" PRIMARY KEY("workspace_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "import_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_drops" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"files_left" integer NOT NULL,
	"bytes_left" integer NOT NULL,
	"rows_left" integer NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_drops_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_drops" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "import_batches_batch" ON "import_batches" ("workspace_id","batch_id");--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_import" FOREIGN KEY ("workspace_id","import_id") REFERENCES "imports"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_drops" ADD CONSTRAINT "import_drops_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "import_batches_of_workspace" ON "import_batches" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or import_id in (select id from imports))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or import_id in (select id from imports)));--> statement-breakpoint
CREATE POLICY "import_drops_of_workspace" ON "import_drops" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));