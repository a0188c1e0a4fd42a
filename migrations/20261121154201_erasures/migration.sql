CREATE TABLE "erasures" (
	"user_id" uuid PRIMARY KEY,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"name" text,
	"email" text
);
--> statement-breakpoint
ALTER TABLE "erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bank_accounts" DROP CONSTRAINT "bank_accounts_user_id_users_id_fkey";--> statement-breakpoint
ALTER TABLE "categories" DROP CONSTRAINT "categories_user_id_users_id_fkey";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_user_id_users_id_fkey";--> statement-breakpoint
ALTER TABLE "workspaces" DROP CONSTRAINT "workspaces_created_by_users_id_fkey";--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" ("due_at") WHERE erased_at is null and undone_at is null;--> statement-breakpoint
CREATE POLICY "erasures_of_identity" ON "erasures" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);