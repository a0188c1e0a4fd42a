import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import type { Money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import {
  type AmountRule,
  type Cadence,
  DirectionSchema,
  type Item,
  type Occurrence,
  type Overview,
  ShiftSchema,
  type Source,
  StateSchema,
  type Suggestion,
} from '#modules/money/recurring/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangedSchema,
  NothingSchema,
  type Operation,
  PublicDaySchema,
  SentAmountSchema,
  TodaySchema,
} from './public-api.operation.ts';

const source = {
  name: z.string(),
  accountId: IdSchema,
  payee: z.string().describe('As it is compared: the same for all its spellings.'),
  direction: DirectionSchema,
  currency: CurrencySchema,
};
const CadenceSchema = z.object({
  kind: z.enum(['weeks', 'day-of-month', 'last-working-day', 'nth-weekday']),
  every: z.int().describe('So many weeks or months.'),
  day: z.int().nullable().describe('The day of the month.'),
  nth: z.int().nullable().describe('Which of these weekdays in the month; -1 is the last.'),
  weekday: z.int().nullable().describe('1 is Monday, 7 Sunday.'),
  anchor: PublicDaySchema.describe('The first day it can fall on.'),
  shift: ShiftSchema.describe('Where it goes on a weekend or public holiday.'),
});
const ExpectedSchema = z.object({
  kind: z.enum(['exact', 'range', 'about', 'last', 'average']),
  from: AmountSchema.describe('The amount, or the least; above zero.'),
  to: AmountSchema.describe('The most of a range.'),
  percent: z.int().nullable().describe('How far it may be above or below.'),
});
const OccurrenceSchema = z.object({
  on: PublicDaySchema.describe('The day before weekends, holidays and changes; tells the occurrence apart.'),
  due: PublicDaySchema,
  state: StateSchema,
  expected: AmountSchema,
  transactionId: IdSchema.nullable().describe('The transaction that paid it.'),
  paid: AmountSchema.describe('What was paid. Also null if nothing was paid.'),
});

const sourceOf = (name: string, { accountId, payee, direction, currency }: Source) => ({
  name,
  accountId,
  payee,
  direction,
  currency,
});
function cadenceOf(cadence: Cadence): z.infer<typeof CadenceSchema> {
  const { kind, every, anchor, shift } = cadence;
  return {
    kind,
    every,
    anchor,
    shift,
    day: cadence.kind === 'day-of-month' ? cadence.day : null,
    nth: cadence.kind === 'nth-weekday' ? cadence.nth : null,
    weekday: cadence.kind === 'nth-weekday' ? cadence.weekday : null,
  };
}
function expectedOf(rule: AmountRule): z.infer<typeof ExpectedSchema> {
  const [from, to] = rule.kind === 'range' ? [rule.from, rule.to] : [rule.amount, null];
  return {
    kind: rule.kind,
    from: amountOf(from).amount,
    to: to === null ? null : amountOf(to).amount,
    percent: rule.kind === 'about' ? rule.percent : null,
  };
}
function occurrenceOf({ on, due, state, expected, paid }: Occurrence): z.infer<typeof OccurrenceSchema> {
  return {
    on,
    due,
    state,
    expected: amountOf(expected).amount,
    transactionId: paid?.id ?? null,
    paid: paid === null ? null : amountOf(paid.amount).amount,
  };
}

const PublicRecurringSchema = z.object({
  items: z
    .array(
      z.object({
        id: IdSchema,
        ...source,
        cadence: CadenceSchema,
        amount: ExpectedSchema,
        expected: AmountSchema.describe('What the next payment should come to.'),
        yearly: AmountSchema,
        occurrences: z.array(OccurrenceSchema).describe('Of the last 13 months and the next 12, the earliest first.'),
      }),
    )
    .describe('Recurring payments that a person confirmed.'),
  suggestions: z
    .array(
      z.object({
        ...source,
        cadence: CadenceSchema,
        amount: ExpectedSchema,
        confidence: z.int().describe('0 to 100.'),
        next: PublicDaySchema,
        yearly: AmountSchema,
        transactionIds: z.array(IdSchema).describe('The transactions it was found in, the newest first.'),
      }),
    )
    .describe('Payments that look recurring.'),
});

const itemOf = ({ id, name, cadence, amount, occurrences, expected, yearly, ...item }: Item) => ({
  id,
  ...sourceOf(name, item.source),
  cadence: cadenceOf(cadence),
  amount: expectedOf(amount),
  expected: amountOf(expected).amount,
  yearly: amountOf(yearly).amount,
  occurrences: occurrences.map(occurrenceOf),
});
const suggestionOf = ({ name, cadence, amount, confidence, evidence, next, yearly, ...found }: Suggestion) => ({
  ...sourceOf(name, found.source),
  cadence: cadenceOf(cadence),
  amount: expectedOf(amount),
  confidence,
  next,
  yearly: amountOf(yearly).amount,
  transactionIds: evidence.map(({ id }) => id),
});

