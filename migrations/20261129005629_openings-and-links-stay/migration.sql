-- A finished statement was agreed with the opening balance as it was. An import of older transactions moves it together with
-- them, and says so before (`app.moves_opening`).
create function keep_opening() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  statement date;
begin
  if coalesce(current_setting('app.moves_opening', true), '') <> '' then
    return new;
  end if;
  select max(r.statement_day) into statement from reconciliations r
    where r.workspace_id = old.workspace_id and r.account_id = old.id and r.status = 'finished';
  if statement is not null then
    raise exception using errcode = 'RC001', message = format(
      '%s is reconciled with the statement of %s, so its opening balance stays. Reopen that statement first. Nothing was changed.',
      old.name, to_char(statement, 'FMDD FMMonth YYYY'));
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger openings_stay before update of opening_minor on bank_accounts for each row
  when (new.opening_minor <> old.opening_minor and current_user = 'ilifa_app') execute function keep_opening();
--> statement-breakpoint
-- A refund and its purchase, and a fee and its payment, are of one currency and of the signs they were linked with,
-- whichever way one of them is changed.
create function keep_linked() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if exists (select from transaction_links l
    where l.workspace_id = old.workspace_id and old.id in (l.from_id, l.to_id)
      and (l.minor is not null or l.kind = 'fee'))
  then
    raise exception using errcode = 'LK001', message =
      'This transaction is linked to another one, so its currency and direction stay. Remove the link first. Nothing was changed.';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger linked_stay before update of minor, currency on transactions for each row
  when ((new.currency <> old.currency or sign(new.minor) <> sign(old.minor)) and current_user = 'ilifa_app')
  execute function keep_linked();
--> statement-breakpoint
-- Nor does a link come back by an undo between transactions that were changed since. It runs as the owner, since a member who
-- undoes it may not see the other side.
create function check_linked() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select from transactions f join transactions t on t.workspace_id = f.workspace_id and t.id = new.to_id
    where f.workspace_id = new.workspace_id and f.id = new.from_id
      and (f.currency <> t.currency or (new.minor is not null and (f.minor <= 0 or t.minor >= 0))))
  then
    raise exception 'linked transactions have one currency, and a refund comes in for what went out'
      using errcode = 'check_violation', constraint = 'transaction_links_sides', table = 'transaction_links';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger linked_agree before insert on transaction_links for each row
  when (new.minor is not null or new.kind = 'fee') execute function check_linked();
--> statement-breakpoint
revoke execute on function check_linked() from public;
