import { sql } from 'drizzle-orm';
import { likePattern } from '#modules/money/ledger/rules.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { type LessonKey, MOST_OF_MERCHANT } from './model.ts';
import { directionOf, merchantOf } from './rules.ts';
import { countryOf } from './store.server.ts';

type Line = {
  readonly description: string;
  readonly bankText: string | null;
  readonly minor: bigint;
  readonly currency: string;
};
type SameMerchant = {
  /** The merchant as people read it. */
  readonly name: string;
  readonly key: LessonKey;
  /** All transactions of it in this currency, the given one among them, the newest first; none that are split or linked as transfers. */
  readonly rows: readonly { readonly id: string; readonly categoryId: string | null }[];
};

/**
 * A transaction's merchant, with all its transactions in the same direction but for sides of transfers, whose category stays;
 * null where the line names nobody.
 */
export async function rowsOfMerchant(db: Database, workspaceId: string, line: Line): Promise<SameMerchant | null> {
  const country = await countryOf(db, workspaceId);
  const { name, key: merchant } = merchantOf(line.bankText ?? line.description, country);
  if (merchant === null) return null;
  const direction = directionOf(line.minor);
  const keys = new Map<string, string | null>();
  const keyOf = (text: string) => {
    const known = keys.get(text);
    if (known !== undefined) return known;
    const { key } = merchantOf(text, country);
    keys.set(text, key);
    return key;
  };
  const found = await db.execute<{ id: string; categoryId: string | null; text: string; minor: string }>(sql`
    select t.id, t.category_id as "categoryId", coalesce(t.bank_text, t.description) as text, t.minor::text as minor
    from ${transactions} t
    where t.workspace_id = ${workspaceId} and t.parent_id is null and t.transfer_id is null and t.id in (
      select id from search_transactions(${likePattern(merchant.split(' ')[0] ?? merchant)}, ${line.currency})
      union select id from search_transactions(${likePattern(line.description)}, ${line.currency})
    )
    order by t.booked_on desc, t.id desc`);
  const rows = found.rows.filter(
    ({ text, minor }) => directionOf(BigInt(minor)) === direction && keyOf(text) === merchant,
  );
  return {
    name,
    key: { merchant, direction },
    rows: rows.slice(0, MOST_OF_MERCHANT).map(({ id, categoryId }) => ({ id, categoryId })),
  };
}
