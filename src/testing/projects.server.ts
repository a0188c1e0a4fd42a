import { money } from '#kernel/money.ts';
import type { NewProject } from '#modules/planning/projects/model.ts';
import type { startTestApp } from './app.server.ts';
import { bookkeeper } from './books.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** A project of a home without lines, people or a rule. */
export const PLAIN_PROJECT: NewProject = {
  name: 'Kitchen',
  kind: 'home',
  state: 'active',
  currency: 'ZAR',
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
  budget: ZAR(10_000_00n),
  lines: [],
  rule: { tagIds: [], categoryIds: [], accountIds: [], from: null, to: null },
  sharing: 'equal',
  people: [],
  client: null,
  rate: null,
  costRate: null,
  invoiceReference: null,
  note: '',
  rowIds: [],
};

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
