grant select, insert, update, delete on profiles, pictures to ilifa_app;
