grant select, insert, update, delete on erasures to ilifa_auth;
--> statement-breakpoint
-- Deletes every row of these books. Tables are read off the catalogue, so that none is forgotten that comes later; those
-- that others of the books still point at wait for the next round. The audit log stays.
create function erase_books(books uuid) returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  waiting text[];
  again text[];
  name text;
begin
  select array_agg(c.table_name::text order by c.table_name <> 'transactions', c.table_name) into waiting
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'workspace_id' and t.table_type = 'BASE TABLE'
      and c.table_name <> 'security_audit_logs';
  while waiting <> '{}' loop
    again := '{}';
    foreach name in array waiting loop
      begin
        execute format('delete from public.%I where workspace_id = $1', name) using books;
      exception when foreign_key_violation then
        again := again || name;
      end;
    end loop;
    if again = waiting then
      raise exception 'rows of these tables hold each other: %', again;
    end if;
    waiting := again;
  end loop;
  -- What triggers wrote while the rows went.
  delete from transaction_sums where workspace_id = books;
  delete from transaction_months where workspace_id = books;
  delete from workspaces where id = books;
end $$;
--> statement-breakpoint
-- Deletes a person and all that is theirs, once they asked for it and the time has come. Books that became theirs with
-- others in them go to who keeps them longest: first of the managers, then of the editors, never to somebody who only
-- looks. What they wrote in books of others stays there under their id, which leads to nobody any more.
create function erase_person(person uuid, at timestamptz) returns table (workspace_id uuid, heir uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  address text;
  books record;
begin
  update erasures e set erased_at = at, name = u.name, email = u.email from users u
    where e.user_id = person and u.id = person and e.due_at <= at and e.undone_at is null and e.erased_at is null
    returning lower(u.email) into address;
  if not found then
    raise exception 'this person is not to be erased, or not yet';
  end if;
  for books in
    select w.id, w.kind from workspaces w join members m on m.workspace_id = w.id
    where m.user_id = person and m.role = 'owner' order by w.id for update of w
  loop
    workspace_id := books.id;
    heir := (
      select m.user_id from members m
      where m.workspace_id = books.id and m.user_id <> person and m.role in ('manager', 'editor')
        and books.kind <> 'personal' and not exists (select from erasures e where e.user_id = m.user_id and e.undone_at is null)
      order by m.role = 'manager' desc, m.created_at, m.user_id limit 1
    );
    if heir is null then
      perform erase_books(books.id);
    else
      update members m set role = 'owner', is_limited = false where m.workspace_id = books.id and m.user_id = heir;
      return next;
    end if;
  end loop;
  delete from invitations where lower(email) = address;
  delete from failed_sign_ins where lower(email) = address;
  delete from proofs where lower(email) = address;
  delete from verifications where strpos(lower(identifier), address) > 0 or strpos(value, person::text) > 0;
  -- The sessions themselves ended when it was asked for; what is known of them is still there.
  delete from passkey_challenges c using enhanced_sessions s where s.id = c.session_id and s.user_id = person;
  delete from rate_limits where strpos(key, person::text) > 0 or strpos(lower(key), address) > 0;
  -- Sessions, devices, factors, credentials, profile, pictures, preferences, plans, roles, memberships: by foreign key.
  delete from users where id = person;
end $$;
--> statement-breakpoint
revoke execute on function erase_books(uuid), erase_person(uuid, timestamptz) from public;
--> statement-breakpoint
grant execute on function erase_person(uuid, timestamptz) to ilifa_auth;
