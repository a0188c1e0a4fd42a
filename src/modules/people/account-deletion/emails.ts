import { inOneLine } from '#kernel/names.ts';
import { COOLING_OFF_DAYS } from './rules.ts';

type To = { name: string; dueAt: Date; publicUrl: string };

const WHAT_STAYS = `What stays: activity log entries without your name, and what you added to other people's workspaces.`;

/** At the start. */
export function askedEmail({ name, dueAt, publicUrl }: To) {
  return {
    subject: `Your account will be deleted on ${dayOf(dueAt)}`,
    text: `Hello ${inOneLine(name)},

you asked us to delete your account, and you are now signed out everywhere. On ${dayOf(dueAt)}, in ${COOLING_OFF_DAYS} days, we delete it for good. This includes your profile, your pictures and all workspaces that only you use.

If you change your mind, or this was not you, sign in before ${dayOf(dueAt)} to keep everything: ${publicUrl}/auth/signin

${WHAT_STAYS}
`,
  };
}

/** A few days before the end. */
export function reminderEmail({ name, dueAt, publicUrl }: To) {
  return {
    subject: `We will delete your account on ${dayOf(dueAt)}`,
    text: `Hello ${inOneLine(name)},

on ${dayOf(dueAt)} we delete your account and all workspaces that only you use. We cannot restore them after that.

To keep your account and workspaces, sign in before ${dayOf(dueAt)}. To export your data first, sign in, download it under Settings, Advanced, and delete the account again: ${publicUrl}/auth/signin
`,
  };
}

/** Somebody signed in. */
export function undoneEmail({ name, publicUrl }: Omit<To, 'dueAt'>) {
  return {
    subject: 'Your account was not deleted',
    text: `Hello ${inOneLine(name)},

you signed in, so we cancelled the deletion of your account. Nothing in it was changed.

If this was not you, change your password now: ${publicUrl}/auth/forgot-password
`,
  };
}

/** After it. */
export function erasedEmail({ name }: Pick<To, 'name'>) {
  return {
    subject: 'Your account was deleted',
    text: `Hello ${inOneLine(name)},

we deleted your account, your profile, your pictures and all workspaces that only you used. After this e-mail we also delete your name and address.

${WHAT_STAYS}

Copies in backups are deleted when the backups are replaced.
`,
  };
}

/** In UTC, with the month in words: read without knowing how the person writes days. */
function dayOf(at: Date): string {
  const [, month = 1, day = 1] = at.toISOString().slice(0, 10).split('-').map(Number);
  return `${day} ${MONTHS[month - 1]} ${at.getUTCFullYear()}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
