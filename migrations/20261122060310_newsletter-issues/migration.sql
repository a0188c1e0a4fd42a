CREATE TABLE "newsletter_deliveries" (
	"issue_id" uuid,
	"subscriber_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "newsletter_deliveries_pkey" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"recipients" integer
);
--> statement-breakpoint
ALTER TABLE "newsletter_issues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_of_subscriber" ON "newsletter_deliveries" ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_waiting" ON "newsletter_deliveries" ("issue_id") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "newsletter_issues"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_n1UQaffI4iwn_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "newsletter_subscribers"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "newsletter_deliveries_of_identity" ON "newsletter_deliveries" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_issues_of_identity" ON "newsletter_issues" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);