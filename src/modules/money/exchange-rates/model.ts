import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';

/** Where a rate is from: typed by a person, a plain CSV file, or the euro reference rates of the European Central Bank. */
export const RATE_SOURCES = ['manual', 'file', 'ecb'] as const;
export type RateSource = (typeof RATE_SOURCES)[number];
export const RateSourceSchema = z.enum(RATE_SOURCES);

const RATE = /^(?=[\d.]{1,25}$)\d{1,12}(?:\.\d{1,12})?$/;

/** A positive plain decimal without needless zeros, such as `18.3345`: at most 12 digits before the point and 12 after. */
export const RateSchema = z
  .string()
  .regex(RATE, 'rate format is invalid')
  .refine((rate) => /[1-9]/.test(rate), 'rate must be above zero');

const PairSchema = z.object({ from: CurrencySchema, to: CurrencySchema });

/** On `day`, one unit of `from` is worth `rate` units of `to`. */
export const ExchangeRateSchema = PairSchema.extend({ source: RateSourceSchema, day: DaySchema, rate: RateSchema });
export type ExchangeRate = z.infer<typeof ExchangeRateSchema>;

/** A currency, or `ZAc`: cents of the rand, the unit of prices on the JSE. */
const UnitSchema = z.union([CurrencySchema, z.literal('ZAc')]);

/** A rate as a person enters it. */
export const NewRateSchema = z
  .object({ day: DaySchema, from: UnitSchema, to: UnitSchema, rate: RateSchema })
  .refine(({ from, to }) => from !== to, { message: 'choose two currencies', path: ['to'] });
export type NewRate = z.infer<typeof NewRateSchema>;
