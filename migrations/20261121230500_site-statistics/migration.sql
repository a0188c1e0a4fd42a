-- How often each action stands in the record of everybody, the most frequent first; and how often within the hour. For those
-- who run the site: the application asks as the keeper of identities, after it has seen that they may.
create function site_action_counts(now_at timestamptz)
returns table (action text, times bigint, recent bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  select l.action, count(*), count(*) filter (where l.created_at > now_at - interval '1 hour')
  from security_audit_logs l group by l.action order by 2 desc, 1
$$;
--> statement-breakpoint
revoke execute on function site_action_counts(timestamptz) from public;
--> statement-breakpoint
grant execute on function site_action_counts(timestamptz) to ilifa_auth;
