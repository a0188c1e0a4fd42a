import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { type Asker, rowsOf } from './filter.server.ts';
import type { Filter } from './model.ts';
import { searchIds } from './search.server.ts';
import { spelledRight } from './spelling.server.ts';

/** The ids of all rows that a filter finds, as the list shows them; null where there are more than `most`. */
export async function idsFound(db: Database, asker: Asker, filter: Filter, most: number): Promise<string[] | null> {
  const { ids } = await spelledRight(db, asker, { ...filter, thorough: true }, async (chosen) => {
    const found =
      chosen.search === null
        ? (
            await db.execute<{ id: string }>(sql`select id from transactions where ${rowsOf(chosen)} limit ${most + 1}`)
          ).rows.map(({ id }) => id)
        : await searchIds(db, chosen, most + 1);
    return { ids: found, count: found.length, since: null };
  });
  return ids.length > most ? null : ids;
}
