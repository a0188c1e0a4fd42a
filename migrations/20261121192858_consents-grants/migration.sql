-- A decision is added and never changed: it is a proof.
grant select, insert on consents to ilifa_app;
