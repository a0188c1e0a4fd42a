import { inOneLine } from '#kernel/names.ts';
import { COOLING_OFF_DAYS } from './rules.ts';

type To = { name: string; dueAt: Date; publicUrl: string };

const WHAT_STAYS = `What stays: the audit log, under a number that leads to nobody any more, and what you wrote in books of others, which belongs to them.`;

/** At the start. */
export function askedEmail({ name, dueAt, publicUrl }: To) {
  return {
    subject: `Your account will be deleted on ${dayOf(dueAt)}`,
    text: `Hello ${inOneLine(name)},

you asked for your account to be deleted. You are signed out everywhere. On ${dayOf(dueAt)}, ${COOLING_OFF_DAYS} days from now, the account, your profile, your pictures and all books that are yours alone are deleted for good.

If you change your mind, or if this was not you, sign in before then. That alone keeps everything as it is:

${publicUrl}/auth/signin

${WHAT_STAYS}
`,
  };
}

/** A few days before the end. */
export function reminderEmail({ name, dueAt, publicUrl }: To) {
  return {
    subject: `Your account is deleted on ${dayOf(dueAt)}`,
    text: `Hello ${inOneLine(name)},

on ${dayOf(dueAt)} your account and all books that are yours alone are deleted for good. Nobody can bring them back then.

To keep them, sign in before that day. To take your data with you, sign in, download it under Settings, Advanced, and ask for the deletion again:

${publicUrl}/auth/signin
`,
  };
}

/** Somebody signed in. */
export function undoneEmail({ name, publicUrl }: Omit<To, 'dueAt'>) {
  return {
    subject: 'Your account stays',
    text: `Hello ${inOneLine(name)},

somebody, probably you, signed in to your account. So it is not deleted, and nothing in it was changed.

If it was not you, change your password at once: ${publicUrl}/auth/forgot-password
`,
  };
}

/** After it. */
export function erasedEmail({ name }: Pick<To, 'name'>) {
  return {
    subject: 'Your account is deleted',
    text: `Hello ${inOneLine(name)},

your account, your profile, your pictures and all books that were yours alone are deleted. With this e-mail we forget your name and address too.

${WHAT_STAYS}

Copies in backups of whoever runs this installation are overwritten as those are renewed.
`,
  };
}

/** In UTC, with the month in words: read without knowing how the person writes days. */
function dayOf(at: Date): string {
  const [, month = 1, day = 1] = at.toISOString().slice(0, 10).split('-').map(Number);
  return `${day} ${MONTHS[month - 1]} ${at.getUTCFullYear()}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
