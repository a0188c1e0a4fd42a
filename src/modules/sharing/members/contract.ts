import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { InvitationSchema, InviteSchema, MemberChangeSchema, MemberSchema, OfferSchema, TokenSchema } from './model.ts';
import { SHARING } from './access.ts';
import { INVITATION_LIMIT, MEMBERSHIP_LIMIT } from './rate-limits.ts';

const ById = z.object({ id: IdSchema });
const ByToken = z.object({ token: TokenSchema });

const NOT_YOURS_TO_GIVE = {
  status: 403,
  message: 'Only the owner can add, change or remove managers. Nothing was changed.',
} as const;
const NOT_LIMITABLE = {
  status: 422,
  message: 'Only contributors and viewers can be limited to some accounts. Choose another role, or all accounts.',
} as const;
const ACCOUNT_NOT_FOUND = {
  status: 404,
  message: 'One of these accounts is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const MEMBER_NOT_FOUND = {
  status: 404,
  message: 'This person is no longer a member of this workspace. Nothing was changed.',
} as const;
const INVITATION_NOT_FOUND = {
  status: 404,
  message: 'This invitation was used, withdrawn or has expired. Nothing was changed. Ask for a new one.',
} as const;
/** Says nothing about the address it was sent to. */
const WRONG_ADDRESS = {
  status: 403,
  message: 'This invitation is for another e-mail address. Nothing was changed. Sign in with that address.',
} as const;

export const contract = {
  /** Everyone in the books: the owner first, then by name. */
  list: query({ access: SHARING.read }).output(z.array(MemberSchema)),

  /** Invitations that were not accepted yet, newest first, expired ones too. */
  invitations: query({ access: SHARING.read }).output(z.array(InvitationSchema)),

  /** Sends an e-mail. An open invitation to the same address is withdrawn with it. */
  invite: command({ access: SHARING.write, audit: 'member.invited', fresh: true, limit: INVITATION_LIMIT })
    .input(InviteSchema)
    .output(ById)
    .errors({
      NOT_YOURS_TO_GIVE,
      NOT_LIMITABLE,
      ACCOUNT_NOT_FOUND,
      ALREADY_MEMBER: {
        status: 409,
        message: 'This person is already a member of this workspace. Nothing was changed.',
      },
    }),

  withdraw: command({ access: SHARING.write, audit: 'invitation.withdrawn', limit: MEMBERSHIP_LIMIT })
    .input(ById)
    .output(ById)
    .errors({ INVITATION_NOT_FOUND }),

  /** Role and accounts at once; a person's open tabs see it with their next call. */
  change: command({ access: SHARING.write, audit: 'member.changed', fresh: true, limit: MEMBERSHIP_LIMIT })
    .input(MemberChangeSchema)
    .output(z.object({ userId: IdSchema }))
    .errors({ MEMBER_NOT_FOUND, NOT_YOURS_TO_GIVE, NOT_LIMITABLE, ACCOUNT_NOT_FOUND }),

  remove: command({ access: SHARING.write, audit: 'member.removed', fresh: true, limit: MEMBERSHIP_LIMIT })
    .input(z.object({ userId: IdSchema }))
    .output(z.object({ userId: IdSchema }))
    .errors({ MEMBER_NOT_FOUND, NOT_YOURS_TO_GIVE }),

  /** What an invitation offers, for whom it is meant alone. */
  offer: query({ access: 'person', limit: INVITATION_LIMIT })
    .input(ByToken)
    .output(OfferSchema)
    .errors({ INVITATION_NOT_FOUND, WRONG_ADDRESS }),

  /** Makes the person a member; once. Answers the books, which the tab may open. */
  accept: command({ access: 'person', audit: 'invitation.accepted', limit: INVITATION_LIMIT })
    .input(ByToken)
    .output(z.object({ workspaceId: IdSchema }))
    .errors({
      INVITATION_NOT_FOUND,
      WRONG_ADDRESS,
      SECOND_FACTOR_MISSING: {
        status: 403,
        message:
          'This workspace requires two-step verification. Turn it on under Settings, Security & Privacy, then accept. Nothing was changed.',
      },
    }),
};
