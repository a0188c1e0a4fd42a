ALTER TABLE "transactions" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "tag_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "needs_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "is_split" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "is_cleared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "reconciliation_id" uuid;--> statement-breakpoint
CREATE INDEX "transactions_lines_of" ON "transactions" ("workspace_id","parent_id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "transactions_of_transfer" ON "transactions" ("workspace_id","transfer_id") WHERE transfer_id is not null;--> statement-breakpoint
CREATE INDEX "transactions_of_reconciliation" ON "transactions" ("workspace_id","reconciliation_id") WHERE reconciliation_id is not null;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_note_length" CHECK (char_length(note) between 1 and 2000);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_lines" CHECK (not (is_split and parent_id is not null));