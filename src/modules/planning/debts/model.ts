import { HIGHEST_RATE } from '#kernel/yearly-rate.ts';
import * as z from 'zod';
import { DaySchema, MonthSchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { type Money } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { LendingRateSchema } from '#modules/people/lending-rates/model.ts';
import { LARGEST_AMOUNT, LONGEST_NAME, MOST_DEBTS, MOST_ONCE } from './kept-plan.ts';
import { STRATEGIES } from './rules.ts';
import { PARTS } from './actual.ts';
import { CREDIT_KINDS, MOST_CHANGES, MOST_PAUSES, PRIME_COUNTRIES } from './kinds.ts';

const isInRange = ({ minor }: Money) => minor >= 0n && minor < LARGEST_AMOUNT;
const AmountSchema = MoneySchema.refine(isInRange, 'amount must be from 0 to a debt that someone can have');
/** Hundredths of a percent a year. */
const RateSchema = z.int().min(0).max(HIGHEST_RATE);
/** Hundredths of a percent of a balance, a month. */
const PercentSchema = z.int().min(1).max(10_000);

const RateRuleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), rate: RateSchema }),
  z.object({
    kind: z.literal('prime'),
    country: z.enum(PRIME_COUNTRIES),
    /** Over the prime rate, or under it where it is below zero. */
    margin: z.int().min(-HIGHEST_RATE).max(HIGHEST_RATE),
  }),
]);

const MinimumRuleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), amount: AmountSchema }),
  z.object({ kind: z.literal('percent'), percent: PercentSchema, floor: AmountSchema }),
  z.object({ kind: z.literal('percent-and-interest'), percent: PercentSchema, floor: AmountSchema }),
  /** Equal instalments up to and with this month. */
  z.object({ kind: z.literal('term'), until: MonthSchema }),
]);

/** What was agreed with a lender, in the currency of the debt. */
export const AgreedSchema = z.object({
  rate: RateRuleSchema,
  changes: z.array(z.object({ from: MonthSchema, rate: RateRuleSchema })).max(MOST_CHANGES),
  promotion: z.object({ rate: RateSchema, until: MonthSchema }).nullable(),
  minimum: MinimumRuleSchema,
  monthlyFee: AmountSchema,
  /** Credit-life insurance a month for each 1,000 owed. */
  insurancePerThousand: AmountSchema,
});
export type Agreed = z.infer<typeof AgreedSchema>;

const NameSchema = z
  .string()
  .trim()
  .min(1, 'name is required')
  .max(LONGEST_NAME, `name must not exceed ${LONGEST_NAME} characters`);

/** A debt as the planner of a device has it: a rate and a minimum that stay. */
const PlannedDebtSchema = z.object({
  name: NameSchema,
  balance: AmountSchema,
  rate: RateSchema,
  minimum: AmountSchema,
});

const debtFields = {
  name: NameSchema,
  kind: z.enum(CREDIT_KINDS),
  /** What was owed on `balanceOn`. Of a debt with an account the account says it. */
  balance: AmountSchema,
  balanceOn: DaySchema,
  agreed: AgreedSchema,
  /** The day of the agreement, which a cap of the law on its rate goes by; null where it is not known. */
  agreedOn: DaySchema.nullable().default(null),
  /** The day of the month on which its payment is due, in shorter months the last; null where it is not known. */
  paymentDay: z.int().min(1).max(31).nullable().default(null),
};

const amountsOf = ({ minimum, monthlyFee, insurancePerThousand }: Agreed) => [
  monthlyFee,
  insurancePerThousand,
  ...(minimum.kind === 'fixed' ? [minimum.amount] : minimum.kind === 'term' ? [] : [minimum.floor]),
];
const isOneCurrency = ({ balance, agreed }: { balance: Money; agreed: Agreed }) =>
  amountsOf(agreed).every(({ currency }) => currency === balance.currency);
const ONE_CURRENCY = 'a debt has one currency';

/** A debt that is added, or comes back under the id that it had. */
export const NewDebtSchema = z
  .object({ ...debtFields, id: IdSchema.optional(), accountId: IdSchema.nullable() })
  .refine(isOneCurrency, ONE_CURRENCY);
export type NewDebt = z.infer<typeof NewDebtSchema>;

/** All of a debt that can be changed; its account and currency stay. */
export const DebtChangeSchema = z.object({ ...debtFields, id: IdSchema }).refine(isOneCurrency, ONE_CURRENCY);
export type DebtChange = z.infer<typeof DebtChangeSchema>;

