CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY,
	"sealed" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_bulk" boolean NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD COLUMN "email_id" uuid;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD COLUMN "email_id" uuid;--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" ("is_bulk","next_at") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" (created_at desc,id desc);--> statement-breakpoint
CREATE INDEX "emails_to" ON "emails" ("recipient_hash");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_of_email" ON "newsletter_deliveries" ("email_id") WHERE email_id is not null;--> statement-breakpoint
CREATE INDEX "notification_deliveries_of_email" ON "notification_deliveries" ("email_id") WHERE email_id is not null;--> statement-breakpoint
CREATE POLICY "emails_added" ON "emails" AS PERMISSIVE FOR INSERT TO "ilifa_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "emails_of_identity" ON "emails" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);