import { money } from '#kernel/money.ts';
import type { NewProject } from '#modules/planning/projects/model.ts';
import { PLAIN_PROJECT } from './a-project.ts';
import type { startTestApp } from './app.server.ts';
import { bookkeeper } from './books.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** Someone with an account, and what a test of projects does again and again. */
export async function builderIn(app: TestApp) {
  const books = await bookkeeper(app);
  const { api, write } = books;
  const tag = async (name: string) => (await api.tags.create({ name })).id;
  const book = async (
    description: string,
    minor: bigint,
    { tagIds = [], ...more }: { bookedOn: string; categoryId?: string; tagIds?: string[]; accountId?: string },
  ) => {
    const { id } = await write(description, minor, more);
    if (tagIds.length > 0) await api.transactions.bulkChange({ which: { ids: [id] }, change: { addTags: tagIds } });
    return id;
  };
  const add = (facts: Partial<NewProject> = {}) => api.projects.add({ ...PLAIN_PROJECT, ...facts });
  return { ...books, tag, book, add };
}

/** A project with a row in each of its tables. */
export async function livedInProject(api: Awaited<ReturnType<TestApp['person']>>['api'], rowId: string): Promise<void> {
  const person = (name: string) => {
    return { id: crypto.randomUUID(), name, memberId: null, weight: 1, accountIds: [] };
  };
  const people = [person('Mkhwanazi'), person('Zodwa')];
  const facts = { ...PLAIN_PROJECT, name: 'Mkhwanazi barn', people, rowIds: [rowId] };
  const { id: projectId } = await api.projects.add(facts);
  const [from, to] = people.map(({ id }) => id);
  const [day, amount] = ['2026-11-20', { minor: 5n, currency: 'ZAR' }];
  const task = { kind: 'task', startsOn: null, dueOn: null, doneOn: null, assigneeId: null } as const;
  await api.projects.addTask({ projectId, ...task, name: 'Mkhwanazi roof' });
  await api.projects.addCost({ projectId, name: 'Mkhwanazi roof', amount, dueOn: null, lineId: null, isPaid: false });
  await api.projects.addTime({ projectId, day, minutes: 5, note: 'Mkhwanazi', isBillable: true, rate: null });
  const file = new File(['%PDF-1.7\n% Mkhwanazi\n%%EOF'], 'Mkhwanazi quote.pdf');
  await api.projects.addFile({ projectId, file });
  await api.projects.addSettlement({ projectId, day, fromPersonId: from ?? '', toPersonId: to ?? '', amount });
}