export function publicRecurring({ items, suggestions }: Overview): z.infer<typeof PublicRecurringSchema> {
  return { items: items.map(itemOf), suggestions: suggestions.map(suggestionOf) };
}

const SentCadenceSchema = z.strictObject({
  kind: CadenceSchema.shape.kind,
  every: CadenceSchema.shape.every.default(1),
  day: z.int().optional().describe('Of `day-of-month`.'),
  nth: z.int().optional().describe('Of `nth-weekday`: 1 to 4, or -1 for the last.'),
  weekday: z.int().optional().describe('Of `nth-weekday`: 1 is Monday, 7 Sunday.'),
  anchor: CadenceSchema.shape.anchor,
  shift: ShiftSchema.default('none'),
  country: z.string().optional().describe('Whose public holidays count, such as "ZA"; that of the workspace.'),
});
const SentExpectedSchema = z.strictObject({
  kind: ExpectedSchema.shape.kind.default('exact'),
  from: SentAmountSchema.describe('The amount, or the least; above zero, in the currency of the account.'),
  to: SentAmountSchema.optional().describe('The most of a `range`.'),
  percent: z.int().optional().describe('Of `about`: how far it may be above or below.'),
});

/** A cadence as the procedures take it, which say what is wrong with it. */
export function cadenceFrom(sent: z.infer<typeof SentCadenceSchema>, country: string): Cadence {
  const { kind, every, anchor, shift, day = 0, nth = 0, weekday = 0 } = sent;
  const shared = { every, anchor, shift, country: sent.country ?? country };
  if (kind === 'day-of-month') return { kind, day, ...shared };
  return kind === 'nth-weekday' ? { kind, nth, weekday, ...shared } : { kind, ...shared };
}

/** What is expected, likewise. @param amount reads an amount in the currency of the account */
export function expectedFrom(
  { kind, from, to, percent = 0 }: z.infer<typeof SentExpectedSchema>,
  amount: (text: string) => Money,
): AmountRule {
  if (kind === 'range') return { kind, from: amount(from), to: amount(to ?? from) };
  return kind === 'about' ? { kind, amount: amount(from), percent } : { kind, amount: amount(from) };
}

const changed = { cadence: SentCadenceSchema, amount: SentExpectedSchema };

export const RECURRING_OPERATIONS = {
  recurring: {
    method: 'GET',
    path: 'recurring',
    scope: 'transactions.read',
    summary: 'Recurring payments with their due dates, and those that are suggested.',
    query: z.strictObject({ today: TodaySchema }),
    body: null,
    answer: z.object({ data: PublicRecurringSchema }),
  },
  createRecurring: {
    method: 'POST',
    path: 'recurring',
    scope: 'transactions.write',
    summary: 'Add a recurring payment.',
    query: NothingSchema,
    body: z.strictObject({
      accountId: IdSchema,
      name: z.string(),
      payee: z.string().describe('As statements write it. Other spellings of the same payee are found too.'),
      direction: DirectionSchema,
      ...changed,
    }),
    answer: ChangedSchema,
  },
  updateRecurring: {
    method: 'PUT',
    path: 'recurring/{id}',
    scope: 'transactions.write',
    summary: 'Change a recurring payment.',
    query: NothingSchema,
    body: z.strictObject({ name: z.string(), ...changed }),
    answer: ChangedSchema,
  },
  markRecurring: {
    method: 'POST',
    path: 'recurring/{id}/mark',
    scope: 'transactions.write',
    summary: 'Say whether a payment, such as a subscription, is used.',
    query: NothingSchema,
    body: z.strictObject({ isUnused: z.boolean() }),
    answer: ChangedSchema,
  },
  changeOccurrence: {
    method: 'PUT',
    path: 'recurring/{id}/occurrences',
    scope: 'transactions.write',
    summary: 'Skip or move one due date, or change its amount. Without a change, it is as usual again.',
    query: NothingSchema,
    body: z.strictObject({
      on: PublicDaySchema.describe('`on` of the occurrence.'),
      isSkipped: z.boolean().optional(),
      movedTo: PublicDaySchema.optional(),
      amount: SentAmountSchema.optional().describe('Above zero, in the currency of the account.'),
    }),
    answer: ChangedSchema,
  },
  deleteRecurring: {
    method: 'DELETE',
    path: 'recurring/{id}',
    scope: 'transactions.write',
    summary: 'Delete a recurring payment. Its transactions stay.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
} as const satisfies Record<string, Operation>;
