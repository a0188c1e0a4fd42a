-- Written by the job that fetches rates, and read by superusers.
grant select, insert, update on exchange_rate_fetches to ilifa_auth;
