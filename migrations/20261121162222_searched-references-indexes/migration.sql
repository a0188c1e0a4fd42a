-- The column was made anew, and its indexes went with the old one.
create index transactions_search on transactions using gin (workspace_id, search_text gin_trgm_ops)
  where deleted_at is null;
--> statement-breakpoint
create index transactions_newest on transactions (workspace_id, currency, booked_on desc, id desc)
  include (search_text, minor, category_id, account_id) where deleted_at is null;
