-- Linked and unlinked by members; what links gave a refund is noted on them.
grant select, insert, update, delete on transaction_links to ilifa_app;
--> statement-breakpoint
-- Whether a transaction is in the trash, also one on an account that the member may not see: links to it are not shown.
create function is_deleted_transaction(of_transaction uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select coalesce((select deleted_at is not null from transactions
    where workspace_id = (select app_workspace()) and id = of_transaction), true)
$$;
--> statement-breakpoint
revoke execute on function is_deleted_transaction(uuid) from public;
--> statement-breakpoint
grant execute on function is_deleted_transaction(uuid) to ilifa_app;
