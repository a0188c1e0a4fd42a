-- Accounts that were closed before there were closing days: on the day of their last transaction, or when they were added.
update bank_accounts a set closed_on = coalesce((
    select max(d.day) from transaction_days d
    where d.workspace_id = a.workspace_id and d.account_id = a.id and d.count <> 0
  ), a.created_at::date)
  where not a.is_active;
--> statement-breakpoint
-- No transaction is of a day after its account was closed, whichever way it comes. Few accounts are closed, so that next to
-- nothing is read. An account that is reopened in the same transaction is not closed here.
create function keep_closed() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  closed record;
begin
  select a.name, a.closed_on into closed from bank_accounts a
    where a.workspace_id = app_workspace() and a.closed_on is not null and exists (
      select from written w
      where w.workspace_id = a.workspace_id and w.account_id = a.id and w.booked_on > a.closed_on and w.deleted_at is null
    )
    limit 1;
  if found then
    raise exception using errcode = 'CL001', message = format(
      '%s was closed on %s. Reopen it, or choose that day or an earlier one. Nothing was changed.',
      closed.name, to_char(closed.closed_on, 'FMDD FMMonth YYYY'));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger closed_get_none after insert on transactions referencing new table as written for each statement
  when (current_user = 'ilifa_app') execute function keep_closed();
--> statement-breakpoint
create trigger closed_take_none after update on transactions referencing new table as written for each statement
  when (current_user = 'ilifa_app') execute function keep_closed();
