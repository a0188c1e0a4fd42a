-- Out of reach of the role that works on books.
grant select, insert, delete on refused_services to ilifa_auth;
