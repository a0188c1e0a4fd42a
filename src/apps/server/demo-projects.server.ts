import { addDays, type Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { DemoPerson } from '#modules/front/demo/model.ts';
import { type DemoProject, demoProjects, demoQuote } from '#modules/front/demo/projects.ts';
import { writtenAmount } from '#modules/planning/projects/report-text.ts';
import { addCost, addTask, addTime } from '#modules/planning/projects/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { pdfOf } from '#platform/pdf.server.ts';
import type { Api } from './public-api.api.server.ts';

const CURRENCY = 'ZAR';
const ZAR = (minor: bigint) => money(minor, CURRENCY);

/** What the demo people have going on, with the quotes that they got. Answers what is to be written into the projects. */
export async function startProjects(
  person: DemoPerson,
  personId: string,
  api: Api,
  today: Day,
): Promise<readonly Started[]> {
  const categories = await api.categories.list();
  const idOf = (name: string | null) => categories.find((one) => one.name === name)?.id ?? null;
  const started: Started[] = [];
  for (const project of demoProjects(person.userType, today)) {
    const projectId = await addProject(project, { api, personId, name: person.firstName, idOf });
    for (const cost of project.costs) await api.projects.addFile({ projectId, file: await quoteFor(cost) });
    if (project.endsOn < today) await api.projects.close({ id: projectId, today });
    else started.push({ projectId, project });
  }
  return started;
}

async function quoteFor(cost: DemoProject['costs'][number]): Promise<File> {
  const { fileName, title, lines } = demoQuote(cost, writtenAmount(ZAR(cost.minor)));
  const bytes = await pdfOf({
    styles: { h1: { fontSize: 20, bold: true } },
    content: [{ text: title, style: 'h1' }, ...lines],
  });
  return new File([Uint8Array.from(bytes)], fileName, { type: 'application/pdf' });
}

type Started = { readonly projectId: string; readonly project: DemoProject };
type By = { readonly workspaceId: string; readonly userId: string; readonly now: Date };

/** Tasks, quotes and time: past the calls, of which a person makes a hundred in a minute. */
export async function fillProjects(db: Database, started: readonly Started[], by: By, today: Day): Promise<void> {
  for (const { projectId, project } of started) {
    const kept = { ...by, projectId };
    for (const { isDone, dueOn, name, kind } of project.tasks) {
      const doneOn = isDone ? dueOn : null;
      await addTask(db, { name, kind, dueOn, startsOn: null, doneOn, assigneeId: by.userId }, kept);
    }
    for (const cost of project.costs) await addCost(db, { ...cost, lineId: null, isPaid: false }, kept);
    for (const { daysAgo, minutes, note } of project.times) {
      const day = addDays(today, -daysAgo);
      await addTime(db, { memberId: by.userId, day, minutes, note, isBillable: true, rateMinor: null }, kept);
    }
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
