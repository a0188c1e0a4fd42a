import { inOneLine } from '#kernel/names.ts';
import { ROLE_LABELS } from '#modules/people/workspaces/model.ts';
import type { GivenRole } from './model.ts';
import { ROLE_MEANINGS } from './rules.ts';

type Invited = {
  invitedBy: string;
  books: string;
  role: GivenRole;
  days: number;
  token: string;
  publicUrl: string;
};

/** The e-mail that opens books to one address. */
export function invitationEmail({ invitedBy, books, role, days, token, publicUrl }: Invited) {
  const validity = days === 1 ? 'one day' : `${days} days`;
  return {
    subject: `${inOneLine(invitedBy)} invited you to a workspace`,
    text: `Hello,

${inOneLine(invitedBy)} invites you to “${inOneLine(books)}” with the role ${ROLE_LABELS[role]}. ${ROLE_MEANINGS[role]}

Sign in with this e-mail address, or create an account with it, and accept the invitation:

${publicUrl}/app/invitation#token=${token}

The link works once, for this address only, and for ${validity}.

If you do not know ${inOneLine(invitedBy)}, you can ignore this e-mail.
`,
  };
}
