CREATE TABLE "exchange_rate_fetches" (
	"one" boolean PRIMARY KEY DEFAULT true,
	"url" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "exchange_rate_fetches_one" CHECK ("one")
);
--> statement-breakpoint
ALTER TABLE "exchange_rate_fetches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "exchange_rate_fetches_of_identity" ON "exchange_rate_fetches" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);