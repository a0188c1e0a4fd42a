import * as z from 'zod';
import { NewPasskeySchema, PasskeyAnswerSchema, PasskeyNameSchema, PasskeySchema } from './passkeys.model.ts';

/** Six digits, however they were grouped. */
export const CodeSchema = z
  .string()
  .max(20, 'code format is invalid')
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits of the code'));

/** Letters and digits that nobody takes for one another. */
export const BACKUP_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
export const BACKUP_LENGTH = 10;

export const BackupCodeSchema = z
  .string()
  .max(40, 'code format is invalid')
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(
    z.string().regex(new RegExp(`^[${BACKUP_ALPHABET}]{${BACKUP_LENGTH}}$`), 'Enter a backup code, like abcde-fghjk'),
  );

/** The ways in which somebody shows that it is them. */
export const WaySchema = z.enum(['passkey', 'totp', 'backup-code', 'email', 'password']);
export type Way = z.infer<typeof WaySchema>;

// What each way asks for; the forms use them one by one.
export const ByCodeSchema = z.object({ code: CodeSchema });
export const ByBackupCodeSchema = z.object({ code: BackupCodeSchema });
export const ByPasswordSchema = z.object({
  password: z.string().min(1, 'password is required').max(128, 'password must not exceed 128 characters'),
});

export const ShownSchema = z.discriminatedUnion('by', [
  ByCodeSchema.extend({ by: z.literal('totp') }),
  ByCodeSchema.extend({ by: z.literal('email') }),
  ByBackupCodeSchema.extend({ by: z.literal('backup-code') }),
  ByPasswordSchema.extend({ by: z.literal('password') }),
  z.object({ by: z.literal('passkey'), answer: PasskeyAnswerSchema }),
]);
export type Shown = z.infer<typeof ShownSchema>;

/** What the second step looks like to the person before it. */
export const StepSchema = z.object({
  /** The session opens nothing, or not the books that ask for a factor, until the step is taken. */
  isPending: z.boolean(),
  ways: z.array(WaySchema),
  /** The address a code would go to, as far as one may show it. */
  sendsTo: z.string(),
  /** They must have a second factor and have none: one is to be set up before anything opens. */
  mustSetUp: z.boolean(),
  /** The books of somebody else that are open in this tab and ask for the factor; one's own stay open meanwhile. */
  sharedBooks: z.string().nullable(),
  /** It has been shown that it is them within the last half hour; what is left is to set a factor up. */
  isConfirmed: z.boolean(),
  /** This browser may be remembered, so that it is not asked again for 30 days. */
  mayTrust: z.boolean(),
});

export const TrustedDeviceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date(),
  expiresAt: z.date(),
  isThisOne: z.boolean(),
});
export type TrustedDevice = z.infer<typeof TrustedDeviceSchema>;

/** Everything a person has to show a second time with. */
export const FactorsSchema = z.object({
  /** Since when the authenticator app is set up. */
  totpSince: z.date().nullable(),
  passkeys: z.array(PasskeySchema),
  backupCodesLeft: z.number().int(),
  trustedDevices: z.array(TrustedDeviceSchema),
  demandedBy: z.enum(['administrator', 'books']).nullable(),
});
export type Factors = z.infer<typeof FactorsSchema>;

/** What an authenticator app is set up with. */
export const TotpSetupSchema = z.object({ secret: z.string(), uri: z.string() });
export type TotpSetup = z.infer<typeof TotpSetupSchema>;

export const PasskeyWishSchema = z.object({ name: PasskeyNameSchema });
export const AddPasskeySchema = PasskeyWishSchema.extend({ made: NewPasskeySchema });

/** The codes that came with a first factor; null where there were some already. They are shown once. */
export const AddedSchema = z.object({ backupCodes: z.array(z.string()).nullable() });
