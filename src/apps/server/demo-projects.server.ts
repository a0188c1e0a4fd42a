import { addDays, type Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { DemoPerson } from '#modules/front/demo/model.ts';
import { type DemoProject, demoProjects } from '#modules/front/demo/projects.ts';
import type { Api } from './public-api.api.server.ts';

const CURRENCY = 'ZAR';
const ZAR = (minor: bigint) => money(minor, CURRENCY);

/** What the demo people have going on, with tasks, quotes and time. */
export async function startProjects(person: DemoPerson, personId: string, api: Api, today: Day): Promise<void> {
  const categories = await api.categories.list();
  const idOf = (name: string | null) => categories.find((one) => one.name === name)?.id ?? null;
  for (const project of demoProjects(person.userType, today)) {
    const projectId = await addProject(project, { api, personId, name: person.firstName, idOf });
    for (const { isDone, ...task } of project.tasks)
      await api.projects.addTask({
        ...task,
        projectId,
        startsOn: null,
        doneOn: isDone ? task.dueOn : null,
        assigneeId: personId,
      });
    for (const { name, minor, dueOn } of project.costs)
      await api.projects.addCost({ projectId, name, amount: ZAR(minor), dueOn, lineId: null, isPaid: false });
    for (const { daysAgo, minutes, note } of project.times)
      await api.projects.addTime({
        projectId,
        day: addDays(today, -daysAgo),
        minutes,
        note,
        isBillable: true,
        rate: null,
      });
    if (project.endsOn < today) await api.projects.close({ id: projectId, today });
  }
}

type Beginning = {
  readonly api: Api;
  readonly personId: string;
  readonly name: string;
  readonly idOf: (category: string | null) => string | null;
};

async function addProject(project: DemoProject, { api, personId, name, idOf }: Beginning): Promise<string> {
  const { lines, categories, sharedWith, rates, rows } = project;
  const person = { weight: 1, accountIds: [] };
  const people = [
    { ...person, id: crypto.randomUUID(), name, memberId: personId },
    ...sharedWith.map((other) => ({ ...person, id: crypto.randomUUID(), name: other, memberId: null })),
  ];
  const { id } = await api.projects.add({
    name: project.name,
    kind: project.kind,
    state: 'active',
    currency: CURRENCY,
    startsOn: project.startsOn,
    endsOn: project.endsOn,
    budget: project.budget === null ? null : ZAR(project.budget),
    lines: lines.map(({ name: of, category, direction, minor }) => ({
      id: crypto.randomUUID(),
      name: of,
      direction,
      categoryId: idOf(category),
      accountId: null,
      amount: ZAR(minor),
    })),
    rule: {
      tagIds: [],
      categoryIds: categories.flatMap((category) => idOf(category) ?? []),
      accountIds: [],
      from: project.startsOn,
      to: project.endsOn,
    },
    sharing: 'equal',
    people: sharedWith.length === 0 ? [] : people,
    client: project.client,
    rate: rates === null ? null : ZAR(rates.rate),
    costRate: rates === null ? null : ZAR(rates.cost),
    invoiceReference: project.invoiceReference,
    note: '',
  });
  for (const search of rows) {
    const found = await api.projects.candidates({ id, search });
    const rowIds = found.slice(0, 2).map((row) => row.id);
    if (rowIds.length > 0) await api.projects.placeRows({ id, rowIds, place: 'in' });
  }
  return id;
}
