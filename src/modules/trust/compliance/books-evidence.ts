import {
  counted,
  EXPORT_DAYS,
  fact,
  hasCopy,
  invitationEvidence,
  MEMBERS,
  recordEvidence,
  sealedEvidence,
  type SharedFacts,
  signInEvidence,
  tlsEvidence,
} from './evidence.ts';
import type { Evidence } from './model.ts';
import type { SessionBounds } from './person-evidence.ts';
import { AUTHENTICATION } from './rules.ts';

/** What is known of how books are guarded. */
export type BooksFacts = SharedFacts & {
  readonly members: number;
  readonly membersWithoutFactor: number;
  readonly asksSecondFactor: boolean;
  /** Who may let others in: the owner and managers. */
  readonly deciders: number;
  /** Members who are signed in more often than one may be. */
  readonly crowdedMembers: number;
};

/** More people than this cannot be told apart as those who decide. */
export const MOST_DECIDERS = 3;

/** Every fact there is about books, met or not. */
export function booksEvidence(facts: BooksFacts, bounds: SessionBounds): Evidence[] {
  return [
    sealedEvidence(facts.numbers, 40),
    tlsEvidence(facts.isOverTls, 30),
    fact('dataProtection', 30, hasCopy(facts.daysSinceExport), {
      key: 'copy',
      title: 'Their owner has a copy of these books',
      met: `It was taken within the last ${EXPORT_DAYS} days.`,
      missing: `None was taken within the last ${EXPORT_DAYS} days. Their owner can download everything.`,
      to: '/app/settings/advanced',
    }),
    ...signInEvidence(facts, bounds.maxAge),
    memberFactors(facts),
    ...sessionEvidence(facts, bounds),
    ...accessEvidence(facts),
    ...recordEvidence(facts.record, 80, 20),
  ];
}

/** Every member who has a second step counts for their share. */
function memberFactors({ members, membersWithoutFactor: without }: BooksFacts): Evidence {
  const of = AUTHENTICATION.mfa;
  return {
    key: 'members',
    part: 'authentication',
    title: 'Every member has a second step',
    note:
      without === 0
        ? `${counted(members, 'member does', 'members do')}; a password alone opens nothing.`
        : `${without} of ${counted(members, 'member has', 'members have')} a password alone.`,
    earned: members === 0 ? 0 : Math.floor((of * (members - without)) / members),
    of,
    to: MEMBERS,
  };
}

function sessionEvidence(facts: BooksFacts, { maxHours, mostAtOnce }: SessionBounds): Evidence[] {
  const { riskySessions, agedSessions, crowdedMembers } = facts;
  return [
    fact('session', 40, riskySessions === 0, {
      key: 'calm',
      title: 'No session of a member looks unusual',
      met: 'Places and devices are as always.',
      missing: `${counted(riskySessions, 'session looks', 'sessions look')} unusual. Ask your members to look under Security & Privacy.`,
      to: MEMBERS,
    }),
    fact('session', 30, agedSessions === 0, {
      key: 'age',
      title: 'No session of a member is old',
      met: `None has lasted for longer than ${maxHours} hours.`,
      missing: `${counted(agedSessions, 'session has', 'sessions have')} lasted for longer than ${maxHours} hours. Whose it is can end it.`,
      to: MEMBERS,
    }),
    fact('session', 30, crowdedMembers === 0, {
      key: 'few',
      title: `No member is signed in more than ${mostAtOnce} times`,
      met: 'Each of them is within the limit.',
      missing: `${counted(crowdedMembers, 'member is', 'members are')} signed in more often.`,
      to: MEMBERS,
    }),
  ];
}

function accessEvidence({ members, asksSecondFactor, deciders, waitingInvitations }: BooksFacts): Evidence[] {
  return [
    fact('access', 40, asksSecondFactor || members <= 1, {
      key: 'asks',
      title: 'These books ask their members for a second step',
      met: members <= 1 ? 'Nobody shares them.' : 'Who has none is not let in.',
      missing: 'They do not. Their owner can ask it of everyone.',
      to: MEMBERS,
    }),
    fact('access', 30, deciders <= MOST_DECIDERS, {
      key: 'deciders',
      title: 'Few decide who gets in',
      met: `${counted(deciders, 'person does', 'people do')}: the owner, and managers.`,
      missing: `${deciders} people do. Give those who only keep the books the role of an editor.`,
      to: MEMBERS,
    }),
    invitationEvidence(waitingInvitations, 30),
  ];
}
