-- A person asks, and takes back or settles what they asked; nothing of what was asked is rewritten, and no request is deleted
-- but with its person. Whoever answers does so as ilifa_auth.
grant select, insert on rights_requests to ilifa_app;
--> statement-breakpoint
grant update (state, closed_at, answer) on rights_requests to ilifa_app, ilifa_auth;
--> statement-breakpoint
grant select on rights_requests to ilifa_auth;
--> statement-breakpoint
-- The register of breaches is added to and never changed.
grant select, insert on breach_entries to ilifa_auth;
