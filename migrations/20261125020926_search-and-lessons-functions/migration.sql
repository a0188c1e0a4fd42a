-- What was learned before this was kept was learned at the latest when it was last said.
update merchant_memory set learned_at = updated_at;
--> statement-breakpoint
-- The column was made anew, and its indexes went with the old one.
create index transactions_search on transactions using gin (workspace_id, search_text gin_trgm_ops)
  where deleted_at is null;
--> statement-breakpoint
create index transactions_newest on transactions (workspace_id, currency, booked_on desc, id desc)
  include (search_text, minor, category_id, account_id) where deleted_at is null;
--> statement-breakpoint
-- For searching amounts, and for the list in their order.
create index transactions_of_amount on transactions (workspace_id, currency, minor, booked_on, id)
  include (category_id, account_id) where deleted_at is null;
--> statement-breakpoint
drop function search_transactions(text, text);
--> statement-breakpoint
-- Finds rows by part of their text, by categories, by accounts or by amounts, each by its own index. Under row level
-- security the trigram index is closed to ilifa_app, for LIKE is not leakproof; so this runs as the owner and compares with
-- the open workspace itself. Words that tell of an account that the member may not see find nothing.
-- lowest, highest: amounts that are found, from and to, pairwise.
create function search_transactions(
  pattern text, in_currency text, categories uuid[] default '{}', accounts uuid[] default '{}',
  lowest bigint[] default '{}', highest bigint[] default '{}'
) returns table (
  id uuid, booked_on date, account_id uuid, category_id uuid, import_id uuid, minor bigint, search_text text
)
language sql stable security definer set search_path = pg_catalog, public as $$
  with found as (
    select t.id from transactions t
    where t.workspace_id = (select app_workspace()) and t.currency = in_currency and t.deleted_at is null
      and t.search_text like lower(pattern)
      and ((select app_accounts()) is null or not hides_other_side(t.id))
    union
    select t.id from transactions t
    where t.workspace_id = (select app_workspace()) and t.currency = in_currency and t.deleted_at is null
      and t.category_id = any (categories)
    union
    select t.id from transactions t
    where t.workspace_id = (select app_workspace()) and t.currency = in_currency and t.deleted_at is null
      and t.account_id = any (accounts)
    union
    select t.id from unnest(lowest, highest) as span (first, last)
    join transactions t on t.workspace_id = (select app_workspace()) and t.currency = in_currency
      and t.minor between span.first and span.last
    where t.deleted_at is null
  )
  select t.id, t.booked_on, t.account_id, t.category_id, t.import_id, t.minor, t.search_text
  from transactions t join found using (id)
  where t.workspace_id = (select app_workspace())
    and ((select app_accounts()) is null or t.account_id = any ((select app_accounts())::uuid[]))
$$;
--> statement-breakpoint
revoke execute on function search_transactions(text, text, uuid[], uuid[], bigint[], bigint[]) from public;
--> statement-breakpoint
grant execute on function search_transactions(text, text, uuid[], uuid[], bigint[], bigint[]) to ilifa_app;
--> statement-breakpoint
-- Words of the open workspace that look like one that is not there, the most alike first, and how often they are there.
create function similar_words(wish text, in_currency text) returns table (word text, count integer)
language sql stable security definer set search_path = pg_catalog, public
set pg_trgm.word_similarity_threshold = 0.35 as $$
  with found as (
    select t.search_text from transactions t
    where t.workspace_id = (select app_workspace()) and t.currency = in_currency and t.deleted_at is null
      and lower(wish) <% t.search_text
      and ((select app_accounts()) is null
        or (t.account_id = any ((select app_accounts())::uuid[]) and not hides_other_side(t.id)))
    limit 5000
  )
  select words.word, count(*)::int from found, regexp_split_to_table(found.search_text, '[^[:alnum:]]+') as words (word)
  where char_length(words.word) between char_length(wish) - 2 and char_length(wish) + 2
    or position(lower(wish) in words.word) > 0
  group by words.word order by similarity(words.word, lower(wish)) desc, words.word limit 30
$$;
--> statement-breakpoint
revoke execute on function similar_words(text, text) from public;
--> statement-breakpoint
grant execute on function similar_words(text, text) to ilifa_app;
