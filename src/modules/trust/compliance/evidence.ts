import { plural } from '#kernel/plural.ts';
import type { Evidence } from './model.ts';
import { AUTHENTICATION, type Part } from './rules.ts';

/** How the account numbers of books are kept. */
export type SealedNumbers = {
  readonly kept: number;
  /** Those that no key has sealed. */
  readonly bare: number;
  /** Those that a former key has sealed, while a newer one is in use. */
  readonly former: number;
};

/** What both reports look at. */
export type SharedFacts = {
  readonly isOverTls: boolean;
  readonly numbers: SealedNumbers;
  readonly daysSinceExport: number | null;
  readonly riskySessions: number;
  /** Open sessions whose end is further away than a session may last. */
  readonly endlessSessions: number;
  /** Open sessions that began longer ago than a browser lets one last. */
  readonly agedSessions: number;
  /** Offers to join that wait for longer than a week. */
  readonly waitingInvitations: number;
  /** `isFollowed`: from its first line on; else as far as its last lines go. */
  readonly record: { readonly lines: number; readonly isWhole: boolean; readonly isFollowed: boolean };
};

/** Lines of the record that are followed at each look, from the newest back; all of them for a report. */
export const LINES_FOLLOWED = 200;

/** An export counts as a copy for as long. */
export const EXPORT_DAYS = 90;

export const SECURITY = '/app/settings/security';
export const MEMBERS = '/app/settings/members';

type Words = {
  readonly key: string;
  readonly title: string;
  readonly met: string;
  readonly missing: string;
  readonly to: string | null;
};

/** A fact that is so, or is not. */
export function fact(part: Part, of: number, isMet: boolean, { met, missing, ...words }: Words): Evidence {
  return { ...words, part, note: isMet ? met : missing, earned: isMet ? of : 0, of };
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Sealed numbers earn all, numbers that a former key has sealed a half, a bare one nothing. */
export function sealedEvidence({ kept, bare, former }: SealedNumbers, of: number): Evidence {
  const earned = bare > 0 ? 0 : former > 0 ? Math.floor(of / 2) : of;
  const note =
    bare > 0
      ? `${counted(bare, 'account number is', 'account numbers are')} not encrypted. Tell the people who run this site.`
      : former > 0
        ? `${former} of ${kept} account numbers use an old encryption key. Your operator can renew it.`
        : kept === 0
          ? 'You have no account numbers yet. New ones will be encrypted.'
          : `${counted(kept, 'account number is', 'account numbers are')} encrypted with the current key.`;
  const title = 'Account numbers are encrypted';
  return { key: 'sealed', part: 'dataProtection', title, note, earned, of, to: null };
}

export function tlsEvidence(isOverTls: boolean, of: number): Evidence {
  return fact('dataProtection', of, isOverTls, {
    key: 'tls',
    title: 'Your connection to this site is encrypted',
    met: 'Nobody else can read what you send and receive.',
    missing: 'Your connection to this site is not encrypted. Your operator can change that.',
    to: null,
  });
}

export function hasCopy(daysSinceExport: number | null): boolean {
  return daysSinceExport !== null && daysSinceExport <= EXPORT_DAYS;
}

/** Nobody sees a report without being signed in, and every session has an end. */
export function signInEvidence({ endlessSessions }: SharedFacts, maxAge: number): Evidence[] {
  return [
    fact('authentication', AUTHENTICATION.signedIn, true, {
      key: 'signed-in',
      title: 'Sign-in is required',
      met: 'You are signed in.',
      missing: '',
      to: SECURITY,
    }),
    fact('authentication', AUTHENTICATION.sessionTimeout, endlessSessions === 0, {
      key: 'timeout',
      title: 'Sessions end automatically',
      met: `Each session ends after ${plural(maxAge, 'minute')} without use.`,
      missing: `${counted(endlessSessions, 'session has', 'sessions have')} no end. End the ones you do not know.`,
      to: SECURITY,
    }),
  ];
}

export function recordEvidence(
  { lines, isWhole, isFollowed }: SharedFacts['record'],
  whole: number,
  written: number,
): Evidence[] {
  return [
    fact('audit', whole, isWhole, {
      key: 'record',
      title: 'The activity log is complete',
      met: isFollowed
        ? 'No entry of the activity log was changed, removed or moved. We checked all entries.'
        : `None of the last ${LINES_FOLLOWED} entries of the activity log was changed. Create a report to check all entries.`,
      missing: isFollowed
        ? 'An entry of the activity log was changed. Tell the people who run this site.'
        : `One of the last ${LINES_FOLLOWED} entries of the activity log was changed. Tell the people who run this site.`,
      to: null,
    }),
    fact('audit', written, lines > 0, {
      key: 'written',
      title: 'Activity is logged',
      met: isFollowed
        ? `${counted(lines, 'entry', 'entries')} in the log.`
        : 'Each entry of the activity log contains a fingerprint of the entry before.',
      missing: 'The activity log is empty.',
      to: null,
    }),
  ];
}

export function invitationEvidence(waiting: number, of: number): Evidence {
  return fact('access', of, waiting === 0, {
    key: 'invitations',
    title: 'No old invitations',
    met: 'No pending invitation is older than a week.',
    missing: `${counted(waiting, 'invitation is', 'invitations are')} older than a week. Withdraw those you do not need.`,
    to: MEMBERS,
  });
}
