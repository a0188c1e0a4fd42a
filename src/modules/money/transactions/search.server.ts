import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import type { Database } from '#platform/database.server.ts';
import { type Chosen, daysOf, placesOf, rowsOf } from './filter.server.ts';
import type { Stretch } from '#modules/money/ledger/model.ts';
import { idList } from '#modules/money/ledger/service.server.ts';
import { isAnyOf, isOf } from '#modules/money/search-language/service.server.ts';
import { countOf, newest } from './paging.ts';
import type { KindSum } from '#modules/money/ledger/rules.ts';
import { rowSums, stretchesOf } from './stretches.server.ts';

/*
 * Text is found in one of three ways, and which is fast depends on how frequent it is. Walking reads the newest rows
 * first, in an index that holds all it needs; jumping goes to each row with the text by the trigram index; gathering
 * reads the rows of a narrow filter by its own index. The newest rows tell how frequent the text is. The figures count
 * rows walked past in the time the other ways need for one row, and were measured at a million rows in any order.
 */
const COST = { jump: 10, gather: 30 } as const;

/** Numbers of rows by which a way is chosen; a test makes them small. */
export const MEASURES = {
  /** Books so small that all is read at once. */
  walkAll: 40_000,
  /** A filter so narrow that all its rows are read at once. */
  gatherAll: 1_500,
  /** What of a list of ids is read at once (`Search.keys`). */
  keyAll: 8_000,
  sample: 8_000,
  /** What may be read while a person waits; beyond it an answer says how far it looked. */
  patience: 120_000,
  /** What it costs to begin jumping. */
  start: 12_000,
};
export type Measures = typeof MEASURES;

type Slice = { offset: number; limit: number };
type Found = { ids: string[]; count: number; isLeast: boolean; since: Day | null };
type Sums = { sums: readonly KindSum[]; since: Day | null };

const NEWEST = sql`booked_on desc, id desc`;

/** One page of what fits filter and search, newest first. `stretches`: those of the filter. */
export async function searchPage(
  db: Database,
  chosen: Chosen,
  stretches: readonly Stretch[],
  slice: Slice,
  measures: Measures = MEASURES,
): Promise<Found> {
  const extent = await extentOf(db, chosen, stretches, measures);
  const { within } = extent;
  const complete = async (source: SQL) => ({
    ...(await look(db, source, null, NEWEST, slice)),
    isLeast: false,
    since: null,
  });
  if (extent.isSmall) return complete(walked(chosen, null, within));
  const wanted = slice.offset + slice.limit + 1;
  const sample = await sampleOf(db, chosen, slice, measures.sample);
  if (sample.count >= wanted) return { ids: sample.ids, count: sample.count, isLeast: true, since: null };
  const { jump, gather } = costsOf(chosen, extent, sample, measures);
  const rowsToWalk = Math.ceil((wanted / sample.count) * measures.sample * 1.3);
  if (rowsToWalk < Math.min(jump, gather, jump < Infinity || chosen.thorough ? Infinity : 2 * measures.patience)) {
    const { from } = newest(extent.books, rowsToWalk);
    const further = await look(db, walked(chosen, from), wanted, NEWEST, slice);
    if (further.count >= wanted) return { ...further, isLeast: true, since: null };
  }
  const isIndexed = jump < Infinity;
  if (isIndexed || chosen.thorough || gather < measures.patience)
    return complete(isIndexed && jump <= gather ? jumped(chosen) : walked(chosen, null));
  const { from } = newest(extent.books, measures.patience / 2);
  return { ...(await look(db, walked(chosen, from), null, NEWEST, slice)), isLeast: false, since: from };
}

/** One page of what fits filter and search in another order, for which all of it is found first. */
export async function searchSorted(
  db: Database,
  chosen: Chosen,
  stretches: readonly Stretch[],
  order: SQL,
  slice: Slice,
  measures: Measures = MEASURES,
): Promise<Found> {
  const { source, since } = await allOf(db, chosen, stretches, measures);
  return { ...(await look(db, source, null, order, slice)), isLeast: false, since };
}

