-- Set by a superuser, and never deleted: without a row everything is as it was installed.
grant select, insert, update on site_settings to ilifa_auth;
