import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { InstantSchema, MinorSchema, type NameOf, portableTable, type RowOf } from '#platform/portable.server.ts';
import { DIRECTIONS, KINDS, PLACES, SHARINGS, STATES, TASK_KINDS } from './kinds.ts';
import { LONGEST_NAME, LONGEST_NOTE, MOST_IN_RULE, MOST_LINES, MOST_MINUTES, MOST_PEOPLE } from './limits.ts';
import {
  projectCosts,
  projectFiles,
  projectRows,
  projects,
  projectSettlements,
  projectTasks,
  projectTimes,
} from './table.server.ts';

const NameSchema = z.string().min(1).max(LONGEST_NAME);
const IdsSchema = z.array(z.uuid()).max(MOST_IN_RULE);
const own = {
  id: z.uuid(),
  projectId: z.uuid(),
  recordedBy: z.uuid(),
  createdAt: InstantSchema,
};

const LineSchema = z.strictObject({
  id: z.uuid(),
  name: NameSchema,
  direction: z.enum(DIRECTIONS),
  categoryId: z.uuid().nullable(),
  accountId: z.uuid().nullable(),
  minor: MinorSchema,
});
const PersonSchema = z.strictObject({
  id: z.uuid(),
  name: NameSchema,
  memberId: z.uuid().nullable(),
  weight: z.int().min(0),
  accountIds: IdsSchema,
});
const ClosingSchema = z.strictObject({
  day: DaySchema,
  budget: MinorSchema,
  spent: MinorSchema,
  income: MinorSchema,
  count: z.int(),
  minutes: z.int(),
});

const written = (minor: string, currency: string) => decimalOf(money(BigInt(minor), currency));
const writtenIn = (rowOf: RowOf, projectId: string, minor: string) => {
  const currency = CurrencySchema.parse(rowOf('projects', projectId)?.['currency']);
  return [written(minor, currency), currency];
};
const personIn = (rowOf: RowOf, projectId: string, personId: string) => {
  const people = z.array(PersonSchema).safeParse(rowOf('projects', projectId)?.['people']);
  return people.data?.find(({ id }) => id === personId)?.name ?? '';
};
const projectName = (nameOf: NameOf, projectId: string) => nameOf('projects', projectId);

export const portableProjects = portableTable({
  name: 'projects',
  about:
    'Projects with their budget, the transactions that count, and shares. Closed projects have their figures at closing. Amounts are in minor units of `currency`.',
  table: projects,
  isLookedUp: true,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: NameSchema,
    kind: z.enum(KINDS),
    state: z.enum(STATES),
    currency: CurrencySchema,
    startsOn: DaySchema,
    endsOn: DaySchema.nullable(),
    budgetMinor: MinorSchema.nullable(),
    lines: z.array(LineSchema).max(MOST_LINES),
    tagIds: IdsSchema,
    categoryIds: IdsSchema,
    accountIds: IdsSchema,
    collectFrom: DaySchema.nullable(),
    collectTo: DaySchema.nullable(),
    sharing: z.enum(SHARINGS),
    people: z.array(PersonSchema).max(MOST_PEOPLE),
    client: z.string().max(LONGEST_NAME).nullable(),
    rateMinor: MinorSchema.nullable(),
    costRateMinor: MinorSchema.nullable(),
    invoiceReference: z.string().max(LONGEST_NAME).nullable(),
    note: z.string().max(LONGEST_NOTE),
    closing: ClosingSchema.nullable(),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: ['Name', 'Kind', 'State', 'From', 'To', 'Budget', 'Currency', 'Client', 'Invoice', 'Note'],
    cells: ({ name, kind, state, startsOn, endsOn, budgetMinor, currency, client, invoiceReference, note }) => [
      name,
      kind,
      state,
      startsOn,
      endsOn ?? '',
      budgetMinor === null ? '' : written(budgetMinor, currency),
      currency,
      client ?? '',
      invoiceReference ?? '',
      note,
    ],
  },
});

