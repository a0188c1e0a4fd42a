CREATE TABLE "reconciliations" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"statement_day" date NOT NULL,
	"statement_minor" bigint NOT NULL,
	"opening_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_by" uuid,
	"finished_at" timestamp with time zone,
	"reopened_by" uuid,
	"reopened_at" timestamp with time zone,
	"reopen_reason" text,
	CONSTRAINT "reconciliations_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "reconciliations_finished" CHECK (status <> 'finished' or finished_at is not null),
	CONSTRAINT "reconciliations_reason" CHECK (char_length(reopen_reason) between 3 and 200)
);
--> statement-breakpoint
ALTER TABLE "reconciliations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bank_balances" ADD COLUMN "opening_moved" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_of_day" ON "reconciliations" ("workspace_id","account_id","statement_day");--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "bank_accounts"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "reconciliations_of_workspace" ON "reconciliations" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[]))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])));