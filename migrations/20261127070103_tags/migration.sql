CREATE TABLE "tags" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"merged_into" uuid,
	CONSTRAINT "tags_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "tags_merged" CHECK (merged_into is null or removed_at is not null)
);
--> statement-breakpoint
ALTER TABLE "tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "transactions_tagged" ON "transactions" ("workspace_id",booked_on desc,id desc) WHERE tag_ids <> '{}' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "transactions_to_review" ON "transactions" ("workspace_id",booked_on desc,id desc) WHERE needs_review and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tags_by_name" ON "tags" ("workspace_id",lower(name)) WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "tags_of_workspace" ON "tags" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
grant select, insert, update, delete on tags to ilifa_app;
