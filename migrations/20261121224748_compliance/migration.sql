CREATE TABLE "books_compliance_reports" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"overall_score" integer NOT NULL,
	"summary" text NOT NULL,
	"critical_issues" text[] NOT NULL,
	"checks" jsonb NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "books_compliance_reports_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "books_compliance_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "compliance_reports" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"overall_score" integer NOT NULL,
	"summary" text NOT NULL,
	"critical_issues" text[] NOT NULL,
	"checks" jsonb NOT NULL,
	"generated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "compliance_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "books_compliance_reports_by_time" ON "books_compliance_reports" ("workspace_id",generated_at desc);--> statement-breakpoint
CREATE INDEX "compliance_reports_of_person" ON "compliance_reports" ("user_id",generated_at desc);--> statement-breakpoint
ALTER TABLE "books_compliance_reports" ADD CONSTRAINT "books_compliance_reports_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "compliance_reports" ADD CONSTRAINT "compliance_reports_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "books_compliance_reports_of_workspace" ON "books_compliance_reports" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "compliance_reports_of_person" ON "compliance_reports" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (user_id = (select app_user())) WITH CHECK (user_id = (select app_user()));