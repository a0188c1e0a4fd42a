CREATE TABLE "account_shares" (
	"workspace_id" uuid,
	"account_id" uuid,
	"ownership" integer NOT NULL,
	CONSTRAINT "account_shares_pkey" PRIMARY KEY("workspace_id","account_id"),
	CONSTRAINT "account_shares_ownership" CHECK (ownership between 1 and 9999)
);
--> statement-breakpoint
ALTER TABLE "account_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "asset_valuations" (
	"workspace_id" uuid,
	"asset_id" uuid,
	"day" date,
	"minor" bigint NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "asset_valuations_pkey" PRIMARY KEY("workspace_id","asset_id","day"),
	CONSTRAINT "asset_valuations_minor" CHECK (minor >= 0)
);
--> statement-breakpoint
ALTER TABLE "asset_valuations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assets" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"currency" char(3) NOT NULL,
	"ownership" integer NOT NULL,
	"debt_account_id" uuid,
	"ended_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assets_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "assets_ownership" CHECK (ownership between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "assets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_shares" ADD CONSTRAINT "account_shares_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "bank_accounts"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "asset_valuations" ADD CONSTRAINT "asset_valuations_asset" FOREIGN KEY ("workspace_id","asset_id") REFERENCES "assets"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "account_shares_of_workspace" ON "account_shares" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
CREATE POLICY "asset_valuations_of_workspace" ON "asset_valuations" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or asset_id in (select a.id from assets a where a.user_id = (select app_user())))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or asset_id in (select a.id from assets a where a.user_id = (select app_user()))));--> statement-breakpoint
CREATE POLICY "assets_of_workspace" ON "assets" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));