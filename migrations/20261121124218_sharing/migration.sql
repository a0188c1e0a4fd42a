CREATE TABLE "account_grants" (
	"workspace_id" uuid,
	"user_id" uuid,
	"account_id" uuid,
	CONSTRAINT "account_grants_pkey" PRIMARY KEY("workspace_id","user_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "account_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitations" (
	"workspace_id" uuid,
	"id" uuid,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"account_ids" uuid[],
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invitations_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_limited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_by_email" ON "invitations" ("workspace_id",lower(email));--> statement-breakpoint
ALTER TABLE "account_grants" ADD CONSTRAINT "account_grants_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "members"("workspace_id","user_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account_grants" ADD CONSTRAINT "account_grants_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "bank_accounts"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "account_grants_of_identity" ON "account_grants" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "account_grants_of_workspace" ON "account_grants" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "invitations_of_identity" ON "invitations" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "invitations_of_workspace" ON "invitations" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "transactions_own_rows_insert" ON "transactions" AS RESTRICTIVE FOR INSERT TO "ilifa_app" WITH CHECK ((not (select app_own_rows_only()) or user_id = (select app_user())));--> statement-breakpoint
CREATE POLICY "transactions_own_rows_update" ON "transactions" AS RESTRICTIVE FOR UPDATE TO "ilifa_app" USING ((not (select app_own_rows_only()) or user_id = (select app_user())));--> statement-breakpoint
CREATE POLICY "transactions_own_rows_delete" ON "transactions" AS RESTRICTIVE FOR DELETE TO "ilifa_app" USING ((not (select app_own_rows_only()) or user_id = (select app_user())));--> statement-breakpoint
ALTER POLICY "bank_accounts_of_workspace" ON "bank_accounts" TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
ALTER POLICY "import_files_of_workspace" ON "import_files" TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or import_id in (select id from imports))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or import_id in (select id from imports)));--> statement-breakpoint
ALTER POLICY "import_mappings_of_workspace" ON "import_mappings" TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
ALTER POLICY "imports_of_workspace" ON "imports" TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));--> statement-breakpoint
ALTER POLICY "transaction_sums_of_workspace" ON "transaction_sums" TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
ALTER POLICY "transactions_of_workspace" ON "transactions" TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
ALTER POLICY "transaction_months_of_workspace" ON "transaction_months" TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
ALTER POLICY "import_decisions_of_workspace" ON "import_decisions" TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));