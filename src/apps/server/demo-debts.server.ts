import type { Day } from '#kernel/calendar.ts';
import { demoDebts } from '#modules/front/demo/debts.ts';
import type { DemoPerson } from '#modules/front/demo/model.ts';
import { recordMonth } from '#modules/planning/debts/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Api } from './public-api.api.server.ts';

/** What the demo people owe, with its terms and their plan. */
export async function planDebts(
  person: DemoPerson,
  api: Api,
  idOf: ReadonlyMap<string, string>,
  today: Day,
): Promise<void> {
  const plan = demoDebts(person.userType, today);
  if (plan === null) return;
  for (const { account, ...debt } of plan.debts) {
    const accountId = account === null ? null : (idOf.get(account) ?? null);
    await api.debts.add({ ...debt, accountId, balanceOn: today });
  }
  await api.debts.setPlan(plan.settings);
  await api.loansGiven.add(plan.lent);
}

/** The plans of the months before, as they would have been recorded in them. */
export async function recordPlans(db: Database, workspaceId: string, person: DemoPerson, today: Day): Promise<void> {
  for (const day of demoDebts(person.userType, today)?.recordedOn ?? []) await recordMonth(db, workspaceId, day);
}
