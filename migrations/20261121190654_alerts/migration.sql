CREATE TABLE "alert_turns" (
	"subject" text,
	"name" text,
	"user_id" uuid,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_turns_pkey" PRIMARY KEY("subject","name")
);
--> statement-breakpoint
ALTER TABLE "alert_turns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "security_alerts" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid,
	"alert_type" text NOT NULL,
	"severity" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"metadata" jsonb DEFAULT '{}' NOT NULL,
	"resolved" boolean DEFAULT false NOT NULL,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_activities" (
	"user_id" uuid,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "user_activities_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"activity_type" text NOT NULL,
	"source" text NOT NULL,
	"risk_score" integer DEFAULT 0 NOT NULL,
	"country" text,
	"metadata" jsonb DEFAULT '{}' NOT NULL,
	CONSTRAINT "user_activities_pkey" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
ALTER TABLE "user_activities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "alert_turns_until" ON "alert_turns" ("until");--> statement-breakpoint
CREATE INDEX "security_alerts_of_user" ON "security_alerts" ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "alert_turns" ADD CONSTRAINT "alert_turns_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "security_alerts" ADD CONSTRAINT "security_alerts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "user_activities" ADD CONSTRAINT "user_activities_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "security_alerts_of_identity" ON "security_alerts" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "security_alerts_seen_by_their_person" ON "security_alerts" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (user_id = (select app_user()));--> statement-breakpoint
CREATE POLICY "user_activities_seen_by_their_person" ON "user_activities" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (user_id = (select app_user()));