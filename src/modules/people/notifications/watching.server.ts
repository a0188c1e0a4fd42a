import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Day, dayAt } from '#kernel/calendar.ts';
import { marketIn } from '#kernel/markets.ts';
import { preferencesOf } from '#modules/people/preferences/service.server.ts';
import { type Watched, workspacesWithRows } from '#modules/people/workspaces/service.server.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { type Emit, emitterFor } from '#platform/events.server.ts';
import { type JobContext, runEach } from '#platform/jobs.server.ts';

/** What a job that watches workspaces works with. */
export type Watcher = Pick<JobContext, 'pool' | 'now' | 'listeners'>;

/** A workspace that is looked at as its first owner sees it; `today` is the day of that person. */
export type Watching = Watched & {
  readonly db: Database;
  readonly today: Day;
  readonly now: Date;
  readonly emit: Emit;
};

/** Looks at each workspace that has rows in a table, in a transaction of its own. One that fails keeps no other. */
export async function watchEach(
  { pool, now, listeners }: Watcher,
  table: PgTable & { readonly workspaceId: PgColumn },
  watch: (watching: Watching) => Promise<void>,
): Promise<void> {
  const all = await inTransaction(pool, { role: 'ilifa_auth' }, (db) => workspacesWithRows(db, table));
  await runEach(
    all.map((watched) => () => {
      const { workspaceId, userId, country } = watched;
      return inTransaction(pool, { role: 'ilifa_app', workspaceId, userId }, async (db) => {
        const timeZone = (await preferencesOf(db, userId))?.timezone ?? marketIn(country).timeZone;
        const at = now();
        await watch({ ...watched, db, today: dayAt(at, timeZone), now: at, emit: emitterFor(db, listeners) });
      });
    }),
  );
}
