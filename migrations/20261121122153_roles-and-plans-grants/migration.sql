-- A person sees their own; who runs the site and on which plan is written by the keeper of identities alone.
grant select on user_roles, subscriptions to ilifa_app;
--> statement-breakpoint
grant select, insert, update, delete on user_roles, subscriptions to ilifa_auth;
