ALTER TABLE "merchant_memory" ADD COLUMN "is_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_memory" ADD COLUMN "learned_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_memory" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (left(lower(description || coalesce(E'\n' || reference, '') || case when lower(bank_text) <> lower(description) then E'\n' || bank_text else '' end), 600)) STORED;