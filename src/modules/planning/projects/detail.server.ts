import type { Day } from '#kernel/calendar.ts';
import { type Money, money, subtract } from '#kernel/money.ts';
import { membersIn } from '#modules/people/workspaces/service.server.ts';
import { burnOf } from './burn.ts';
import { countedElsewhere } from './collected.store.server.ts';
import { type SettlementRow, settlementsOf } from './items.store.server.ts';
import { type Counted, countedOf } from './overview.server.ts';
import type { Detail } from './reading.model.ts';
import { balancesOf, fewestPayments } from './sharing.ts';
import { valueOf } from './work.ts';
import { type Reader, worldOf } from './world.server.ts';

/** All that is known of a project; null where it is not there, or the caller does not see it. */
export async function detailOf(reader: Reader, id: string, today: Day): Promise<Detail | null> {
  const { db, workspaceId, workspace } = reader;
  const world = await worldOf(reader);
  const [counted] = await countedOf(reader, world, today, id);
  if (counted === undefined) return null;
  const { project, collected, figures, unknown } = counted;
  const { createdAt: _createdAt, ...facts } = project;
  const inCurrency = (minor: bigint) => money(minor, project.currency);
  const orNull = (minor: bigint | null) => (minor === null ? null : inCurrency(minor));
  const settlements = await settlementsOf(db, workspaceId, id);
  const marked = counted.tasks.flatMap(({ kind, dueOn }) => (kind === 'milestone' && dueOn !== null ? dueOn : []));
  const burn = burnOf(
    {
      ...project,
      budget: figures.budget.minor,
      committed: figures.committed.minor,
      costByDay: collected.costByDay,
      marked,
    },
    today,
  );
  const others = await countedElsewhere(db, workspaceId, world.rules, id);
  return {
    // What it was closed with is of all accounts.
    project: { ...facts, closing: workspace.isLimited ? null : facts.closing },
    figures: { ...figures, lines: [...figures.lines] },
    unknown: [...unknown],
    ...itemsFrom(counted, settlements),
    burn: {
      points: burn.points.map(({ day, spent, planned }) => ({ day, spent: orNull(spent), planned: orNull(planned) })),
      projected: orNull(burn.projected),
      usedUpOn: burn.usedUpOn,
    },
    ...sharesOf(counted, settlements),
    since: workspace.isLimited ? null : changedSince(counted),
    elsewhere: others.map(({ projectId, count }) => {
      return { projectId, count, name: world.projects.find((one) => one.id === projectId)?.name ?? '' };
    }),
    members: workspace.isLimited ? [] : await membersIn(db, workspaceId),
    isLimited: workspace.isLimited,
  };
}

function itemsFrom(
  { project, tasks, costs, times, scheduled }: Counted,
  settlements: readonly SettlementRow[],
): Pick<Detail, 'tasks' | 'costs' | 'times' | 'settlements' | 'scheduled'> {
  const inCurrency = (minor: bigint) => money(minor, project.currency);
  return {
    tasks: tasks.map(({ id, kind, name, startsOn, dueOn, doneOn, assigneeId }) => {
      return { id, kind, name, startsOn, dueOn, doneOn, assigneeId };
    }),
    costs: costs.map(({ id, name, minor, dueOn, lineId, isPaid }) => {
      return { id, name, amount: inCurrency(minor), dueOn, lineId, isPaid };
    }),
    times: times.map(({ id, memberId, day, minutes, note, isBillable, rateMinor }) => ({
      id,
      memberId,
      day,
      minutes,
      note,
      isBillable,
      rate: rateMinor === null ? null : inCurrency(rateMinor),
      value: inCurrency(valueOf({ minutes, isBillable, rateMinor }, project.rate?.minor ?? null)),
    })),
    settlements: settlements.map(({ id, day, fromPersonId, toPersonId, minor }) => {
      return { id, day, fromPersonId, toPersonId, amount: inCurrency(minor) };
    }),
    scheduled: scheduled.map(({ name, due, amount, isIncome, lineId }) => ({ name, due, amount, isIncome, lineId })),
  };
}

/** Who paid what, what each owes, and how all become even. Nothing where nobody shares the costs. */
function sharesOf(
  { project, figures, paid }: Counted,
  settlements: readonly SettlementRow[],
): Pick<Detail, 'balances' | 'payments' | 'unattributed'> {
  const { currency, people, sharing } = project;
  const inCurrency = (minor: bigint): Money => money(minor, currency);
  if (people.length === 0) return { balances: [], payments: [], unattributed: figures.spent };
  const balances = balancesOf(
    people.map(({ id, weight }) => ({ id, weight, paid: paid.get(id) ?? 0n })),
    sharing,
    settlements.map(({ fromPersonId: from, toPersonId: to, minor }) => ({ from, to, minor })),
  );
  return {
    balances: balances.map(({ id, paid: gave, owed, balance }) => {
      return { personId: id, paid: inCurrency(gave), owed: inCurrency(owed), balance: inCurrency(balance) };
    }),
    payments: fewestPayments(balances).map(({ from, to, minor }) => {
      return { fromPersonId: from, toPersonId: to, amount: inCurrency(minor) };
    }),
    unattributed: inCurrency(paid.get(null) ?? 0n),
  };
}

/** What changed since it was closed; null while it is open, and where nothing did. */
function changedSince({ project: { closing }, figures }: Counted): Detail['since'] {
  if (closing === null) return null;
  const spent = subtract(figures.spent, closing.spent);
  const income = subtract(figures.income, closing.income);
  return spent.minor === 0n && income.minor === 0n ? null : { spent, income };
}
