-- Every member reads them; a superuser writes them, and what is fetched each day.
grant select on operator_exchange_rates to ilifa_app;
--> statement-breakpoint
grant select, insert, update, delete on operator_exchange_rates to ilifa_auth;
