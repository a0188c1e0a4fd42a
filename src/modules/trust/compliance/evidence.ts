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
      ? `${counted(bare, 'account number is', 'account numbers are')} kept in the clear. Tell who runs this installation.`
      : former > 0
        ? `${former} of ${kept} are sealed with a former key. Who runs this installation can seal them anew.`
        : kept === 0
          ? 'None is kept yet; each is encrypted when it is.'
          : `${counted(kept, 'is', 'are')} kept, encrypted with the key in use.`;
  const title = 'Account numbers are sealed where they are kept';
  return { key: 'sealed', part: 'dataProtection', title, note, earned, of, to: null };
}

export function tlsEvidence(isOverTls: boolean, of: number): Evidence {
  return fact('dataProtection', of, isOverTls, {
    key: 'tls',
    title: 'The connection is encrypted',
    met: 'Nobody on the way reads along.',
    missing: 'This installation is reached without encryption. Who runs it can change that.',
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
      title: 'Only who is signed in sees anything',
      met: 'You are, and we know that it is your account.',
      missing: '',
      to: SECURITY,
    }),
    fact('authentication', AUTHENTICATION.sessionTimeout, endlessSessions === 0, {
      key: 'timeout',
      title: 'Sessions end by themselves',
      met: `Each ends after ${maxAge} minutes unless it is used.`,
      missing: `${counted(endlessSessions, 'session has', 'sessions have')} no end in sight. End what you do not know.`,
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
      title: 'The record is whole',
      met: isFollowed
        ? 'No line of it was altered, taken out or moved; we followed all of them.'
        : `None of its last ${LINES_FOLLOWED} lines was altered, taken out or moved. A report follows all of them.`,
      missing: isFollowed
        ? 'A line of the record is not as it was written. Tell who runs this installation.'
        : `One of the last ${LINES_FOLLOWED} lines of the record is not as it was written. Tell who runs this installation.`,
      to: null,
    }),
    fact('audit', written, lines > 0, {
      key: 'written',
      title: 'What is done is written down',
      met: isFollowed
        ? `${counted(lines, 'line stands', 'lines stand')} in the record.`
        : 'Each line in the record carries a seal over the one before.',
      missing: 'Nothing stands in the record yet, so that nothing can be proven.',
      to: null,
    }),
  ];
}

export function invitationEvidence(waiting: number, of: number): Evidence {
  return fact('access', of, waiting === 0, {
    key: 'invitations',
    title: 'No invitation stays open for long',
    met: 'None has waited for longer than a week.',
    missing: `${counted(waiting, 'invitation waits', 'invitations wait')} for longer than a week. Withdraw what nobody needs.`,
    to: MEMBERS,
  });
}
