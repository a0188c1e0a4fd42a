import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { type Detail, SummarySchema, type Summary } from '#modules/planning/projects/model.ts';
import { PublicAttachmentSchema } from './public-api.attachments.ts';
import {
  AmountSchema,
  amountOf,
  ChangeIdSchema,
  NothingSchema,
  type Operation,
  PublicDaySchema,
  TodaySchema,
} from './public-api.operation.ts';

const PublicFiguresSchema = z.object({
  currency: CurrencySchema,
  budget: AmountSchema,
  spent: AmountSchema.describe('Spending less refunds, without transfers.'),
  committed: AmountSchema.describe(
    'Recurring payments until the project ends, and expected costs that are not paid yet.',
  ),
  left: AmountSchema.describe('The budget, less spent and committed amounts.'),
  income: AmountSchema,
  margin: AmountSchema.describe('The income of the project, less its spending and the cost of your own time.'),
  billable: AmountSchema.describe('The value of the hours recorded on the project.'),
  minutes: z.int(),
});

const PublicSummarySchema = z.object({
  id: IdSchema,
  name: z.string(),
  kind: SummarySchema.shape.kind,
  state: SummarySchema.shape.state,
  client: z.string().nullable(),
  startsOn: PublicDaySchema,
  endsOn: PublicDaySchema.nullable(),
  figures: PublicFiguresSchema,
});

const PublicLineSchema = z.object({
  id: IdSchema,
  name: z.string(),
  direction: z.enum(['cost', 'income']),
  categoryId: IdSchema.nullable(),
  accountId: IdSchema.nullable(),
  planned: AmountSchema,
  actual: AmountSchema,
  committed: AmountSchema,
});

const PublicTaskSchema = z.object({
  id: IdSchema,
  kind: z.enum(['task', 'milestone']),
  name: z.string(),
  dueOn: PublicDaySchema.nullable(),
  doneOn: PublicDaySchema.nullable(),
});

const PublicTimeSchema = z.object({
  id: IdSchema,
  memberId: IdSchema,
  day: PublicDaySchema,
  minutes: z.int(),
  note: z.string(),
  billable: z.boolean(),
  amount: AmountSchema,
});

const PublicProjectSchema = PublicSummarySchema.extend({
  invoiceReference: z.string().nullable(),
  note: z.string(),
  lines: z.array(PublicLineSchema),
  tasks: z.array(PublicTaskSchema),
  times: z.array(PublicTimeSchema),
});

function publicFigures(figures: Summary['figures']): z.infer<typeof PublicFiguresSchema> {
  const { budget, spent, committed, left, income, margin, workValue, minutes } = figures;
  return {
    currency: budget.currency,
    budget: amountOf(budget).amount,
    spent: amountOf(spent).amount,
    committed: amountOf(committed).amount,
    left: amountOf(left).amount,
    income: amountOf(income).amount,
    margin: amountOf(margin).amount,
    billable: amountOf(workValue).amount,
    minutes,
  };
}

export function publicSummary(project: Omit<Summary, 'nextMilestone' | 'overdue' | 'unknown' | 'currency'>) {
  const { id, name, kind, state, client, startsOn, endsOn, figures } = project;
  return { id, name, kind, state, client, startsOn, endsOn, figures: publicFigures(figures) };
}

export function publicProject({ project, figures, tasks, times }: Detail): z.infer<typeof PublicProjectSchema> {
  const byId = new Map(figures.lines.map((line) => [line.id, line]));
  return {
    ...publicSummary({ ...project, figures }),
    invoiceReference: project.invoiceReference,
    note: project.note,
    lines: project.lines.flatMap(({ id, name, direction, categoryId, accountId, amount }) => {
      const line = byId.get(id);
      if (line === undefined) return [];
      const written = { actual: amountOf(line.actual).amount, committed: amountOf(line.committed).amount };
      return [{ id, name, direction, categoryId, accountId, planned: amountOf(amount).amount, ...written }];
    }),
    tasks: tasks.map(({ id, kind, name, dueOn, doneOn }) => ({ id, kind, name, dueOn, doneOn })),
    times: times.map(({ id, memberId, day, minutes, note, isBillable, value }) => {
      return { id, memberId, day, minutes, note, billable: isBillable, amount: amountOf(value).amount };
    }),
  };
}

export const PROJECT_OPERATIONS = {
  projects: {
    method: 'GET',
    path: 'projects',
    scope: 'projects.read',
    summary: 'Projects with their budgets, and how much is spent, committed and left.',
    query: z.strictObject({ today: TodaySchema }),
    body: null,
    answer: z.object({ data: z.array(PublicSummarySchema) }),
  },
  project: {
    method: 'GET',
    path: 'projects/{id}',
    scope: 'projects.read',
    summary: 'One project with its budget lines, tasks and time.',
    query: z.strictObject({ today: TodaySchema }),
    body: null,
    answer: z.object({ data: PublicProjectSchema }),
  },
  projectFiles: {
    method: 'GET',
    path: 'projects/{id}/files',
    scope: 'attachments.read',
    summary: 'The files of a project, the oldest first. Read the content of each at attachments/{id}/file.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicAttachmentSchema) }),
  },
  addProjectTime: {
    method: 'POST',
    path: 'projects/{id}/time',
    scope: 'projects.write',
    summary: 'Log time that the creator of the key worked on a project.',
    query: NothingSchema,
    body: z.strictObject({
      day: PublicDaySchema,
      minutes: z.int().min(1).max(1440),
      note: z.string().max(1000).default(''),
      billable: z.boolean().default(true),
    }),
    answer: z.object({ data: z.object({ id: IdSchema, changeId: ChangeIdSchema }) }),
  },
} as const satisfies Readonly<Record<string, Operation>>;
