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
      title: 'A second step guards your sign-in',
      met: 'Your password alone opens nothing on a new device.',
      missing: 'Whoever knows your password is in. An app or a passkey takes two minutes.',
      to: SECURITY,
    }),
    ...sessionEvidence(facts, bounds),
    ...accessEvidence(facts),
    ...recordEvidence(facts.record, 50, 10),
    fact('audit', 40, facts.graveAlerts === 0, {
      key: 'alerts',
      title: 'No grave alert is waiting',
      met: 'You have dealt with all of them.',
      missing: `${counted(facts.graveAlerts, 'alert waits', 'alerts wait')} for you to look.`,
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
      title: 'You have a copy of your books',
      met: `You took one within the last ${EXPORT_DAYS} days.`,
      missing: `You took none within the last ${EXPORT_DAYS} days. A copy is yours whatever happens here.`,
      to: '/app/settings/advanced',
    }),
    fact('dataProtection', 20, isConsentCurrent, {
      key: 'consent',
      title: 'You decided what may run beyond the essential',
      met: 'Your decision is kept with its proof, under the wording in force.',
      missing: 'You have not decided yet, or did under an older wording. Until then only the essential runs.',
      to: '/app/settings/privacy',
    }),
    fact('dataProtection', 20, overdueRequests === 0, {
      key: 'requests',
      title: 'What you asked about your data is answered in time',
      met: 'No request of yours is past its day, or you made none.',
      missing: `${counted(overdueRequests, 'request is', 'requests are')} past the day by which an answer was due.`,
      to: '/app/settings/your-data-rights',
    }),
  ];
}

function sessionEvidence(facts: PersonFacts, { maxHours, mostAtOnce }: SessionBounds): Evidence[] {
  const { riskySessions, untrustedInUse, staleDevices, openSessions, agedSessions } = facts;
  return [
    fact('session', 30, riskySessions === 0, {
      key: 'calm',
      title: 'No session looks unusual',
      met: 'Places and devices are as always.',
      missing: `${counted(riskySessions, 'session looks', 'sessions look')} unusual. End what you do not know.`,
      to: SECURITY,
    }),
    fact('session', 20, untrustedInUse === 0, {
      key: 'known',
      title: 'You are signed in on trusted devices alone',
      met: 'You marked each of them as yours.',
      missing: `${counted(untrustedInUse, 'device in use is', 'devices in use are')} not trusted. Mark those that are yours; trust grows as they are used.`,
      to: SECURITY,
    }),
    fact('session', 20, staleDevices === 0, {
      key: 'fresh',
      title: 'No old device is known any more',
      met: 'Each was used within the last 90 days.',
      missing: `${counted(staleDevices, 'device was', 'devices were')} not used for 90 days. Forget what you no longer have.`,
      to: SECURITY,
    }),
    fact('session', 15, openSessions <= mostAtOnce, {
      key: 'few',
      title: `You are signed in no more than ${mostAtOnce} times`,
      met: `${counted(openSessions, 'session is', 'sessions are')} open.`,
      missing: `${openSessions} sessions are open. End what you do not use.`,
      to: SECURITY,
    }),
    fact('session', 15, agedSessions === 0, {
      key: 'age',
      title: 'No session is old',
      met: `None has lasted for longer than ${maxHours} hours.`,
      missing: `${counted(agedSessions, 'session has', 'sessions have')} lasted for longer than ${maxHours} hours. Sign in anew where you are, and end what you do not use.`,
      to: SECURITY,
    }),
  ];
}

function accessEvidence({ looseBooks, membersWithoutFactor, waitingInvitations }: PersonFacts): Evidence[] {
  return [
    fact('access', 40, looseBooks === 0, {
      key: 'books',
      title: 'Books you share ask for a second step',
      met: 'Each of them does, or you share none.',
      missing: `${counted(looseBooks, 'set of books that you share asks', 'sets of books that you share ask')} its members for no second step.`,
      to: MEMBERS,
    }),
    fact('access', 30, membersWithoutFactor === 0, {
      key: 'members',
      title: 'Whom you let in has a second step',
      met: 'Every member of your books does, or there are none.',
      missing: `${counted(membersWithoutFactor, 'member has', 'members have')} a password alone.`,
      to: MEMBERS,
    }),
    invitationEvidence(waitingInvitations, 30),
  ];
}
