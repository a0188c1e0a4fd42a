CREATE TABLE "public_holidays" (
	"id" uuid PRIMARY KEY,
	"country" char(2) NOT NULL,
	"day" date NOT NULL,
	"is_holiday" boolean NOT NULL,
	"occasion" text,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "public_holidays_day" UNIQUE("country","day")
);
--> statement-breakpoint
ALTER TABLE "public_holidays" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "public_holidays_for_all" ON "public_holidays" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (true);--> statement-breakpoint
CREATE POLICY "public_holidays_of_identity" ON "public_holidays" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Every workspace reads what was announced; only the role of the portal writes it.
grant select on public_holidays to ilifa_app;
--> statement-breakpoint
grant select, insert, update, delete on public_holidays to ilifa_auth;
