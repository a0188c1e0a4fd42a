-- After a crash of the database every job is due at once, and no backup carries what was due.
alter table job_runs set unlogged;
--> statement-breakpoint
grant select, insert, update on job_runs to ilifa_auth;
