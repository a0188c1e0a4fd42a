CREATE TABLE "api_calls" (
	"workspace_id" uuid,
	"key_id" uuid,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"status" integer,
	"answer" text,
	CONSTRAINT "api_calls_pkey" PRIMARY KEY("workspace_id","key_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "api_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "api_calls_age" ON "api_calls" ("started_at");--> statement-breakpoint
ALTER TABLE "api_calls" ADD CONSTRAINT "api_calls_key" FOREIGN KEY ("workspace_id","key_id") REFERENCES "api_keys"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "api_calls_of_workspace" ON "api_calls" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "api_calls_of_identity" ON "api_calls" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);