import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import type { Money } from '#kernel/money.ts';
import {
  type AmountRule,
  type Cadence,
  DirectionSchema,
  type Overview,
  ShiftSchema,
  type Suggestion,
} from '#modules/money/recurring/model.ts';
import {
  ChangedSchema,
  NothingSchema,
  type Operation,
  PublicDaySchema,
  SentAmountSchema,
  TodaySchema,
} from './public-api.operation.ts';
import { CadenceSchema, ExpectedSchema, nearOf, PublicRecurringSchema } from './public-api.recurring-list.ts';

const SentCadenceSchema = z.strictObject({
  kind: CadenceSchema.shape.kind,
  every: CadenceSchema.shape.every.default(1),
  day: z.int().optional().describe('The day of the month. Only for `day-of-month`.'),
  nth: z
    .int()
    .optional()
    .describe('Which of these weekdays in the month: 1 to 4, or -1 for the last. Only for `nth-weekday`.'),
  weekday: z.int().optional().describe('The weekday: 1 is Monday, 7 is Sunday. Only for `nth-weekday`.'),
  anchor: CadenceSchema.shape.anchor,
  shift: ShiftSchema.default('none'),
  country: z
    .string()
    .optional()
    .describe('The country whose public holidays count, such as "ZA"; by default the country of the workspace.'),
});
const SentExpectedSchema = z.strictObject({
  kind: ExpectedSchema.shape.kind.default('exact'),
  from: SentAmountSchema.describe(
    'The expected amount, or the lowest amount of a range; above zero, in the currency of the account.',
  ),
  to: SentAmountSchema.optional().describe('The highest amount of a `range`.'),
  percent: z.int().optional().describe('How far a payment may differ from the amount, in percent. Only for `about`.'),
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

const changed = {
  cadence: SentCadenceSchema,
  amount: SentExpectedSchema,
  categoryId: IdSchema.nullable()
    .optional()
    .describe('The category; null: the category that most transactions of the recurring payment have.'),
};

/** A suggestion, as the list of them names it. */
const SentSuggestionSchema = z.strictObject({
  accountId: IdSchema,
  payee: z.string().describe('The `payee` of the suggestion, as listed.'),
  direction: DirectionSchema,
  near: SentAmountSchema.nullable().optional().describe('The amount in `near` of the suggestion, as listed.'),
});

/** The suggestion that is meant; undefined where it is not suggested. */
export function suggestionMeant(
  { accountId, payee, direction, near = null }: z.infer<typeof SentSuggestionSchema>,
  { suggestions }: Overview,
): Suggestion | undefined {
  return suggestions.find(
    ({ source: of }) =>
      of.accountId === accountId && of.payee === payee && of.direction === direction && nearOf(of) === near,
  );
}

export const RECURRING_OPERATIONS = {
  recurring: {
    method: 'GET',
    path: 'recurring',
    scope: 'transactions.read',
    summary: 'Recurring payments with their due dates, and suggestions for more.',
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
      payee: z
        .string()
        .describe('The payee’s name as written on statements. Other spellings of this payee are found too.'),
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
    summary: 'Mark whether you still use a recurring payment, such as a subscription.',
    query: NothingSchema,
    body: z.strictObject({ isUnused: z.boolean() }),
    answer: ChangedSchema,
  },
  changeOccurrence: {
    method: 'PUT',
    path: 'recurring/{id}/occurrences',
    scope: 'transactions.write',
    summary: 'Skip or move one due date, or change its amount. Send no change to reset the due date.',
    query: NothingSchema,
    body: z.strictObject({
      on: PublicDaySchema.describe('The field `on` of the due date to change.'),
      isSkipped: z.boolean().optional(),
      movedTo: PublicDaySchema.optional(),
      amount: SentAmountSchema.optional().describe('The new amount, above zero, in the currency of the account.'),
    }),
    answer: ChangedSchema,
  },
  matchOccurrence: {
    method: 'PUT',
    path: 'recurring/{id}/matches',
    scope: 'transactions.write',
    summary:
      'Set which transaction paid a due date, or which transactions did not. Without paidBy and notPaidBy, payments are matched automatically.',
    query: z.strictObject({ today: TodaySchema }),
    body: z.strictObject({
      on: PublicDaySchema.describe('The field `on` of the due date to match.'),
      paidBy: IdSchema.nullable().optional().describe('The transaction that counts as the payment for this due date.'),
      notPaidBy: z
        .array(IdSchema)
        .optional()
        .describe('Transactions that must not count as the payment for this due date.'),
    }),
    answer: ChangedSchema,
  },
  confirmSuggestions: {
    method: 'POST',
    path: 'recurring/confirm',
    scope: 'transactions.write',
    summary: 'Confirm suggested recurring payments: all of them or, if one fails, none.',
    query: z.strictObject({ today: TodaySchema }),
    body: z.strictObject({ suggestions: z.array(SentSuggestionSchema).min(1) }),
    answer: z.object({ data: z.object({ ids: z.array(IdSchema) }) }),
  },
  dismissSuggestion: {
    method: 'POST',
    path: 'recurring/dismiss',
    scope: 'transactions.write',
    summary: 'Dismiss a suggested recurring payment. It is not suggested again.',
    query: z.strictObject({ today: TodaySchema }),
    body: SentSuggestionSchema,
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
