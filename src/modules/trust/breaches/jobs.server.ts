import { holders } from '#modules/people/site-roles/service.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import { type Job, type JobContext, runEach } from '#platform/jobs.server.ts';
import { marksDue } from './clocks.ts';
import { clockNotice } from './notices.ts';
import { marksIn, standsOf } from './rules.ts';
import { addEntry, breachIds, entriesOf, holdBreach } from './store.server.ts';

type Worker = Pick<JobContext, 'pool' | 'now' | 'listeners'>;

/**
 * Tells the superusers when half and when all of a clock is used up. What was told is an entry of the register, written in
 * the transaction of the message, so that it is told once. One that cannot be read keeps no other from being told.
 */
export async function checkBreachClocks(worker: Worker): Promise<void> {
  const ids = await inTransaction(worker.pool, { role: 'ilifa_auth' }, breachIds);
  await runEach(ids.map((id) => () => checkOne(id, worker)));
}

/** @throws Error that names the breach */
async function checkOne(breachId: string, worker: Worker): Promise<void> {
  try {
    await inTransaction(worker.pool, { role: 'ilifa_auth' }, (db) => check(db, breachId, worker));
  } catch (error) {
    throw new Error(`the clocks of the breach ${breachId} could not be checked`, { cause: error });
  }
}

async function check(db: Database, breachId: string, { now, listeners }: Worker): Promise<void> {
  await holdBreach(db, breachId);
  const [entries, at] = [await entriesOf(db, breachId), now()];
  let number = entries.length;
  for (const { duty, clock } of standsOf(entries, at)) {
    for (const mark of marksDue(clock, marksIn(entries, duty))) {
      const superusers = (await holders(db, at)).filter(({ role }) => role === 'superuser');
      // With nobody to tell, it is told once there is somebody.
      if (superusers.length === 0) continue;
      number += 1;
      await addEntry(db, breachId, { number, at, by: null, body: { kind: 'marked', duty: duty.id, mark } });
      const userIds = superusers.map(({ userId }) => userId);
      await emitterFor(db, listeners)(clockNotice({ key: `${breachId} ${number}`, whom: duty.whom, mark, userIds }));
      await appendAudit(db, {
        workspaceId: null,
        userId: null,
        action: 'breach.clock-told',
        resourceType: 'breaches',
        resourceId: breachId,
        ipAddress: null,
        userAgent: null,
        metadata: { duty: duty.id, mark, riskLevel: 'high' },
      });
    }
  }
}

export const JOBS: readonly Job[] = [
  { name: 'breach-clocks.check', everyMs: 10 * 60_000, isExclusive: true, run: checkBreachClocks },
];
