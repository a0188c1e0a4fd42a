ALTER TABLE "import_files" ADD COLUMN "place" integer DEFAULT 0;--> statement-breakpoint
ALTER TABLE "import_files" DROP CONSTRAINT "import_files_pkey";--> statement-breakpoint
ALTER TABLE "import_files" ADD PRIMARY KEY ("workspace_id","import_id","place");