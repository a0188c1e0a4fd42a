import type { WayIn } from '#kernel/caller.ts';
import type { Way } from './model.ts';

/** Backup codes that somebody gets, and from how few on they are told to make new ones. */
export const BACKUP_CODES = { made: 10, few: 3 } as const;

/** Days that a browser stays trusted. */
export const TRUSTED_DAYS = 30;

/** Minutes that a code sent by e-mail is good. */
export const EMAIL_CODE_MINUTES = 10;

/** Wrong codes after which the second step is locked: a few at once, or more over a day. */
export const GUESSES = { atOnce: { most: 5, minutes: 15 }, inADay: { most: 20, minutes: 24 * 60 } } as const;

/** Days after a change of the password in which a code by e-mail is no second factor: whoever reads the mail may have made it. */
const EMAIL_RESTS_DAYS = 7;

const DAY = 24 * 60 * 60_000;

export function isGuessingLocked({ atOnce, inADay }: { atOnce: number; inADay: number }): boolean {
  return atOnce >= GUESSES.atOnce.most || inADay >= GUESSES.inADay.most;
}

/** The step of 30 seconds that an instant lies in. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 30_000);
}

/** What is known of somebody when it is decided what they must show. */
export type Standing = {
  readonly hasTotp: boolean;
  readonly passkeys: number;
  readonly backupCodesLeft: number;
  /** Null: none, they come in through a provider alone. */
  readonly password: { readonly changedAt: Date | null } | null;
  readonly demandedBy: 'administrator' | 'books' | null;
};

export function hasFactor({ hasTotp, passkeys }: Pick<Standing, 'hasTotp' | 'passkeys'>): boolean {
  return hasTotp || passkeys > 0;
}

/**
 * What a session owes as it opens. `reconfirm`: nothing, but what opened it is no second factor, so the next step-up
 * asks for one.
 */
export type Debt = 'nothing' | 'reconfirm' | 'second-step' | 'set-up';

/** A passkey is held and unlocked by a finger, a face or a PIN: it is both factors at once. */
export function debtOf(standing: Standing, { via, isTrusted }: { via: WayIn; isTrusted: boolean }): Debt {
  if (via === 'passkey') return 'nothing';
  if (!hasFactor(standing)) return standing.demandedBy === null ? 'nothing' : 'set-up';
  // Who runs the site shows it every time, on whatever device.
  return isTrusted && standing.demandedBy !== 'administrator' ? 'reconfirm' : 'second-step';
}

/**
 * How somebody may show that it is them, the best first. A code by e-mail proves nothing new to who came in by e-mail
 * or through a provider (which the mailbox may open as well), whose password was changed lately (perhaps by e-mail), or
 * who runs the site.
 */
export function waysFor(standing: Standing, { via, now }: { via: WayIn; now: Date }): Way[] {
  const { hasTotp, passkeys, backupCodesLeft, password, demandedBy } = standing;
  if (!hasFactor(standing)) {
    const mustSetUp = demandedBy !== null;
    if (password === null || (mustSetUp && via !== 'link')) return ['email'];
    return ['password'];
  }
  const changedLately =
    password?.changedAt != null && now.getTime() - password.changedAt.getTime() < EMAIL_RESTS_DAYS * DAY;
  const mailProves = via !== 'link' && via !== 'provider' && demandedBy !== 'administrator' && !changedLately;
  return [
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(hasTotp ? (['totp'] as const) : []),
    ...(backupCodesLeft > 0 ? (['backup-code'] as const) : []),
    ...(mailProves ? (['email'] as const) : []),
  ];
}

/** A factor may go unless it is the last of somebody who must have one. */
export function mayRemove(
  standing: Pick<Standing, 'hasTotp' | 'passkeys' | 'demandedBy'>,
  what: 'totp' | 'passkey',
): boolean {
  const left = what === 'totp' ? { ...standing, hasTotp: false } : { ...standing, passkeys: standing.passkeys - 1 };
  return standing.demandedBy === null || hasFactor(left);
}

/** `thandi@example.com` as `t•••@example.com`: enough to know one's own, too little to learn one. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** `abcdefghjk` as it is easier to copy: `abcde-fghjk`. */
export function grouped(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
