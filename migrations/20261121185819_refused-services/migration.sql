CREATE TABLE "refused_services" (
	"user_id" uuid,
	"provider" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refused_services_pkey" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
ALTER TABLE "refused_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "refused_services" ADD CONSTRAINT "refused_services_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "refused_services_of_identity" ON "refused_services" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);