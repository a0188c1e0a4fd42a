grant select, insert, update, delete on business_details to ilifa_app;
--> statement-breakpoint
grant select, insert, update on service_requests to ilifa_app;
--> statement-breakpoint
grant select, update on service_requests to ilifa_auth;
