-- Files refunds by their purchases. What decides, and what links note of it:
-- * The category of a refund is that of its purchases: of those that are there, the expense category to which most of the
--   refund is linked; of a split purchase, that of its largest line. Where they have none, it is the one from before it was
--   linked.
-- * `given_category_id` is what the refund has as long as it follows (the nil UUID: no category), and null once it was filed
--   elsewhere; then it stays. All links of a refund note the same.
-- @param refiled those of the refunds whose own category the statement has changed
-- @param carried those of them that no person filed, and whose purchase the same statement has changed
create function file_refunds(of_workspace uuid, refunds uuid[], refiled uuid[] default '{}', carried uuid[] default '{}')
returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  none constant uuid := '00000000-0000-0000-0000-000000000000';
  is_undo constant boolean := coalesce(current_setting('app.undoes', true), '') <> '';
begin
  with links as materialized (
    select * from transaction_links where workspace_id = of_workspace and from_id = any (refunds) and minor is not null
  ), purchases as materialized (
    select l.from_id, l.id as link_id, l.created_at, l.minor, p.deleted_at is null as is_there,
      p.is_split and line.id is null as is_unfinished,
      (select k.id from categories k where k.workspace_id = of_workspace and k.kind = 'expense' and k.removed_at is null
        and k.id = case when p.is_split then line.category_id else p.category_id end) as category_id
    from links l
    join transactions p on p.workspace_id = of_workspace and p.id = l.to_id
    left join lateral (
      select n.id, n.category_id from transactions n
      where p.is_split and n.workspace_id = of_workspace and n.parent_id = p.id
        and (n.deleted_at is null) = (p.deleted_at is null)
      order by abs(n.minor) desc, n.id limit 1
    ) line on true
  ), known as materialized (
    select t.id, t.category_id, t.category_source, noted.given, noted.before_source, earlier.id as before_id, winner.id as winner
    from transactions t
    join lateral (
      select l.given_category_id as given, l.before_category_id, l.before_source from links l where l.from_id = t.id
      order by l.given_category_id is null, l.created_at, l.id limit 1
    ) noted on true
    left join categories earlier on earlier.workspace_id = of_workspace and earlier.id = noted.before_category_id
      and earlier.removed_at is null
    left join lateral (
      select p.category_id as id from purchases p
      where p.from_id = t.id and p.category_id is not null
        and (p.is_there or not exists (select from purchases o where o.from_id = t.id and o.is_there))
      group by p.category_id order by sum(p.minor) desc, min(p.created_at), min(p.link_id::text) limit 1
    ) winner on true
    where t.workspace_id = of_workspace and t.id = any (refunds) and not t.is_split and t.transfer_id is null
      -- Its lines are written next.
      and not exists (select from purchases p where p.from_id = t.id and p.is_unfinished)
  ), decided as materialized (
    select *, given is not null and (given = coalesce(category_id, none) or id = any (carried)) as follows,
      coalesce(winner, before_id) as wanted,
      case when winner is not null then 'person' when before_id is not null then before_source end as wanted_source,
      -- Without a purchase to follow, what rules and statements choose is what it has without the link.
      winner is null and given <> coalesce(category_id, none) and category_source is distinct from 'person' as is_before
    from known
  ), noting as (
    update transaction_links l set
      given_category_id = case
        when d.follows then coalesce(d.wanted, none)
        when d.category_id = d.winner and (d.given is not null or d.id = any (refiled)) then d.category_id
        when d.is_before then coalesce(d.category_id, none)
      end,
      before_category_id = case when d.is_before and not d.follows then d.category_id else l.before_category_id end,
      before_source = case when d.is_before and not d.follows then d.category_source else l.before_source end
    from decided d
    where l.workspace_id = of_workspace and l.from_id = d.id and l.minor is not null
  )
  update transactions t set category_id = d.wanted, category_source = d.wanted_source
  from decided d
  where t.workspace_id = of_workspace and t.id = d.id and d.follows
    and (t.category_id is distinct from d.wanted
      -- As chosen by a person, so that neither a rule nor a pattern files it elsewhere.
      or (d.winner is not null and t.category_source is distinct from 'person' and not is_undo));
end $$;
--> statement-breakpoint
revoke execute on function file_refunds(uuid, uuid[], uuid[], uuid[]) from public;
--> statement-breakpoint
-- The refunds among these transactions, and those of them: for an undo once it is through.
create function file_refunds_among(ids uuid[]) returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  of_workspace constant uuid := app_workspace();
begin
  perform file_refunds(of_workspace, array(
    select l.from_id from transaction_links l where l.workspace_id = of_workspace and l.minor is not null and (
      l.from_id = any (ids) or l.to_id = any (ids) or l.to_id in (
        select t.parent_id from transactions t
        where t.workspace_id = of_workspace and t.id = any (ids) and t.parent_id is not null))
  ));
end $$;
--> statement-breakpoint
revoke execute on function file_refunds_among(uuid[]) from public;
--> statement-breakpoint
grant execute on function file_refunds_among(uuid[]) to ilifa_app;
--> statement-breakpoint
-- Whatever changes the category of a purchase or of a refund. An undo puts back what was recorded of both, in any order, and
-- files them once it is through.
create function refunds_follow() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  of_workspace uuid;
  touched uuid[];
  refiled uuid[];
  carried uuid[];
