-- What opens books, and what signs for them, nobody reads back who works on the books: only who looks a key up or makes a call.
grant select (workspace_id, id, user_id, name, prefix, scopes, created_at, expires_at, revoked_at, last_used_at),
  insert, update (revoked_at) on api_keys to ilifa_app;
--> statement-breakpoint
grant select, update (revoked_at, last_used_at) on api_keys to ilifa_auth;
--> statement-breakpoint
grant select (workspace_id, id, url, events, created_at, off_reason, failures, failing_since, last_delivered_at),
  insert, update, delete on webhook_endpoints to ilifa_app;
--> statement-breakpoint
grant select, update on webhook_endpoints to ilifa_auth;
--> statement-breakpoint
grant select, insert, update on webhook_deliveries to ilifa_app;
--> statement-breakpoint
grant select, update, delete on webhook_deliveries to ilifa_auth;
