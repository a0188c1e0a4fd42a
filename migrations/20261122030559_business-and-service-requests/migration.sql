CREATE TABLE "business_details" (
	"workspace_id" uuid PRIMARY KEY,
	"legal_name" text NOT NULL,
	"trading_name" text NOT NULL,
	"entity" text NOT NULL,
	"industry" text NOT NULL,
	"country" text NOT NULL,
	"registration_number" text NOT NULL,
	"tax_number" text NOT NULL,
	"vat_number" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"postal_code" text NOT NULL,
	"year_start" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"service" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "service_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "service_requests_of_person" ON "service_requests" ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "service_requests_by_state" ON "service_requests" ("state","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_open_once" ON "service_requests" ("user_id","service") WHERE state in ('asked', 'in-talks');--> statement-breakpoint
ALTER TABLE "business_details" ADD CONSTRAINT "business_details_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "business_details_of_workspace" ON "business_details" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "service_requests_of_person" ON "service_requests" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (user_id = (select app_user())) WITH CHECK (user_id = (select app_user()));--> statement-breakpoint
CREATE POLICY "service_requests_of_identity" ON "service_requests" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);