/** A debt as it is stored. */
export const DebtSchema = z.object({
  ...debtFields,
  id: IdSchema,
  accountId: IdSchema.nullable(),
  balance: MoneySchema,
});
export type StoredDebt = z.infer<typeof DebtSchema>;

export const PauseSchema = z.object({ debtId: IdSchema.nullable(), from: MonthSchema, until: MonthSchema });

const settings = {
  currency: CurrencySchema,
  strategy: z.enum(STRATEGIES),
  extra: AmountSchema,
  once: z.array(z.object({ month: MonthSchema, amount: AmountSchema })).max(MOST_ONCE),
  /** Once a year, in this month of the calendar. */
  bonus: z
    .object({ month: z.int().min(1).max(12), amount: AmountSchema })
    .nullable()
    .default(null),
  pauses: z.array(PauseSchema).max(MOST_PAUSES).default([]),
};
type Amounts = { currency: string; extra: Money; once: { amount: Money }[]; bonus: { amount: Money } | null };
const isOfPlan = ({ currency, extra, once, bonus }: Amounts) =>
  [extra, ...once.map(({ amount }) => amount), ...(bonus === null ? [] : [bonus.amount])].every(
    (amount) => amount.currency === currency,
  );
const PLAN_CURRENCY = 'a plan has one currency';

export const PlanSettingsSchema = z.object(settings).refine(isOfPlan, PLAN_CURRENCY);
export type PlanSettings = z.infer<typeof PlanSettingsSchema>;

/** A plan in whole: as a device brings it, in one currency, or as it was here before. Debts are in their own order. */
export const NewPlanSchema = z
  .object({
    ...settings,
    debts: z
      .array(z.union([NewDebtSchema, PlannedDebtSchema]))
      .min(1)
      .max(MOST_DEBTS),
  })
  .refine(
    (plan) =>
      isOfPlan(plan) &&
      plan.debts.every(
        (debt) =>
          'agreed' in debt || (debt.balance.currency === plan.currency && debt.minimum.currency === plan.currency),
      ),
    PLAN_CURRENCY,
  );
export type NewPlan = z.infer<typeof NewPlanSchema>;

/** The plan that a workspace holds. */
export const PlanSchema = z.object({
  ...settings,
  extra: MoneySchema,
  debts: z.array(DebtSchema),
  /** When it was made; balances of debts without an account are as of their own days. */
  keptAt: z.date(),
});
export type HeldPlan = z.infer<typeof PlanSchema>;

/** What happened on the account of a debt in a month. `paid`: all that came in. */
export const DebtMonthSchema = z.object({
  debtId: IdSchema,
  month: MonthSchema,
  /** Owed when the month began, planned for it, and the month in which the plan had the debt paid off. */
  owed: MoneySchema,
  planned: MoneySchema,
  freeMonth: MonthSchema.nullable(),
  /** Less new spending; null for a debt without an account. */
  paid: MoneySchema.nullable(),
});
export type DebtMonth = z.infer<typeof DebtMonthSchema>;

/** A debt as it stands today. */
export const LiveDebtSchema = DebtSchema.extend({
  /** Owed today. */
  owed: MoneySchema,
  /** Owed when this month began. */
  opening: MoneySchema,
  /**
   * What this month's transactions paid on the debt, less new spending, null without an account; and whether they hold its
   * interest or fees already.
   */
  paid: MoneySchema.nullable(),
  isCharged: z.boolean(),
});
export type LiveDebt = z.infer<typeof LiveDebtSchema>;

export const OverviewSchema = z.object({
  settings: z.object({ ...settings, extra: MoneySchema }).nullable(),
  debts: z.array(LiveDebtSchema),
  /** Prime rates, which debts may follow, and caps of the law. */
  rates: z.array(LendingRateSchema),
  /** What was planned and paid in each month that was recorded, the earliest first. */
  months: z.array(DebtMonthSchema),
  /** Accounts that owe and are in no plan. */
  owing: z.array(z.object({ accountId: IdSchema, name: z.string(), owed: MoneySchema })),
});
export type Overview = z.infer<typeof OverviewSchema>;

/** What happened on the account of a debt. */
export const ActualSchema = z.object({
  months: z.array(
    z.object({
      month: MonthSchema,
      paid: MoneySchema,
      interest: MoneySchema,
      /** With insurance. */
      fees: MoneySchema,
      spent: MoneySchema,
      principal: MoneySchema,
    }),
  ),
  rows: z.array(z.object({ id: IdSchema, day: DaySchema, text: z.string(), amount: MoneySchema, part: z.enum(PARTS) })),
});
export type Actual = z.infer<typeof ActualSchema>;

export type { GivenLoan } from './given-model.ts';
