import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { addDays, type Day } from '#kernel/calendar.ts';
import { connectionOf, type Database, takeTurn } from '#platform/database.server.ts';
import type { ExchangeRate, NewestRate, OwnRate, OwnSource, RateKey } from './model.ts';
import { operatorRatesBetween, operatorRatesFor, preferenceOf } from './operator-store.server.ts';
import { columnsOf } from './rate-columns.ts';
import { LONGEST_AGE } from './rules.ts';
import { exchangeRates, operatorExchangeRates } from './table.server.ts';

const { source, day, from, to, rate } = exchangeRates;
const FIELDS = { source, day, from, to, rate };
const inWorkspace = (workspaceId: string) => eq(exchangeRates.workspaceId, workspaceId);
const ofKey = (workspaceId: string, key: RateKey) =>
  and(inWorkspace(workspaceId), eq(from, key.from), eq(to, key.to), eq(day, key.day), eq(source, key.source));

/** Changes of one workspace's rates wait for each other, so that none goes over the limit. */
export function takeRatesTurn(db: Database, workspaceId: string): Promise<void> {
  return takeTurn(db, `exchange rates ${workspaceId}`);
}

/** The newest rate of each pair, of the workspace or the operator, and on how many days the pair has one. */
export async function newestRates(db: Database, workspaceId: string): Promise<NewestRate[]> {
  const { rows } = await db.execute<NewestRate>(sql`
    with known as (
      select ${from} as "from", ${to} as "to", ${day} as day, ${source} as source, ${rate} as rate
      from ${exchangeRates} where ${inWorkspace(workspaceId)}
      union all select from_currency, to_currency, day, source, rate from ${operatorExchangeRates}
    ), counted as (
      select "from", "to", count(distinct day)::integer as days from known group by 1, 2
    )
    select distinct on ("from", "to") source, day::text as day, "from", "to", rate, days
    from known join counted using ("from", "to")
    order by "from", "to", day desc, ${preferenceOf(sql`source`)}`);
  return rows;
}

/** The newest rate of each pair among those that are good for the day: of the workspace, and of the operator. */
export async function ratesFor(db: Database, workspaceId: string, on: Day): Promise<ExchangeRate[]> {
  const own = await db
    .selectDistinctOn([from, to], FIELDS)
    .from(exchangeRates)
    .where(and(inWorkspace(workspaceId), lte(day, on), gte(day, addDays(on, -LONGEST_AGE))))
    .orderBy(from, to, sql`${day} desc`, preferenceOf(source));
  return [...own, ...(await operatorRatesFor(db, on))];
}

/** All rates that are good for some day of the stretch, those of the workspace first, each oldest first. */
export async function ratesBetween(db: Database, workspaceId: string, first: Day, last: Day): Promise<ExchangeRate[]> {
  const own = await db
    .select(FIELDS)
    .from(exchangeRates)
    .where(and(inWorkspace(workspaceId), lte(day, last), gte(day, addDays(first, -LONGEST_AGE))))
    .orderBy(day, from, to, preferenceOf(source));
  return [...own, ...(await operatorRatesBetween(db, first, last))];
}

export async function countRates(db: Database, workspaceId: string): Promise<number> {
  return db.$count(exchangeRates, inWorkspace(workspaceId));
}

type By = { readonly workspaceId: string; readonly userId: string; readonly now: Date };

/** Writes rates in place of those of the same source, pair and day. Answers how many were new, and how many changed. */
export async function putRates(
  db: Database,
  { workspaceId, userId, now }: By,
  rates: readonly OwnRate[],
): Promise<{ added: number; changed: number }> {
  const { rows } = await connectionOf(db).query<{ is_new: boolean }>(
    `insert into exchange_rates as kept (workspace_id, user_id, created_at, source, day, from_currency, to_currency, rate)
     select $1::uuid, $2::uuid, $3::timestamptz, one.* from unnest($4::text[], $5::date[], $6::text[], $7::text[], $8::text[]) one
     on conflict (workspace_id, from_currency, to_currency, day, source) do update
       set rate = excluded.rate, user_id = excluded.user_id, created_at = excluded.created_at
       where kept.rate <> excluded.rate
     returning xmax = 0 as is_new`,
    [workspaceId, userId, now, ...columnsOf(rates)],
  );
  const added = rows.filter((row) => row.is_new).length;
  return { added, changed: rows.length - added };
}

/** The rate of a source for a pair on a day; null where there is none. */
export async function rateOf(db: Database, workspaceId: string, key: RateKey): Promise<string | null> {
  const [found] = await db.select({ rate }).from(exchangeRates).where(ofKey(workspaceId, key));
  return found?.rate ?? null;
}

/** Writes a rate unless there is one in its place. */
export async function addRate(db: Database, { workspaceId, userId, now }: By, one: OwnRate): Promise<void> {
  await db
    .insert(exchangeRates)
    .values({ ...one, workspaceId, userId, createdAt: now })
    .onConflictDoNothing();
}

/** The rate that was deleted; null where it is not there. */
export async function removeRate(db: Database, workspaceId: string, key: RateKey): Promise<OwnRate | null> {
  const [gone] = await db.delete(exchangeRates).where(ofKey(workspaceId, key)).returning(FIELDS);
  return gone ?? null;
}

/** Answers how many there were. */
export async function removeRatesOf(db: Database, workspaceId: string, which: OwnSource): Promise<number> {
  const gone = await db.delete(exchangeRates).where(and(inWorkspace(workspaceId), eq(source, which)));
  return gone.rowCount ?? 0;
}
