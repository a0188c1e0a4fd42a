import { BRAND } from '#kernel/brand.ts';
import { PENDING_DAYS } from './model.ts';

/** To an address that somebody typed into the newsletter box. */
export function confirmEmail({ publicUrl, link }: { publicUrl: string; link: string }) {
  return {
    subject: `Confirm your ${BRAND.name} newsletter`,
    text: `Hello,

someone, probably you, signed up for our newsletter on ${publicUrl}. Open this link to confirm:

${link}

The link works for ${PENDING_DAYS} days. If this was not you, ignore this e-mail. We delete your address after ${PENDING_DAYS} days.
`,
  };
}

/** To an address that gets news already. The answer on the screen does not say so. */
export function subscribedAlreadyEmail({ publicUrl, leaveLink }: { publicUrl: string; leaveLink: string }) {
  return {
    subject: `You already get the ${BRAND.name} newsletter`,
    text: `Hello,

someone, probably you, signed up for our newsletter on ${publicUrl}. You already get the newsletter, so nothing was changed.

To unsubscribe: ${leaveLink}
`,
  };
}

/** An e-mail of news, as everybody gets it: each with their own way out. */
export function issueEmail({ subject, text, leaveLink }: { subject: string; text: string; leaveLink: string }) {
  return {
    subject,
    text: `${text}

--
You get this e-mail because you signed up for news from ${BRAND.name}. To unsubscribe and delete your address: ${leaveLink}
`,
  };
}

/** After the press: what comes, and the way out. */
export function welcomeEmail({ leaveLink }: { leaveLink: string }) {
  return {
    subject: `Welcome to the ${BRAND.name} newsletter`,
    text: `Hello,

we will e-mail you when there is something new in ${BRAND.name}. We send no advertising and never share your address.

To unsubscribe and delete your address: ${leaveLink}
`,
  };
}