/** What all that fits filter and search comes to; only of the newest rows where all would keep a person waiting. */
export async function searchTotals(
  db: Database,
  chosen: Chosen,
  stretches: readonly Stretch[],
  measures: Measures = MEASURES,
): Promise<Sums> {
  const { source, since } = await allOf(db, chosen, stretches, measures);
  return { sums: await rowSums(db, sql`${source} source`, chosen), since };
}

/** The ids of all that fits filter and search, `most` of them at most, in no order. */
export async function searchIds(db: Database, chosen: Chosen, most: number): Promise<string[]> {
  const { source } = await allOf(db, chosen, await stretchesOf(db, chosen), MEASURES);
  const { rows } = await db.execute<{ id: string }>(sql`select id from ${source} source limit ${most}`);
  return rows.map(({ id }) => id);
}

/** All that fits filter and search, in the way that costs least; of very much, the newest. */
async function allOf(
  db: Database,
  chosen: Chosen,
  stretches: readonly Stretch[],
  measures: Measures,
): Promise<{ source: SQL; since: Day | null }> {
  const extent = await extentOf(db, chosen, stretches, measures);
  if (extent.isSmall) return { source: walked(chosen, null, extent.within), since: null };
  const sample = await sampleOf(db, chosen, { offset: 0, limit: 0 }, measures.sample);
  const costs = costsOf(chosen, extent, sample, measures);
  const least = Math.min(costs.jump, costs.gather, costs.walk);
  if (least > measures.patience && !chosen.thorough) {
    const { from } = newest(extent.books, measures.patience / 6);
    return { source: walked(chosen, from), since: from };
  }
  return { source: costs.jump === least ? jumped(chosen) : walked(chosen, null), since: null };
}

/** How many merchants, and of how many of the newest rows. */
const MERCHANTS = { most: 5, rows: 5000 } as const;

