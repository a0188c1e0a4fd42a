import * as z from 'zod';
import { addDays, type Day } from '#kernel/calendar.ts';
import { IdSchema } from '#kernel/id.ts';
import { type Money, money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { type Expected, ExpectedSchema, type Overview } from '#modules/planning/cash-flow/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangedSchema,
  NothingSchema,
  numberFrom,
  type Operation,
  PublicDaySchema,
  SentAmountSchema,
  TodaySchema,
} from './public-api.operation.ts';

const { name, party, accountId, likelihood, delay, isExtra } = ExpectedSchema.shape;
const sentExpected = {
  name,
  party: party.default(''),
  accountId,
  due: PublicDaySchema,
  currency: CurrencySchema.describe('The currency of the account.'),
  amount: SentAmountSchema.describe('The amount of the expected payment: above zero.'),
  direction: z.enum(['in', 'out']),
  likelihood: likelihood.default(100).describe('How likely the payment is, in percent.'),
  delay: delay.default(0).describe('How many days after its due day the payment usually arrives.'),
  isExtra: isExtra.default(true).describe('`false`: the expected payment replaces the usual payments around its day.'),
};

const PublicExpectedSchema = z.object({
  id: IdSchema,
  name,
  party,
  accountId,
  due: PublicDaySchema,
  currency: CurrencySchema,
  amount: AmountSchema,
  likelihood,
  delay,
  isExtra,
  paidBy: IdSchema.nullable().describe('The transaction that paid the expected payment.'),
});

const PublicCashFlowSchema = z.object({
  currency: CurrencySchema,
  opening: AmountSchema.describe('The balance today.'),
  days: z
    .array(z.object({ day: PublicDaySchema, balance: AmountSchema, low: AmountSchema, high: AmountSchema }))
    .describe(
      'The balance day by day; empty with less than three months of history. The real balance stays between `low` and `high` on about 80 of 100 days.',
    ),
  lowest: z.object({ day: PublicDaySchema, balance: AmountSchema }).nullable(),
  safeToSpend: z.object({ amount: AmountSchema, until: PublicDaySchema }).nullable(),
  floor: AmountSchema,
  typicalError: AmountSchema.describe('The typical error of the balance 30 days ahead, over the last half year.'),
});

const figureOf = (value: Money) => amountOf(value).amount;

const figures = (text: string | null) => text?.split(' ').map(BigInt) ?? [];

export function publicCashFlow({ currency, opening, course, safe, floor, accuracy }: Overview, today: Day) {
  const of = (minor: bigint | undefined) => (minor === undefined ? null : figureOf(money(minor, currency)));
  const [low, high] = [figures(course?.low ?? null), figures(course?.high ?? null)];
  return {
    currency,
    opening: figureOf(opening),
    days: figures(course?.balances ?? null).map((balance, later) => {
      return { day: addDays(today, later), balance: of(balance), low: of(low[later]), high: of(high[later]) };
    }),
    lowest: course === null ? null : { day: course.lowest.day, balance: figureOf(course.lowest.balance) },
    safeToSpend: safe === null ? null : { amount: figureOf(safe.amount), until: safe.until },
    floor: floor === null ? null : figureOf(floor),
    typicalError: accuracy === null ? null : figureOf(accuracy.typical),
  };
}

export function publicExpected({ amount, paid, ...one }: Expected): z.infer<typeof PublicExpectedSchema> {
  return { ...one, ...amountOf(amount), paidBy: paid?.id ?? null };
}

export const CASH_FLOW_OPERATIONS = {
  cashFlow: {
    method: 'GET',
    path: 'cash-flow',
    scope: 'cash-flow.read',
    summary: 'The forecast of all cash in a currency day by day, its lowest day and what is safe to spend.',
    query: z.strictObject({
      today: TodaySchema,
      days: numberFrom(7, 731).default(90).describe('For how many days ahead to forecast.'),
      currency: CurrencySchema.optional().describe(
        'The currency of the forecast; by default the first currency of the workspace.',
      ),
    }),
    body: null,
    answer: z.object({ data: PublicCashFlowSchema }),
  },
  expectedPayments: {
    method: 'GET',
    path: 'expected-payments',
    scope: 'cash-flow.read',
    summary: 'One-off expected payments, such as invoices, with the transactions that paid them.',
    query: z.strictObject({ today: TodaySchema }),
    body: null,
    answer: z.object({ data: z.array(PublicExpectedSchema) }),
  },
  createExpectedPayment: {
    method: 'POST',
    path: 'expected-payments',
    scope: 'cash-flow.write',
    summary: 'Add a one-off expected payment.',
    query: NothingSchema,
    body: z.strictObject(sentExpected),
    answer: ChangedSchema,
  },
  replaceExpectedPayment: {
    method: 'PUT',
    path: 'expected-payments/{id}',
    scope: 'cash-flow.write',
    summary: 'Replace a one-off expected payment. Send all fields.',
    query: NothingSchema,
    body: z.strictObject(sentExpected),
    answer: ChangedSchema,
  },
  deleteExpectedPayment: {
    method: 'DELETE',
    path: 'expected-payments/{id}',
    scope: 'cash-flow.write',
    summary: 'Delete a one-off expected payment.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
} as const satisfies Readonly<Record<string, Operation>>;
