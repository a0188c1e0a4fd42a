-- As before, and a fee or another link without an amount is not the next link of a refund.
create or replace function refile_refund_of_gone_link() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  next_link uuid;
begin
  select id into next_link from transaction_links
    where workspace_id = old.workspace_id and from_id = old.from_id and minor is not null order by created_at, id limit 1;
  if next_link is not null then
    update transaction_links set given_category_id = old.given_category_id, before_category_id = old.before_category_id,
      before_source = old.before_source where workspace_id = old.workspace_id and id = next_link;
  else
    update transactions t set category_id = old.before_category_id, category_source = old.before_source
    where t.workspace_id = old.workspace_id and t.id = old.from_id and t.category_id = old.given_category_id
      and not t.is_split and t.transfer_id is null
      and (old.before_category_id is null or exists (select from categories c
        where c.workspace_id = old.workspace_id and c.id = old.before_category_id and c.removed_at is null));
  end if;
  return null;
end $$;
