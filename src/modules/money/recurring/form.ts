import * as z from 'zod';
import type { Day } from '#kernel/calendar.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { type Money, money } from '#kernel/money.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { weekdayOf } from './cadences.ts';
import {
  type AddedItem,
  AddedItemSchema,
  AmountRuleSchema,
  type Cadence,
  CadenceSchema,
  DirectionSchema,
  type NewItem,
  NewItemSchema,
  ShiftSchema,
} from './model.ts';
import { FIELD_ERRORS } from './words.ts';

/** Text where an amount should be stands for itself, so that the form can say that it is none. */
const SizeSchema = z.union([z.null(), MoneySchema, z.string()]);
type Size = z.input<typeof SizeSchema>;

const amountIn = (size: Size): Money | null =>
  size === null || typeof size === 'string' || size.minor <= 0n ? null : size;

export const CADENCE_KINDS = ['day-of-month', 'last-working-day', 'nth-weekday', 'weeks'] as const;
export const AMOUNT_KINDS = ['exact', 'about', 'range', 'last', 'average'] as const;
export const NTHS = ['1', '2', '3', '4', '-1'] as const;

const Fields = z.object({
  name: NewItemSchema.shape.name,
  cadence: z.enum(CADENCE_KINDS),
  every: z.string(),
  anchor: DaySchema,
  day: z.string(),
  nth: z.enum(NTHS),
  weekday: z.string(),
  shift: ShiftSchema,
  amountKind: z.enum(AMOUNT_KINDS),
  amount: SizeSchema,
  to: SizeSchema,
  percent: z.string(),
  categoryId: IdSchema.nullable(),
  // Only of a payment that is added.
  accountId: z.union([IdSchema, z.literal('')]),
  direction: DirectionSchema,
  payeeText: AddedItemSchema.shape.payeeText.or(z.literal('')),
});
export type ItemForm = z.input<typeof Fields>;

export type ItemWish = Pick<NewItem, 'name' | 'cadence' | 'amount' | 'categoryId'>;

/** The form of a payment: every field is there, whatever the cadence and the amount need. */
export const itemFormSchema = (country: string) =>
  Fields.transform((form, context) => wishOf(form, country, context) ?? z.NEVER);

/** The form of a payment that is added. Where nothing is said of its name on the statement, that is its own. */
export const addedFormSchema = (country: string) =>
  Fields.transform((form, context): AddedItem => {
    const { accountId, direction, payeeText } = form;
    if (accountId === '') context.addIssue({ code: 'custom', path: ['accountId'], message: FIELD_ERRORS.account });
    const wish = wishOf(form, country, context);
    if (wish === null) return z.NEVER;
    return { ...wish, accountId, direction, payeeText: payeeText === '' ? wish.name : payeeText };
  });

/** Null where something is wrong, which is told to `context`. */
function wishOf(form: z.infer<typeof Fields>, country: string, context: z.RefinementCtx): ItemWish | null {
  const wrong = (path: keyof ItemForm, message: string): void =>
    context.addIssue({ code: 'custom', path: [path], message });
  const number = (path: 'every' | 'day' | 'percent', least: number, most: number): number => {
    const value = /^\d{1,3}$/.test(form[path].trim()) ? Number(form[path]) : 0;
    if (value < least || value > most) wrong(path, FIELD_ERRORS.number(least, most));
    return value;
  };
  const every = number('every', 1, form.cadence === 'weeks' ? 52 : 24);
  const day = form.cadence === 'day-of-month' ? number('day', 1, 31) : 1;
  const percent = form.amountKind === 'about' ? number('percent', 1, 100) : 1;
  const amount = amountIn(form.amount);
  const to = amountIn(form.to);
  if (amount === null) wrong('amount', FIELD_ERRORS.amount);
  if (form.amountKind === 'range' && to === null) wrong('to', FIELD_ERRORS.amount);
  else if (form.amountKind === 'range' && amount !== null && to !== null && to.minor < amount.minor)
    wrong('to', FIELD_ERRORS.range);
  if (context.issues.length > 0 || amount === null) return null;
  const { anchor, shift } = form;
  const cadence = CadenceSchema.parse({
    kind: form.cadence,
    every,
    anchor,
    shift,
    country,
    day,
    nth: Number(form.nth),
    weekday: Number(form.weekday),
  });
  const rule = AmountRuleSchema.parse({ kind: form.amountKind, amount, from: amount, to: to ?? amount, percent });
  return { name: form.name, cadence, amount: rule, categoryId: form.categoryId };
}

/** The form as it begins. */
export function formOf({
  source,
  name,
  cadence,
  amount,
  categoryId = null,
}: Pick<NewItem, 'source' | 'name' | 'cadence' | 'amount' | 'categoryId'>): ItemForm {
  const first = amount.kind === 'range' ? amount.from : amount.amount;
  return {
    name,
    ...cadenceFields(cadence),
    amountKind: amount.kind,
    amount: first,
    to: amount.kind === 'range' ? amount.to : money(first.minor, first.currency),
    percent: amount.kind === 'about' ? String(amount.percent) : '10',
    categoryId,
    accountId: source.accountId,
    direction: source.direction,
    payeeText: '',
  };
}

function cadenceFields(cadence: Cadence) {
  const { anchor, shift, every, kind } = cadence;
  return {
    cadence: kind,
    every: String(every),
    anchor,
    day: String(kind === 'day-of-month' ? cadence.day : Number(anchor.slice(8))),
    nth: kind === 'nth-weekday' ? nthOf(cadence.nth) : '1',
    weekday: String(kind === 'nth-weekday' ? cadence.weekday : weekdayOf(anchor)),
    shift,
  };
}

function nthOf(nth: number): ItemForm['nth'] {
  return NTHS.find((one) => Number(one) === nth) ?? '1';
}

/** What is known of a payment that is added, as of one that a calendar has. */
export type Beginning = { readonly name: string; readonly amount: Money | null; readonly cadence: Cadence };

/** A payment of every month, from today. */
export function everyMonthFrom(today: Day): Beginning {
  const [anchor, day] = [today, Number(today.slice(8))];
  const cadence = { kind: 'day-of-month', every: 1, day, anchor, shift: 'none', country: 'XX' } as const;
  return { name: '', amount: null, cadence };
}

/** The form of a payment that is added, as it begins. */
export function addedForm({ name, amount, cadence }: Beginning, accountId: string): ItemForm {
  return {
    name,
    ...cadenceFields(cadence),
    amountKind: 'exact',
    amount,
    to: amount,
    percent: '10',
    categoryId: null,
    accountId,
    direction: 'out',
    payeeText: '',
  };
}
