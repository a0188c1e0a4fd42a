import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { TASK_KINDS } from './kinds.ts';
import { MOST_MINUTES } from './limits.ts';
import { AmountSchema, nameSchema, NoteSchema, PaidSchema } from './project-model.ts';

const taskFields = {
  kind: z.enum(TASK_KINDS),
  name: nameSchema('name'),
  startsOn: DaySchema.nullable(),
  dueOn: DaySchema.nullable(),
  doneOn: DaySchema.nullable(),
  /** The member who does it. */
  assigneeId: IdSchema.nullable(),
};
type TaskDays = { readonly startsOn: string | null; readonly dueOn: string | null };
const isInOrder = ({ startsOn, dueOn }: TaskDays) => startsOn === null || dueOn === null || dueOn >= startsOn;
const IN_ORDER = { message: 'due date must not be before the start', path: ['dueOn'] };

export const NewTaskSchema = z.object({ ...taskFields, projectId: IdSchema }).refine(isInOrder, IN_ORDER);
export const TaskChangeSchema = z.object({ ...taskFields, id: IdSchema }).refine(isInOrder, IN_ORDER);
export const TaskSchema = z.object({ ...taskFields, id: IdSchema });
export type Task = z.infer<typeof TaskSchema>;

const costFields = {
  name: nameSchema('name'),
  amount: PaidSchema,
  dueOn: DaySchema.nullable(),
  /** The line of the budget that it is for. */
  lineId: IdSchema.nullable(),
  isPaid: z.boolean(),
};
export const NewCostSchema = z.object({ ...costFields, projectId: IdSchema });
export const CostChangeSchema = z.object({ ...costFields, id: IdSchema });
export const CostSchema = CostChangeSchema.extend({ amount: MoneySchema });
export type Cost = z.infer<typeof CostSchema>;

const timeFields = {
  memberId: IdSchema,
  day: DaySchema,
  minutes: z.int().min(1, 'time must be above zero').max(MOST_MINUTES, 'time must not exceed a day'),
  note: NoteSchema,
  isBillable: z.boolean(),
  /** For an hour; null: that of the project. */
  rate: AmountSchema.nullable(),
};
/** Without a member: the caller. */
export const NewTimeSchema = z.object({ ...timeFields, memberId: IdSchema.optional(), projectId: IdSchema });
export const TimeChangeSchema = z.object({ ...timeFields, id: IdSchema });
export const TimeSchema = TimeChangeSchema.extend({
  rate: MoneySchema.nullable(),
  /** What it is worth; nothing where it is not billed. */
  value: MoneySchema,
});
export type Time = z.infer<typeof TimeSchema>;

export const NewSettlementSchema = z
  .object({
    projectId: IdSchema,
    day: DaySchema,
    fromPersonId: IdSchema,
    toPersonId: IdSchema,
    amount: PaidSchema,
  })
  .refine(({ fromPersonId, toPersonId }) => fromPersonId !== toPersonId, {
    message: 'choose two different people',
    path: ['toPersonId'],
  });
export const SettlementSchema = z.object({
  id: IdSchema,
  day: DaySchema,
  fromPersonId: IdSchema,
  toPersonId: IdSchema,
  amount: MoneySchema,
});
