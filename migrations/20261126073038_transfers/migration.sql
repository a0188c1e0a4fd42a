CREATE TABLE "transfer_rejections" (
	"workspace_id" uuid,
	"out_id" uuid,
	"in_id" uuid,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfer_rejections_pkey" PRIMARY KEY("workspace_id","out_id","in_id")
);
--> statement-breakpoint
ALTER TABLE "transfer_rejections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transfers" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"how" text NOT NULL,
	"out_id" uuid NOT NULL,
	"in_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"out_category_id" uuid,
	"out_category_source" text,
	"in_category_id" uuid,
	"in_category_source" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "transfers_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "transfers_two_rows" CHECK (out_id <> in_id)
);
--> statement-breakpoint
ALTER TABLE "transfers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "transfers_ended" ON "transfers" ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
ALTER TABLE "transfer_rejections" ADD CONSTRAINT "transfer_rejections_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "transfer_rejections_of_workspace" ON "transfer_rejections" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or exists (select from transactions t where t.workspace_id = transfer_rejections.workspace_id and t.id = out_id) and exists (select from transactions t where t.workspace_id = transfer_rejections.workspace_id and t.id = in_id))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or exists (select from transactions t where t.workspace_id = transfer_rejections.workspace_id and t.id = out_id) and exists (select from transactions t where t.workspace_id = transfer_rejections.workspace_id and t.id = in_id)));--> statement-breakpoint
CREATE POLICY "transfers_of_workspace" ON "transfers" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or exists (select from transactions t where t.workspace_id = transfers.workspace_id and t.id = out_id) and exists (select from transactions t where t.workspace_id = transfers.workspace_id and t.id = in_id))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or exists (select from transactions t where t.workspace_id = transfers.workspace_id and t.id = out_id) and exists (select from transactions t where t.workspace_id = transfers.workspace_id and t.id = in_id)));