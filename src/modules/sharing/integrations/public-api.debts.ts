import * as z from 'zod';
import { MonthSchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import type { Money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { readRate, writeRate } from '#kernel/yearly-rate.ts';
import type { GivenLoan } from '#modules/planning/debts/model.ts';
import { type Agreed, DebtSchema, type LiveDebt, type Overview } from '#modules/planning/debts/model.ts';
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

const RateSchema = z
  .string()
  .refine((text) => readRate(text) !== null, 'must be a rate such as "21.75"')
  .describe('The interest rate: per cent a year, such as "21.75".');
const MarginSchema = z
  .string()
  .refine((text) => readRate(text.replace(/^-/, '')) !== null, 'must be a margin such as "-0.5"')
  .describe('How far the interest rate is above the prime rate, in percentage points such as "-0.5".');
const { kind, name, agreedOn, paymentDay } = DebtSchema.shape;

const rate = z.union([
  z.strictObject({ kind: z.literal('fixed'), rate: RateSchema }),
  z.strictObject({ kind: z.literal('prime'), country: z.enum(['ZA', 'KE', 'NG']), margin: MarginSchema }),
]);

/** What was agreed, with amounts as they are sent or answered. */
const termsWith = <Amount extends z.ZodType>(amount: Amount) => ({
  rate,
  changes: z
    .array(z.strictObject({ from: MonthSchema, rate }))
    .describe('Changes of the interest rate, each with the month in which it starts.'),
  promotion: z.strictObject({ rate: RateSchema, until: MonthSchema }).nullable(),
  minimum: z
    .union([
      z.strictObject({ kind: z.literal('fixed'), amount }),
      z.strictObject({ kind: z.literal('percent'), percent: RateSchema, floor: amount }),
      z.strictObject({ kind: z.literal('percent-and-interest'), percent: RateSchema, floor: amount }),
      z.strictObject({ kind: z.literal('term'), until: MonthSchema }),
    ])
    .describe('The required payment each month.'),
  monthlyFee: amount,
  insurancePerThousand: amount.describe('The monthly credit-life insurance for each 1,000 owed.'),
});

const SentTermsSchema = z.strictObject(termsWith(SentAmountSchema));
type SentTerms = z.infer<typeof SentTermsSchema>;
const PublicTermsSchema = z.object(termsWith(AmountSchema));
type PublicTerms = z.infer<typeof PublicTermsSchema>;

const PublicDebtSchema = z.object({
  id: IdSchema,
  name,
  kind,
  accountId: IdSchema.nullable().describe('The account of the debt. Its balance is the amount owed.'),
  currency: CurrencySchema,
  owed: AmountSchema.describe('The amount owed today.'),
  balanceOn: PublicDaySchema.describe('The day on which the amount owed was measured, for a debt without an account.'),
  agreedOn,
  paymentDay: z
    .int()
    .nullable()
    .describe('The day of the month when the payment is due; in shorter months the last day.'),
  terms: PublicTermsSchema,
  paid: AmountSchema.describe(
    'The amount paid towards the debt this month, less new spending; null for a debt without an account.',
  ),
});
const PublicDebtMonthSchema = z.object({
  debtId: IdSchema,
  month: MonthSchema,
  owed: AmountSchema.describe('The amount owed when the month began.'),
  planned: AmountSchema,
  paid: AmountSchema.describe('The amount paid towards the debt in the month; null for a debt without an account.'),
  freeMonth: MonthSchema.nullable().describe(
    'The month in which the debt would be paid off, as planned then; null if never.',
  ),
});

const figureOf = (value: Money) => amountOf(value).amount;
const marginOf = (margin: number) => (margin < 0 ? `-${writeRate(-margin)}` : writeRate(margin));

function publicRate(rule: Agreed['rate']): PublicTerms['rate'] {
  if (rule.kind === 'fixed') return { kind: 'fixed', rate: writeRate(rule.rate) };
  return { kind: 'prime', country: rule.country, margin: marginOf(rule.margin) };
}

function publicMinimum(minimum: Agreed['minimum']): PublicTerms['minimum'] {
  if (minimum.kind === 'term') return minimum;
  if (minimum.kind === 'fixed') return { kind: 'fixed', amount: figureOf(minimum.amount) };
  return { kind: minimum.kind, percent: writeRate(minimum.percent), floor: figureOf(minimum.floor) };
}

function publicTerms({ promotion, changes, minimum, ...agreed }: Agreed): PublicTerms {
  return {
    rate: publicRate(agreed.rate),
    changes: changes.map(({ from, rate: next }) => ({ from, rate: publicRate(next) })),
    promotion: promotion === null ? null : { rate: writeRate(promotion.rate), until: promotion.until },
    minimum: publicMinimum(minimum),
    monthlyFee: figureOf(agreed.monthlyFee),
    insurancePerThousand: figureOf(agreed.insurancePerThousand),
  };
}

function publicDebt({ agreed, owed, paid, ...debt }: LiveDebt): z.infer<typeof PublicDebtSchema> {
  const { id, name: called, kind: which, accountId, balanceOn, agreedOn: signedOn, paymentDay: dueDay } = debt;
  return {
    id,
    name: called,
    kind: which,
    accountId,
    currency: owed.currency,
    owed: figureOf(owed),
    balanceOn,
    agreedOn: signedOn,
    paymentDay: dueDay,
    terms: publicTerms(agreed),
    paid: paid === null ? null : figureOf(paid),
  };
}

export function publicDebts({ debts, months }: Overview) {
  return {
    debts: debts.map(publicDebt),
    months: months.map(({ debtId, month, owed, planned, paid, freeMonth }) => {
      const came = paid === null ? null : figureOf(paid);
      return { debtId, month, owed: figureOf(owed), planned: figureOf(planned), paid: came, freeMonth };
    }),
  };
}

const rateFrom = (rule: SentTerms['rate']): Agreed['rate'] =>
  rule.kind === 'fixed'
    ? { kind: 'fixed', rate: readRate(rule.rate) ?? 0 }
    : { kind: 'prime', country: rule.country, margin: marginFrom(rule.margin) };
const marginFrom = (text: string) => (text.startsWith('-') ? -1 : 1) * (readRate(text.replace(/^-/, '')) ?? 0);

/** Terms as they are stored. @param amountFrom reads an amount in the currency of the debt */
export function termsFrom(terms: SentTerms, amountFrom: (text: string) => Money): Agreed {
  const { promotion, minimum } = terms;
  return {
    rate: rateFrom(terms.rate),
    changes: terms.changes.map(({ from, rate: next }) => ({ from, rate: rateFrom(next) })),
    promotion: promotion === null ? null : { rate: readRate(promotion.rate) ?? 0, until: promotion.until },
    minimum:
      minimum.kind === 'term'
        ? minimum
        : minimum.kind === 'fixed'
          ? { kind: 'fixed', amount: amountFrom(minimum.amount) }
          : { kind: minimum.kind, percent: readRate(minimum.percent) ?? 0, floor: amountFrom(minimum.floor) },
    monthlyFee: amountFrom(terms.monthlyFee),
    insurancePerThousand: amountFrom(terms.insurancePerThousand),
  };
}

const PublicLoanSchema = z.object({
  id: IdSchema,
  person: z.string(),
  currency: CurrencySchema,
  amount: AmountSchema,
  lentOn: PublicDaySchema,
  dueOn: PublicDaySchema.nullable(),
  repayments: z.array(z.object({ day: PublicDaySchema, amount: AmountSchema })),
  note: z.string(),
});

export function publicLoan({ amount, repayments, ...loan }: GivenLoan): z.infer<typeof PublicLoanSchema> {
  const back = repayments.map((one) => ({ day: one.day, amount: figureOf(one.amount) }));
  return { ...loan, ...amountOf(amount), repayments: back };
}

const sent = {
  name,
  kind,
  owed: SentAmountSchema.describe(
    'The amount owed on the day `balanceOn`. For a debt with an account, the account balance counts instead.',
  ),
  balanceOn: PublicDaySchema,
  agreedOn: PublicDaySchema.nullable().default(null),
  paymentDay,
  terms: SentTermsSchema,
};

export const DEBT_OPERATIONS = {
  debts: {
    method: 'GET',
    path: 'debts',
    scope: 'debts.read',
    summary: 'Debts with their terms, and what was planned and paid month by month.',
    query: z.strictObject({ today: TodaySchema }),
    body: null,
    answer: z.object({
      data: z.object({ debts: z.array(PublicDebtSchema), months: z.array(PublicDebtMonthSchema) }),
    }),
  },
  createDebt: {
    method: 'POST',
    path: 'debts',
    scope: 'debts.write',
    summary: 'Add a debt, with or without an account.',
    query: NothingSchema,
    body: z.strictObject({ ...sent, accountId: IdSchema.nullable().default(null), currency: CurrencySchema }),
    answer: ChangedSchema,
  },
  replaceDebt: {
    method: 'PUT',
    path: 'debts/{id}',
    scope: 'debts.write',
    summary: 'Replace all values of a debt. Send all fields. The account and currency of the debt do not change.',
    query: NothingSchema,
    body: z.strictObject({ ...sent, currency: CurrencySchema.describe('The currency of the debt.') }),
    answer: ChangedSchema,
  },
  deleteDebt: {
    method: 'DELETE',
    path: 'debts/{id}',
    scope: 'debts.write',
    summary: 'Delete a debt with its history. Its account stays.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  loansGiven: {
    method: 'GET',
    path: 'debts/loans-given',
    scope: 'debts.read',
    summary: 'Money lent to people, with what they paid back.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicLoanSchema) }),
  },
} as const satisfies Readonly<Record<string, Operation>>;
