-- What visitors sent through the site belongs to no books and nobody who is signed in: only the keeper of identities sees it.
-- Nothing of what was written is changed afterwards, but what became of it; all of it is deleted in its time.
grant select, insert, delete on enquiries, partner_applications, newsletter_subscribers to ilifa_auth;
--> statement-breakpoint
grant update (settled_at) on enquiries to ilifa_auth;
--> statement-breakpoint
grant update (state, decided_at) on partner_applications to ilifa_auth;
--> statement-breakpoint
grant update (asked_at, confirmed_at) on newsletter_subscribers to ilifa_auth;
