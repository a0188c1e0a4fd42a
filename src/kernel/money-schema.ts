import * as z from 'zod';
import { isCurrency, type Money } from './money.ts';

export const CurrencySchema = z
  .string()
  .regex(/^[A-Z]{3}$/, 'currency format is invalid')
  .refine(isCurrency, 'currency format is invalid');

/** An amount on the wire. */
export const MoneySchema = z
  .object({ minor: z.bigint(), currency: CurrencySchema, withheld: z.literal(true).optional() })
  .readonly() satisfies z.ZodType<Money>;
