CREATE TABLE "cash_flow_expected" (
	"workspace_id" uuid,
	"id" uuid,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"party" text DEFAULT '' NOT NULL,
	"due" date NOT NULL,
	"minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"likelihood" smallint DEFAULT 100 NOT NULL,
	"delay" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_flow_expected_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "cash_flow_expected_amount" CHECK (minor <> 0),
	CONSTRAINT "cash_flow_expected_texts" CHECK (char_length(name) between 1 and 100 and char_length(party) <= 100),
	CONSTRAINT "cash_flow_expected_chance" CHECK (likelihood between 1 and 100 and delay between 0 and 365)
);
--> statement-breakpoint
ALTER TABLE "cash_flow_expected" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cash_flow_floors" (
	"workspace_id" uuid,
	"currency" char(3),
	"user_id" uuid NOT NULL,
	"minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_flow_floors_pkey" PRIMARY KEY("workspace_id","currency")
);
--> statement-breakpoint
ALTER TABLE "cash_flow_floors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cash_flow_scenarios" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"template" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_flow_scenarios_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "cash_flow_scenarios_name" CHECK (char_length(name) between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "cash_flow_scenarios" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cash_flow_warnings" (
	"workspace_id" uuid,
	"currency" char(3),
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_flow_warnings_pkey" PRIMARY KEY("workspace_id","currency")
);
--> statement-breakpoint
ALTER TABLE "cash_flow_warnings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_flow_scenarios_by_name" ON "cash_flow_scenarios" ("workspace_id",lower(name));--> statement-breakpoint
ALTER TABLE "cash_flow_expected" ADD CONSTRAINT "cash_flow_expected_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "cash_flow_expected" ADD CONSTRAINT "cash_flow_expected_account" FOREIGN KEY ("workspace_id","account_id","currency") REFERENCES "bank_accounts"("workspace_id","id","currency") ON DELETE CASCADE ON UPDATE CASCADE;--> statement-breakpoint
ALTER TABLE "cash_flow_floors" ADD CONSTRAINT "cash_flow_floors_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "cash_flow_scenarios" ADD CONSTRAINT "cash_flow_scenarios_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "cash_flow_warnings" ADD CONSTRAINT "cash_flow_warnings_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "cash_flow_warnings" ADD CONSTRAINT "cash_flow_warnings_floor" FOREIGN KEY ("workspace_id","currency") REFERENCES "cash_flow_floors"("workspace_id","currency") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "cash_flow_expected_of_workspace" ON "cash_flow_expected" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
CREATE POLICY "cash_flow_floors_of_workspace" ON "cash_flow_floors" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));--> statement-breakpoint
CREATE POLICY "cash_flow_floors_listed" ON "cash_flow_floors" AS PERMISSIVE FOR SELECT TO "ilifa_auth" USING (true);--> statement-breakpoint
CREATE POLICY "cash_flow_scenarios_of_workspace" ON "cash_flow_scenarios" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user()))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or user_id = (select app_user())));--> statement-breakpoint
CREATE POLICY "cash_flow_warnings_of_workspace" ON "cash_flow_warnings" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false)) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or false));
--> statement-breakpoint
grant select, insert, update, delete on cash_flow_scenarios, cash_flow_expected, cash_flow_floors, cash_flow_warnings to ilifa_app;
--> statement-breakpoint
grant select on cash_flow_floors to ilifa_auth;
--> statement-breakpoint
create trigger recorded_after_insert after insert on cash_flow_scenarios
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on cash_flow_scenarios
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on cash_flow_scenarios
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on cash_flow_expected
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on cash_flow_expected
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on cash_flow_expected
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on cash_flow_floors
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on cash_flow_floors
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on cash_flow_floors
  referencing old table as old_rows for each statement execute function record_change('none');
