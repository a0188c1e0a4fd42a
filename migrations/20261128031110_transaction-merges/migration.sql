CREATE TABLE "transaction_merges" (
	"workspace_id" uuid,
	"merged_id" uuid,
	"kept_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content_hash" text,
	"import_id" uuid,
	"import_line" integer,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"merged" jsonb NOT NULL,
	"receipt_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"link_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transaction_merges_pkey" PRIMARY KEY("workspace_id","merged_id")
);
--> statement-breakpoint
ALTER TABLE "transaction_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "transaction_merges_of_account" ON "transaction_merges" ("workspace_id","account_id");--> statement-breakpoint
CREATE INDEX "transaction_merges_of_kept" ON "transaction_merges" ("workspace_id","kept_id");--> statement-breakpoint
ALTER TABLE "transaction_merges" ADD CONSTRAINT "transaction_merges_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "transaction_merges_of_workspace" ON "transaction_merges" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));