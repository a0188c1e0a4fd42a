import * as z from 'zod';
import { isDay } from '#kernel/calendar.ts';
import { readRate, writeRate } from '#kernel/yearly-rate.ts';
import { type LendingRate, LendingRateSchema } from './model.ts';
import { LENDING_ERRORS } from './words.ts';

const { country, kind, source } = LendingRateSchema.shape;

export const RateFormSchema = z
  .object({
    country,
    kind,
    day: z.string().refine(isDay, LENDING_ERRORS.day),
    rate: z.string().refine((text) => readRate(text) !== null, LENDING_ERRORS.rate),
    source,
  })
  .transform(({ rate, ...rest }): LendingRate => ({ ...rest, rate: readRate(rate) ?? 0 }));
export type RateForm = z.input<typeof RateFormSchema>;

/** The form as it begins: of a rate that is there, or empty. */
export function formOf(rate: LendingRate | null): RateForm {
  if (rate === null) return { country: 'ZA', kind: 'prime', day: '', rate: '', source: '' };
  const { country: where, kind: which, day, source: from } = rate;
  return { country: where, kind: which, day, rate: writeRate(rate.rate), source: from };
}
