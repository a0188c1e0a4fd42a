CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"functional" boolean NOT NULL,
	"analytics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"via" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "consents_of_person" ON "consents" ("user_id",given_at desc);--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "consents_of_person" ON "consents" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (user_id = (select app_user())) WITH CHECK (user_id = (select app_user()));