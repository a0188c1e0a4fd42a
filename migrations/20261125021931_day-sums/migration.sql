CREATE TABLE "transaction_days" (
	"workspace_id" uuid,
	"account_id" uuid,
	"day" date,
	"category_id" uuid,
	"in_minor" numeric(38,0) NOT NULL,
	"out_minor" numeric(38,0) NOT NULL,
	"count" integer NOT NULL,
	"in_count" integer DEFAULT 0 NOT NULL,
	"out_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "transaction_days_pkey" PRIMARY KEY("workspace_id","account_id","day","category_id")
);
--> statement-breakpoint
ALTER TABLE "transaction_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "transaction_sums_of_category";--> statement-breakpoint
CREATE POLICY "transaction_days_of_workspace" ON "transaction_days" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));