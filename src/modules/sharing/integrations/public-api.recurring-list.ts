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
  payee: z.string().describe('The simplified name of the payee, the same for all spellings.'),
  direction: DirectionSchema,
  currency: CurrencySchema,
};
export const CadenceSchema = z.object({
  kind: z.enum(['weeks', 'day-of-month', 'last-working-day', 'nth-weekday']),
  every: z.int().describe('The number of weeks or months between payments.'),
  day: z.int().nullable().describe('The day of the month when the payment is due.'),
  nth: z.int().nullable().describe('Which of these weekdays in the month: 1 is the first, -1 the last.'),
  weekday: z.int().nullable().describe('1 is Monday, 7 Sunday.'),
  anchor: PublicDaySchema.describe('The earliest day the payment can be due.'),
  shift: ShiftSchema.describe('Whether a payment due on a weekend or public holiday moves to an earlier or later day.'),
});
export const ExpectedSchema = z.object({
  kind: z.enum(['exact', 'range', 'about', 'last', 'average']),
  from: AmountSchema.describe('The expected amount, or the lowest amount of a range; above zero.'),
  to: AmountSchema.describe('The highest amount of a range.'),
  percent: z.int().nullable().describe('How far a payment may differ from the expected amount, in percent.'),
});
const OccurrenceSchema = z.object({
  on: PublicDaySchema.describe(
    'The usual due date, before any move to another day. Other endpoints use it to identify the payment.',
  ),
  due: PublicDaySchema,
  state: StateSchema,
  expected: AmountSchema,
  transactionId: IdSchema.nullable().describe('The transaction that counts as the payment for this due date.'),
  isChosen: z.boolean().describe('Whether a person or program chose the transaction in `transactionId`.'),
  paid: AmountSchema.describe('The amount that was paid; null if nothing was paid, or if you cannot see amounts.'),
});

const NearSchema = AmountSchema.describe(
  'Limits the recurring payment to payments of about this amount; null: all payments of the payee.',
);

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
        categoryId: IdSchema.nullable().describe('The category that was chosen for the recurring payment.'),
        usualCategoryId: IdSchema.nullable().describe(
          'The category that most transactions of the recurring payment have.',
        ),
        occurrences: z
          .array(OccurrenceSchema)
          .describe('The due dates of the last 13 and the next 12 months, earliest first.'),
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
        transactionIds: z
          .array(IdSchema)
          .describe('The transactions that the suggestion is based on, the newest first.'),
      }),
    )
    .describe('Suggestions: payments that look like recurring payments.'),
  dismissed: z
    .array(z.object({ id: IdSchema, ...source, near: NearSchema }))
    .describe('Dismissed suggestions. Call `deleteRecurring` for one to let it be suggested again.'),
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
