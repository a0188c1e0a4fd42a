import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import type { Money } from '#kernel/money.ts';
import { ReasonSchema, StatementBalanceSchema } from './model.ts';
import { FORM_WORDS } from './words.ts';

/** A statement as a person fills it in; an amount that cannot be read stays as it was typed. */
export const StatementFormSchema = z.object({
  day: DaySchema,
  balance: z
    .union([z.null(), StatementBalanceSchema, z.string()])
    .refine((value) => value !== null && typeof value !== 'string', FORM_WORDS.noBalance)
    .transform((value): Money => value as Money),
});

export const ReopenFormSchema = z.object({ reason: ReasonSchema });
