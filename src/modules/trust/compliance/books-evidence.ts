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
      title: 'An owner has a copy of this workspace',
      met: `An owner downloaded a copy within the last ${EXPORT_DAYS} days.`,
      missing: `No owner downloaded a copy in the last ${EXPORT_DAYS} days. An owner can download everything.`,
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
    title: 'Every member uses two-step verification',
    note:
      without === 0
        ? 'A password is not enough to sign in as a member.'
        : `Members who sign in with only a password: ${without} of ${members}.`,
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
      title: 'No unusual member sessions',
      met: 'Members signed in from familiar places and devices.',
      missing: `${counted(riskySessions, 'session looks', 'sessions look')} unusual. Ask members to check Security & Privacy.`,
      to: MEMBERS,
    }),
    fact('session', 30, agedSessions === 0, {
      key: 'age',
      title: 'No old member sessions',
      met: `No session is older than ${plural(maxHours, 'hour')}.`,
      missing: `${counted(agedSessions, 'session is', 'sessions are')} older than ${plural(maxHours, 'hour')}. The member can end it.`,
      to: MEMBERS,
    }),
    fact('session', 30, crowdedMembers === 0, {
      key: 'few',
      title: `No member has more than ${plural(mostAtOnce, 'open session')}`,
      met: 'Every member is within this limit of open sessions.',
      missing: `${counted(crowdedMembers, 'member has', 'members have')} more open sessions than that.`,
      to: MEMBERS,
    }),
  ];
}

function accessEvidence({ members, asksSecondFactor, deciders, waitingInvitations }: BooksFacts): Evidence[] {
  return [
    fact('access', 40, asksSecondFactor || members <= 1, {
      key: 'asks',
      title: 'Two-step verification is required',
      met:
        members <= 1 ? 'This workspace has only one member.' : 'Members without two-step verification have no access.',
      missing: 'Two-step verification is optional. An owner can require it.',
      to: MEMBERS,
    }),
    fact('access', 30, deciders <= MOST_DECIDERS, {
      key: 'deciders',
      title: 'Only a few people can manage members',
      met: `${counted(deciders, 'person manages', 'people manage')} members: owners and managers.`,
      missing: `${deciders} people manage members. Make some of them editors.`,
      to: MEMBERS,
    }),
    invitationEvidence(waitingInvitations, 30),
  ];
}
