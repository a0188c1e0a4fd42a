ALTER TABLE "categories" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX "categories_name";--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" ("workspace_id",lower("name")) WHERE removed_at is null;--> statement-breakpoint
DROP INDEX "categories_slug";--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" ("workspace_id","slug") WHERE slug is not null and removed_at is null;