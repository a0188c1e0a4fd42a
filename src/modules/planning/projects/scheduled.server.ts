import type { Day } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import { itemsOf } from '#modules/money/recurring/service.server.ts';
import { projectsOfRows } from './collected.store.server.ts';
import { type RecurringFacts, scheduledIn, type Scheduled } from './scheduled.ts';
import type { Reader, World } from './world.server.ts';

/** By project, the recurring payments that are due until its end. A payment is of the project that its latest one counts in. */
export async function scheduledOf(
  { db, workspaceId, workspace }: Reader,
  world: World,
  today: Day,
): Promise<ReadonlyMap<string, readonly Scheduled[]>> {
  const open = world.projects.filter(({ state, endsOn }) => state !== 'closed' && endsOn !== null && endsOn >= today);
  if (open.length === 0) return new Map();
  const items = await itemsOf(db, workspaceId, { today, country: workspace.country });
  const facts = items.map(({ name, source, categoryId, usualCategoryId, occurrences }): RecurringFacts => {
    const paid = occurrences.flatMap((one) => one.paid ?? []).toSorted((a, b) => (a.day < b.day ? -1 : 1));
    return {
      name,
      accountId: source.accountId,
      categoryId: categoryId ?? usualCategoryId,
      isIncome: source.direction === 'in',
      latestRowId: paid.at(-1)?.id ?? null,
      due: occurrences
        .filter(({ state }) => state === 'due' || state === 'late')
        .map(({ due, expected }): { day: Day; amount: Money } => ({ day: due, amount: expected })),
    };
  });
  const counted = await projectsOfRows(
    db,
    workspaceId,
    world.rules,
    facts.flatMap(({ latestRowId }) => latestRowId ?? []),
  );
  return scheduledIn(facts, { projects: open, rules: world.rules, counted });
}
