-- What an import decided about rows that it did not add.
grant select, insert, update, delete on import_decisions to ilifa_app;
