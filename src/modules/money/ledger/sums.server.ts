import { type SQL, sql } from 'drizzle-orm';
import { type Day, daysOf, type Month } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Stretch } from './model.ts';
import { NO_CATEGORY } from './table.server.ts';
import { combined, type Figures, monthsWithin, partsOf, type Period, type PeriodPart } from './periods.ts';

/*
 * Every total is read here, from sums that triggers keep: by month and category, by day and category, and by month alone.
 * The indexes hold all that is asked for, so that no table is visited.
 */

/** Which transactions: of accounts, each with its currency, or of all in a currency (of one alone where `id` names it). */
export type SumScope = {
  readonly workspaceId: string;
  readonly accounts:
    | { readonly held: ReadonlyMap<string, Currency> }
    | { readonly currency: Currency; readonly id: string | null };
  /** `NO_CATEGORY` stands for none. Null: whatever the category. */
  readonly categories: { readonly only: readonly string[] } | { readonly except: readonly string[] } | null;
  /** Few transactions are booked later: decides how a period is read, not what it comes to. */
  readonly today?: Day;
};

export type KindIds = Readonly<Record<CategoryKind, readonly string[]>>;

type Sum<Value> = Figures & { readonly currency: Currency; readonly key: Value };
/** What transactions in a currency come to under one kind of category; the key is null where they have none. */
export type KindFigures = Sum<CategoryKind | null>;

/** Values without commas as one parameter. */
const list = (values: readonly (string | number)[]) => `{${values.join(',')}}`;

/** A list of ids as one parameter. */
export function idList(ids: readonly string[]): SQL {
  return sql`${list(ids)}::uuid[]`;
}

/** What sums are told apart by, the table that knows it, and whether the numbers of those in and out are wanted too. */
type Key = { readonly value: SQL; readonly joined: SQL; readonly sides?: true };

const BY_CATEGORY: Key = { value: sql`category_id`, joined: sql`` };
const BY_ACCOUNT: Key = { value: sql`account_id`, joined: sql`` };
const TOGETHER: Key = { value: sql`null`, joined: sql`` };

/** The kind of a `category_id`, null without one. A table of the categories: comparing each sum with lists of ids took longer than reading it. */
export function byKind(kinds: KindIds): Key {
  const pairs = Object.entries(kinds).flatMap(([kind, ids]) => ids.map((id) => ({ id, kind })));
  const names = list(pairs.map(({ kind }) => kind));
  return {
    value: sql`kinds.kind`,
    joined: sql`left join unnest(${idList(pairs.map(({ id }) => id))}, ${names}::text[]) kinds (of_category, kind)
      on kinds.of_category = category_id`,
    sides: true,
  };
}

/** For each period, in their order: what the transactions come to by currency and kind of category. */
export async function sumsByKind(
  db: Database,
  scope: SumScope,
  kinds: KindIds,
  periods: readonly Period[],
): Promise<KindFigures[][]> {
  return sumsOfPeriods<CategoryKind | null>(db, scope, byKind(kinds), periods);
}

type PlainSum = Omit<Sum<string>, 'inCount' | 'outCount'>;

/** The same by currency and category; the key `NO_CATEGORY` stands for none. */
export async function sumsByCategory(db: Database, scope: SumScope, periods: readonly Period[]): Promise<PlainSum[][]> {
  return sumsOfPeriods<string>(db, scope, BY_CATEGORY, periods);
}

/** How many transactions of a period each category or account has; the key `NO_CATEGORY` stands for none. */
export async function countsByGroup(
  db: Database,
  scope: SumScope,
  group: 'category' | 'account',
  period: Period,
): Promise<{ readonly key: string; readonly count: number }[]> {
  const key = group === 'category' ? BY_CATEGORY : BY_ACCOUNT;
  const [sums = []] = await sumsOfPeriods<string>(db, scope, key, [period]);
  return sums.map(({ key: of, count }) => ({ key: of, count }));
}

/** What was spent on a day from an account, in minor units: refunds are taken off, so that it can be below zero. */
export type DaySpending = { readonly day: Day; readonly accountId: string; readonly spent: bigint };

/**
 * As `moneyFlow` counts it: all of the categories of spending, and what went out without a category. Days on which nothing
 * moved there are left out. Read by account, and only what counts: by currency and kind it takes a third longer.
 */
