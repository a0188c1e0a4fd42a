-- The newest rows with all that searching, counting and adding up need, so that neither reads the table: there the rows
-- of one month may lie far apart, and reading them costs ten times as much.
create index transactions_newest on transactions (workspace_id, currency, booked_on desc, id desc)
  include (search_text, minor, category_id, account_id) where deleted_at is null;
