import { addMonths, type Day, daysOf, monthOf } from '#kernel/calendar.ts';
import { minorDigits, money } from '#kernel/money.ts';
import { DEMO_GOALS, type DemoGoal } from '#modules/front/demo/goals.ts';
import type { DemoPerson } from '#modules/front/demo/model.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { movedByAccount } from '#modules/money/ledger/service.server.ts';
import { addEntry, addFeed, addGoal, type By } from '#modules/planning/goals/store.server.ts';
import type { Database } from '#platform/database.server.ts';

/** Goals as the demo people would have them: parts of what their accounts hold, set aside month by month. */
export async function saveForGoals(
  db: Database,
  workspaceId: string,
  { userType }: DemoPerson,
  { today, ...by }: By & { readonly today: Day },
): Promise<void> {
  const moved = await movedByAccount(db, workspaceId);
  const places = new Map(
    (await accountsIn(db, workspaceId)).map(({ id, name, openingMinor }) => [
      name,
      { id, balance: openingMinor + (moved.get(id)?.moved ?? 0n) },
    ]),
  );
  for (const goal of DEMO_GOALS[userType]) {
    const { name, kind, target, currency, parts, dueInMonths, everyMonths, roundUp } = goal;
    const place = places.get(goal.account);
    if (place === undefined) continue;
    const unit = 10n ** BigInt(minorDigits(currency));
    const startedOn = inMonths(today, -parts);
    const dueOn = dueInMonths === null ? null : inMonths(today, dueInMonths);
    const wish = { name, kind, target: money(BigInt(target) * unit, currency), dueOn, everyMonths, startedOn };
    const goalId = await addGoal(db, workspaceId, wish, by);
    for (const { day, minor } of partsOf(goal, place.balance, unit, today))
      await addEntry(db, workspaceId, { goalId, accountId: place.id, currency, day, minor }, by);
    const from = roundUp === null ? undefined : places.get(roundUp.account);
    if (roundUp === null || from === undefined) continue;
    const step = { kind: 'round-up' as const, minor: BigInt(roundUp.to) * unit, currency };
    await addFeed(db, workspaceId, { goalId, ...step, accountIds: [from.id], since: inMonths(today, -1) }, by);
  }
}

/** Whole units, as people set money aside, the earliest first; none of an account that holds nothing. */
function partsOf({ percent, parts }: DemoGoal, balance: bigint, unit: bigint, today: Day) {
  const minor = ((balance * BigInt(percent)) / (100n * BigInt(parts) * unit)) * unit;
  if (minor <= 0n) return [];
  return Array.from({ length: parts }, (_, part) => ({ day: inMonths(today, part + 1 - parts), minor }));
}

/** The same day so many months away; the last of the month where it has none. */
function inMonths(today: Day, count: number): Day {
  const month = addMonths(monthOf(today), count);
  const day: Day = `${month}-${today.slice(8)}`;
  const { last } = daysOf(month);
  return day < last ? day : last;
}
