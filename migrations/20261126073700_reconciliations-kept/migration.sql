-- Started, changed, finished and reopened by members; cancelled as long as they are not finished.
grant select, insert, update, delete on reconciliations to ilifa_app;
--> statement-breakpoint
-- What a finished statement agreed with stays as it is, whichever way the change comes. Its category, tags and note are
-- free, and so are the parts of a split: the split itself is what the statement counts. A statement that is reopened in the
-- same transaction is no longer finished here.
create function keep_reconciled() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  statement date;
begin
  select r.statement_day into statement from reconciliations r
    where r.workspace_id = old.workspace_id and r.id = old.reconciliation_id and r.status = 'finished';
  if statement is not null then
    raise exception using errcode = 'RC001', message = format(
      'This transaction is reconciled with the statement of %s. Reopen that statement first. Nothing was changed.',
      to_char(statement, 'FMDD FMMonth YYYY'));
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
-- Only for rows that are locked, and only for people: what the owner of the database deletes with a workspace goes.
create trigger reconciled_stay before update on transactions for each row
  when (old.reconciliation_id is not null and old.parent_id is null and current_user = 'ilifa_app'
    and (old.workspace_id, old.account_id, old.booked_on, old.minor, old.currency, old.status, old.is_cleared,
        old.deleted_at, old.reconciliation_id)
      is distinct from (new.workspace_id, new.account_id, new.booked_on, new.minor, new.currency, new.status,
        new.is_cleared, new.deleted_at, new.reconciliation_id))
  execute function keep_reconciled();
--> statement-breakpoint
create trigger reconciled_remain before delete on transactions for each row
  when (old.reconciliation_id is not null and old.parent_id is null and current_user = 'ilifa_app')
  execute function keep_reconciled();
