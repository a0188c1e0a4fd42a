CREATE TABLE "notification_deliveries" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notification_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_wishes" (
	"user_id" uuid PRIMARY KEY,
	"choices" jsonb DEFAULT '{}' NOT NULL,
	"quiet_hours" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_wishes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_notifications" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"severity" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"action_url" text,
	"metadata" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"about_workspace_id" uuid,
	"about_user_id" uuid,
	"why" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"snoozed_until" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "user_notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_deliveries_once" ON "notification_deliveries" ("notification_id","channel");--> statement-breakpoint
CREATE INDEX "notification_deliveries_due" ON "notification_deliveries" ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "notification_deliveries_of_person" ON "notification_deliveries" ("user_id",created_at desc);--> statement-breakpoint
CREATE UNIQUE INDEX "user_notifications_once" ON "user_notifications" ("user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "user_notifications_of_person" ON "user_notifications" ("user_id",created_at desc);--> statement-breakpoint
CREATE INDEX "user_notifications_expiry" ON "user_notifications" ("expires_at");--> statement-breakpoint
CREATE INDEX "user_notifications_deleted" ON "user_notifications" ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "user_notifications_about" ON "user_notifications" ("about_workspace_id");--> statement-breakpoint
CREATE INDEX "user_notifications_naming" ON "user_notifications" ("about_user_id");--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_QpUsuTrX7h7D_fkey" FOREIGN KEY ("notification_id") REFERENCES "user_notifications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_wishes" ADD CONSTRAINT "notification_wishes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "user_notifications" ADD CONSTRAINT "user_notifications_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "user_notifications" ADD CONSTRAINT "user_notifications_about_workspace_id_workspaces_id_fkey" FOREIGN KEY ("about_workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "user_notifications" ADD CONSTRAINT "user_notifications_about_user_id_users_id_fkey" FOREIGN KEY ("about_user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "notification_deliveries_of_person" ON "notification_deliveries" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (user_id = (select app_user())) WITH CHECK (user_id = (select app_user()));--> statement-breakpoint
CREATE POLICY "notification_deliveries_of_identity" ON "notification_deliveries" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notification_wishes_of_person" ON "notification_wishes" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (user_id = (select app_user())) WITH CHECK (user_id = (select app_user()));--> statement-breakpoint
CREATE POLICY "notification_wishes_of_identity" ON "notification_wishes" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_notifications_of_person" ON "user_notifications" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (user_id = (select app_user())) WITH CHECK (user_id = (select app_user()));--> statement-breakpoint
CREATE POLICY "user_notifications_of_identity" ON "user_notifications" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);