import { watchEach, type Watcher, type Watching } from '#modules/people/notifications/service.server.ts';
import { membersWith } from '#modules/people/workspaces/service.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { CASH_FLOW } from './access.ts';
import { factsOf } from './facts.server.ts';
import { LAYERS } from './layers.ts';
import { WARNING_DAYS } from './limits.ts';
import { floorNotice } from './notices.ts';
import { balancesOf, outlookOf } from './outlook.ts';
import { isEnough } from './overview.server.ts';
import { floorsIn } from './store.server.ts';
import { cashFlowFloors } from './table.server.ts';
import { noteAbove, noteBelow } from './warnings.store.server.ts';

/** Tells once that the forecast falls below a floor within two weeks, and again after it was above. */
export function watchFloors(worker: Watcher): Promise<void> {
  return watchEach(worker, cashFlowFloors, watch);
}

async function watch({ db, workspaceId, country, today, now, emit }: Watching): Promise<void> {
  const days = WARNING_DAYS;
  const facts = await factsOf(db, workspaceId, { today, days, country });
  const userIds = await membersWith(db, workspaceId, CASH_FLOW.write);
  for (const [currency, floor] of await floorsIn(db, workspaceId)) {
    const outlook = outlookOf(facts, { currency });
    const balances = balancesOf(outlook, { today, days, layers: new Set(LAYERS) });
    // With little history what is known may still be too much for the account.
    const isTold = isEnough(facts, outlook) || outlook.known.length > 0;
    if (!isTold || balances.every((balance) => balance >= floor)) await noteAbove(db, workspaceId, currency);
    else if (await noteBelow(db, workspaceId, currency, now))
      await emit(floorNotice({ workspaceId, currency, userIds, at: now }));
  }
}

export const JOBS: readonly Job[] = [
  { name: 'cash-flow.watch', everyMs: 60 * 60_000, isExclusive: true, run: watchFloors },
];
