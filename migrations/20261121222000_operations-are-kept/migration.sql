-- As before, but of the last deeds of a person those are kept first by which sensitive operations are counted (§4): a hundred
-- others do not push them out within their quarter of an hour.
create or replace function note_activity(
  person uuid, what text, origin text, ip text, agent text, land text, risk int, now_at timestamptz, most int,
  out requests int, out countries int, out devices int, out abroad text, out abroad_at timestamptz,
  out is_new_country boolean
) language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  select a.country, a.at into abroad, abroad_at from user_activities a
    where a.user_id = person and a.country <> land and a.at > now_at - interval '1 day'
    order by a.at desc, a.number desc limit 1;
  select land is not null and count(*) filter (where a.country = land) = 0 and count(a.country) > 0
    into is_new_country from user_activities a where a.user_id = person;
  insert into user_activities (user_id, at, ip_address, user_agent, activity_type, source, risk_score, country)
    values (person, now_at, ip, agent, what, origin, risk, land);
  delete from user_activities where user_id = person and number in (
    select a.number from user_activities a where a.user_id = person
      and a.number in (select b.number from user_activities b where b.user_id = person
        order by (b.source = 'operation' and b.at > now_at - interval '15 minutes') desc, b.number desc offset most)
    for update skip locked);
  select count(*) filter (where a.source in ('command', 'page') and a.at > now_at - interval '1 minute'),
      count(distinct a.country), count(distinct a.user_agent)
    into requests, countries, devices from user_activities a
    where a.user_id = person and a.at > now_at - interval '1 day';
end $$;
