CREATE TABLE "bank_balances" (
	"workspace_id" uuid,
	"import_id" uuid,
	"section" integer,
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minor" bigint NOT NULL,
	"is_sign_sure" boolean NOT NULL,
	"first_day" date,
	"before_minor" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_balances_pkey" PRIMARY KEY("workspace_id","import_id","section")
);
--> statement-breakpoint
ALTER TABLE "bank_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "bank_balances_newest" ON "bank_balances" ("workspace_id","account_id","day");--> statement-breakpoint
CREATE INDEX "transactions_pending" ON "transactions" ("workspace_id","account_id","booked_on") WHERE status = 'pending' and deleted_at is null;--> statement-breakpoint
ALTER TABLE "bank_balances" ADD CONSTRAINT "bank_balances_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "bank_accounts"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "bank_balances_of_workspace" ON "bank_balances" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));