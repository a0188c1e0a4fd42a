CREATE TABLE "calendar_addresses" (
	"workspace_id" uuid,
	"user_id" uuid,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "calendar_addresses_pkey" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_addresses_hash" ON "calendar_addresses" ("token_hash");--> statement-breakpoint
CREATE INDEX "calendar_addresses_of_person" ON "calendar_addresses" ("user_id");--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "calendar_addresses_own" ON "calendar_addresses" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and user_id = (select app_user())) WITH CHECK (workspace_id = (select app_workspace()) and user_id = (select app_user()));--> statement-breakpoint
CREATE POLICY "calendar_addresses_of_identity" ON "calendar_addresses" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
-- The hash is read by nobody who works on a workspace: only where a calendar asks.
grant select (workspace_id, user_id, id, created_at, last_used_at), insert, update, delete on calendar_addresses to ilifa_app;
--> statement-breakpoint
grant select, update (last_used_at), delete on calendar_addresses to ilifa_auth;
