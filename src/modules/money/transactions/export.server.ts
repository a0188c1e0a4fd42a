import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoriesIn, chartOf } from '#modules/money/categories/service.server.ts';
import { tagsIn } from '#modules/money/tags/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Day } from '#kernel/calendar.ts';
import type { ExportView } from '#modules/money/export-formats/model.ts';
import { movedBefore } from '#modules/money/ledger/service.server.ts';
import type { ExportFilter } from './exporting.ts';
import { type ExportedRow, MOST_EXPORTED, type Transaction } from './model.ts';
import type { Asker } from './filter.server.ts';
import { pageOf, rowsById } from './pages.server.ts';
import { orderBy } from './sorting.server.ts';
import { spelledRight } from './spelling.server.ts';

const NOTHING: ReadonlyMap<string, bigint> = new Map();
/** Rows read at once; so many are asked about before more are read. */
const BLOCK = 1000;

/**
 * All rows of a filter, block by block, however long the search takes; null where they are more than one export holds. Of
 * every currency one after the other, by day where they are sorted by day. `permit` is asked before more than one block is
 * read.
 */
export async function exportedRows(
  db: Database,
  asker: Asker,
  { everyCurrency, ...filter }: ExportFilter,
  permit: () => Promise<void>,
): Promise<Transaction[] | null> {
  const currencies = everyCurrency ? await currenciesHeld(db, asker.id) : [filter.currency];
  const all: Transaction[] = [];
  let isPermitted = false;
  for (const currency of currencies) {
    for await (const rows of blocksOf(db, asker, { ...filter, currency })) {
      all.push(...rows);
      if (all.length > MOST_EXPORTED) return null;
      if (all.length >= BLOCK && !isPermitted) {
        await permit();
        isPermitted = true;
      }
    }
  }
  const { column, direction } = filter.sort;
  if (currencies.length === 1 || column !== 'date') return all;
  const byDay = all.toSorted((a, b) => (`${a.bookedOn} ${a.id}` < `${b.bookedOn} ${b.id}` ? -1 : 1));
  return direction === 'up' ? byDay : byDay.toReversed();
}

async function currenciesHeld(db: Database, workspaceId: string): Promise<string[]> {
  return [...new Set((await accountsIn(db, workspaceId)).map(({ currency }) => currency))].toSorted();
}

/** All rows of a filter in one currency. */
async function* blocksOf(db: Database, asker: Asker, { sort, ...filter }: Omit<ExportFilter, 'everyCurrency'>) {
  const order = await orderBy(db, asker, sort);
  const { rows, chosen } = await spelledRight(db, asker, { ...filter, thorough: true }, async (asked) => ({
    ...(await pageOf(db, asked, order, { page: 1, pageSize: BLOCK })),
    chosen: asked,
  }));
  yield rows;
  for (let page = 2, last = rows.length; last === BLOCK; page += 1) {
    const block = (await pageOf(db, chosen, order, { page, pageSize: BLOCK })).rows;
    last = block.length;
    yield block;
  }
}

/** The rows as a sheet has them: with names in place of ids. */
export async function namedRows(
  db: Database,
  workspaceId: string,
  rows: readonly Transaction[],
): Promise<ExportedRow[]> {
  const nameOf = (all: readonly { id: string; name: string }[]) => new Map(all.map(({ id, name }) => [id, name]));
  const accounts = nameOf(await accountsIn(db, workspaceId));
  const known = await categoriesIn(db, workspaceId);
  const categories = nameOf(known);
  const codesOf = await chartOf(db, workspaceId, known);
  const tagsOf = await namesOfTags(db, workspaceId, rows);
  return rows.map(({ accountId, categoryId, tagIds, ...row }) => ({
    bookedOn: row.bookedOn,
    description: row.description,
    bankText: row.bankText,
    amount: row.amount,
    reference: row.reference,
    status: row.status,
    note: row.note,
    original: row.original,
    tags: tagsOf({ tagIds }),
    account: accounts.get(accountId) ?? '',
    category: categoryId === null ? null : (categories.get(categoryId) ?? null),
    codes: codesOf?.(categoryId) ?? null,
  }));
}

