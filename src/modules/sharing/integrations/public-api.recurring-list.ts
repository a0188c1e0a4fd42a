import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
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
import { AmountSchema, amountOf, PublicDaySchema } from './public-api.operation.ts';

const source = {
  name: z.string(),
  accountId: IdSchema,
  payee: z.string().describe('The normalised name, the same for all spellings.'),
  direction: DirectionSchema,
  currency: CurrencySchema,
};
export const CadenceSchema = z.object({
  kind: z.enum(['weeks', 'day-of-month', 'last-working-day', 'nth-weekday']),
  every: z.int().describe('The number of weeks or months between payments.'),
  day: z.int().nullable().describe('The day of the month.'),
  nth: z.int().nullable().describe('Which one of this weekday in the month; -1 is the last.'),
  weekday: z.int().nullable().describe('1 is Monday, 7 Sunday.'),
  anchor: PublicDaySchema.describe('The first day it can fall on.'),
  shift: ShiftSchema.describe('Which way it moves from a weekend or public holiday.'),
});
export const ExpectedSchema = z.object({
  kind: z.enum(['exact', 'range', 'about', 'last', 'average']),
  from: AmountSchema.describe('The amount, or the lowest of a range; above zero.'),
  to: AmountSchema.describe('The highest of a range.'),
  percent: z.int().nullable().describe('How far the amount may differ, in percent.'),
});
const OccurrenceSchema = z.object({
  on: PublicDaySchema.describe('The original day, without any shift or change; identifies the occurrence.'),
  due: PublicDaySchema,
  state: StateSchema,
  expected: AmountSchema,
  transactionId: IdSchema.nullable().describe('The transaction that paid it.'),
  isChosen: z.boolean().describe('A person or program said that this transaction paid it.'),
  paid: AmountSchema.describe('What was paid. Also null if nothing was paid.'),
});

const NearSchema = AmountSchema.describe('Only payments of about this amount. Null: all payments of the payee.');

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
function occurrenceOf({ on, due, state, expected, paid, isChosen }: Occurrence): z.infer<typeof OccurrenceSchema> {
  return {
    on,
    due,
    state,
    expected: amountOf(expected).amount,
    transactionId: paid?.id ?? null,
    isChosen,
    paid: paid === null ? null : amountOf(paid.amount).amount,
  };
}

export const PublicRecurringSchema = z.object({
  items: z
    .array(
      z.object({
        id: IdSchema,
        ...source,
        cadence: CadenceSchema,
        amount: ExpectedSchema,
        expected: AmountSchema.describe('The expected amount of the next payment.'),
        yearly: AmountSchema,
        isUnused: z.boolean().describe('`true`: someone marked it as paid for but not used.'),
        categoryId: IdSchema.nullable().describe('The category that was chosen for it.'),
        usualCategoryId: IdSchema.nullable().describe('The category that most of its transactions have.'),
        occurrences: z.array(OccurrenceSchema).describe('For the last 13 months and the next 12, earliest first.'),
      }),
    )
    .describe('Recurring payments that a person confirmed.'),
  suggestions: z
    .array(
      z.object({
        ...source,
        near: NearSchema,
        cadence: CadenceSchema,
        amount: ExpectedSchema,
        confidence: z.int().describe('0 to 100.'),
        next: PublicDaySchema,
        yearly: AmountSchema,
        transactionIds: z.array(IdSchema).describe('The transactions it was found in, the newest first.'),
      }),
    )
    .describe('Payments that look recurring.'),
  dismissed: z
    .array(z.object({ id: IdSchema, ...source, near: NearSchema }))
    .describe('Suggestions that were dismissed. `deleteRecurring` on one lets it be suggested again.'),
});

/** About which size the payments are; null where they are all of the payee. */
export const nearOf = ({ near }: Source) => (near === null ? null : amountOf(near).amount);

const itemOf = ({ id, name, cadence, amount, occurrences, expected, yearly, ...item }: Item) => ({
  id,
  ...sourceOf(name, item.source),
  cadence: cadenceOf(cadence),
  amount: expectedOf(amount),
  expected: amountOf(expected).amount,
  yearly: amountOf(yearly).amount,
  isUnused: item.isUnused,
  categoryId: item.categoryId,
  usualCategoryId: item.usualCategoryId,
  occurrences: occurrences.map(occurrenceOf),
});
const suggestionOf = ({ name, cadence, amount, confidence, evidence, next, yearly, ...found }: Suggestion) => ({
  ...sourceOf(name, found.source),
  near: nearOf(found.source),
  cadence: cadenceOf(cadence),
  amount: expectedOf(amount),
  confidence,
  next,
  yearly: amountOf(yearly).amount,
  transactionIds: evidence.map(({ id }) => id),
});

export function publicRecurring({ items, suggestions, dismissed }: Overview): z.infer<typeof PublicRecurringSchema> {
  return {
    items: items.map(itemOf),
    suggestions: suggestions.map(suggestionOf),
    dismissed: dismissed.map(({ id, name, source: of }) => ({ id, ...sourceOf(name, of), near: nearOf(of) })),
  };
}
