grant select, insert, update, delete on user_preferences to ilifa_app;