export const portableProjectTasks = portableTable({
  name: 'project-tasks',
  about: 'Tasks and milestones of projects.',
  table: projectTasks,
  order: 'project_id, position, id',
  row: z.strictObject({
    ...own,
    kind: z.enum(TASK_KINDS),
    name: NameSchema,
    startsOn: DaySchema.nullable(),
    dueOn: DaySchema.nullable(),
    doneOn: DaySchema.nullable(),
    assigneeId: z.uuid().nullable(),
    position: z.int(),
  }),
  sheet: {
    headings: ['Project', 'Kind', 'Name', 'Due', 'Done'],
    cells: ({ projectId, kind, name, dueOn, doneOn }, nameOf) => [
      projectName(nameOf, projectId),
      kind,
      name,
      dueOn ?? '',
      doneOn ?? '',
    ],
  },
});

export const portableProjectCosts = portableTable({
  name: 'project-costs',
  about: 'Quotes and orders of projects, in the currency of the project.',
  table: projectCosts,
  row: z.strictObject({
    ...own,
    name: NameSchema,
    minor: MinorSchema,
    dueOn: DaySchema.nullable(),
    lineId: z.uuid().nullable(),
    isPaid: z.boolean(),
  }),
  sheet: {
    headings: ['Project', 'Name', 'Amount', 'Currency', 'Due', 'Paid'],
    cells: ({ projectId, name, minor, dueOn, isPaid }, nameOf, rowOf) => [
      projectName(nameOf, projectId),
      name,
      ...writtenIn(rowOf, projectId, minor),
      dueOn ?? '',
      isPaid ? 'yes' : 'no',
    ],
  },
});

export const portableProjectTimes = portableTable({
  name: 'project-times',
  about: 'Time that members worked on projects.',
  table: projectTimes,
  order: 'project_id, day, id',
  row: z.strictObject({
    ...own,
    memberId: z.uuid(),
    day: DaySchema,
    minutes: z.int().min(1).max(MOST_MINUTES),
    note: z.string().max(LONGEST_NOTE),
    isBillable: z.boolean(),
    rateMinor: MinorSchema.nullable(),
  }),
  sheet: {
    headings: ['Project', 'Day', 'Minutes', 'Billed', 'Note'],
    cells: ({ projectId, day, minutes, isBillable, note }, nameOf) => [
      projectName(nameOf, projectId),
      day,
      String(minutes),
      isBillable ? 'yes' : 'no',
      note,
    ],
  },
});

export const portableProjectSettlements = portableTable({
  name: 'project-settlements',
  about: 'What people who share the costs of a project paid each other, in the currency of the project.',
  table: projectSettlements,
  row: z.strictObject({
    ...own,
    day: DaySchema,
    fromPersonId: z.uuid(),
    toPersonId: z.uuid(),
    minor: MinorSchema,
  }),
  sheet: {
    headings: ['Project', 'Day', 'From', 'To', 'Amount', 'Currency'],
    cells: ({ projectId, day, fromPersonId, toPersonId, minor }, nameOf, rowOf) => [
      projectName(nameOf, projectId),
      day,
      personIn(rowOf, projectId, fromPersonId),
      personIn(rowOf, projectId, toPersonId),
      ...writtenIn(rowOf, projectId, minor),
    ],
  },
});

export const portableProjectFiles = portableTable({
  name: 'project-files',
  about: 'Files of projects, each with the id of its attachment.',
  table: projectFiles,
  row: z.strictObject({ id: z.uuid(), projectId: z.uuid() }),
  sheet: {
    headings: ['Project', 'File'],
    cells: ({ id, projectId }, nameOf) => [projectName(nameOf, projectId), nameOf('attachments', id)],
  },
});

export const portableProjectRows = portableTable({
  name: 'project-rows',
  about: 'Transactions that were put into a project or taken out by hand, and who paid them.',
  table: projectRows,
  order: 'transaction_id',
  row: z.strictObject({
    transactionId: z.uuid(),
    projectId: z.uuid(),
    recordedBy: z.uuid(),
    place: z.enum(PLACES),
    paidBy: z.uuid().nullable(),
  }),
  sheet: {
    headings: ['Project', 'Transaction', 'Decision'],
    cells: ({ projectId, transactionId, place }, nameOf) => [projectName(nameOf, projectId), transactionId, place],
  },
});
