CREATE TABLE "breach_entries" (
	"breach_id" uuid,
	"number" integer,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user" uuid,
	"body" jsonb NOT NULL,
	CONSTRAINT "breach_entries_pkey" PRIMARY KEY("breach_id","number")
);
--> statement-breakpoint
ALTER TABLE "breach_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rights_requests" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"details" text NOT NULL,
	"country" text NOT NULL,
	"needs_somebody" boolean NOT NULL,
	"state" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"closed_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "rights_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "rights_requests_of_person" ON "rights_requests" ("user_id","received_at");--> statement-breakpoint
CREATE INDEX "rights_requests_by_deadline" ON "rights_requests" ("closed_at","due_on");--> statement-breakpoint
ALTER TABLE "breach_entries" ADD CONSTRAINT "breach_entries_by_user_users_id_fkey" FOREIGN KEY ("by_user") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD CONSTRAINT "rights_requests_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "breach_entries_of_identity" ON "breach_entries" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "rights_requests_of_person" ON "rights_requests" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (user_id = (select app_user())) WITH CHECK (user_id = (select app_user()));--> statement-breakpoint
CREATE POLICY "rights_requests_of_identity" ON "rights_requests" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);