type Tagged = Pick<Transaction, 'tagIds'>;

/** Reads the tags of a workspace where a row has any, and answers the names of those of a row. */
async function namesOfTags(
  db: Database,
  workspaceId: string,
  rows: readonly Tagged[],
): Promise<(row: Tagged) => string[]> {
  const tags = rows.some(({ tagIds }) => tagIds.length > 0) ? await tagsIn(db, workspaceId) : [];
  const names = new Map(tags.map(({ id, name }) => [id, name]));
  return ({ tagIds }) => tagIds.flatMap((id) => names.get(id) ?? []);
}

/**
 * The rows with the accounts and categories that they name. Where only account and days are filtered by, all accounts of the
 * filter are there, with what was in them before its first day; else those of the rows, without a balance.
 */
export async function viewOf(
  db: Database,
  workspaceId: string,
  filter: ExportFilter,
  { rows, today }: { readonly rows: readonly Transaction[]; readonly today: Day },
): Promise<ExportView> {
  const isWhole = hasEveryRow(filter);
  const used = new Set(rows.map(({ accountId }) => accountId));
  const moved = isWhole && filter.from !== undefined ? await movedBefore(db, workspaceId, filter.from) : NOTHING;
  const held = await accountsIn(db, workspaceId);
  const accounts = held
    .filter(
      ({ id, currency }) => (filter.everyCurrency || currency === filter.currency) && (filter.accountId ?? id) === id,
    )
    .filter(({ id }) => isWhole || used.has(id))
    .map(({ id, name, accountType, currency, openingMinor }) => ({
      id,
      name,
      accountType,
      currency,
      openingMinor: isWhole ? openingMinor + (moved.get(id) ?? 0n) : null,
    }));
  const categories = await categoriesIn(db, workspaceId);
  const codesOf = await chartOf(db, workspaceId, categories);
  const { from = null, includeTransfers } = filter;
  const wholes = await wholesOf(db, workspaceId, rows);
  const tagsOf = await namesOfTags(db, workspaceId, [...rows, ...wholes.values()]);
  const splitOf = ({ parentId, description }: Transaction) =>
    parentId === null ? null : { id: parentId, description: wholes.get(parentId)?.description ?? description };
  const named = (all: Iterable<Transaction>) =>
    [...all].map((row) => ({ ...row, tags: tagsOf(row), split: splitOf(row) }));
  return {
    today,
    from,
    includeTransfers,
    rows: named(rows),
    wholes: named(wholes.values()),
    accounts,
    categories,
    codesOf,
  };
}

/** The transactions that rows are lines of, by id; where a line is masked, so are the words of its whole. */
async function wholesOf(db: Database, workspaceId: string, rows: readonly Transaction[]) {
  const ids = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))];
  const wholes = new Map<string, Transaction>();
  for (let from = 0; from < ids.length; from += BLOCK)
    for (const whole of await rowsById(db, workspaceId, ids.slice(from, from + BLOCK))) wholes.set(whole.id, whole);
  for (const { parentId, description, isMasked } of rows) {
    const whole = parentId !== null && isMasked ? wholes.get(parentId) : undefined;
    if (whole !== undefined)
      wholes.set(whole.id, { ...whole, description, isMasked, bankText: null, reference: null, note: null });
  }
  return wholes;
}

/** Whether every transaction of its accounts and days is in the list. */
function hasEveryRow(filter: ExportFilter): boolean {
  const { search, categoryId, uncategorisedOnly, importId, direction, withoutTransfers } = filter;
  const places = [categoryId, importId, direction];
  return search === '' && !uncategorisedOnly && !withoutTransfers && places.every((place) => place === undefined);
}
