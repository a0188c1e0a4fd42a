import * as z from 'zod';

/**
 * §5: an address with a top-level domain of at least two letters, in the form that the library which keeps it takes. The
 * length is that of RFC 5321.
 */
export const EmailSchema = z
  .string()
  .trim()
  .max(254, 'Invalid email format')
  .regex(z.regexes.email, 'Invalid email format')
  .transform((address) => address.toLowerCase());

/** §5. The upper bound keeps hashing cheap; it is that of the library. */
export const PasswordSchema = z
  .string()
  .min(8, 'Password must be at least 8 characters long')
  .max(128, 'password must not exceed 128 characters')
  .regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter')
  .regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter')
  .regex(/\p{Nd}/u, 'Password must contain at least one number')
  .regex(/[^\p{L}\p{Nd}\s]/u, 'Password must contain at least one special character');

/** Sign-in takes any password: the rules are for choosing one, and telling them here would help a guesser. */
export const SignInSchema = z.object({
  email: EmailSchema,
  password: z.string().min(1, 'password is required').max(128, 'password must not exceed 128 characters'),
});

/** Names an account by the address that it signs in with; whether there is one is for the answer to say. */
export const AddressSchema = z.object({
  email: z.string().trim().toLowerCase().min(1, 'Enter an e-mail address').max(254, 'E-mail address too long'),
});
