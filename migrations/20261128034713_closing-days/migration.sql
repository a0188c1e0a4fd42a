ALTER TABLE "bank_accounts" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_closed" CHECK (closed_on is null or not is_active);