export async function spentByDay(
  db: Database,
  { workspaceId, accountIds }: { readonly workspaceId: string; readonly accountIds: readonly string[] },
  { expense }: Pick<KindIds, 'expense'>,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<DaySpending[]> {
  const { rows } = await connectionOf(db).query<{ day: Day; accountId: string; spent: string }>({
    name: 'ledger_spent_by_day',
    text: `select day, account_id as "accountId",
        (-sum(case when category_id = $6 then out_minor else in_minor + out_minor end))::text as spent
      from transaction_days
      where workspace_id = $1 and account_id = any($2::uuid[]) and day between $3 and $4 and count <> 0
        and category_id = any($5::uuid[])
      group by 1, 2`,
    values: [workspaceId, accountIds, from, to, [...expense, NO_CATEGORY], NO_CATEGORY],
  });
  return rows.map(({ spent, ...day }) => ({ ...day, spent: BigInt(spent) }));
}

/** How many transactions there are in each month of a period, and in its days at the edges that make no month. */
export async function countsOfStretches(db: Database, scope: SumScope, period: Period): Promise<Stretch[]> {
  const { months, edges } = monthsWithin(period);
  const inMonths = months === null ? [] : await countsByMonth(db, scope, months);
  const inEdges = await sumsOfPeriods<null>(db, scope, TOGETHER, edges);
  return [
    ...inMonths.map(({ month, count }) => {
      const { first, last } = daysOf(month);
      return { from: first, to: last, count };
    }),
    ...edges.map((edge, at) => ({ ...edge, count: (inEdges[at] ?? []).reduce((all, { count }) => all + count, 0) })),
  ].filter(({ count }) => count > 0);
}

type Months = { readonly first: Month | null; readonly last: Month | null };

/** The months with transactions, the newest first. Without a category among what is asked, from a hundredth of the sums. */
export async function countsByMonth(
  db: Database,
  scope: SumScope,
  { first, last }: Months = { first: null, last: null },
): Promise<{ month: Month; count: number }[]> {
  const { rows } = await db.execute<{ month: Month; count: number }>(sql`
    select month, sum(count)::int as count
    from ${scope.categories === null ? sql`transaction_months` : sql`transaction_sums`}
    where ${placesOf(scope)} ${first === null ? sql`` : sql`and month >= ${first}`}
      ${last === null ? sql`` : sql`and month <= ${last}`}
    group by month having sum(count) > 0 order by month desc`);
  return rows;
}

function placesOf({ workspaceId, accounts, categories }: SumScope): SQL {
  const ids =
    'held' in accounts
      ? idList([...accounts.held.keys()])
      : sql`array(select id from bank_accounts where workspace_id = ${workspaceId} and currency = ${accounts.currency}
          ${accounts.id === null ? sql`` : sql`and id = ${accounts.id}`})`;
  const ofCategories =
    categories === null
      ? sql``
      : 'only' in categories
        ? sql`and category_id = any(${idList(categories.only)})`
        : sql`and category_id <> all(${idList(categories.except)})`;
  return sql`workspace_id = ${workspaceId} and account_id = any(${ids}) ${ofCategories}`;
}

/** The currency of a sum: one for all, or that of its account. Added up by currency there are a few sums to send. */
function currencyOf({ accounts }: SumScope): Key {
  const held = 'held' in accounts ? new Set(accounts.held.values()) : new Set([accounts.currency]);
  const [only] = held;
  if (!('held' in accounts) || (held.size === 1 && only !== undefined))
    return { value: sql`${only ?? ''}::text`, joined: sql`` };
  const currencies = list([...accounts.held.values()]);
  return {
    value: sql`held.currency`,
    joined: sql`join unnest(${idList([...accounts.held.keys()])}, ${currencies}::text[]) held (id, currency)
      on held.id = account_id`,
  };
}

type Part = { readonly part: PeriodPart; readonly place: number };
type Row<Value> = { at: number; currency: Currency; key: Value; in: string; out: string } & Omit<Figures, 'in' | 'out'>;

/** One statement, however many periods; what several of them are made of is read once. */
async function sumsOfPeriods<Value extends string | null>(
  db: Database,
  scope: SumScope,
  key: Key,
  periods: readonly Period[],
): Promise<Sum<Value>[][]> {
  const wanted = periods.map((period) => partsOf(period, scope.today));
  const parts = new Map<string, Part>();
  for (const part of wanted.flat()) if (!parts.has(nameOf(part))) parts.set(nameOf(part), { part, place: parts.size });
  if (parts.size === 0) return periods.map(() => []);
  const { rows } = await db.execute<Row<Value>>(sql.join(readsOf(scope, key, [...parts.values()]), sql` union all `));
  const byPart = Map.groupBy(
    rows.map((row) => ({ ...row, in: BigInt(row.in), out: BigInt(row.out) })),
    ({ at }) => at,
  );
  return wanted.map((own) => {
    const signed = own.map((part) => ({
      sign: part.sign,
      rows: byPart.get(parts.get(nameOf(part))?.place ?? -1) ?? [],
    }));
    return combined(signed, (row) => `${row.currency} ${row.key}`);
  });
}

const nameOf = ({ by, first, last }: PeriodPart) => `${by} ${first} ${last}`;

/** Months that stand alone are read together, the rest stretch by stretch. */
function readsOf(scope: SumScope, key: Key, parts: readonly Part[]): SQL[] {
  const months: Part[] = [];
  const stretches: Part[] = [];
  const days: Part[] = [];
  for (const one of parts)
    (one.part.by === 'day'
      ? days
      : one.part.first === one.part.last && one.part.first !== null
        ? months
        : stretches
    ).push(one);
  return [
    ...(months.length === 0 ? [] : [readMonths(scope, key, months)]),
    ...(stretches.length === 0
      ? []
      : [
          readStretches(scope, key, stretches, {
            table: sql`transaction_sums`,
            column: sql`month`,
            type: sql`bpchar[]`,
          }),
        ]),
    ...(days.length === 0
      ? []
      : [readStretches(scope, key, days, { table: sql`transaction_days`, column: sql`day`, type: sql`date[]` })]),
  ];
}

const SUMS = sql`sum(in_minor)::text as in, sum(out_minor)::text as out, sum(count)::int as count`;
const SIDES = sql`sum(in_count)::int as "inCount", sum(out_count)::int as "outCount"`;
/** Of a few thousand sums, those that nobody asks for are a quarter of the time. */
const figuresOf = ({ sides }: Key) => (sides ? sql`${SUMS}, ${SIDES}` : sql`${SUMS}, 0 as "inCount", 0 as "outCount"`);

/** A year of months added up at once takes two thirds of the time that twelve sums take. */
function readMonths(scope: SumScope, key: Key, parts: readonly Part[]): SQL {
  const months = sql`${list(parts.map(({ part }) => part.first ?? FIRST_MONTH))}::bpchar[]`;
  const currency = currencyOf(scope);
  return sql`
    select part.at, kept.currency, kept.key, kept.in, kept.out, kept.count, kept."inCount", kept."outCount"
    from (
      select month, ${currency.value} as currency, ${key.value} as key, ${figuresOf(key)}
      from transaction_sums ${currency.joined} ${key.joined}
      where ${placesOf(scope)} and month = any(${months}) and count <> 0
      group by 1, 2, 3
    ) kept
    join unnest(${list(parts.map(({ place }) => place))}::int[], ${months}) part (at, month) on part.month = kept.month`;
}

/** The parts one by one, each a stretch of the index. */
function readStretches(
  scope: SumScope,
  key: Key,
  parts: readonly Part[],
  { table, column, type }: { table: SQL; column: SQL; type: SQL },
): SQL {
  const places = list(parts.map(({ place }) => place));
  const firsts = list(parts.map(({ part }) => part.first ?? FIRST_MONTH));
  const currency = currencyOf(scope);
  const lasts = list(parts.map(({ part }) => part.last ?? LAST_MONTH));
  return sql`
    select part.at, kept.* from unnest(${places}::int[], ${firsts}::${type}, ${lasts}::${type}) part (at, first, last)
    cross join lateral (
      select ${currency.value} as currency, ${key.value} as key, ${figuresOf(key)}
      from ${table} ${currency.joined} ${key.joined}
      where ${placesOf(scope)} and ${column} between part.first and part.last and count <> 0
      group by 1, 2
    ) kept`;
}

/** Before and after every month that is written `YYYY-MM`. */
const FIRST_MONTH = '0000-00';
const LAST_MONTH = '9999-99';
