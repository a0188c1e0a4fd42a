CREATE TABLE "debt_months" (
	"workspace_id" uuid,
	"debt_id" uuid,
	"month" char(7),
	"owed_minor" bigint NOT NULL,
	"planned_minor" bigint NOT NULL,
	"free_month" char(7),
	CONSTRAINT "debt_months_pkey" PRIMARY KEY("workspace_id","debt_id","month"),
	CONSTRAINT "debt_months_amounts" CHECK (owed_minor >= 0 and planned_minor >= 0)
);
--> statement-breakpoint
ALTER TABLE "debt_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "debt_plans" ADD COLUMN "bonus_month" smallint;--> statement-breakpoint
ALTER TABLE "debt_plans" ADD COLUMN "bonus_minor" bigint;--> statement-breakpoint
ALTER TABLE "debt_plans" ADD COLUMN "pauses" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "balance_on" date;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "rate_country" char(2);--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "rate_changes" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "promotion_rate" integer;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "promotion_until" char(7);--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "minimum_kind" text DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "minimum_percent" integer;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "minimum_until" char(7);--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "monthly_fee_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "insurance_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "debts_of_account" ON "debts" ("workspace_id","account_id") WHERE account_id is not null;--> statement-breakpoint
ALTER TABLE "debt_months" ADD CONSTRAINT "debt_months_debt" FOREIGN KEY ("workspace_id","debt_id") REFERENCES "debts"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_account" FOREIGN KEY ("workspace_id","account_id","currency") REFERENCES "bank_accounts"("workspace_id","id","currency") ON DELETE CASCADE ON UPDATE CASCADE;--> statement-breakpoint
ALTER TABLE "debt_plans" ADD CONSTRAINT "debt_plans_bonus" CHECK ((bonus_month is null) = (bonus_minor is null) and bonus_minor >= 0);--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_promotion" CHECK ((promotion_rate is null) = (promotion_until is null) and promotion_rate >= 0);--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_minimum" CHECK ((minimum_percent is not null) = (minimum_kind in ('percent', 'percent-and-interest')) and (minimum_until is not null) = (minimum_kind = 'term'));--> statement-breakpoint
ALTER TABLE "debts" DROP CONSTRAINT "debts_amounts", ADD CONSTRAINT "debts_amounts" CHECK (balance_minor >= 0 and minimum_minor >= 0 and monthly_fee_minor >= 0 and insurance_minor >= 0 and (rate >= 0 or rate_country is not null));--> statement-breakpoint
CREATE POLICY "debt_months_of_workspace" ON "debt_months" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or debt_id in (select d.id from debts d))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or debt_id in (select d.id from debts d)));--> statement-breakpoint
ALTER POLICY "debts_of_workspace" ON "debts" TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or case when account_id is null then user_id = (select app_user()) else account_id = any ((select app_accounts())::uuid[]) end)) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or case when account_id is null then user_id = (select app_user()) else account_id = any ((select app_accounts())::uuid[]) end));--> statement-breakpoint
grant select, insert, update, delete on debt_months to ilifa_app;
--> statement-breakpoint
-- Workspaces whose debts have no line of a month yet, each with its owner: the job writes as the owner would.
create function debt_workspaces_without(at char(7), most int) returns table (workspace_id uuid, user_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select w.id, (select m.user_id from members m where m.workspace_id = w.id and m.role = 'owner' limit 1)
  from workspaces w
  where w.archived_at is null
    and exists (select from debts d where d.workspace_id = w.id)
    and not exists (select from debt_months x where x.workspace_id = w.id and x.month = at)
    and exists (select from members m where m.workspace_id = w.id and m.role = 'owner')
  order by w.id limit most
$$;
--> statement-breakpoint
revoke execute on function debt_workspaces_without(char, int) from public;
--> statement-breakpoint
grant execute on function debt_workspaces_without(char, int) to ilifa_app;
