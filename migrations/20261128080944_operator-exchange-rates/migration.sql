CREATE TABLE "operator_exchange_rates" (
	"source" text,
	"day" date,
	"from_currency" char(3),
	"to_currency" char(3),
	"rate" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_exchange_rates_pkey" PRIMARY KEY("from_currency","to_currency","day","source"),
	CONSTRAINT "operator_exchange_rates_pair" CHECK (from_currency <> to_currency),
	CONSTRAINT "operator_exchange_rates_rate" CHECK (rate ~ '^[0-9]{1,12}([.][0-9]{1,12})?$' and rate ~ '[1-9]')
);
--> statement-breakpoint
ALTER TABLE "operator_exchange_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "operator_exchange_rates_by_day" ON "operator_exchange_rates" ("day");--> statement-breakpoint
CREATE POLICY "operator_exchange_rates_of_identity" ON "operator_exchange_rates" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "operator_exchange_rates_read" ON "operator_exchange_rates" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (true);