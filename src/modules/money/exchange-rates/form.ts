import * as z from 'zod';
import { DIFFER, differ, NEW_RATE, RateSchema } from './model.ts';
import { typedRate } from './plain-rate.ts';

/** `NewRateSchema` as a person fills it in: with a comma for the point where they write one. */
export const RateFormSchema = z
  .object({ ...NEW_RATE, rate: z.string().transform(typedRate).pipe(RateSchema) })
  .refine(differ, DIFFER);
