ALTER TABLE "automation_dismissals" ADD COLUMN "id" uuid DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "automation_dismissals" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "automation_dismissals" DROP CONSTRAINT "automation_dismissals_pkey";--> statement-breakpoint
ALTER TABLE "automation_dismissals" ADD PRIMARY KEY ("workspace_id","id");--> statement-breakpoint
ALTER TABLE "automation_dismissals" ALTER COLUMN "category_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "automation_dismissals" ADD CONSTRAINT "automation_dismissals_once" UNIQUE NULLS NOT DISTINCT("workspace_id","merchant","direction","category_id","description");--> statement-breakpoint
CREATE INDEX "transaction_changes_renaming" ON "transaction_changes" ("workspace_id","transaction_id") WHERE op = 'update' and source = 'person' and after ? 'description';--> statement-breakpoint
ALTER TABLE "automation_dismissals" ADD CONSTRAINT "automation_dismissals_of_one" CHECK (num_nonnulls(category_id, description) = 1);