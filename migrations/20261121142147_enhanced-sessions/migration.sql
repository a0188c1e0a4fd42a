CREATE TABLE "device_registry" (
	"user_id" uuid,
	"device_fingerprint" text,
	"device_name" text NOT NULL,
	"device_type" text NOT NULL,
	"user_agent" text,
	"platform" text,
	"is_trusted" boolean DEFAULT false NOT NULL,
	"trust_score" integer DEFAULT 50 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"metadata" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_registry_pkey" PRIMARY KEY("user_id","device_fingerprint")
);
--> statement-breakpoint
ALTER TABLE "device_registry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "enhanced_sessions" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"session_token" text NOT NULL UNIQUE,
	"previous_token" text UNIQUE,
	"overlap_until" timestamp with time zone,
	"renewed_at" timestamp with time zone NOT NULL,
	"device_fingerprint" text NOT NULL,
	"user_agent" text,
	"ip_address" text,
	"risk_score" integer DEFAULT 0 NOT NULL,
	"risk_raised_at" timestamp with time zone,
	"requires_mfa" boolean DEFAULT false NOT NULL,
	"failed_auth_attempts" integer DEFAULT 0 NOT NULL,
	"last_activity" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"terminated_at" timestamp with time zone,
	"termination_reason" text
);
--> statement-breakpoint
ALTER TABLE "enhanced_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "enhanced_sessions_of_user" ON "enhanced_sessions" ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "device_registry" ADD CONSTRAINT "device_registry_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "enhanced_sessions" ADD CONSTRAINT "enhanced_sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "device_registry_of_identity" ON "device_registry" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "device_registry_seen_by_their_person" ON "device_registry" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (user_id = (select app_user()));--> statement-breakpoint
CREATE POLICY "enhanced_sessions_of_identity" ON "enhanced_sessions" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "enhanced_sessions_seen_by_their_person" ON "enhanced_sessions" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (user_id = (select app_user()));