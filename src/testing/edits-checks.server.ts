import { expect } from 'vitest';
import { checkKeptSums } from '#modules/money/ledger/service.server.ts';
import type { EditsLedger } from './edits-ledger.server.ts';

/** Columns of which history records nothing: the database makes them. */
const UNRECORDED = `'{workspace_id,updated_at,search_text}'::text[]`;

/**
 * All that people see of the ledger, table by table. Left out: what of a row is not recorded, what was deleted (undoing an
 * addition moves it to the trash), and the bytes of files.
 */
const TABLES = {
  transactions: `select to_jsonb(t) - ${UNRECORDED} as row from transactions t where workspace_id = $1 and deleted_at is null`,
  transfers: `select to_jsonb(t) as row from transfers t where workspace_id = $1 and exists (
    select from transactions r where r.workspace_id = $1 and r.transfer_id = t.id and r.deleted_at is null)`,
  links: `select to_jsonb(l) as row from transaction_links l where workspace_id = $1 and not exists (
    select from transactions r where r.workspace_id = $1 and r.id in (l.from_id, l.to_id) and r.deleted_at is not null)`,
  tags: `select to_jsonb(t) as row from tags t where workspace_id = $1 and removed_at is null`,
  categories: `select to_jsonb(c) as row from categories c where workspace_id = $1 and removed_at is null`,
  statements: `select to_jsonb(r) as row from reconciliations r where workspace_id = $1`,
  imports: `select to_jsonb(i) - 'bytes' as row from imports i where workspace_id = $1 and status <> 'reverted'`,
};

/** The ledger as it is. */
export async function stateOf({ all }: EditsLedger) {
  const state: Record<string, string[]> = {};
  for (const [name, query] of Object.entries(TABLES)) {
    const rows = await all<{ row: string }>(`select row::text from (${query}) found order by 1`);
    state[name] = rows.map(({ row }) => row);
  }
  return state;
}

/** @throws where a sum, a balance, a transfer, a split, a refund or the history is not as the transactions are */
export async function expectWhole(ledger: Pick<EditsLedger, 'app' | 'api' | 'all'>): Promise<void> {
  const { app, api, all } = ledger;
  expect((await checkKeptSums((text) => app.owner.query(text))).differences).toEqual([]);
  const balances = await all<{ id: string; balance: bigint }>(
    `select a.id, a.opening_minor + coalesce(sum(t.minor) filter (where t.parent_id is null and t.status = 'booked'), 0)::bigint as balance
     from bank_accounts a left join transactions t on t.workspace_id = a.workspace_id and t.account_id = a.id
       and t.deleted_at is null where a.workspace_id = $1 group by a.id, a.opening_minor`,
  );
  expect(new Map((await api.accounts.list()).map((one) => [one.id, one.currentBalance.minor]))).toEqual(
    new Map(balances.map(({ id, balance }) => [id, balance])),
  );
  for (const [what, query] of Object.entries(FAULTS)) expect(await all(query), what).toEqual([]);
  await expectHistory(ledger);
}

const FAULTS = {
  'transfers without two sides that agree': `
    select t.id from transactions t left join transfers k on k.workspace_id = $1 and k.id = t.transfer_id
    left join transactions o on o.workspace_id = $1 and o.id = case t.id when k.out_id then k.in_id else k.out_id end
    where t.workspace_id = $1 and t.transfer_id is not null and t.deleted_at is null and (
      k.id is null or k.ended_at is not null or o.id is null or o.deleted_at is not null or t.is_split
      or o.transfer_id is distinct from t.transfer_id or sign(t.minor) * sign(o.minor) <> -1 or o.account_id = t.account_id
      or (t.minor < 0) <> (t.id = k.out_id)
      or (coalesce(t.parent_id, o.parent_id) is not null and t.currency = o.currency and t.minor <> -o.minor)
      or (select kind from categories c where c.workspace_id = $1 and c.id = t.category_id) is distinct from 'transfer')`,
  'splits that their lines do not come to': `
    select w.id from transactions w left join transactions l on l.workspace_id = $1 and l.parent_id = w.id
    where w.workspace_id = $1 and w.is_split group by w.workspace_id, w.id, w.minor
    having count(*) < 2 or sum(l.minor) is distinct from w.minor`,
  // An amount that was changed after it was linked is the one way to that: then the rest is shown below zero.
  'refunds over what they are linked to': `
    select t.id, sum(l.minor) from transactions t
    join transaction_links l on l.workspace_id = $1 and t.id in (l.from_id, l.to_id) and l.kind <> 'related'
    join transactions o on o.workspace_id = $1 and o.id in (l.from_id, l.to_id) and o.id <> t.id and o.deleted_at is null
    where t.workspace_id = $1 and t.deleted_at is null and not exists (
      select from transaction_changes c where c.workspace_id = $1 and c.transaction_id = t.id and c.op = 'update'
        and c.table_name = 'transactions' and c.after ? 'minor')
    group by t.id, t.minor having sum(l.minor) > abs(t.minor)`,
  // Of several purchases it is one of theirs.
  'refunds that follow and are not in the category of their purchase': `
    select t.id from transactions t
    join transaction_links l on l.workspace_id = $1 and l.from_id = t.id and l.minor is not null
    where t.workspace_id = $1 and t.deleted_at is null and not t.is_split and t.transfer_id is null
      and l.given_category_id = coalesce(t.category_id, '00000000-0000-0000-0000-000000000000')
    group by t.id having not coalesce(bool_or(t.category_id is not distinct from (
      select case when p.is_split then (
          select n.category_id from transactions n where n.workspace_id = $1 and n.parent_id = p.id
          order by abs(n.minor) desc, n.id limit 1
        ) else p.category_id end from transactions p where p.workspace_id = $1 and p.id = l.to_id)), false)
      -- Without a purchase of any spending it has the category from before.
      and exists (select from transactions p
        join transaction_links m on m.workspace_id = $1 and m.from_id = t.id and m.to_id = p.id and m.minor is not null
        join categories k on k.workspace_id = $1 and k.kind = 'expense' and k.id = p.category_id
        where p.workspace_id = $1 and p.deleted_at is null)`,
  'transactions in categories that are gone': `
    select t.id from transactions t join categories c on c.workspace_id = $1 and c.id = t.category_id
    where t.workspace_id = $1 and t.deleted_at is null and c.removed_at is not null`,
};

type Change = {
  readonly row: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
};

/** Follows each row back from what it is: each change has to have made what was there, up to its addition. */
async function expectHistory({ all }: Pick<EditsLedger, 'all'>): Promise<void> {
  const rows = await all<{ id: string; isImported: boolean; row: Record<string, unknown> }>(
    `select id, import_id is not null as "isImported", to_jsonb(t) - ${UNRECORDED} as row
     from transactions t where workspace_id = $1`,
  );
  const changes = await all<Change>(
    `select row_key ->> 'id' as row, before, after from transaction_changes
     where workspace_id = $1 and table_name = 'transactions' order by number desc`,
  );
  const now = new Map<string, Record<string, unknown> | null>(rows.map(({ id, row }) => [id, row]));
  for (const { row, before, after } of changes) {
    const present = now.get(row) ?? null;
    const made = after === null ? null : Object.fromEntries(Object.keys(after).map((key) => [key, present?.[key]]));
    expect(made, `what a change made of ${row}`).toEqual(after);
    now.set(row, before === null ? null : { ...present, ...before });
  }
  for (const { id, isImported } of rows)
    if (!isImported) expect(now.get(id) ?? null, `the addition of ${id}`).toBeNull();
}
