CREATE TABLE "transaction_changes" (
	"workspace_id" uuid,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transaction_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"source" text NOT NULL,
	"command" text NOT NULL,
	"undoes" uuid,
	"table_name" text NOT NULL,
	"row_key" jsonb NOT NULL,
	"transaction_id" uuid,
	"account_id" uuid,
	"op" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "transaction_changes_pkey" PRIMARY KEY("workspace_id","number")
);
--> statement-breakpoint
ALTER TABLE "transaction_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "transaction_changes_of_transaction" ON "transaction_changes" ("workspace_id","transaction_id",number desc);--> statement-breakpoint
CREATE INDEX "transaction_changes_of_change" ON "transaction_changes" ("workspace_id","change_id");--> statement-breakpoint
CREATE INDEX "transaction_changes_of_user" ON "transaction_changes" ("workspace_id","user_id",number desc);--> statement-breakpoint
CREATE INDEX "transaction_changes_undone" ON "transaction_changes" ("workspace_id","undoes") WHERE undoes is not null;--> statement-breakpoint
ALTER TABLE "transaction_changes" ADD CONSTRAINT "transaction_changes_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "transaction_changes_seen" ON "transaction_changes" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (workspace_id = (select app_workspace()) and (((select app_accounts()) is null or account_id = any ((select app_accounts())::uuid[])) or (account_id is null and user_id = (select app_user()))));