CREATE TABLE "transaction_links" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"minor" bigint,
	"given_category_id" uuid,
	"before_category_id" uuid,
	"before_source" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transaction_links_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "transaction_links_apart" CHECK (from_id <> to_id),
	CONSTRAINT "transaction_links_amount" CHECK ((kind = 'related') = (minor is null) and (minor is null or minor > 0))
);
--> statement-breakpoint
ALTER TABLE "transaction_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "transaction_links_of_from" ON "transaction_links" ("workspace_id","from_id");--> statement-breakpoint
CREATE INDEX "transaction_links_of_to" ON "transaction_links" ("workspace_id","to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_links_once" ON "transaction_links" ("workspace_id",least(from_id, to_id),greatest(from_id, to_id));--> statement-breakpoint
ALTER TABLE "transaction_links" ADD CONSTRAINT "transaction_links_from" FOREIGN KEY ("workspace_id","from_id") REFERENCES "transactions"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "transaction_links" ADD CONSTRAINT "transaction_links_to" FOREIGN KEY ("workspace_id","to_id") REFERENCES "transactions"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "transaction_links_of_workspace" ON "transaction_links" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or exists (
  select from transactions t where t.workspace_id = transaction_links.workspace_id and t.id in (from_id, to_id)))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or exists (
  select from transactions t where t.workspace_id = transaction_links.workspace_id and t.id in (from_id, to_id))));