CREATE TABLE "goal_alerts" (
	"workspace_id" uuid,
	"goal_id" uuid,
	"about" text,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goal_alerts_pkey" PRIMARY KEY("workspace_id","goal_id","about")
);
--> statement-breakpoint
ALTER TABLE "goal_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goal_entries" (
	"workspace_id" uuid,
	"id" uuid,
	"goal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"day" date NOT NULL,
	"minor" bigint,
	"transaction_id" uuid,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goal_entries_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "goal_entries_amount" CHECK ((minor is null) = (transaction_id is not null) and minor <> 0),
	CONSTRAINT "goal_entries_note" CHECK (char_length(note) between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "goal_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goal_feeds" (
	"workspace_id" uuid,
	"id" uuid,
	"goal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"account_ids" uuid[] NOT NULL,
	"category_id" uuid,
	"containing" text,
	"permille" smallint,
	"minor" bigint,
	"currency" char(3),
	"since" date NOT NULL,
	"until" date,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goal_feeds_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "goal_feeds_kind" CHECK ((kind = 'income-share') = (permille is not null) and (kind = 'income-share') = (minor is null) and (minor is null) = (currency is null) and (kind = 'round-up') = (category_id is null)),
	CONSTRAINT "goal_feeds_amount" CHECK (permille between 1 and 1000 and minor > 0),
	CONSTRAINT "goal_feeds_accounts" CHECK (kind <> 'round-up' or cardinality(account_ids) > 0)
);
--> statement-breakpoint
ALTER TABLE "goal_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goal_pledges" (
	"workspace_id" uuid,
	"id" uuid,
	"goal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"minor" bigint NOT NULL,
	"rule" text NOT NULL,
	"since" date NOT NULL,
	"until" date,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goal_pledges_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "goal_pledges_amount" CHECK (minor > 0)
);
--> statement-breakpoint
ALTER TABLE "goal_pledges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goals" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"currency" char(3) NOT NULL,
	"target_minor" bigint NOT NULL,
	"due_on" date,
	"every_months" smallint,
	"state" text DEFAULT 'active' NOT NULL,
	"started_on" date NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goals_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "goals_target" CHECK (target_minor > 0),
	CONSTRAINT "goals_name" CHECK (char_length(name) between 1 and 80),
	CONSTRAINT "goals_sinking" CHECK ((kind = 'sinking') = (every_months is not null) and every_months between 1 and 24 and (kind <> 'sinking' or due_on is not null))
);
--> statement-breakpoint
ALTER TABLE "goals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "goal_entries_of_goal" ON "goal_entries" ("workspace_id","goal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goal_entries_of_transaction" ON "goal_entries" ("workspace_id","transaction_id") WHERE transaction_id is not null;--> statement-breakpoint
CREATE INDEX "goal_feeds_of_goal" ON "goal_feeds" ("workspace_id","goal_id");--> statement-breakpoint
CREATE INDEX "goal_pledges_of_goal" ON "goal_pledges" ("workspace_id","goal_id");--> statement-breakpoint
ALTER TABLE "goal_alerts" ADD CONSTRAINT "goal_alerts_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "goal_alerts" ADD CONSTRAINT "goal_alerts_goal" FOREIGN KEY ("workspace_id","goal_id") REFERENCES "goals"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "goal_entries" ADD CONSTRAINT "goal_entries_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "goal_entries" ADD CONSTRAINT "goal_entries_goal" FOREIGN KEY ("workspace_id","goal_id") REFERENCES "goals"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "goal_entries" ADD CONSTRAINT "goal_entries_account" FOREIGN KEY ("workspace_id","account_id","currency") REFERENCES "bank_accounts"("workspace_id","id","currency") ON DELETE CASCADE ON UPDATE CASCADE;--> statement-breakpoint
ALTER TABLE "goal_feeds" ADD CONSTRAINT "goal_feeds_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "goal_feeds" ADD CONSTRAINT "goal_feeds_goal" FOREIGN KEY ("workspace_id","goal_id") REFERENCES "goals"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "goal_pledges" ADD CONSTRAINT "goal_pledges_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "goal_pledges" ADD CONSTRAINT "goal_pledges_goal" FOREIGN KEY ("workspace_id","goal_id") REFERENCES "goals"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "goal_pledges" ADD CONSTRAINT "goal_pledges_account" FOREIGN KEY ("workspace_id","account_id","currency") REFERENCES "bank_accounts"("workspace_id","id","currency") ON DELETE CASCADE ON UPDATE CASCADE;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "goal_alerts_of_workspace" ON "goal_alerts" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "goal_entries_of_workspace" ON "goal_entries" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
CREATE POLICY "goal_feeds_of_workspace" ON "goal_feeds" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (user_id = (select app_user()) or (cardinality(account_ids) > 0 and account_ids <@ (select app_accounts())::uuid[])))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (user_id = (select app_user()) or (cardinality(account_ids) > 0 and account_ids <@ (select app_accounts())::uuid[]))));--> statement-breakpoint
CREATE POLICY "goal_pledges_of_workspace" ON "goal_pledges" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));--> statement-breakpoint
CREATE POLICY "goals_of_workspace" ON "goals" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (user_id = (select app_user()) or id in (select e.goal_id from goal_entries e union all select p.goal_id from goal_pledges p)))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or (user_id = (select app_user()) or id in (select e.goal_id from goal_entries e union all select p.goal_id from goal_pledges p))));--> statement-breakpoint
CREATE POLICY "goals_listed" ON "goals" AS PERMISSIVE FOR SELECT TO "ilifa_auth" USING (true);
--> statement-breakpoint
grant select, insert, update, delete on goals, goal_entries, goal_feeds, goal_pledges, goal_alerts to ilifa_app;
--> statement-breakpoint
grant select on goals to ilifa_auth;
--> statement-breakpoint
create trigger recorded_after_insert after insert on goals
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on goals
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on goals
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on goal_entries
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on goal_entries
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on goal_entries
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on goal_feeds
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on goal_feeds
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on goal_feeds
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_insert after insert on goal_pledges
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_update after update on goal_pledges
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on goal_pledges
  referencing old table as old_rows for each statement execute function record_change('none');