begin
  if coalesce(current_setting('app.undoes', true), '') <> '' then
    return null;
  end if;
  for of_workspace in
    select w.workspace_id from (select distinct workspace_id from new_rows) w
    where exists (select from transaction_links l where l.workspace_id = w.workspace_id and l.minor is not null)
  loop
    with changed as materialized (
      select n.id, coalesce(n.parent_id, n.id) as whole_id, n.category_source is distinct from 'person' as is_automatic,
        o.category_id is distinct from n.category_id as is_refiled
      from old_rows o join new_rows n using (workspace_id, id)
      where n.workspace_id = of_workspace and (
        (o.category_id, o.is_split, o.deleted_at, o.transfer_id) is distinct from (n.category_id, n.is_split, n.deleted_at, n.transfer_id)
        or (n.parent_id is not null and o.minor <> n.minor))
    ), paid_back as (
      select l.from_id as id from changed c join transaction_links l
        on l.workspace_id = of_workspace and l.to_id in (c.id, c.whole_id) and l.minor is not null
    ), own as (
      select c.id, c.is_refiled, c.is_automatic from changed c
      where exists (select from transaction_links l
        where l.workspace_id = of_workspace and l.from_id = c.id and l.minor is not null)
    )
    select array(select id from paid_back union select id from own), array(select id from own where is_refiled),
      array(select o.id from own o where o.is_refiled and o.is_automatic and o.id in (select id from paid_back))
      into touched, refiled, carried;
    if cardinality(touched) > 0 then
      perform file_refunds(of_workspace, touched, refiled, carried);
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create trigger refunds_follow_changed after update on transactions
  referencing new table as new_rows old table as old_rows for each statement execute function refunds_follow();
--> statement-breakpoint
-- A purchase that is split stands under the categories of its lines.
create function refunds_follow_lines() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if coalesce(current_setting('app.undoes', true), '') = '' and exists (select from new_rows where parent_id is not null) then
    perform file_refunds(found.workspace_id, found.ids) from (
      select l.workspace_id, array_agg(distinct l.from_id) as ids from transaction_links l
      where l.minor is not null
        and (l.workspace_id, l.to_id) in (select workspace_id, parent_id from new_rows where parent_id is not null)
      group by l.workspace_id
    ) found;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger refunds_follow_added after insert on transactions
  referencing new table as new_rows for each statement execute function refunds_follow_lines();
--> statement-breakpoint
-- After the link itself is recorded, so that an undo comes to it last.
create function refunds_follow_links() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  of_workspace uuid;
  touched uuid[];
begin
  if coalesce(current_setting('app.undoes', true), '') <> '' then
    return null;
  end if;
  for of_workspace, touched in execute format(
    'select n.workspace_id, array_agg(distinct n.from_id) from new_rows n %s group by n.workspace_id',
    case tg_op when 'UPDATE' then
      'join old_rows o using (workspace_id, id) where (o.from_id, o.to_id, o.minor) is distinct from (n.from_id, n.to_id, n.minor)'
    else 'where n.minor is not null' end)
  loop
    perform file_refunds(of_workspace, touched);
  end loop;
  return null;
end $$;
--> statement-breakpoint
create trigger refunds_follow_linked after insert on transaction_links
  referencing new table as new_rows for each statement execute function refunds_follow_links();
--> statement-breakpoint
create trigger refunds_follow_moved after update on transaction_links
  referencing new table as new_rows old table as old_rows for each statement execute function refunds_follow_links();
--> statement-breakpoint
-- As before, and a refund that has a link left follows what that pays back.
create or replace function refile_refund_of_gone_link() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  none constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  if exists (select from transaction_links l
    where l.workspace_id = old.workspace_id and l.from_id = old.from_id and l.minor is not null) then
    perform file_refunds(old.workspace_id, array[old.from_id]);
  else
    update transactions t set category_id = old.before_category_id, category_source = old.before_source
    where t.workspace_id = old.workspace_id and t.id = old.from_id and coalesce(t.category_id, none) = old.given_category_id
      and not t.is_split and t.transfer_id is null
      and (old.before_category_id is null or exists (select from categories c
        where c.workspace_id = old.workspace_id and c.id = old.before_category_id and c.removed_at is null));
  end if;
  return null;
end $$;
--> statement-breakpoint
revoke execute on function refunds_follow(), refunds_follow_lines(), refunds_follow_links() from public;
--> statement-breakpoint
-- Until now one link of a refund noted what it was given, and none where it had the category already, or its purchase had
-- none: then it follows as well, unless a person filed it.
alter table transaction_links disable trigger user;
--> statement-breakpoint
update transaction_links l set
  given_category_id = case when known.is_following then coalesce(t.category_id, '00000000-0000-0000-0000-000000000000') end,
  before_category_id = case when noted.given_category_id is null then t.category_id else noted.before_category_id end,
  before_source = case when noted.given_category_id is null then t.category_source else noted.before_source end
from transactions t
left join lateral (
  select given_category_id, before_category_id, before_source from transaction_links
  where workspace_id = t.workspace_id and from_id = t.id and given_category_id is not null limit 1
) noted on true
cross join lateral (
  select case when noted.given_category_id is not null then noted.given_category_id is not distinct from t.category_id
    else coalesce(bool_or(k.id = t.category_id), t.category_source is distinct from 'person') end as is_following
  from transaction_links m
  join transactions p on p.workspace_id = m.workspace_id and p.id = m.to_id
  left join categories k on k.workspace_id = p.workspace_id and k.id = p.category_id and k.kind = 'expense'
  where m.workspace_id = t.workspace_id and m.from_id = t.id and m.minor is not null
) known
where t.workspace_id = l.workspace_id and t.id = l.from_id and l.minor is not null
  and not t.is_split and t.transfer_id is null;
--> statement-breakpoint
alter table transaction_links enable trigger user;
--> statement-breakpoint
select file_refunds(workspace_id, array_agg(distinct from_id)) from transaction_links where minor is not null group by workspace_id;
--> statement-breakpoint
set constraints all immediate;
