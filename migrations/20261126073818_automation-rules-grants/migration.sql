-- Written and changed by members; runs and what they changed are only added to, marked as undone, and let go when they are old.
grant select, insert, update, delete on automation_rules, automation_runs to ilifa_app;
grant select, insert, delete on automation_changes, automation_dismissals to ilifa_app;
