-- Lessons that moved come and go with their category.
grant select, insert, delete on lesson_moves to ilifa_app;
