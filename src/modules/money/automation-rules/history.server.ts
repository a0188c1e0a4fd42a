import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import type { OpenWorkspace } from '#kernel/caller.ts';
import type { Currency } from '#kernel/money.ts';
import { type AccountRef, accountsIn } from '#modules/money/accounts/service.server.ts';
import { idsWithReceipts } from '#modules/money/attachments/service.server.ts';
import { categoriesIn, idsByKind } from '#modules/money/categories/service.server.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import type { Condition } from '#modules/money/search-language/rules.ts';
import { conditionOf, isListed } from '#modules/money/search-language/service.server.ts';
import { lockedDays } from '#modules/money/reconciliation/service.server.ts';
import { listTemplates } from '#modules/money/splits/service.server.ts';
import { idsWithLinks } from '#modules/money/transaction-links/service.server.ts';
import { tagsIn } from '#modules/money/tags/service.server.ts';
import { transferCategoryOf } from '#modules/money/transfers/rules.ts';
import type { Database } from '#platform/database.server.ts';
import type { Names, RuleRow } from './rules.ts';

/** Who asks, and what rules are read with. */
export type Reader = {
  readonly db: Database;
  readonly workspace: Pick<OpenWorkspace, 'id' | 'currency' | 'country'>;
  readonly names: Names;
  /** Of the accounts that there are, that of the workspace first. */
  readonly currencies: readonly Currency[];
  readonly accounts: readonly AccountRef[];
  /** That which linking gives; null where there is none yet. */
  readonly transferCategoryId: string | null;
  /** By account: the last day of a finished statement. */
  readonly lockedDays: ReadonlyMap<string, Day>;
};

export async function readerOf(db: Database, workspace: Reader['workspace']): Promise<Reader> {
  const accounts = await accountsIn(db, workspace.id);
  const categories = await categoriesIn(db, workspace.id);
  return {
    db,
    workspace,
    names: {
      categories,
      accounts,
      tags: await tagsIn(db, workspace.id),
      templates: await listTemplates(db, workspace.id),
      country: workspace.country,
    },
    currencies: [...new Set([workspace.currency, ...accounts.map(({ currency }) => currency)])],
    accounts,
    transferCategoryId: transferCategoryOf(categories),
    lockedDays: await lockedDays(db, workspace.id),
  };
}

/** A transaction that is there, as rules see it. */
export type KeptRow = RuleRow & {
  readonly id: string;
  /** The transaction that it is a line of. */
  readonly parentId: string | null;
};

type Wanted = {
  /** What to find, in each currency; null finds nothing. */
  readonly conditionIn: (currency: Currency) => Condition | null;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly most: number;
  /** Held against other changes until the transaction ends. */
  readonly isHeld?: boolean;
};

/** Transactions that a condition finds, the newest first; without those that are deleted. */
export async function rowsFound(reader: Reader, wanted: Wanted): Promise<KeptRow[]> {
  const { db, workspace, currencies } = reader;
  return rowsWhere(reader, await whereOf(db, workspace.id, currencies, wanted), wanted);
}

/** These transactions, where they are still there. */
export async function rowsOfIds(reader: Reader, ids: readonly string[], isHeld: boolean): Promise<KeptRow[]> {
  const { id } = reader.workspace;
  const where = sql`workspace_id = ${id} and deleted_at is null and id = any(${sql.param([...ids])}::uuid[])`;
  return rowsWhere(reader, where, { most: ids.length, isHeld });
}

async function rowsWhere(
  { db, workspace, names, lockedDays: locked }: Reader,
  where: SQL,
  wanted: Pick<Wanted, 'most' | 'isHeld'>,
): Promise<KeptRow[]> {
  const { rows } = await db.execute<Found>(sql`
    select id, account_id as "accountId", booked_on::text as "bookedOn", description, reference,
      bank_text as "bankText", category_id as "categoryId", category_source as "categorySource", minor::text as minor,
      currency, original ->> 'currency' as "originalCurrency", status, import_id is not null as "isImported", note, tag_ids::text[] as "tagIds",
      needs_review as "needsReview", parent_id as "parentId", is_split as "isWhole", transfer_id is not null as "isTransferred",
      case when reconciliation_id is not null then 'reconciled' when is_cleared then 'cleared' else 'unreconciled' end as state,
      is_split or parent_id is not null as "isSplit", ${isListed(idsWithLinks(workspace.id))} as "isLinked",
      ${isListed(idsWithReceipts(workspace.id))} as "hasReceipt"
    from ${transactions} where ${where}
    order by booked_on desc, id desc limit ${wanted.most} ${wanted.isHeld === true ? sql`for update` : sql``}`);
  const kinds = new Map(names.categories.map(({ id, kind }) => [id, kind]));
  return rows.map((row) => rowOf(row, kinds, locked));
}

/** How many a condition finds, counted up to a number. */
export async function countFound({ db, workspace, currencies }: Reader, wanted: Wanted): Promise<number> {
  const where = await whereOf(db, workspace.id, currencies, wanted);
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${transactions} where ${where} limit ${wanted.most}) found`);
  return rows[0]?.count ?? 0;
}

async function whereOf(
  db: Database,
  workspaceId: string,
  currencies: readonly Currency[],
  { conditionIn, from, to }: Wanted,
): Promise<SQL> {
  const kinds = await idsByKind(db, workspaceId);
  const attached = { receipts: idsWithReceipts(workspaceId), links: idsWithLinks(workspaceId) };
  const reader = { workspaceId, kinds, attached, numbersHidden: false };
  const ways = currencies.flatMap((currency) => {
    const condition = conditionIn(currency);
    if (condition === null) return [];
    return [sql`(currency = ${currency} and ${conditionOf(condition, reader)})`];
  });
  const all = [
    sql`workspace_id = ${workspaceId} and deleted_at is null`,
    ...(from === undefined ? [] : [sql`booked_on >= ${from}`]),
    ...(to === undefined ? [] : [sql`booked_on <= ${to}`]),
    sql`(${sql.join([sql`false`, ...ways], sql` or `)})`,
  ];
  return sql.join(all, sql` and `);
}

type Found = Record<string, unknown> &
  Omit<KeptRow, 'minor' | 'kind' | 'source' | 'tagIds' | 'part' | 'isLocked'> & {
    minor: string;
    isImported: boolean;
    isWhole: boolean;
    tagIds: string[];
  };

function rowOf(
  { minor, isImported, isWhole, ...row }: Found,
  kinds: ReadonlyMap<string, CategoryKind>,
  locked: ReadonlyMap<string, Day>,
): KeptRow {
  const kind = row.categoryId === null ? null : (kinds.get(row.categoryId) ?? null);
  const part = isWhole ? 'whole' : row.parentId === null ? null : 'line';
  const isLocked = row.state === 'reconciled' || isInLocked(locked, row);
  return { ...row, kind, part, isLocked, minor: BigInt(minor), source: isImported ? 'import' : 'person' };
}

/** Whether a day of an account is in a period that agreed with a statement. */
export function isInLocked(
  locked: ReadonlyMap<string, Day>,
  { accountId, bookedOn }: { readonly accountId: string; readonly bookedOn: Day },
): boolean {
  const day = locked.get(accountId);
  return day !== undefined && bookedOn <= day;
}
