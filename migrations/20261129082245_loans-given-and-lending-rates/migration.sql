CREATE TABLE "lending_rates" (
	"id" uuid PRIMARY KEY,
	"country" char(2) NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"rate" integer NOT NULL,
	"source" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lending_rates_day" UNIQUE("country","kind","day"),
	CONSTRAINT "lending_rates_rate" CHECK (rate >= 0)
);
--> statement-breakpoint
ALTER TABLE "lending_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "loans_given" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"person" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"lent_on" date NOT NULL,
	"due_on" date,
	"repayments" jsonb DEFAULT '[]' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "loans_given_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "loans_given_amount" CHECK (amount_minor > 0),
	CONSTRAINT "loans_given_due" CHECK (due_on >= lent_on)
);
--> statement-breakpoint
ALTER TABLE "loans_given" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "agreed_on" date;--> statement-breakpoint
ALTER TABLE "loans_given" ADD CONSTRAINT "loans_given_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "lending_rates_for_all" ON "lending_rates" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (true);--> statement-breakpoint
CREATE POLICY "lending_rates_of_identity" ON "lending_rates" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "loans_given_of_workspace" ON "loans_given" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));--> statement-breakpoint
grant select, insert, update, delete on loans_given to ilifa_app;
--> statement-breakpoint
-- Every workspace reads the rates; only the role of the portal writes them.
grant select on lending_rates to ilifa_app;
--> statement-breakpoint
grant select, insert, update, delete on lending_rates to ilifa_auth;
