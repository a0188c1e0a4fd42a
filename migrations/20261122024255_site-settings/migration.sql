CREATE TABLE "site_settings" (
	"one" boolean PRIMARY KEY DEFAULT true,
	"sign_ups_open" boolean DEFAULT true NOT NULL,
	"announcement" text,
	"announced_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_settings_one" CHECK ("one")
);
--> statement-breakpoint
ALTER TABLE "site_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "site_settings_of_identity" ON "site_settings" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);