import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { FORM_ERRORS } from '#kernel/public-form.ts';
import { IssueSchema, IssueWishSchema, LinkSchema, SubscribeSchema, SubscriberSchema } from './model.ts';
import {
  NEWSLETTER_ISSUE_LIMIT,
  NEWSLETTER_LEAVE_LIMIT,
  NEWSLETTER_LIMIT,
  NEWSLETTER_SEND_LIMIT,
} from './rate-limits.ts';

const LINK_NOT_GOOD = {
  status: 404,
  message: 'This link was already used, has expired or is incomplete. Nothing was changed.',
} as const;

const NO_DRAFT = {
  status: 409,
  message: 'This draft was sent or deleted. Nothing was changed.',
} as const;
const OneIssue = z.object({ id: IdSchema });

export const contract = {
  /** The same answer for every address: an e-mail is on its way, and only it says what it is about. */
  subscribe: command({ access: 'anyone', audit: 'newsletter.asked-for', limit: NEWSLETTER_LIMIT })
    .input(SubscribeSchema)
    .output(z.object({ sent: z.literal(true) }))
    .errors(FORM_ERRORS),

  /** The link of the e-mail was used: from now on the address gets news. */
  confirm: command({ access: 'anyone', audit: 'newsletter.confirmed', limit: LIMITS.code })
    .input(LinkSchema)
    .output(z.object({ confirmed: z.literal(true) }))
    .errors({ LINK_NOT_GOOD }),

  /** Also succeeds where the address is not there any more: what was wanted is so. */
  leave: command({ access: 'anyone', audit: 'newsletter.left', limit: NEWSLETTER_LEAVE_LIMIT })
    .input(LinkSchema)
    .output(z.object({ left: z.literal(true) }))
    .errors({ LINK_NOT_GOOD }),

  /** Who gets news, each with the link by which they end it, and how many have not used their link yet. */
  subscribers: query({ access: 'superuser' }).output(
    z.object({ confirmed: z.array(SubscriberSchema), total: z.int(), waiting: z.int() }),
  ),

  /** Drafts and what was sent, the latest first, and how many get news. */
  issues: query({ access: 'superuser' }).output(
    z.object({ issues: z.array(IssueSchema), subscribers: z.int(), waiting: z.int() }),
  ),

  write: command({ access: 'superuser', audit: 'newsletter.issue-written', limit: NEWSLETTER_ISSUE_LIMIT })
    .input(IssueWishSchema)
    .output(OneIssue)
    .errors({ NO_DRAFT }),

  drop: command({ access: 'superuser', audit: 'newsletter.issue-deleted', limit: NEWSLETTER_ISSUE_LIMIT })
    .input(OneIssue)
    .output(OneIssue)
    .errors({ NO_DRAFT }),

  /** One e-mail, to whoever asks for it, so that they see what everybody would get. */
  proof: command({ access: 'superuser', audit: 'newsletter.proof-sent', limit: NEWSLETTER_SEND_LIMIT })
    .input(OneIssue)
    .output(z.object({ to: z.string() }))
    .errors({ NO_DRAFT }),

  /** To everybody who gets news, each once. It cannot be taken back. */
  send: command({ access: 'superuser', audit: 'newsletter.issue-sent', fresh: true, limit: NEWSLETTER_SEND_LIMIT })
    .input(OneIssue)
    .output(z.object({ recipients: z.int() }))
    .errors({
      NO_DRAFT,
      NOBODY_SUBSCRIBED: {
        status: 422,
        message: 'There are no subscribers yet, so nothing was sent. The draft is still saved.',
      },
    }),
};
