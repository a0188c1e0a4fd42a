-- The dashboard counts these by currency, and looks into no row for it.
create index transactions_to_review on transactions (workspace_id, currency, booked_on desc, id desc)
  include (account_id, is_split) where needs_review and deleted_at is null;
