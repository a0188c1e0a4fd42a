import type { ContractRouterClient } from '@orpc/contract';
import { addDays, type Day } from '#kernel/calendar.ts';
import { roundedUp } from '#kernel/usual-amounts.ts';
import type { contract } from '#modules/planning/budgets/contract.ts';
import { DEMO_BUDGETS, type DemoPerson } from '#modules/front/demo/model.ts';

type Api = { readonly budgets: ContractRouterClient<typeof contract> };

/** The demo people began so many days ago, so that they have periods to look back at. */
const BEGAN_DAYS_AGO = 75;

/** A budget as the demo people would have it: from their history, its first period closed and the last one not yet. */
export async function startBudget(api: Api, { userType }: DemoPerson, today: Day): Promise<void> {
  const { rule, carried, groups, without } = DEMO_BUDGETS[userType];
  const began = addDays(today, -BEGAN_DAYS_AGO);
  const { lines } = await api.budgets.suggest({ today: began, rule });
  if (lines.length === 0) return;
  const wanted = lines
    .filter(({ name }) => !without.includes(name))
    .map(({ categoryId, limit }) => ({ categoryId, limit }));
  await api.budgets.start({ today: began, rule, method: 'plan', lines: wanted });
  const first = await api.budgets.overview({ today: began });
  await api.budgets.close({ today, key: first.period.key, note: null, limits: [] });
  const named = (name: string) => first.lines.filter((line) => line.name === name);
  for (const { name, rollover } of carried)
    for (const { id } of named(name)) await api.budgets.changeLine({ id, rollover, target: null, priority: 2 });
  for (const { name, of } of groups) {
    const { id: groupId } = await api.budgets.addGroup({ name });
    for (const { id } of of.flatMap(named)) await api.budgets.changeLine({ id, groupId });
  }
  await coverScheduled(api, today);
  await coverOne(api, today);
}

/** What bills cost more than was planned is planned from now on. */
async function coverScheduled(api: Api, today: Day): Promise<void> {
  const { lines, period } = await api.budgets.overview({ today });
  for (const { id, left, committed, spent } of lines)
    if (left.minor < 0n && committed.minor > 0n) {
      const limit = { ...left, minor: roundedUp(spent.minor + committed.minor, left.currency) };
      await api.budgets.setLimit({ today, key: period.key, lineId: id, limit });
    }
}

/** What went over most was covered from where there was the most left. */
async function coverOne(api: Api, today: Day): Promise<void> {
  const { lines, period } = await api.budgets.overview({ today });
  const byLeft = lines.toSorted((a, b) => (a.left.minor < b.left.minor ? -1 : 1));
  const [short] = byLeft;
  const rich = byLeft.findLast(({ left }) => left.currency === short?.left.currency);
  if (short === undefined || rich === undefined || short.left.minor >= 0n || rich.left.minor <= 0n) return;
  const minor = -short.left.minor < rich.left.minor ? -short.left.minor : rich.left.minor;
  const [fromLineId, toLineId] = [rich.id, short.id];
  await api.budgets.move({ today, key: period.key, fromLineId, toLineId, amount: { ...short.left, minor } });
}
