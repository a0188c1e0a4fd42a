-- Which person a browser belongs to changes with who switches messages on in it, so ilifa_auth writes it; each person takes theirs away.
grant select, delete on push_subscriptions to ilifa_app;
--> statement-breakpoint
grant select, insert, delete on push_subscriptions to ilifa_auth;
--> statement-breakpoint
grant select, insert on push_keys to ilifa_auth;
