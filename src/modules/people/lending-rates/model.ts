import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { HIGHEST_RATE } from '#kernel/yearly-rate.ts';
import { writtenTextSchema } from '#kernel/written-text.ts';

/** Countries whose prime rate is followed. */
export const RATE_COUNTRIES = ['ZA', 'KE', 'NG'] as const;

/**
 * `prime`: what loans are linked to. `policy`: the rate of the central bank. `cap-…`: how far the law lets the interest of
 * a kind of credit stand above the policy rate; of short-term credit, its highest rate itself.
 */
export const RATE_KINDS = [
  'prime',
  'policy',
  'cap-home-loan',
  'cap-facility',
  'cap-unsecured',
  'cap-developmental',
  'cap-other',
  'cap-short-term',
] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** A rate that holds in a country from a day on, in hundredths of a percent a year, and who says so. */
export const LendingRateSchema = z.object({
  country: z.enum(RATE_COUNTRIES),
  kind: z.enum(RATE_KINDS),
  day: DaySchema,
  rate: z.int().min(0).max(HIGHEST_RATE),
  source: writtenTextSchema('source', { isNeeded: true, most: 200 }),
});
export type LendingRate = z.infer<typeof LendingRateSchema>;

/** One that an operator entered. */
export const EnteredRateSchema = LendingRateSchema.extend({ id: IdSchema });
export type EnteredRate = z.infer<typeof EnteredRateSchema>;
