import { watchEach, type Watcher, type Watching } from '#modules/people/notifications/service.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { noteTold, peopleToTell, toldIn } from './alerts.store.server.ts';
import { budgetNotice } from './notices.ts';
import { isNews } from './outlook.ts';
import { overviewOf } from './overview.server.ts';
import { placeOf } from './periods.server.ts';
import { budgetRules } from './table.server.ts';

/** Tells once in a period that a line is nearly or wholly used, or will be. */
export function watchBudgets(worker: Watcher): Promise<void> {
  return watchEach(worker, budgetRules, watch);
}

async function watch({ db, workspaceId, country, currency, today, now, emit }: Watching): Promise<void> {
  const placed = await placeOf(db, workspaceId, { today, country });
  if (placed === null || placed === 'no-budget') return;
  const reader = { db, workspaceId, workspace: { country, currency, isLimited: false } };
  const { lines, period } = await overviewOf(reader, placed, today);
  const told = await toldIn(db, workspaceId, period.key);
  const toTell = await peopleToTell(db, workspaceId);
  for (const { id: lineId, name: category, memberId, alert } of lines) {
    if (alert === null || !isNews(alert, told.get(lineId) ?? new Set())) continue;
    if (!(await noteTold(db, workspaceId, { lineId, period: period.key, alert }, now))) continue;
    await emit(budgetNotice({ workspaceId, userIds: toTell(memberId), lineId, period: period.key, category, alert }));
  }
}

export const JOBS: readonly Job[] = [
  { name: 'budgets.watch', everyMs: 15 * 60_000, isExclusive: true, run: watchBudgets },
];
