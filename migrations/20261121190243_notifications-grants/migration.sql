-- Who did something tells others of it, and who sends letters reads them, as ilifa_auth; each person works on their own.
grant select, insert, update on user_notifications to ilifa_app;
--> statement-breakpoint
grant select, insert, update, delete on user_notifications to ilifa_auth;
--> statement-breakpoint
grant select, insert, update on notification_wishes to ilifa_app;
--> statement-breakpoint
grant select on notification_wishes to ilifa_auth;
--> statement-breakpoint
grant select, update on notification_deliveries to ilifa_app;
--> statement-breakpoint
grant select, insert, update on notification_deliveries to ilifa_auth;
