CREATE TABLE "import_texts" (
	"workspace_id" uuid,
	"import_id" uuid,
	"format" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "import_texts_pkey" PRIMARY KEY("workspace_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "import_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "import_texts" ADD CONSTRAINT "import_texts_import" FOREIGN KEY ("workspace_id","import_id") REFERENCES "imports"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "import_texts_of_workspace" ON "import_texts" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or import_id in (select id from imports))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or import_id in (select id from imports)));--> statement-breakpoint
grant select, insert, update, delete on import_texts to ilifa_app;
