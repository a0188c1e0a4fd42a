CREATE TABLE "recurring_matches" (
	"workspace_id" uuid,
	"item_id" uuid,
	"account_id" uuid NOT NULL,
	"on_day" date,
	"transaction_id" uuid,
	"did_pay" boolean NOT NULL,
	CONSTRAINT "recurring_matches_pkey" PRIMARY KEY("workspace_id","item_id","on_day","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "recurring_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recurring_items" ADD COLUMN "category_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "recurring_matches_of_occurrence" ON "recurring_matches" ("workspace_id","item_id","on_day") WHERE did_pay;--> statement-breakpoint
CREATE UNIQUE INDEX "recurring_matches_of_transaction" ON "recurring_matches" ("workspace_id","account_id","transaction_id") WHERE did_pay;--> statement-breakpoint
ALTER TABLE "recurring_matches" ADD CONSTRAINT "recurring_matches_item" FOREIGN KEY ("workspace_id","item_id") REFERENCES "recurring_items"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "recurring_matches_of_workspace" ON "recurring_matches" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
grant select, insert, update, delete on recurring_matches to ilifa_app;
