-- Alerts are written by the keeper of identities; their person reads them. Turns and activities are written by functions alone.
grant select, insert, update on security_alerts to ilifa_auth;
--> statement-breakpoint
grant select on security_alerts, user_activities to ilifa_app;
--> statement-breakpoint
-- True for the first who asks within the time, whichever process it is: the others wait for its transaction, and are then
-- refused, or have the turn if it failed.
create function take_alert_turn(whom text, person uuid, what text, seconds int, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from alert_turns where (subject, name) in (
    select t.subject, t.name from alert_turns t
    where t.until < now_at - interval '1 day' limit 100 for update skip locked);
  insert into alert_turns as kept (subject, name, user_id, until)
  values (whom, what, person, now_at + make_interval(secs => seconds))
  on conflict (subject, name) do update set until = excluded.until where kept.until <= now_at;
  return found;
end $$;
--> statement-breakpoint
-- Writes down what a person did and tells what their latest deeds amount to. Those that others are writing or forgetting at
-- the same moment are left to them, so that nobody waits.
create function note_activity(
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
      and a.number <= (select b.number from user_activities b where b.user_id = person
        order by b.number desc offset most limit 1)
    for update skip locked);
  select count(*) filter (where a.source = 'command' and a.at > now_at - interval '1 minute'),
      count(distinct a.country), count(distinct a.user_agent)
    into requests, countries, devices from user_activities a
    where a.user_id = person and a.at > now_at - interval '1 day';
end $$;
--> statement-breakpoint
revoke execute on function take_alert_turn(text, uuid, text, int, timestamptz),
  note_activity(uuid, text, text, text, text, text, int, timestamptz, int) from public;
--> statement-breakpoint
grant execute on function take_alert_turn(text, uuid, text, int, timestamptz),
  note_activity(uuid, text, text, text, text, text, int, timestamptz, int) to ilifa_app, ilifa_auth;
