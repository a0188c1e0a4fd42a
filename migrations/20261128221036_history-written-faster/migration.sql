-- As before. What changed in every row is written as one object, and only what changed in some of them is looked at row by
-- row: of many rows that are changed alike that is nearly all.
create or replace function record_change() returns trigger language plpgsql security definer
set search_path = pg_catalog, public set timezone = 'UTC' as $$
declare
  called constant text := coalesce(current_setting('app.command', true), '');
  kind constant text := split_part(called, '.', 1);
  written_under uuid := nullif(current_setting('app.change_id', true), '')::uuid;
  api_key constant text := coalesce(current_setting('app.api_key', true), '');
  source constant text := case kind when 'import' then 'import' when 'rule' then 'rule' when 'rules' then 'rule'
    when '' then 'system' else case api_key when '' then 'person' else 'api' end end;
  named constant text[] := case source
    when 'api' then array[api_key]
    when 'system' then '{}'
    when 'person' then '{}'
    else array(select jsonb_array_elements_text(coalesce(nullif(current_setting('app.source_names', true), ''), '[]')::jsonb))
  end;
  unrecorded text[];
  key_columns text[];
  candidates text[];
  counted bigint;
  counts bigint[];
  everywhere text[];
  somewhere text[];
  has_account boolean;
  present text := 'n';
  rows_of text;
  was text := 'null::jsonb';
  becomes text := 'null::jsonb';
  sorted text := '';
  written bigint;
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

  select array_agg(a.attname::text) filter (where not a.is_recorded),
    array_agg(a.attname::text) filter (where a.is_key),
    array_agg(a.attname::text order by a.attnum) filter (where a.is_recorded and not a.is_key),
    bool_or(a.attname = 'account_id')
    into unrecorded, key_columns, candidates, has_account
    from (
      select c.attname, c.attnum,
        c.attgenerated = '' and c.attname not in ('workspace_id', 'updated_at') as is_recorded,
        c.attnum = any (i.indkey) and c.attname <> 'workspace_id' as is_key
      from pg_attribute c join pg_index i on i.indrelid = c.attrelid and i.indisprimary
      where c.attrelid = tg_relid and c.attnum > 0 and not c.attisdropped
    ) a;

  if tg_op = 'INSERT' then
    rows_of := 'new_rows n';
    becomes := 'to_jsonb(n) - $4';
  elsif tg_op = 'DELETE' then
    present := 'o';
    rows_of := 'old_rows o';
    was := 'to_jsonb(o) - $4';
  else
    select 'old_rows o join new_rows n using (workspace_id, ' || string_agg(quote_ident(k), ', ') || ')'
      into rows_of from unnest(key_columns) k;
    execute (
      select 'select count(*), array[' || string_agg(
        format('count(*) filter (where o.%1$I is distinct from n.%1$I)', c), ', ' order by place
      ) || '] from ' || rows_of from unnest(candidates) with ordinality u (c, place)
    ) into counted, counts;
    select array_agg(c order by place) filter (where counts[place] = counted),
      array_agg(c order by place) filter (where counts[place] between 1 and counted - 1)
      into everywhere, somewhere from unnest(candidates) with ordinality u (c, place) where counted > 0;
    if everywhere is null and somewhere is null then
      return null;
    end if;
    select concat_ws(' || ',
        (select 'jsonb_build_object(' || string_agg(format('%1$L, o.%1$I', c), ', ') || ')' from unnest(everywhere) c),
        (select string_agg(format('case when o.%1$I is distinct from n.%1$I then jsonb_build_object(%1$L, o.%1$I) else ''{}'' end', c), ' || ')
          from unnest(somewhere) c)),
      concat_ws(' || ',
        (select 'jsonb_build_object(' || string_agg(format('%1$L, n.%1$I', c), ', ') || ')' from unnest(everywhere) c),
        (select string_agg(format('case when o.%1$I is distinct from n.%1$I then jsonb_build_object(%1$L, n.%1$I) else ''{}'' end', c), ' || ')
          from unnest(somewhere) c)),
      coalesce(case when everywhere is null then
          ' where ' || (select string_agg(format('o.%1$I is distinct from n.%1$I', c), ' or ') from unnest(somewhere) c) end, '')
        || coalesce(' order by ' || (select string_agg(format('o.%1$I is distinct from n.%1$I', c), ', ') from unnest(somewhere) c), '')
      into was, becomes, sorted;
  end if;

  if written_under is null then
    written_under := gen_random_uuid();
  end if;
  execute format(
    'insert into transaction_changes (workspace_id, change_id, user_id, source, source_names, command, undoes, table_name, row_key,
      transaction_id, account_id, op, before, after)
    select %1$s.workspace_id, $1, nullif(current_setting(''app.user_id'', true), '''')::uuid, $2, $5, $3,
      nullif(current_setting(''app.undoes'', true), '''')::uuid, %2$L, jsonb_build_object(%3$s), %1$s.%4$I,
      %5$s, %6$L, %7$s, %8$s from %9$s%10$s',
    present, tg_table_name, (select string_agg(format('%1$L, %2$s.%1$I', k, present), ', ') from unnest(key_columns) k),
    coalesce(tg_argv[0], 'transaction_id'),
    case when has_account then present || '.account_id' else format(
      '(select t.account_id from transactions t where t.workspace_id = %1$s.workspace_id and t.id = %1$s.%2$I)',
      present, coalesce(tg_argv[0], 'transaction_id')
    ) end,
    lower(tg_op), was, becomes, rows_of, sorted
  ) using written_under,
    source, called, unrecorded, named;
  get diagnostics written = row_count;
  if written > 0 then
    perform set_config('app.change_id', written_under::text, true);
  end if;
  return null;
end $$;
