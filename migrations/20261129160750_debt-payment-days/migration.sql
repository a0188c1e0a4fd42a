ALTER TABLE "debts" ADD COLUMN "payment_day" smallint;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_payment_day" CHECK (payment_day between 1 and 31);