ALTER TABLE "user_preferences" ADD COLUMN "month_starts" jsonb DEFAULT '[{"since":null,"start":"1"}]' NOT NULL;--> statement-breakpoint
UPDATE "user_preferences" SET "month_starts" = jsonb_build_array(jsonb_build_object('since', null, 'start', "month_start"));--> statement-breakpoint
ALTER TABLE "user_preferences" DROP COLUMN "month_start";
