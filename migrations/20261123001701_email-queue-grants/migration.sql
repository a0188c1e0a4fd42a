-- Whoever makes a message adds it, and only the keeper of identities reads it: it may hold a code that opens an account.
grant insert on emails to ilifa_app;
--> statement-breakpoint
grant select, insert, update, delete on emails to ilifa_auth;
--> statement-breakpoint
grant update (email_id) on newsletter_deliveries, notification_deliveries to ilifa_auth;
