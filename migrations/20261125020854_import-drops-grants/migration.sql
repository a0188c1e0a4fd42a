grant select, insert, update, delete on import_drops, import_batches to ilifa_app;
