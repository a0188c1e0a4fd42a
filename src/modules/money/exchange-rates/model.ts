import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { plainRate } from './plain-rate.ts';

export { typedRate } from './plain-rate.ts';

/** Where a rate of a workspace is from: typed by a person, a plain CSV file, or the European Central Bank's history. */
export const OwnSourceSchema = z.enum(['manual', 'file', 'ecb']);
export type OwnSource = z.infer<typeof OwnSourceSchema>;

/** Where a rate is from that the operator has for every workspace: a file of either kind, or what is fetched each day. */
export const OperatorSourceSchema = z.enum(['operator-file', 'operator-ecb', 'provider']);
export type OperatorSource = z.infer<typeof OperatorSourceSchema>;

/** Of one day the first of these counts: what a workspace has of its own comes before what the operator has for all. */
export const RateSourceSchema = z.enum([...OwnSourceSchema.options, ...OperatorSourceSchema.options]);
export type RateSource = z.infer<typeof RateSourceSchema>;

/** A plain decimal above zero, such as `18.3345`, without needless zeros: at most 12 digits before the point and 12 after. */
export const RateSchema = z.string().transform((text, context) => {
  const rate = plainRate(text.trim());
  if (rate !== null) return rate;
  context.addIssue('Enter a number above zero, without a comma for thousands');
  return z.NEVER;
});

const PairSchema = z.object({ from: CurrencySchema, to: CurrencySchema });

/** One rate is told from all others by these: a source has one for a pair and a day. */
export const RateKeySchema = PairSchema.extend({ source: OwnSourceSchema, day: DaySchema });
export type RateKey = z.infer<typeof RateKeySchema>;

/** On `day`, one unit of `from` is worth `rate` units of `to`. */
export const ExchangeRateSchema = PairSchema.extend({ source: RateSourceSchema, day: DaySchema, rate: RateSchema });
export type ExchangeRate = z.infer<typeof ExchangeRateSchema>;

/** A rate of the workspace itself, which may be deleted and put back. */
export const OwnRateSchema = RateKeySchema.extend({ rate: RateSchema });
export type OwnRate = z.infer<typeof OwnRateSchema>;

/** The newest rate of a pair, and on how many days the pair has one. */
export const NewestRateSchema = ExchangeRateSchema.extend({ days: z.int() });
export type NewestRate = z.infer<typeof NewestRateSchema>;

export const NEW_RATE = { ...PairSchema.shape, day: DaySchema, rate: RateSchema } as const;
export const differ = ({ from, to }: { from: string; to: string }): boolean => from !== to;
export const DIFFER = { message: 'Choose another currency', path: ['to'] };

/** A rate as it is entered by hand. */
export const NewRateSchema = z.object(NEW_RATE).refine(differ, DIFFER);

/** What is wrong in a file, by its line, counted from 1. */
export const ProblemSchema = z.object({ line: z.int(), message: z.string() });
export type Problem = z.infer<typeof ProblemSchema>;

/** What an import did; `tooOld` were left out. */
export const ImportResultSchema = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  tooOld: z.int(),
});
export type ImportResult = z.infer<typeof ImportResultSchema>;

/** What the operator has of one source, for every workspace. */
export const OperatorRatesSchema = z.object({
  source: OperatorSourceSchema,
  rates: z.int(),
  pairs: z.int(),
  newest: DaySchema,
});
export type OperatorRates = z.infer<typeof OperatorRatesSchema>;

/** The address that rates are fetched from each day, and how that went. */
export const ProviderSchema = z.object({
  url: z.string(),
  /** Null before the first try. */
  triedAt: z.date().nullable(),
  doneAt: z.date().nullable(),
  /** Why the last try failed; null where it did not. */
  failure: z.string().nullable(),
});
export type Provider = z.infer<typeof ProviderSchema>;
