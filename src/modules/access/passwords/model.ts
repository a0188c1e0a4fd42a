import * as z from 'zod';
import { EmailSchema, PasswordSchema } from '#modules/access/identity/model.ts';

export const AskResetSchema = z.object({ email: EmailSchema });

/** The secret of an e-mail's link. */
const token = z.string().min(1, 'token is required').max(100, 'token must not exceed 100 characters');

export const ResetSchema = z.object({ token, password: PasswordSchema });

export const NewPasswordSchema = z.object({
  /** Empty where the account has no password yet. */
  current: z.string().max(128, 'password must not exceed 128 characters'),
  password: PasswordSchema,
});

/** Of who has one: the old one is asked for before anything is sent. */
export const ChosenPasswordSchema = NewPasswordSchema.extend({
  current: NewPasswordSchema.shape.current.min(1, 'password is required'),
});

export const NewEmailSchema = z.object({ email: EmailSchema });

export const ConfirmEmailSchema = z.object({ token });

/** What the two proofs of a change of address stand for. */
export const EmailChangeSchema = z.object({
  email: EmailSchema,
  from: z.string(),
  side: z.enum(['old', 'new']),
  /** The session that asked for it, which stays when the others end. */
  session: z.uuid(),
});
