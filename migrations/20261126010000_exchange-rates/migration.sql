CREATE TABLE "exchange_rates" (
	"workspace_id" uuid,
	"source" text,
	"day" date,
	"from_currency" char(3),
	"to_currency" char(3),
	"rate" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_pkey" PRIMARY KEY("workspace_id","from_currency","to_currency","day","source"),
	CONSTRAINT "exchange_rates_pair" CHECK (from_currency <> to_currency),
	CONSTRAINT "exchange_rates_rate" CHECK (rate ~ '^[0-9]{1,12}([.][0-9]{1,12})?$' and rate ~ '[1-9]')
);
--> statement-breakpoint
ALTER TABLE "exchange_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "exchange_rates_by_day" ON "exchange_rates" ("workspace_id","day");--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "exchange_rates_of_workspace" ON "exchange_rates" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
grant select, insert, update, delete on exchange_rates to ilifa_app;
