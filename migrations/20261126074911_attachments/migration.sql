CREATE TABLE "attachment_files" (
	"workspace_id" uuid,
	"id" uuid,
	"sha256" text NOT NULL,
	"byte_count" integer NOT NULL,
	"type" text NOT NULL,
	"key_sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachment_files_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "attachment_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attachment_pieces" (
	"workspace_id" uuid,
	"file_id" uuid,
	"place" integer,
	"bytes" bytea NOT NULL,
	CONSTRAINT "attachment_pieces_pkey" PRIMARY KEY("workspace_id","file_id","place")
);
--> statement-breakpoint
ALTER TABLE "attachment_pieces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attachments" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "attachments_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "attachments_of_transaction" ON "attachments" ("workspace_id","transaction_id");--> statement-breakpoint
CREATE INDEX "attachments_of_file" ON "attachments" ("workspace_id","file_id");--> statement-breakpoint
CREATE INDEX "attachments_deleted" ON "attachments" ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "attachment_files" ADD CONSTRAINT "attachment_files_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "attachment_pieces" ADD CONSTRAINT "attachment_pieces_file" FOREIGN KEY ("workspace_id","file_id") REFERENCES "attachment_files"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_transaction" FOREIGN KEY ("workspace_id","transaction_id") REFERENCES "transactions"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_file" FOREIGN KEY ("workspace_id","file_id") REFERENCES "attachment_files"("workspace_id","id");--> statement-breakpoint
CREATE POLICY "attachment_files_of_workspace" ON "attachment_files" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or exists (select from attachments a where a.workspace_id = attachment_files.workspace_id and a.file_id = attachment_files.id)));--> statement-breakpoint
CREATE POLICY "attachment_files_added" ON "attachment_files" AS PERMISSIVE FOR INSERT TO "ilifa_app" WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "attachment_pieces_of_workspace" ON "attachment_pieces" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or exists (select from attachment_files f
        where f.workspace_id = attachment_pieces.workspace_id and f.id = attachment_pieces.file_id)));--> statement-breakpoint
CREATE POLICY "attachment_pieces_added" ON "attachment_pieces" AS PERMISSIVE FOR INSERT TO "ilifa_app" WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "attachments_of_workspace" ON "attachments" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or exists (
  select from transactions t where t.workspace_id = attachments.workspace_id and t.id = transaction_id))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or exists (
  select from transactions t where t.workspace_id = attachments.workspace_id and t.id = transaction_id)));