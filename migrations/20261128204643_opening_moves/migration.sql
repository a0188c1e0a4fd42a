ALTER TABLE "bank_balances" ALTER COLUMN "day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_balances" ALTER COLUMN "minor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_balances" ADD CONSTRAINT "bank_balances_says_or_moves" CHECK (("day" is null) = ("minor" is null) and ("day" is not null or "opening_moved" <> 0));