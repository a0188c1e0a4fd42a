import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { CountrySchema, UserTypeSchema } from '#kernel/caller.ts';
import { CALENDAR_MONTH } from '#kernel/person-months.ts';
import { NAME_FORMAT } from '#kernel/names.ts';
import { MonthStartSchema } from '#kernel/preference-schemas.ts';
import { EmailSchema, PasswordSchema } from '#modules/access/identity/model.ts';

const nameOf = (field: string) =>
  z
    .string()
    .trim()
    .min(1, `${field} is required`)
    .max(80, `${field} must not exceed 80 characters`)
    .regex(NAME_FORMAT, `${field} format is invalid`);

/**
 * What somebody says about themselves. Only these: a role, a plan or anything else that is sent along is not looked at,
 * and an account type that we do not know counts as `individual` (§4).
 */
export const AboutSchema = z.object({
  firstName: nameOf('first name'),
  lastName: nameOf('last name'),
  /** Decides the starter categories and the currency of the first books. `XX` is a country we have no set for. */
  country: z.string().min(1, 'country is required').pipe(CountrySchema),
  userType: UserTypeSchema.default('individual').catch('individual'),
  /** When their month starts; the first where they said nothing. */
  monthStart: MonthStartSchema.default(CALENDAR_MONTH),
  /** Empty in a form where it was left out. */
  dateOfBirth: z
    .union([z.literal(''), DaySchema])
    .nullish()
    .transform((day) => (day === undefined || day === '' ? null : day)),
});
export type About = z.infer<typeof AboutSchema>;

export const SignUpSchema = AboutSchema.extend({ email: EmailSchema, password: PasswordSchema });

/** The code of an e-mail, or the secret of its link, and the address it went to. */
export const VerifySchema = z.object({
  email: EmailSchema,
  token: z.string().trim().min(1, 'code is required').max(100, 'code must not exceed 100 characters'),
});

/** What waits for its address to be confirmed. `isTaken`: the address has an account, and nobody can finish this. */
export const WaitingSchema = z.object({
  ...AboutSchema.shape,
  dateOfBirth: DaySchema.nullable(),
  passwordHash: z.string(),
  isTaken: z.boolean(),
});
