import type { Role } from '#kernel/roles.ts';
import type { GivenRole } from './model.ts';

/** What each role means for the books, in a sentence. */
export const ROLE_MEANINGS: Readonly<Record<GivenRole, string>> = {
  manager: 'Manages everything, including members.',
  editor: 'Edits accounts, transactions, categories and imports.',
  contributor: 'Sees everything, and edits only their own transactions.',
  viewer: 'Sees everything, changes nothing.',
  'viewer-without-amounts': 'Sees accounts and transactions, but no amounts.',
  accountant: 'Sees everything, edits categories and reads the audit log.',
};

/**
 * Whether a member may be limited to some accounts. Not who keeps what all accounts share: a category that such a member
 * removed would stay on rows they cannot see.
 */
export function mayBeLimited(role: Role): boolean {
  return role === 'contributor' || role === 'viewer' || role === 'viewer-without-amounts';
}

/**
 * The owner gives any role; a manager those that do not decide about members. Whoever could have made a member what they
 * are may change and remove them.
 */
export function mayGive(giver: Role, role: Role): boolean {
  if (role === 'owner' || role === 'executor') return false;
  return giver === 'owner' || (giver === 'manager' && role !== 'manager');
}

export type InvitationState = 'open' | 'used' | 'withdrawn' | 'expired';

/** What became of an invitation. At the very moment of its end it has ended. */
export function stateOf(
  invitation: { acceptedAt: Date | null; withdrawnAt: Date | null; expiresAt: Date },
  now: Date,
): InvitationState {
  if (invitation.acceptedAt !== null) return 'used';
  if (invitation.withdrawnAt !== null) return 'withdrawn';
  return invitation.expiresAt.getTime() <= now.getTime() ? 'expired' : 'open';
}

/** Whether an invitation is for the address of whoever holds it; letters' case does not count. */
export function isFor(invited: string, email: string): boolean {
  return invited.trim().toLowerCase() === email.trim().toLowerCase();
}
