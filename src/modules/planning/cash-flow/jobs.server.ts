import { dayAt } from '#kernel/calendar.ts';
import { marketIn } from '#kernel/markets.ts';
import { preferencesOf } from '#modules/people/preferences/service.server.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import { type Job, type JobContext, runEach } from '#platform/jobs.server.ts';
import { factsOf } from './facts.server.ts';
import { LAYERS } from './layers.ts';
import { WARNING_DAYS } from './limits.ts';
import { floorNotice } from './notices.ts';
import { balancesOf, outlookOf } from './outlook.ts';
import { isEnough } from './overview.server.ts';
import { floorsIn } from './store.server.ts';
import { noteAbove, noteBelow, peopleToWarn, type Watched, watchedWorkspaces } from './warnings.store.server.ts';

type Worker = Pick<JobContext, 'pool' | 'now' | 'listeners'>;

/** Tells once that the forecast falls below a floor within two weeks, and again after it was above. One workspace that fails keeps no other. */
export async function watchFloors(worker: Worker): Promise<void> {
  const all = await inTransaction(worker.pool, { role: 'ilifa_auth' }, watchedWorkspaces);
  await runEach(all.map((one) => () => watchOne(one, worker)));
}

async function watchOne(watched: Watched, worker: Worker): Promise<void> {
  const { workspaceId, userId } = watched;
  await inTransaction(worker.pool, { role: 'ilifa_app', workspaceId, userId }, (db) => watch(db, watched, worker));
}

async function watch(db: Database, { workspaceId, userId, country }: Watched, { now, listeners }: Worker) {
  const timeZone = (await preferencesOf(db, userId))?.timezone ?? marketIn(country).timeZone;
  const today = dayAt(now(), timeZone);
  const days = WARNING_DAYS;
  const facts = await factsOf(db, workspaceId, { today, days, country });
  const emit = emitterFor(db, listeners);
  for (const [currency, floor] of await floorsIn(db, workspaceId)) {
    const outlook = outlookOf(facts, { currency });
    const balances = balancesOf(outlook, { today, days, layers: new Set(LAYERS) });
    // With little history what is known may still be too much for the account.
    const isTold = isEnough(facts, outlook) || outlook.known.length > 0;
    if (!isTold || balances.every((balance) => balance >= floor)) await noteAbove(db, workspaceId, currency);
    else if (await noteBelow(db, workspaceId, currency, now()))
      await emit(floorNotice({ workspaceId, currency, userIds: await peopleToWarn(db, workspaceId), at: now() }));
  }
}

export const JOBS: readonly Job[] = [
  { name: 'cash-flow.watch', everyMs: 60 * 60_000, isExclusive: true, run: watchFloors },
];
