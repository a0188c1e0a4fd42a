-- Calls of programs are looked after before anybody is signed in, as keys are.
grant select, insert, update, delete on api_calls to ilifa_auth;
