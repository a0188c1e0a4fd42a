import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { AttachedFileSchema } from '#modules/money/attachments/model.ts';
import { CostSchema, SettlementSchema, TaskSchema, TimeSchema } from './items.model.ts';
import { ClosingSchema, ProjectSchema } from './project-model.ts';

export const LineFiguresSchema = z.object({
  id: IdSchema,
  planned: MoneySchema,
  /** Spent, or received. */
  actual: MoneySchema,
  committed: MoneySchema,
  left: MoneySchema,
});

export const FiguresSchema = z.object({
  budget: MoneySchema,
  spent: MoneySchema,
  /** Recurring payments until the end of the project, and expected costs that are not paid. */
  committed: MoneySchema,
  /** Budget less spent and committed. */
  left: MoneySchema,
  usedPermille: z.int().nullable(),
  plannedIncome: MoneySchema,
  income: MoneySchema,
  /** Income less spent and what own work cost. */
  margin: MoneySchema,
  workValue: MoneySchema,
  workCost: MoneySchema,
  minutes: z.int(),
  billableMinutes: z.int(),
  lines: z.array(LineFiguresSchema),
  outsideLines: MoneySchema,
  count: z.int(),
});

const MilestoneSchema = z.object({ id: IdSchema, name: z.string(), dueOn: DaySchema });

export const SummarySchema = ProjectSchema.pick({
  id: true,
  name: true,
  kind: true,
  state: true,
  currency: true,
  startsOn: true,
  endsOn: true,
  client: true,
}).extend({
  figures: FiguresSchema,
  nextMilestone: MilestoneSchema.nullable(),
  /** Tasks and milestones whose day has passed. */
  overdue: z.int(),
  /** Rows in currencies without a rate, which are in no figure: cost less income. */
  unknown: z.array(MoneySchema),
});
export type Summary = z.infer<typeof SummarySchema>;

export const MemberSchema = z.object({ id: IdSchema, name: z.string() });

export const ListSchema = z.object({
  projects: z.array(SummarySchema),
  /** Who can take part. */
  members: z.array(MemberSchema),
  /** The caller sees some accounts only: figures are of those. */
  isLimited: z.boolean(),
});
export type ProjectList = z.infer<typeof ListSchema>;

export const BalanceSchema = z.object({
  personId: IdSchema,
  paid: MoneySchema,
  owed: MoneySchema,
  /** Above zero: they get money back. */
  balance: MoneySchema,
});

export const PaymentSchema = z.object({ fromPersonId: IdSchema, toPersonId: IdSchema, amount: MoneySchema });

const BurnPointSchema = z.object({ day: DaySchema, spent: MoneySchema.nullable(), planned: MoneySchema.nullable() });

export const DetailSchema = z.object({
  project: ProjectSchema,
  figures: FiguresSchema,
  unknown: z.array(MoneySchema),
  tasks: z.array(TaskSchema),
  costs: z.array(CostSchema),
  times: z.array(TimeSchema),
  settlements: z.array(SettlementSchema),
  /** Recurring payments that are due until the end of the project. */
  scheduled: z.array(
    z.object({
      name: z.string(),
      due: DaySchema,
      amount: MoneySchema,
      isIncome: z.boolean(),
      lineId: IdSchema.nullable(),
    }),
  ),
  burn: z.object({
    points: z.array(BurnPointSchema),
    projected: MoneySchema.nullable(),
    usedUpOn: DaySchema.nullable(),
  }),
  balances: z.array(BalanceSchema),
  /** The fewest payments after which nobody owes anything. */
  payments: z.array(PaymentSchema),
  /** Spent by nobody that shares the costs. */
  unattributed: MoneySchema,
  /** What the figures of a closed project have changed by since. */
  since: ClosingSchema.pick({ spent: true, income: true }).nullable(),
  /** Transactions that the rule fits too, and that count in another project. */
  elsewhere: z.array(z.object({ projectId: IdSchema, name: z.string(), count: z.int() })),
  members: z.array(MemberSchema),
  isLimited: z.boolean(),
});
export type Detail = z.infer<typeof DetailSchema>;

export const RowSchema = z.object({
  id: IdSchema,
  day: DaySchema,
  description: z.string(),
  categoryId: IdSchema.nullable(),
  categoryName: z.string(),
  accountName: z.string(),
  amount: MoneySchema,
  /** The person of the project who paid it; null: nobody that is known. */
  paidBy: IdSchema.nullable(),
  /** Put in by hand. */
  isPlaced: z.boolean(),
});
export type Row = z.infer<typeof RowSchema>;

export const CandidateSchema = RowSchema.pick({
  id: true,
  day: true,
  description: true,
  accountName: true,
  amount: true,
});

export const ReceiptSchema = z.object({
  id: IdSchema,
  name: z.string(),
  transactionId: IdSchema,
  day: DaySchema,
  description: z.string(),
});
export type Receipt = z.infer<typeof ReceiptSchema>;

export const ProjectFileSchema = AttachedFileSchema.extend({
  /** Who added it; null where they left, and where the caller does not see the members. */
  addedBy: z.string().nullable(),
});
export type ProjectFile = z.infer<typeof ProjectFileSchema>;

/** A project that the workspace's own transactions suggest. */
export const SuggestionSchema = z.object({
  /** Tells it apart from others. */
  key: z.string(),
  source: z.enum(['tag', 'trip']),
  name: z.string(),
  from: DaySchema,
  to: DaySchema,
  count: z.int(),
  spent: MoneySchema,
  tagId: IdSchema.nullable(),
  /** Of a trip: its transactions. */
  rowIds: z.array(IdSchema),
});
export type Suggestion = z.infer<typeof SuggestionSchema>;
