-- Takes back one point of the running window; one that ended meanwhile has nothing of it any more.
create function give_point(limit_key text) returns void language sql security definer set search_path = pg_catalog, public as $$
  update rate_limits set points = points - 1 where key = limit_key and points > 0 and reset_at > clock_timestamp()
$$;
--> statement-breakpoint
revoke execute on function give_point(text) from public;
--> statement-breakpoint
grant execute on function give_point(text) to ilifa_app;
