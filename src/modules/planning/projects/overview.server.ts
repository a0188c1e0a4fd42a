import type { Day } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import { membersIn } from '#modules/people/workspaces/service.server.ts';
import { collect, type Collected, lineFor } from './collected.ts';
import { bucketsOf, type ProjectBucket } from './collected.store.server.ts';
import { type Expected, type Figures, figuresOf } from './figures.ts';
import { type CostRow, costsOf, type TaskRow, tasksOf, type TimeRow, timesOf } from './items.store.server.ts';
import type { ProjectState } from './kinds.ts';
import { milestonesOf, overdueAmong } from './milestones.ts';
import { paidByPerson } from './payers.ts';
import type { ProjectList, Summary } from './reading.model.ts';
import type { Scheduled } from './scheduled.ts';
import { scheduledOf } from './scheduled.server.ts';
import type { HeldProject } from './store.server.ts';
import { workOf } from './work.ts';
import { conversionFor, type Reader, type World, worldOf } from './world.server.ts';

/** What counts in a project, and what it comes to. */
export type Counted = {
  readonly project: HeldProject;
  readonly collected: Collected;
  readonly figures: Figures;
  readonly scheduled: readonly (Scheduled & { readonly lineId: string | null })[];
  readonly costs: readonly CostRow[];
  readonly times: readonly TimeRow[];
  readonly tasks: readonly TaskRow[];
  /** In currencies without a rate, and therefore in no figure. */
  readonly unknown: readonly Money[];
  /** By the person of the project, what they paid less what they got back; null stands for nobody who shares the costs. */
  readonly paid: ReadonlyMap<string | null, bigint>;
};

const by = <Row extends { readonly projectId: string }>(rows: readonly Row[]) => {
  const groups = Map.groupBy(rows, ({ projectId }) => projectId);
  return (id: string): readonly Row[] => groups.get(id) ?? [];
};

/** All projects that the caller sees, or one of them, with their figures. */
export async function countedOf(reader: Reader, world: World, today: Day, only?: string): Promise<Counted[]> {
  const { db, workspaceId } = reader;
  const wanted = world.projects.filter(({ id }) => only === undefined || id === only);
  if (wanted.length === 0) return [];
  const buckets = await bucketsOf(db, workspaceId, world.rules, only ?? null);
  const scheduled = await scheduledOf(reader, world, today);
  const [bucketsIn, costsIn, timesIn, tasksIn] = [
    by<ProjectBucket>(buckets),
    by(await costsOf(db, workspaceId, only ?? null)),
    by(await timesOf(db, workspaceId, only ?? null)),
    by(await tasksOf(db, workspaceId, only ?? null)),
  ];
  const currencies = new Set(wanted.map(({ currency }) => currency));
  const waiting = wanted.flatMap(({ id }) => (scheduled.get(id) ?? []).map(({ amount }) => amount.currency));
  const foreign = [
    ...wanted.flatMap(({ id }) => bucketsIn(id)),
    ...waiting.map((currency) => ({ currency, day: today })),
  ];
  const convertTo = await conversionFor(reader, foreign, currencies, today);
  return wanted.map((project) => {
    const { id, currency, lines, people, rate, costRate } = project;
    const convert = convertTo(currency);
    const { categories } = world;
    const collected = collect(bucketsIn(id), { currency, lines, categories, convert });
    const unknown = new Map(collected.unknown.map(({ currency: of, minor }) => [of, minor]));
    const due = (scheduled.get(id) ?? []).flatMap((one) => {
      const amount = one.amount.currency === currency ? one.amount : convert(one.amount, today);
      if (amount === null) {
        const signed = one.isIncome ? -one.amount.minor : one.amount.minor;
        unknown.set(one.amount.currency, (unknown.get(one.amount.currency) ?? 0n) + signed);
        return [];
      }
      const line = lineFor(lines, one, one.isIncome ? 'income' : 'cost', categories);
      return [{ ...one, amount, lineId: line?.id ?? null }];
    });
    const costs = costsIn(id);
    const expected: Expected[] = [
      ...due.map(({ lineId, isIncome, amount, due: day }): Expected => {
        return { lineId, direction: isIncome ? 'income' : 'cost', minor: amount.minor, due: day };
      }),
      ...costs
        .filter(({ isPaid }) => !isPaid && project.state !== 'closed')
        .map(({ lineId, minor, dueOn }): Expected => ({ lineId, direction: 'cost', minor, due: dueOn })),
    ];
    const times = timesIn(id);
    const work = workOf(times, { rate: rate?.minor ?? null, costRate: costRate?.minor ?? null });
    return {
      project,
      collected,
      figures: figuresOf(project, collected, expected, work),
      scheduled: due,
      costs,
      times,
      tasks: tasksIn(id),
      paid: paidByPerson(bucketsIn(id), { currency, people, categories, convert }),
      unknown: [...unknown].filter(([, minor]) => minor !== 0n).map(([of, minor]) => money(minor, of)),
    };
  });
}

const STATE_ORDER: readonly ProjectState[] = ['active', 'planned', 'on-hold', 'closed'];

export function summaryOf({ project, figures, tasks, unknown }: Counted, today: Day): Summary {
  const { id, name, kind, state, currency, startsOn, endsOn, client } = project;
  return {
    id,
    name,
    kind,
    state,
    currency,
    startsOn,
    endsOn,
    client,
    figures: { ...figures, lines: [...figures.lines] },
    nextMilestone: state === 'closed' ? null : (milestonesOf(tasks)[0] ?? null),
    overdue: state === 'closed' ? 0 : overdueAmong(tasks, today).length,
    unknown: [...unknown],
  };
}

/** Those that go on first, then those that are planned, wait and are closed; of each the newest start first. */
export async function listOf(reader: Reader, today: Day): Promise<ProjectList> {
  const counted = await countedOf(reader, await worldOf(reader), today);
  const projects = counted.map((one) => summaryOf(one, today));
  const place = ({ state }: Summary) => STATE_ORDER.indexOf(state);
  return {
    projects: projects.toSorted(
      (a, b) => place(a) - place(b) || (a.startsOn > b.startsOn ? -1 : a.startsOn < b.startsOn ? 1 : 0),
    ),
    members: reader.workspace.isLimited ? [] : await membersIn(reader.db, reader.workspaceId),
    isLimited: reader.workspace.isLimited,
  };
}
