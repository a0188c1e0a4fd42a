import { BRAND } from '#kernel/brand.ts';
import { PENDING_DAYS } from './model.ts';

/** To an address that somebody typed into the newsletter box. */
export function confirmEmail({ publicUrl, link }: { publicUrl: string; link: string }) {
  return {
    subject: `News from ${BRAND.name}: is this you?`,
    text: `Hello,

somebody, probably you, typed this address into the newsletter box on ${publicUrl}. To get news, open this address and press the button there:

${link}

It works for ${PENDING_DAYS} days. If it was not you, do nothing: without that press nothing more comes, and your address is deleted after ${PENDING_DAYS} days.
`,
  };
}

/** To an address that gets news already. The answer on the screen does not say so. */
export function subscribedAlreadyEmail({ publicUrl, leaveLink }: { publicUrl: string; leaveLink: string }) {
  return {
    subject: `You get news from ${BRAND.name} already`,
    text: `Hello,

somebody, probably you, has just typed this address into the newsletter box on ${publicUrl}. You get news already, so nothing was changed.

To end it, one press is enough:

${leaveLink}
`,
  };
}

/** An e-mail of news, as everybody gets it: each with their own way out. */
export function issueEmail({ subject, text, leaveLink }: { subject: string; text: string; leaveLink: string }) {
  return {
    subject,
    text: `${text}

--
You get this because you asked for news from ${BRAND.name}. To end it, one press is enough, and your address is deleted at once:

${leaveLink}
`,
  };
}

/** After the press: what comes, and the way out. */
export function welcomeEmail({ leaveLink }: { leaveLink: string }) {
  return {
    subject: `You get news from ${BRAND.name}`,
    text: `Hello,

from now on we write to you when there is something new in ${BRAND.name}: what it can do, and what changes. There is no advertising of others, and your address is given to nobody.

To end it at any time, one press is enough, and your address is deleted at once:

${leaveLink}
`,
  };
}
