CREATE TABLE "lesson_moves" (
	"workspace_id" uuid,
	"category_id" uuid,
	"merchant" text,
	"direction" text,
	"moved_to" uuid NOT NULL,
	CONSTRAINT "lesson_moves_pkey" PRIMARY KEY("workspace_id","category_id","merchant","direction")
);
--> statement-breakpoint
ALTER TABLE "lesson_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "spending_group" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "variability" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "tax_line" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "account_code" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "vat_code" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "merged_children" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "removed_with" uuid;--> statement-breakpoint
ALTER TABLE "lesson_moves" ADD CONSTRAINT "lesson_moves_category" FOREIGN KEY ("workspace_id","category_id") REFERENCES "categories"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_tax_line" CHECK (char_length(tax_line) between 1 and 40);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_account_code" CHECK (char_length(account_code) between 1 and 20);--> statement-breakpoint
CREATE POLICY "lesson_moves_of_workspace" ON "lesson_moves" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));