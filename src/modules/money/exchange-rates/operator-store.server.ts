import { and, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { addDays, type Day } from '#kernel/calendar.ts';
import { connectionOf, type Database, takeTurn } from '#platform/database.server.ts';
import { type ExchangeRate, type OperatorRates, type OperatorSource, RateSourceSchema } from './model.ts';
import { columnsOf } from './rate-columns.ts';
import { LONGEST_AGE } from './rules.ts';
import { operatorExchangeRates } from './table.server.ts';

const { source, day, from, to, rate } = operatorExchangeRates;
const FIELDS = { source, day, from, to, rate };

/** The place of a source in `RateSourceSchema`: the first of one day counts. */
export function preferenceOf(of: AnyPgColumn | SQL): SQL {
  return sql`array_position(${`{${RateSourceSchema.options.join(',')}}`}::text[], ${of})`;
}

/** The newest rate of each pair among those that are good for the day. */
export function operatorRatesFor(db: Database, on: Day): Promise<ExchangeRate[]> {
  return db
    .selectDistinctOn([from, to], FIELDS)
    .from(operatorExchangeRates)
    .where(and(lte(day, on), gte(day, addDays(on, -LONGEST_AGE))))
    .orderBy(from, to, sql`${day} desc`, preferenceOf(source));
}

/** All rates that are good for some day of the stretch, oldest first. */
export function operatorRatesBetween(db: Database, first: Day, last: Day): Promise<ExchangeRate[]> {
  return db
    .select(FIELDS)
    .from(operatorExchangeRates)
    .where(and(lte(day, last), gte(day, addDays(first, -LONGEST_AGE))))
    .orderBy(day, from, to, preferenceOf(source));
}

/** Changes of the operator's rates wait for each other, so that none goes over the limit. */
export function takeOperatorTurn(db: Database): Promise<void> {
  return takeTurn(db, 'exchange rates of the operator');
}

/** What there is of each source. */
export async function listOperatorRates(db: Database): Promise<OperatorRates[]> {
  const { rows } = await db.execute<OperatorRates>(sql`
    select source, count(*)::integer as rates, count(distinct (from_currency, to_currency))::integer as pairs,
      max(day)::text as newest
    from ${operatorExchangeRates} group by source order by ${preferenceOf(sql`source`)}`);
  return rows;
}

export function countOperatorRates(db: Database): Promise<number> {
  return db.$count(operatorExchangeRates);
}

type OperatorRate = Omit<ExchangeRate, 'source'> & { readonly source: OperatorSource };

/** Writes rates in place of those of the same source, pair and day. Answers how many were new, and how many changed. */
export async function putOperatorRates(
  db: Database,
  now: Date,
  rates: readonly OperatorRate[],
): Promise<{ added: number; changed: number }> {
  const { rows } = await connectionOf(db).query<{ is_new: boolean }>(
    `insert into operator_exchange_rates as kept (created_at, source, day, from_currency, to_currency, rate)
     select $1::timestamptz, one.* from unnest($2::text[], $3::date[], $4::text[], $5::text[], $6::text[]) one
     on conflict (from_currency, to_currency, day, source) do update
       set rate = excluded.rate, created_at = excluded.created_at where kept.rate <> excluded.rate
     returning xmax = 0 as is_new`,
    [now, ...columnsOf(rates)],
  );
  const added = rows.filter((row) => row.is_new).length;
  return { added, changed: rows.length - added };
}

/** What was fetched and is of earlier days is not needed any more. */
export async function removeFetchedBefore(db: Database, first: Day): Promise<void> {
  await db.delete(operatorExchangeRates).where(and(eq(source, 'provider'), lt(day, first)));
}

/** Answers how many there were. */
export async function removeOperatorRates(db: Database, which: OperatorSource): Promise<number> {
  const gone = await db.delete(operatorExchangeRates).where(eq(source, which));
  return gone.rowCount ?? 0;
}
