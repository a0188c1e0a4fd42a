CREATE TABLE "debt_payments_once" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"month" char(7) NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "debt_payments_once_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "debt_payments_once_amount" CHECK (amount_minor >= 0)
);
--> statement-breakpoint
ALTER TABLE "debt_payments_once" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "debt_plans" (
	"workspace_id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"strategy" text NOT NULL,
	"extra_minor" bigint NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "debt_plans_extra" CHECK (extra_minor >= 0)
);
--> statement-breakpoint
ALTER TABLE "debt_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "debts" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"currency" char(3) NOT NULL,
	"balance_minor" bigint NOT NULL,
	"rate" integer NOT NULL,
	"minimum_minor" bigint NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "debts_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "debts_amounts" CHECK (balance_minor >= 0 and minimum_minor >= 0 and rate >= 0)
);
--> statement-breakpoint
ALTER TABLE "debts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "debts_in_order" ON "debts" ("workspace_id","position");--> statement-breakpoint
ALTER TABLE "debt_payments_once" ADD CONSTRAINT "debt_payments_once_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "debt_plans" ADD CONSTRAINT "debt_plans_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "debt_payments_once_of_workspace" ON "debt_payments_once" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));--> statement-breakpoint
CREATE POLICY "debt_plans_of_workspace" ON "debt_plans" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));--> statement-breakpoint
CREATE POLICY "debts_of_workspace" ON "debts" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));