-- What banks say was in accounts; never changed, only taken back with its import.
grant select, insert, delete on bank_balances to ilifa_app;
