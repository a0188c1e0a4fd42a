import * as z from 'zod';
import { type Currency, type Money, money } from '#kernel/money.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { NeededDaySchema, NeededNameSchema, NeededSizeSchema, OptionalDaySchema } from './form.ts';
import { FORM_ERRORS } from './form-words.ts';
import type { Cost, Task, Time } from './items.model.ts';
import { TASK_KINDS } from './kinds.ts';
import { LONGEST_NOTE, MOST_MINUTES } from './limits.ts';
import { readMinutes } from './looks.ts';
import { hoursOf } from './report-text.ts';

const orNull = (text: string) => (text === '' ? null : text);

export const TaskFormSchema = z
  .object({
    kind: z.enum(TASK_KINDS),
    name: NeededNameSchema,
    startsOn: OptionalDaySchema,
    dueOn: OptionalDaySchema,
    assigneeId: z.string(),
  })
  .refine(({ startsOn, dueOn }) => startsOn === '' || dueOn === '' || dueOn >= startsOn, {
    message: FORM_ERRORS.endsOn,
    path: ['dueOn'],
  })
  .transform(({ startsOn, dueOn, assigneeId, ...task }) => ({
    ...task,
    startsOn: orNull(startsOn),
    dueOn: orNull(dueOn),
    assigneeId: orNull(assigneeId),
  }));
export type TaskForm = z.input<typeof TaskFormSchema>;
export type TaskWish = z.output<typeof TaskFormSchema>;

export const taskForm = (task: Task | null): TaskForm => ({
  kind: task?.kind ?? 'task',
  name: task?.name ?? '',
  startsOn: task?.startsOn ?? '',
  dueOn: task?.dueOn ?? '',
  assigneeId: task?.assigneeId ?? '',
});

const isMoney = (value: unknown): value is Money => typeof value === 'object' && value !== null && 'minor' in value;

export const costFormSchema = (currency: Currency) =>
  z
    .object({
      name: NeededNameSchema,
      amount: NeededSizeSchema.refine((value) => isMoney(value) && value.minor > 0n, FORM_ERRORS.amount),
      dueOn: OptionalDaySchema,
      lineId: z.string(),
      isPaid: z.boolean(),
    })
    .transform(({ amount, dueOn, lineId, ...cost }) => ({
      ...cost,
      amount: money(isMoney(amount) ? amount.minor : 0n, currency),
      dueOn: orNull(dueOn),
      lineId: orNull(lineId),
    }));
export type CostForm = z.input<ReturnType<typeof costFormSchema>>;
export type CostWish = z.output<ReturnType<typeof costFormSchema>>;

export const costForm = (cost: Cost | null): CostForm => ({
  name: cost?.name ?? '',
  amount: cost?.amount ?? null,
  dueOn: cost?.dueOn ?? '',
  lineId: cost?.lineId ?? '',
  isPaid: cost?.isPaid ?? false,
});

const isTime = (text: string) => {
  const minutes = readMinutes(text);
  return minutes !== null && minutes > 0 && minutes <= MOST_MINUTES;
};

export const timeFormSchema = (currency: Currency) =>
  z
    .object({
      memberId: z.string(),
      day: NeededDaySchema,
      time: z.string().refine(isTime, FORM_ERRORS.hours),
      note: z.string().max(LONGEST_NOTE),
      isBillable: z.boolean(),
      rate: z.union([z.null(), MoneySchema, z.string()]).refine((value) => value === null || isMoney(value), {
        message: FORM_ERRORS.amount,
      }),
    })
    .transform(({ time, rate, ...entry }) => ({
      ...entry,
      minutes: readMinutes(time) ?? 0,
      rate: isMoney(rate) ? money(rate.minor, currency) : null,
    }));
export type TimeForm = z.input<ReturnType<typeof timeFormSchema>>;
export type TimeWish = z.output<ReturnType<typeof timeFormSchema>>;

export const timeForm = (time: Time | null, begin: { memberId: string; day: string }): TimeForm => ({
  memberId: time?.memberId ?? begin.memberId,
  day: time?.day ?? begin.day,
  time: time === null ? '' : hoursOf(time.minutes),
  note: time?.note ?? '',
  isBillable: time?.isBillable ?? true,
  rate: time?.rate ?? null,
});
