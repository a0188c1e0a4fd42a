CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"bytes" bytea NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_picture_of_each_kind" UNIQUE("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY,
	"username" text,
	"company" text,
	"bio" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_username" ON "profiles" (lower("username"));--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "pictures_of_person" ON "pictures" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (user_id = (select app_user())) WITH CHECK (user_id = (select app_user()));--> statement-breakpoint
CREATE POLICY "profiles_of_person" ON "profiles" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (user_id = (select app_user())) WITH CHECK (user_id = (select app_user()));