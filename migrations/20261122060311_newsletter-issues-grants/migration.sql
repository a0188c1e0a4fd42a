-- Only the keeper of identities knows who gets news. What was sent is not changed afterwards; a draft may be.
grant select, insert, update, delete on newsletter_issues to ilifa_auth;
--> statement-breakpoint
grant select, insert on newsletter_deliveries to ilifa_auth;
--> statement-breakpoint
grant update (state) on newsletter_deliveries to ilifa_auth;
