import { plural } from '#kernel/plural.ts';
import {
  counted,
  EXPORT_DAYS,
  fact,
  hasCopy,
  invitationEvidence,
  MEMBERS,
  recordEvidence,
  sealedEvidence,
  SECURITY,
  type SharedFacts,
  signInEvidence,
  tlsEvidence,
} from './evidence.ts';
import type { Evidence } from './model.ts';
import { AUTHENTICATION } from './rules.ts';

/** What is known of how a person is guarded; facts of the server, none of them declared by anybody. */
export type PersonFacts = SharedFacts & {
  /** Whether the latest decision on privacy is about the wording in force. */
  readonly isConsentCurrent: boolean;
  /** Requests about one's data that nobody has answered by the day that the law gives. */
  readonly overdueRequests: number;
  readonly hasSecondFactor: boolean;
  readonly openSessions: number;
  /** Devices of open sessions that are not trusted. */
  readonly untrustedInUse: number;
  readonly staleDevices: number;
  /** Critical and high alerts that are still open. */
  readonly graveAlerts: number;
  /** Own books with other members, in which no second factor is asked of them. */
  readonly looseBooks: number;
  /** Members of own books, beside oneself, who have no second factor. */
  readonly membersWithoutFactor: number;
};

/** What sessions may be at most (§9): minutes until an end unless used, hours in all, and how many at once. */
export type SessionBounds = { readonly maxAge: number; readonly maxHours: number; readonly mostAtOnce: number };

/** Every fact there is about a person, met or not. */
export function personEvidence(facts: PersonFacts, bounds: SessionBounds): Evidence[] {
  return [
    ...dataEvidence(facts),
    ...signInEvidence(facts, bounds.maxAge),
    fact('authentication', AUTHENTICATION.mfa, facts.hasSecondFactor, {
      key: 'second-factor',
      title: 'Two-step verification is on',
      met: 'A new device needs more than your password.',
      missing: 'Anyone with your password can sign in. Add an authenticator app or a passkey.',
      to: SECURITY,
    }),
    ...sessionEvidence(facts, bounds),
    ...accessEvidence(facts),
    ...recordEvidence(facts.record, 50, 10),
    fact('audit', 40, facts.graveAlerts === 0, {
      key: 'alerts',
      title: 'No serious alerts',
      met: 'You resolved all serious alerts.',
      missing: `${counted(facts.graveAlerts, 'alert is', 'alerts are')} open.`,
      to: SECURITY,
    }),
  ];
}

function dataEvidence(facts: PersonFacts): Evidence[] {
  const { numbers, isOverTls, daysSinceExport, isConsentCurrent, overdueRequests } = facts;
  return [
    sealedEvidence(numbers, 20),
    tlsEvidence(isOverTls, 20),
    fact('dataProtection', 20, hasCopy(daysSinceExport), {
      key: 'copy',
      title: 'You have a copy of your data',
      met: `You downloaded a copy in the last ${EXPORT_DAYS} days.`,
      missing: `You have not downloaded a copy in the last ${EXPORT_DAYS} days.`,
      to: '/app/settings/advanced',
    }),
    fact('dataProtection', 20, isConsentCurrent, {
      key: 'consent',
      title: 'You made your privacy choices',
      met: 'Your choices are saved for the current privacy notice.',
      missing: 'You have not chosen for the current privacy notice. Only essential features run.',
      to: '/app/settings/privacy',
    }),
    fact('dataProtection', 20, overdueRequests === 0, {
      key: 'requests',
      title: 'Your data requests are answered in time',
      met: 'None of your requests is overdue.',
      missing: `${counted(overdueRequests, 'request is', 'requests are')} overdue.`,
      to: '/app/settings/your-data-rights',
    }),
  ];
}

function sessionEvidence(facts: PersonFacts, { maxHours, mostAtOnce }: SessionBounds): Evidence[] {
  const { riskySessions, untrustedInUse, staleDevices, openSessions, agedSessions } = facts;
  return [
    fact('session', 30, riskySessions === 0, {
      key: 'calm',
      title: 'No unusual sessions',
      met: 'You signed in from familiar places and devices.',
      missing: `${counted(riskySessions, 'session looks', 'sessions look')} unusual. End the ones you do not know.`,
      to: SECURITY,
    }),
    fact('session', 20, untrustedInUse === 0, {
      key: 'known',
      title: 'You use only trusted devices',
      met: 'You trusted all devices that are signed in.',
      missing: `${counted(untrustedInUse, 'device in use is', 'devices in use are')} not trusted. Trust the ones that are yours.`,
      to: SECURITY,
    }),
    fact('session', 20, staleDevices === 0, {
      key: 'fresh',
      title: 'No old devices',
      met: 'You used all your devices in the last 90 days.',
      missing: `${counted(staleDevices, 'device was', 'devices were')} not used for 90 days. Remove the ones you no longer have.`,
      to: SECURITY,
    }),
    fact('session', 15, openSessions <= mostAtOnce, {
      key: 'few',
      title: `You have at most ${plural(mostAtOnce, 'session')}`,
      met: `${counted(openSessions, 'session is', 'sessions are')} open.`,
      missing: `${counted(openSessions, 'session is', 'sessions are')} open. End the ones you do not use.`,
      to: SECURITY,
    }),
    fact('session', 15, agedSessions === 0, {
      key: 'age',
      title: 'No old sessions',
      met: `No session is older than ${plural(maxHours, 'hour')}.`,
      missing: `${counted(agedSessions, 'session is', 'sessions are')} older than ${plural(maxHours, 'hour')}. Sign in again, and end the ones you do not use.`,
      to: SECURITY,
    }),
  ];
}

function accessEvidence({ looseBooks, membersWithoutFactor, waitingInvitations }: PersonFacts): Evidence[] {
  return [
    fact('access', 40, looseBooks === 0, {
      key: 'books',
      title: 'Shared workspaces require two-step verification',
      met: 'All your shared workspaces require two-step verification, or you share no workspace.',
      missing: `${counted(looseBooks, 'shared workspace does', 'shared workspaces do')} not.`,
      to: MEMBERS,
    }),
    fact('access', 30, membersWithoutFactor === 0, {
      key: 'members',
      title: 'Your members use two-step verification',
      met: 'All your members use two-step verification, or you have none.',
      missing: `${counted(membersWithoutFactor, 'member has', 'members have')} only a password.`,
      to: MEMBERS,
    }),
    invitationEvidence(waitingInvitations, 30),
  ];
}
