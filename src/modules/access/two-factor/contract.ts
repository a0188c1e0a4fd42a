import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { ChallengeSchema, CreationSchema, PasskeyAnswerSchema, PasskeyNameSchema } from './passkeys.model.ts';
import {
  AddedSchema,
  AddPasskeySchema,
  CodeSchema,
  FactorsSchema,
  ShownSchema,
  StepSchema,
  TotpSetupSchema,
} from './model.ts';
import { CHALLENGE_LIMIT, FACTOR_EMAIL_LIMIT, SIGN_IN_CHALLENGE_LIMIT } from './rate-limits.ts';

const WRONG_CODE = {
  status: 401,
  message: 'That code is wrong or was used before. Try again with a new code.',
} as const;
const LOCKED = {
  status: 423,
  message: 'Too many wrong codes. Nothing was changed. Wait 15 minutes, then try again.',
} as const;
const NO_SUCH_DEVICE = {
  status: 404,
  message: 'This sign-in method is no longer on your account. Nothing was changed.',
} as const;
const LAST_FACTOR = {
  status: 409,
  message:
    'You must use two-step verification, and this is your last method. Add another method before you remove this one.',
} as const;
const NO_FACTOR = {
  status: 409,
  message: 'Two-step verification is off. Set up an authenticator app or a passkey first.',
} as const;
const PASSKEY_REFUSED = {
  status: 401,
  message: 'This passkey did not work. Try again, or choose another method.',
} as const;

/** Setting a factor up; also open to who must have one before anything else opens. */
const settingUp = { access: 'person', fresh: true, pending: true } as const;
const changing = { access: 'person', fresh: true } as const;

export const contract = {
  /** How the caller may show that it is them. */
  step: query({ access: 'person', pending: true }).output(StepSchema),

  /** Shows that it is them: pays what the session owes, and is fresh for half an hour. */
  show: command({ access: 'person', pending: true, audit: 'factor.shown', limit: LIMITS.code })
    .input(ShownSchema)
    /** `mustSetUp`: a factor is to be set up now. `backupCodesLeft`: after one was used. */
    .output(z.object({ mustSetUp: z.boolean(), backupCodesLeft: z.number().int().nullable() }))
    .errors({
      WRONG_CODE,
      LOCKED,
      WAY_NOT_OPEN: { status: 409, message: 'You cannot use this method to confirm it’s you. Choose another one.' },
    }),

  sendCode: command({ access: 'person', pending: true, audit: 'factor.code-sent', limit: FACTOR_EMAIL_LIMIT })
    .output(z.object({ sentTo: z.string() }))
    .errors({ WAY_NOT_OPEN: { status: 409, message: 'No code was sent, because you cannot use this method.' } }),

  /** For a passkey of the caller to sign. */
  challenge: query({ access: 'person', pending: true, limit: CHALLENGE_LIMIT }).output(ChallengeSchema),

  /** For a passkey of whoever wants to sign in. */
  signInChallenge: query({ access: 'anyone', limit: SIGN_IN_CHALLENGE_LIMIT }).output(ChallengeSchema),

  /** A passkey that its owner unlocked is both factors at once. */
  signIn: command({ access: 'anyone', audit: 'person.signed-in', limit: CHALLENGE_LIMIT })
    .input(z.object({ answer: PasskeyAnswerSchema }))
    .output(z.object({ signedIn: z.literal(true), secondStep: z.boolean() }))
    .errors({ PASSKEY_REFUSED }),

  list: query({ access: 'person' }).output(FactorsSchema),

  beginTotp: command({ ...settingUp, audit: 'factor.totp-begun', limit: LIMITS.waysIn })
    .output(TotpSetupSchema)
    .errors({
      TOTP_IN_USE: { status: 409, message: 'An authenticator app is set up already. Remove that app first.' },
    }),
  confirmTotp: command({ ...settingUp, audit: 'factor.totp-added', limit: LIMITS.waysIn })
    .input(z.object({ code: CodeSchema }))
    .output(AddedSchema)
    .errors({ WRONG_CODE }),
  removeTotp: command({ ...changing, audit: 'factor.totp-removed', limit: LIMITS.waysIn })
    .output(z.object({ removed: z.literal(true) }))
    .errors({ NO_SUCH_DEVICE, LAST_FACTOR }),

  beginPasskey: command({ ...settingUp, audit: 'factor.passkey-begun', limit: CHALLENGE_LIMIT })
    .output(CreationSchema)
    .errors({
      TOO_MANY_PASSKEYS: {
        status: 409,
        message: 'You have 20 passkeys, which is the most. First remove a passkey that you no longer use.',
      },
    }),
  addPasskey: command({ ...settingUp, audit: 'factor.passkey-added', limit: LIMITS.waysIn })
    .input(AddPasskeySchema)
    .output(AddedSchema)
    .errors({ PASSKEY_REFUSED }),
  renamePasskey: command({ access: 'person', audit: 'factor.passkey-renamed', limit: LIMITS.waysIn })
    .input(z.object({ id: IdSchema, name: PasskeyNameSchema }))
    .output(z.object({ renamed: z.literal(true) }))
    .errors({ NO_SUCH_DEVICE }),
  removePasskey: command({ ...changing, audit: 'factor.passkey-removed', limit: LIMITS.waysIn })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({ NO_SUCH_DEVICE, LAST_FACTOR }),

  /** Ten new codes; those from before open nothing any more. */
  renewBackupCodes: command({ ...changing, audit: 'factor.backup-codes-made', limit: LIMITS.waysIn })
    .output(z.object({ backupCodes: z.array(z.string()) }))
    .errors({ NO_FACTOR }),

  /** This browser is not asked for a second factor for 30 days. */
  trustDevice: command({ ...changing, audit: 'factor.device-trusted', limit: LIMITS.waysIn })
    .output(z.object({ trusted: z.literal(true) }))
    .errors({ NO_FACTOR }),
  /** One browser, or all of them. */
  forgetDevice: command({ access: 'person', audit: 'factor.device-forgotten', limit: LIMITS.waysIn })
    .input(z.object({ id: IdSchema.nullable() }))
    .output(z.object({ forgotten: z.number().int() })),
};
