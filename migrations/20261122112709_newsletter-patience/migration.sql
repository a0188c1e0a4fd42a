DROP INDEX "newsletter_deliveries_waiting";--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_open" ON "newsletter_deliveries" ("issue_id") WHERE state in ('waiting', 'taken');