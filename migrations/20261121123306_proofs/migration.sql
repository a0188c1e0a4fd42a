CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"about" uuid,
	"code_hash" text,
	"link_hash" text NOT NULL UNIQUE,
	"browser_hash" text,
	"sealed" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proofs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_once" ON "credentials" ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "proofs_by_email" ON "proofs" ("kind","email");--> statement-breakpoint
CREATE INDEX "proofs_by_browser" ON "proofs" ("browser_hash");--> statement-breakpoint
CREATE INDEX "proofs_of_user" ON "proofs" ("user_id");--> statement-breakpoint
CREATE INDEX "proofs_by_end" ON "proofs" ("expires_at");--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "proofs_of_identity" ON "proofs" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);