CREATE TABLE "recurring_changes" (
	"workspace_id" uuid,
	"item_id" uuid,
	"account_id" uuid NOT NULL,
	"on_day" date,
	"is_skipped" boolean NOT NULL,
	"moved_to" date,
	"amount_minor" bigint,
	CONSTRAINT "recurring_changes_pkey" PRIMARY KEY("workspace_id","item_id","on_day"),
	CONSTRAINT "recurring_changes_amount" CHECK (amount_minor is null or amount_minor > 0)
);
--> statement-breakpoint
ALTER TABLE "recurring_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recurring_items" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"payee" text NOT NULL,
	"direction" text NOT NULL,
	"currency" char(3) NOT NULL,
	"near_minor" bigint,
	"cadence" jsonb,
	"amount_kind" text,
	"amount_minor" bigint,
	"amount_to_minor" bigint,
	"amount_percent" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurring_items_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "recurring_items_confirmed" CHECK (status = 'dismissed' or (cadence is not null and amount_kind is not null and amount_minor > 0))
);
--> statement-breakpoint
ALTER TABLE "recurring_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "recurring_items_of_account" ON "recurring_items" ("workspace_id","account_id");--> statement-breakpoint
ALTER TABLE "recurring_changes" ADD CONSTRAINT "recurring_changes_item" FOREIGN KEY ("workspace_id","item_id") REFERENCES "recurring_items"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recurring_items" ADD CONSTRAINT "recurring_items_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recurring_items" ADD CONSTRAINT "recurring_items_account" FOREIGN KEY ("workspace_id","account_id","currency") REFERENCES "bank_accounts"("workspace_id","id","currency") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "recurring_changes_of_workspace" ON "recurring_changes" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
CREATE POLICY "recurring_items_of_workspace" ON "recurring_items" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));