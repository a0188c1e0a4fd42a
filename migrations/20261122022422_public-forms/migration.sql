CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "enquiries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY,
	"email" text NOT NULL UNIQUE,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_applications" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"practice" text NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"place" text NOT NULL,
	"specialties" text[] NOT NULL,
	"licence" text NOT NULL,
	"charges" text NOT NULL,
	"about" text NOT NULL,
	"may_be_listed" boolean NOT NULL,
	"state" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "partner_applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "enquiries_by_time" ON "enquiries" ("settled_at","received_at");--> statement-breakpoint
CREATE INDEX "partner_applications_by_state" ON "partner_applications" ("state","received_at");--> statement-breakpoint
CREATE POLICY "enquiries_of_identity" ON "enquiries" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_of_identity" ON "newsletter_subscribers" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner_applications_of_identity" ON "partner_applications" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);