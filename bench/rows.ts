import pg from 'pg';
import { MERCHANTS, TOWNS } from '../e2e/statement-file.ts';
import type { Api } from '../e2e/caller.ts';

/** The last of the five years over which the rows lie. A day in the middle of a month: the hardest for its sums. */
export const TODAY = '2026-10-15';
const DAYS = 5 * 365;
/** One row in ten thousand has this word. */
export const RARE_WORD = 'zandvlei';
/** About two rows in three have this word. */
export const COMMON_WORD = 'purchase';

type Books = { readonly workspaceId: string; readonly userId: string; readonly tagId: string };
type Range = { readonly from: number; readonly to: number };

/** Accounts of the books that are measured: five in rand, one in dollars. */
export async function openAccounts({ api }: { api: Pick<Api, 'accounts'> }): Promise<string[]> {
  const ids: string[] = [];
  for (const currency of ['ZAR', 'ZAR', 'ZAR', 'ZAR', 'ZAR', 'USD']) {
    const { id } = await api.accounts.create({ name: `Account ${ids.length + 1}`, bankName: 'FNB', currency });
    ids.push(id);
  }
  return ids;
}

/**
 * Rows `from` to `to - 1` of the books, made in the database in one statement, always the same ones: nineteen in twenty
 * have a category, one in twenty-five is in dollars, one in a thousand has a tag, one in 500 waits to be
 * reviewed, one in 900 has a note, nine in ten are cleared, one in a thousand is split. The triggers keep the sums, as they do for every writer.
 */
export async function addRows(
  client: pg.Client,
  { workspaceId, userId, tagId }: Books,
  accounts: readonly string[],
  { from, to }: Range,
) {
  const { rows: categories } = await client.query<{ id: string }>(
    `select id from categories where workspace_id = $1 and not is_archived order by position, id`,
    [workspaceId],
  );
  if (categories.length === 0) throw new Error('the books have no categories');
  await client.query(
    // "dice" is a number that looks thrown (Knuth's multiplicative hash of the row's number).
    `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, bank_text, category_id,
        category_source, minor, currency, status, content_hash, tag_ids, needs_review, note, is_cleared)
      select $1::uuid, (lpad(to_hex(1700000000000 + i), 12, '0') || '7' || '000' || '8000' || lpad(to_hex(i), 12, '0'))::uuid,
        $2::uuid, account.id, $3::date - ((dice >> 3) % $4)::int, words.text, words.text,
        case when (dice >> 5) % 20 = 0 then null else ($6::uuid[])[1 + (dice >> 7) % $7] end,
        case when (dice >> 5) % 20 = 0 then null else 'pattern' end,
        case when i % 40 = 0 then 3850000 else -(1500 + (dice >> 2) % 188500) end,
        case when account.number = 6 then 'USD' else 'ZAR' end, 'booked', md5(i::text), case when i % 1000 = 11 then array[$14::uuid] else '{}'::uuid[] end, i % 500 = 0,
        case when i % 900 = 17 then 'Paid back by the ${RARE_WORD} trip' end, (dice >> 6) % 10 > 0
      from generate_series($8::bigint, $9::bigint - 1) i
      cross join lateral (select (i * 2654435761) % 4294967296 >> 4 as dice) thrown
      cross join lateral (
        select case when i % 25 = 0 then 6 else 1 + ((dice >> 9) % 5)::int end as number
      ) chosen
      cross join lateral (select chosen.number, ($5::uuid[])[chosen.number] as id) account
      cross join lateral (
        select ($10::text[])[1 + (dice >> 4) % $12] || ' ' || 1000 + (dice >> 6) % 8999 || ' ' ||
          ($11::text[])[1 + (dice >> 8) % $13] || case when i % 10000 = 7 then ' ${RARE_WORD}' else '' end as text
      ) words`,
    [
      workspaceId,
      userId,
      TODAY,
      DAYS,
      accounts,
      categories.map(({ id }) => id),
      categories.length,
      from,
      to,
      MERCHANTS,
      TOWNS,
      MERCHANTS.length,
      TOWNS.length,
      tagId,
    ],
  ); // One in a thousand is split in two.
  await client.query(
    `with whole as (
      update transactions set is_split = true, category_id = null, category_source = null
      where workspace_id = $1 and content_hash in (select md5(i::text) from generate_series($2::bigint, $3::bigint - 1) i where i % 1000 = 13)
      returning *
    )
    insert into transactions (workspace_id, id, parent_id, user_id, account_id, booked_on, description, bank_text, minor, currency, is_cleared)
      select workspace_id, gen_random_uuid(), id, user_id, account_id, booked_on, description, bank_text,
        case part when 1 then minor / 2 else minor - minor / 2 end, currency, is_cleared
      from whole cross join generate_series(1, 2) part`,
    [workspaceId, from, to],
  );
}

/** Books of others beside, so that the tables do not hold one customer alone: 20 of 1,000 rows. */
export async function addNeighbours(client: pg.Client, workspaceId: string): Promise<void> {
  // Another part of the bench may have added them to this database.
  const { rowCount } = await client.query(`select from workspaces where name = 'Neighbour' limit 1`);
  if (rowCount !== 0) return;
  for (let other = 0; other < 20; other += 1) {
    const id = `00000000-0000-4000-8000-${String(other).padStart(12, '0')}`;
    await client.query(
      `insert into workspaces (id, kind, name, country, currency, created_by)
        select $1, 'household', 'Neighbour', 'ZA', 'ZAR', created_by from workspaces where id = $2`,
      [id, workspaceId],
    );
    await client.query(
      `insert into bank_accounts (workspace_id, id, user_id, name, bank_name, account_type, country, currency, account_tag)
        select $1, $1, user_id, name, bank_name, account_type, country, 'ZAR', account_tag
        from bank_accounts where workspace_id = $2 limit 1`,
      [id, workspaceId],
    );
    await client.query(
      `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, minor, currency)
        select $1::uuid, gen_random_uuid(), user_id, $1::uuid, booked_on, description, minor, 'ZAR'
        from transactions where workspace_id = $2 order by id limit 1000`,
      [id, workspaceId],
    );
  }
}

/** What is written; the database makes the rest of a row itself, in both tables. */
export async function writtenColumns(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
      where attrelid = 'transactions'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return rows[0]?.names ?? '';
}
