-- A plan is brought and taken away whole; a debt of it may be changed.
grant select, insert, update, delete on debts, debt_plans, debt_payments_once to ilifa_app;
