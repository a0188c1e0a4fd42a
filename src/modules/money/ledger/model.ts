import * as z from 'zod';
import type { Day } from '#kernel/calendar.ts';
import { type Currency, LARGEST_MINOR } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { RateSchema } from '#modules/money/exchange-rates/model.ts';

/** How many transactions there are in a stretch of days. */
export type Stretch = { readonly from: Day; readonly to: Day; readonly count: number };

/** Which figure a transaction counts in (`directionOf`). */
export const DirectionSchema = z.enum(['in', 'out', 'transfer']);
export type Direction = z.infer<typeof DirectionSchema>;

/** What many rows become alike. What is undefined, or lists nothing, is left alone. */
export type ManyChange = {
  readonly categoryId?: string | null | undefined;
  readonly description?: string | undefined;
  readonly note?: string | null | undefined;
  readonly addTagIds: readonly string[];
  readonly removeTagIds: readonly string[];
  readonly isReviewed?: boolean | undefined;
};

/** The rate that a bank says it used: one unit of `per` is worth `value` of the other currency. */
export const BankRateSchema = z.object({ value: RateSchema, per: z.enum(['original', 'account']) });
type BankRate = z.infer<typeof BankRateSchema>;

/**
 * What was paid in another currency than the account's, as the bank or a person says it. The amount of the transaction is
 * what counts: nothing is computed from this but the rate that was paid.
 */
export const OriginalSchema = z.object({
  /** Above zero; which way it went says the amount of the transaction. */
  amount: MoneySchema,
  rate: BankRateSchema.nullable(),
  /** What the bank took for it, above zero, in the currency of the account; it is part of the amount. */
  fee: MoneySchema.nullable(),
});
export type Original = z.infer<typeof OriginalSchema>;

const PaidSchema = z.bigint().min(1n, 'Invalid amount').max(LARGEST_MINOR, 'Invalid amount');

/** The same as it is written. The currency of the fee may be left out, and otherwise must be that of the account. */
export const OriginalChangeSchema = z.object({
  amount: z.object({ minor: PaidSchema, currency: CurrencySchema }),
  rate: BankRateSchema.nullable().default(null),
  fee: z.object({ minor: PaidSchema, currency: CurrencySchema.optional() }).nullable().default(null),
});
export type OriginalChange = z.infer<typeof OriginalChangeSchema>;

/** As stored: JSON knows no bigint, and the fee is in the currency of the transaction. */
export type StoredOriginal = {
  readonly minor: string;
  readonly currency: Currency;
  readonly rate: BankRate | null;
  readonly fee: string | null;
};
