CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY,
	"next_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"failures" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "job_runs_of_identity" ON "job_runs" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);