-- What drizzle cannot say.
grant select, insert, update, delete on proofs to ilifa_auth;
