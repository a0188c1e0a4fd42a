ALTER TABLE "bank_accounts" ADD COLUMN "credit_limit_minor" bigint;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "statement_day" smallint;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "due_days_after" smallint;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "due_day" smallint;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_credit_limit" CHECK (credit_limit_minor > 0);--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_statement_day" CHECK (statement_day between 1 and 31);--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_payment_due" CHECK (num_nonnulls(due_days_after, due_day) < 2 and coalesce(due_days_after, due_day) between 1 and 31);