/** The merchants whose name has the words searched for, those with most rows first. */
export async function merchantsFound(db: Database, chosen: Chosen): Promise<{ name: string; count: number }[]> {
  const { search } = chosen;
  if (search === null || search.words === '') return [];
  const byText: Chosen = { ...chosen, search: { ...search, categories: [], accounts: [], figures: [] } };
  const { source } = await allOf(db, byText, await stretchesOf(db, byText), MEASURES);
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select t.description as name, count(*)::int as count
    from (select id from ${source} found order by ${NEWEST} limit ${MERCHANTS.rows}) newest
    join transactions t on t.workspace_id = ${chosen.workspaceId} and t.id = newest.id
    where strpos(lower(t.description), lower(${search.words})) > 0
    group by 1 order by 2 desc, 1 limit ${MERCHANTS.most}`);
  return rows;
}

type Extent = {
  books: readonly Stretch[];
  all: number;
  narrow: number | null;
  isSmall: boolean;
  /** Ids among which all that is searched for is. */
  within: readonly string[] | null;
};

/** How much there is to read: in the books of that currency and these days, and by a narrower filter if there is one. */
async function extentOf(
  db: Database,
  chosen: Chosen,
  stretches: readonly Stretch[],
  { walkAll, gatherAll, keyAll }: Measures,
): Promise<Extent> {
  const isNarrow = placesOf(chosen).length > 0;
  const wide = { ...chosen, accountId: null, importId: null, direction: null, categories: null };
  const books = isNarrow ? await stretchesOf(db, wide) : stretches;
  const all = countOf(books);
  const narrow = isNarrow ? countOf(stretches) : null;
  // The rows of one import lie together.
  const isFew = narrow !== null && (narrow <= gatherAll || chosen.importId !== null);
  const isSmall = all <= walkAll || isFew;
  const within = isSmall ? null : await shortestKey(db, chosen, keyAll);
  return { books, all, narrow, isSmall: isSmall || within !== null, within };
}

/** The shortest list of ids among which all that is searched for is; null where each is longer than `most`. */
async function shortestKey(db: Database, { search }: Chosen, most: number): Promise<string[] | null> {
  let shortest: string[] | null = null;
  for (const key of search?.keys ?? []) {
    const limit: number = shortest?.length ?? most + 1;
    const { rows } = await db.execute<{ id: string }>(sql`select id from ${key} key (id) limit ${limit}`);
    if (rows.length < limit) shortest = rows.map((row) => row.id);
  }
  return shortest;
}

type Sample = { size: number; texts: number; count: number; ids: string[] };

/** The newest rows: how many are searched for, and a slice of those that fit the whole filter. */
async function sampleOf(db: Database, chosen: Chosen, { offset, limit }: Slice, size: number): Promise<Sample> {
  const wide = { ...chosen, accountId: null, importId: null, direction: null, categories: null };
  const { rows } = await db.execute<Omit<Sample, 'size'>>(sql`
    with newest as (
      select id, booked_on, search_text, minor, category_id, account_id${
        chosen.search?.condition == null
          ? sql``
          : sql`, reference, status, bank_text, import_id, note, tag_ids, needs_review, original, is_cleared,
              reconciliation_id, is_split, parent_id, category_source`
      } from transactions
      where ${rowsOf(wide)} order by booked_on desc, id desc limit ${size}
    ), found as materialized (
      select id, booked_on, ${sql.join([sql`true`, ...placesOf(chosen)], sql` and `)} as fits
      from newest where ${isFound(chosen)}
    )
    select (select count(*) from found)::int as texts, (select count(*) from found where fits)::int as count,
      array(select id from found where fits order by booked_on desc, id desc offset ${offset} limit ${limit}) as ids`);
  return { size, ...(rows[0] ?? { texts: 0, count: 0, ids: [] }) };
}

/** What each way to read everything costs, in rows walked past. */
function costsOf(chosen: Chosen, { all, narrow }: Extent, { size, texts }: Sample, { start }: Measures) {
  const rowsWithText = ((texts + 0.5) / size) * all;
  return {
    jump: chosen.search?.isIndexed === true ? start + rowsWithText * COST.jump : Infinity,
    gather: narrow === null ? Infinity : narrow * COST.gather,
    walk: all,
  };
}

/** Whether a row is one of those searched for. Words that a member may not read find nothing (decision 038). */
function isFound({ workspaceId, search }: Chosen): SQL {
  if (search === null) return sql`true`;
  const { pattern, amounts, condition } = search;
  const conditions = [isAnyOf(search, pattern, { ...search, workspaceId })];
  if (amounts !== null) conditions.push(isOf(amounts, { workspaceId }));
  if (condition !== null) conditions.push(condition);
  return sql.join(conditions, sql` and `);
}

/** Rows searched for, by reading those of the filter from a day on, or those of them with these ids. */
function walked(chosen: Chosen, from: Day | null, within: readonly string[] | null = null): SQL {
  return sql`(select id, booked_on, minor, category_id, account_id, search_text from transactions
    where ${rowsOf(chosen, { from })} and ${isFound(chosen)}
      ${within === null ? sql`` : sql`and id = any(${idList(within)})`})`;
}

const bigints = (values: readonly bigint[]) => sql`${`{${values.join(',')}}`}::bigint[]`;

/** Rows searched for, each way by its own index. Where only amounts are asked for, they are the way. */
function jumped(chosen: Chosen): SQL {
  const {
    pattern = null,
    categories = [],
    accounts = [],
    figures = [],
    amounts = null,
    condition = null,
  } = chosen.search ?? {};
  const ways = pattern === null ? (amounts ?? []) : figures;
  const conditions = [
    sql`true`,
    ...daysOf(chosen),
    ...placesOf(chosen),
    ...(amounts === null ? [] : [isOf(amounts, chosen)]),
  ];
  if (condition !== null) conditions.push(condition);
  return sql`(select id, booked_on, minor, category_id, account_id, search_text from search_transactions(
      ${pattern}, ${chosen.currency}, ${idList(categories)}, ${idList(accounts)},
      ${bigints(ways.map(([least]) => least))}, ${bigints(ways.map(([, most]) => most))})
    where ${sql.join(conditions, sql` and `)})`;
}

/** Finds at most so many in this order (null: all), counts them, and takes a slice. */
async function look(db: Database, source: SQL, most: number | null, order: SQL, { offset, limit }: Slice) {
  const { rows } = await db.execute<{ count: number; ids: string[] }>(sql`
    with found as materialized (
      select * from ${source} source
      ${most === null ? sql`` : sql`order by ${order} limit ${most}`}
    )
    select (select count(*) from found)::int as count,
      array(select id from found order by ${order} offset ${offset} limit ${limit}) as ids`);
  return rows[0] ?? { count: 0, ids: [] };
}
