import * as z from 'zod';
import { MonthSchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { type Money } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { HIGHEST_RATE, LARGEST_AMOUNT, LONGEST_NAME, MOST_DEBTS, MOST_ONCE } from './kept-plan.ts';

const isInRange = ({ minor }: Money) => minor >= 0n && minor < LARGEST_AMOUNT;
const AmountSchema = MoneySchema.refine(isInRange, 'amount must be from 0 to a debt that someone can have');

const NewDebtSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'name is required')
    .max(LONGEST_NAME, `name must not exceed ${LONGEST_NAME} characters`),
  balance: AmountSchema,
  /** Hundredths of a percent a year. */
  rate: z.int().min(0).max(HIGHEST_RATE),
  minimum: AmountSchema,
});

const StrategySchema = z.enum(['avalanche', 'snowball', 'custom']);

/** A plan as somebody brings it, all in one currency; the debts in their own order. */
export const NewPlanSchema = z
  .object({
    currency: CurrencySchema,
    strategy: StrategySchema,
    extra: AmountSchema,
    debts: z.array(NewDebtSchema).min(1).max(MOST_DEBTS),
    once: z.array(z.object({ month: MonthSchema, amount: AmountSchema })).max(MOST_ONCE),
  })
  .refine(
    ({ currency, extra, debts, once }) =>
      [
        extra,
        ...debts.flatMap(({ balance, minimum }) => [balance, minimum]),
        ...once.map(({ amount }) => amount),
      ].every((amount) => amount.currency === currency),
    'a plan has one currency',
  );

/** A debt of the books. */
export const DebtSchema = z.object({
  id: IdSchema,
  name: z.string(),
  balance: MoneySchema,
  rate: z.int(),
  minimum: MoneySchema,
});

/** The plan that books hold, with its debts in their own order. */
export const PlanSchema = z.object({
  currency: CurrencySchema,
  strategy: StrategySchema,
  extra: MoneySchema,
  debts: z.array(DebtSchema),
  once: z.array(z.object({ month: MonthSchema, amount: MoneySchema })),
  /** When it was brought in; balances are as of then. */
  keptAt: z.date(),
});
export type HeldPlan = z.infer<typeof PlanSchema>;
