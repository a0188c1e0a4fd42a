-- Read by members as far as row level security lets them; only the trigger below writes.
grant select on transaction_changes to ilifa_app;
--> statement-breakpoint
-- Records what a statement did to the rows of its table, under the command that the guard has set on the transaction. A
-- table joins with the three triggers below; their argument is the column that names the transaction, `transaction_id`
-- where none is given. What statements and archives bring is not recorded: the transaction itself says where it came
-- from, and importing stays as fast. Where such rows go for good, their history goes with them.
create function record_change() returns trigger language plpgsql security definer
set search_path = pg_catalog, public set timezone = 'UTC' as $$
declare
  called constant text := coalesce(current_setting('app.command', true), '');
  kind constant text := split_part(called, '.', 1);
  of_transaction constant text := coalesce(tg_argv[0], 'transaction_id');
  written_under uuid := nullif(current_setting('app.change_id', true), '')::uuid;
  unrecorded text[];
  key_columns text[];
  befores jsonb[];
  afters jsonb[];
begin
  if tg_op = 'INSERT' and kind in ('', 'import', 'export') then
    return null;
  end if;
  if tg_op = 'DELETE' and kind in ('', 'import', 'export') then
    if tg_table_name = 'transactions' then
      delete from transaction_changes c using old_rows o
        where c.workspace_id = o.workspace_id and c.transaction_id = o.id;
    end if;
    return null;
  end if;

  select array_agg(a.attname::text) filter (where a.attgenerated <> '' or a.attname in ('workspace_id', 'updated_at')),
    array_agg(a.attname::text) filter (where a.attnum = any (i.indkey) and a.attname <> 'workspace_id')
    into unrecorded, key_columns
    from pg_attribute a join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = tg_relid and a.attnum > 0 and not a.attisdropped;

  if tg_op = 'INSERT' then
    select array_agg(null::jsonb), array_agg(to_jsonb(n)) into befores, afters from new_rows n;
  elsif tg_op = 'DELETE' then
    select array_agg(to_jsonb(o)), array_agg(null::jsonb) into befores, afters from old_rows o;
  else
    select array_agg(o.whole), array_agg(n.whole) into befores, afters
    from (
      select r.workspace_id, to_jsonb(r) as whole,
        (select jsonb_object_agg(k, to_jsonb(r) -> k) from unnest(key_columns) k) as row_key from old_rows r
    ) o join (
      select r.workspace_id, to_jsonb(r) as whole,
        (select jsonb_object_agg(k, to_jsonb(r) -> k) from unnest(key_columns) k) as row_key from new_rows r
    ) n using (workspace_id, row_key);
  end if;
  if afters is null then
    return null;
  end if;
  if written_under is null then
    written_under := gen_random_uuid();
    perform set_config('app.change_id', written_under::text, true);
  end if;

  insert into transaction_changes (workspace_id, change_id, user_id, source, command, undoes, table_name, row_key,
    transaction_id, account_id, op, before, after)
  select (whole ->> 'workspace_id')::uuid, written_under, nullif(current_setting('app.user_id', true), '')::uuid,
    case kind when 'import' then 'import' when 'rule' then 'rule' when 'rules' then 'rule' when '' then 'system' else 'person' end,
    called, nullif(current_setting('app.undoes', true), '')::uuid, tg_table_name,
    (select jsonb_object_agg(k, whole -> k) from unnest(key_columns) k),
    (whole ->> of_transaction)::uuid,
    coalesce((whole ->> 'account_id')::uuid, (
      select t.account_id from transactions t
      where t.workspace_id = (whole ->> 'workspace_id')::uuid and t.id = (whole ->> of_transaction)::uuid
    )),
    lower(tg_op),
    case when tg_op = 'DELETE' then was - unrecorded else changed.before end,
    case when tg_op = 'INSERT' then becomes - unrecorded else changed.after end
  from unnest(befores, afters) side (was, becomes)
  cross join lateral (select coalesce(becomes, was) as whole) present
  cross join lateral (
    select jsonb_object_agg(entry.key, entry.value) as before, jsonb_object_agg(entry.key, becomes -> entry.key) as after
    from jsonb_each(was - unrecorded) entry
    where tg_op = 'UPDATE' and entry.value is distinct from becomes -> entry.key
  ) changed
  where tg_op <> 'UPDATE' or changed.before is not null;
  return null;
end $$;
--> statement-breakpoint
revoke execute on function record_change() from public;
--> statement-breakpoint
create trigger recorded_after_insert after insert on transactions
  referencing new table as new_rows for each statement execute function record_change('id');
--> statement-breakpoint
create trigger recorded_after_update after update on transactions
  referencing new table as new_rows old table as old_rows for each statement execute function record_change('id');
--> statement-breakpoint
create trigger recorded_after_delete after delete on transactions
  referencing old table as old_rows for each statement execute function record_change('id');
--> statement-breakpoint
-- As before, and what was recorded of transactions that are no more goes after 30 days.
create or replace function forget_deleted() returns void language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  oldest constant timestamptz := now() - interval '30 days';
begin
  delete from transactions where deleted_at < oldest;
  delete from transaction_changes c where c.at < oldest
    and not exists (select from transactions t where t.workspace_id = c.workspace_id and t.id = c.transaction_id);
  delete from imports i where i.status = 'reverted' and i.reverted_at < oldest
    and not exists (select from transactions t where t.workspace_id = i.workspace_id and t.import_id = i.id);
  delete from category_moves m using categories c
    where c.workspace_id = m.workspace_id and c.id = m.category_id and c.removed_at < oldest;
  delete from categories c where removed_at < oldest
    and not exists (select from transactions t where t.workspace_id = c.workspace_id and t.category_id = c.id)
    and not exists (select from categories b where b.workspace_id = c.workspace_id and b.parent_id = c.id);
  delete from bank_accounts a where removed_at < oldest
    and not exists (select from transactions t where t.workspace_id = a.workspace_id and t.account_id = a.id);
end $$;
