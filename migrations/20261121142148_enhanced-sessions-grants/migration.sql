-- Sessions and devices are written by the keeper of identities; their person reads them, but never what opens a session.
grant select, insert, update, delete on enhanced_sessions, device_registry to ilifa_auth;
--> statement-breakpoint
grant select (id, user_id, device_fingerprint, user_agent, ip_address, risk_score, requires_mfa, failed_auth_attempts,
  last_activity, expires_at, created_at, is_active, terminated_at, termination_reason) on enhanced_sessions to ilifa_app;
--> statement-breakpoint
grant select on device_registry to ilifa_app;
--> statement-breakpoint
-- Ends the sessions that nobody came back to, and forgets those that ended more than 30 days ago.
create function forget_old_sessions() returns void language sql security definer set search_path = pg_catalog, public as $$
  update enhanced_sessions set is_active = false, terminated_at = clock_timestamp(), termination_reason =
      case when expires_at <= clock_timestamp() then 'Session expired' else 'Session idle for too long' end
    where is_active
      and (expires_at <= clock_timestamp() or last_activity < clock_timestamp() - interval '60 minutes');
  delete from sessions s using enhanced_sessions e where e.id = s.id and not e.is_active;
  delete from enhanced_sessions where terminated_at < clock_timestamp() - interval '30 days'
$$;
--> statement-breakpoint
revoke execute on function forget_old_sessions() from public;
--> statement-breakpoint
grant execute on function forget_old_sessions() to ilifa_app;
