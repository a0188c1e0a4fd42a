CREATE TABLE "category_moves" (
	"workspace_id" uuid,
	"category_id" uuid,
	"transaction_id" uuid,
	"moved_to" uuid,
	"category_source" text,
	CONSTRAINT "category_moves_pkey" PRIMARY KEY("workspace_id","category_id","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "category_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transaction_months" (
	"workspace_id" uuid,
	"account_id" uuid,
	"month" char(7),
	"in_minor" numeric(38,0) NOT NULL,
	"out_minor" numeric(38,0) NOT NULL,
	"count" integer NOT NULL,
	"in_count" integer DEFAULT 0 NOT NULL,
	"out_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "transaction_months_pkey" PRIMARY KEY("workspace_id","account_id","month")
);
--> statement-breakpoint
ALTER TABLE "transaction_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transaction_sums" ADD COLUMN "in_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transaction_sums" ADD COLUMN "out_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(description)) STORED;--> statement-breakpoint
CREATE INDEX "transaction_sums_of_category" ON "transaction_sums" ("workspace_id","category_id","month");--> statement-breakpoint
CREATE INDEX "transactions_deleted" ON "transactions" ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE POLICY "category_moves_of_workspace" ON "category_moves" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "transaction_months_of_workspace" ON "transaction_months" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));