import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import type { Stretch } from '#modules/money/ledger/model.ts';
import { countsAs, type KindSum } from '#modules/money/ledger/rules.ts';
import {
  byKind,
  countsOfStretches,
  type KindFigures,
  sumsByKind,
  type SumScope,
} from '#modules/money/ledger/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { type Chosen, rowsOf } from './filter.server.ts';

/** How many rows the filter has, search aside, newest stretch first: from the kept sums, and those of one import from the rows. */
export async function stretchesOf(db: Database, chosen: Chosen): Promise<Stretch[]> {
  const stretches = chosen.importId === null ? await keptStretches(db, chosen) : await countRows(db, chosen);
  return stretches.toSorted((a, b) => (a.from < b.from ? 1 : -1));
}

/** What the rows of the filter come to, search aside, by kind of category. */
export async function kindSumsOf(db: Database, chosen: Chosen): Promise<KindSum[]> {
  if (chosen.importId !== null) return rowSums(db, sql`transactions where ${rowsOf(chosen)}`, chosen);
  const [sums = []] = await sumsByKind(db, scopeOf(chosen), chosen.kinds, [chosen]);
  return sums.flatMap((sum) => inDirection(sum, chosen) ?? []);
}

/** Which kept sums a filter adds up. */
export function scopeOf({ workspaceId, currency, accountId, categories }: Chosen): SumScope {
  return { workspaceId, accounts: { currency, id: accountId }, categories };
}

async function keptStretches(db: Database, chosen: Chosen): Promise<Stretch[]> {
  const stretches = await countsOfStretches(db, scopeOf(chosen), chosen);
  if (chosen.direction === null) return stretches;
  const sums = await sumsByKind(db, scopeOf(chosen), chosen.kinds, stretches);
  return stretches.map((stretch, at) => {
    const counts = (sums[at] ?? []).map((sum) => inDirection(sum, chosen)?.count ?? 0);
    return { ...stretch, count: counts.reduce((all, count) => all + count, 0) };
  });
}

async function countRows(db: Database, chosen: Chosen): Promise<Stretch[]> {
  const { rows } = await db.execute<Omit<Stretch, 'from'> & { from: Day | null }>(sql`
    select min(booked_on)::text as from, max(booked_on)::text as to, count(*)::int as count
    from transactions where ${rowsOf(chosen)}`);
  return rows.flatMap(({ from, ...rest }) => (from === null ? [] : [{ from, ...rest }]));
}

/** The part of a kept sum that counts in the direction asked for; null where nothing does. */
function inDirection(sum: KindFigures, { direction, includeTransfers }: Chosen): KindSum | null {
  const { key: kind, in: came, out: went, count, inCount, outCount } = sum;
  const counts = (minor: bigint) => direction === null || countsAs(direction, kind, minor, { includeTransfers });
  if (counts(0n)) return { kind, in: came, out: went, count };
  if (counts(1n)) return inCount === 0 ? null : { kind, in: came, out: 0n, count: inCount };
  return counts(-1n) && outCount > 0 ? { kind, in: 0n, out: went, count: outCount } : null;
}

type Added = { kind: CategoryKind | null; count: number; in: string; out: string };

/** Rows of a source added up by kind of category. @param source `from` and what follows: rows with `minor` and `category_id` */
export async function rowSums(db: Database, source: SQL, { kinds }: Chosen): Promise<KindSum[]> {
  const { value, joined } = byKind(kinds);
  const { rows } = await db.execute<Added>(sql`
    select ${value} as kind, count(*)::int as count, coalesce(sum(greatest(minor, 0)), 0)::text as in,
      coalesce(sum(least(minor, 0)), 0)::text as out
    from (select minor, category_id from ${source}) found ${joined} group by 1`);
  return rows.map((row) => ({ ...row, in: BigInt(row.in), out: BigInt(row.out) }));
}
