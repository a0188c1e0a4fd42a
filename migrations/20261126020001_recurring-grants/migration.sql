-- Confirmed, changed and removed by members; what is different about one occurrence comes and goes with its item.
grant select, insert, update, delete on recurring_items, recurring_changes to ilifa_app;
