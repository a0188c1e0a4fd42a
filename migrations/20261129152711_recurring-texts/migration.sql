CREATE INDEX "transactions_odd_texts" ON "transactions" ("workspace_id","booked_on") WHERE deleted_at is null and (strpos(search_text, '''') > 0 or strpos(search_text, '’') > 0 or strpos(search_text, '`') > 0 or octet_length(search_text) >= 600);--> statement-breakpoint
-- Transactions since a day whose text may be like one of these, which are in lower case and without apostrophes; apostrophes in
-- the texts are left to the caller, who compares exactly. Runs as the owner, as search_transactions does, and answers ids alone:
-- what they stand for is read under row level security. Each pattern is planned for itself: a rare word by its trigrams.
create function transactions_with_texts(patterns text[], since date) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public
set plan_cache_mode = force_custom_plan as $$
declare
  books constant uuid := app_workspace();
  wanted text;
begin
  foreach wanted in array patterns loop
    return query select t.id from transactions t
      where t.workspace_id = books and t.deleted_at is null and t.booked_on >= since and t.search_text like wanted;
  end loop;
  return query select t.id from transactions t
    where t.workspace_id = books and t.deleted_at is null and t.booked_on >= since
      and (strpos(search_text, '''') > 0 or strpos(search_text, '’') > 0 or strpos(search_text, '`') > 0 or octet_length(search_text) >= 600);
end $$;
--> statement-breakpoint
revoke execute on function transactions_with_texts(text[], date) from public;
--> statement-breakpoint
grant execute on function transactions_with_texts(text[], date) to ilifa_app;
