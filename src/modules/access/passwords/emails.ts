import { inOneLine } from '#kernel/names.ts';
import { plural } from '#kernel/plural.ts';
import { MINUTES } from '#modules/access/one-time-tokens/rules.ts';

type Linked = { publicUrl: string; name: string; link: string };

/** Something that was added to the account lately and goes on opening it under another password. */
type Added = { readonly what: string; readonly since: Date };
type Additions = { added: readonly Added[]; publicUrl: string };

/** Nothing where nothing is new. Whoever has come in once may have left themselves a way back. */
function additionsIn({ added, publicUrl }: Additions): string {
  if (added.length === 0) return '';
  const lines = added.map(({ what, since }) => {
    const [method, day] = [inOneLine(what), since.toISOString().slice(0, 10)];
    return `- ${method}, added on ${day}`;
  });
  return `
These sign-in methods were added to your account in the last 30 days and still work with the new password:

${lines.join('\n')}

If you do not recognise a method, sign in and remove it: ${publicUrl}/app/settings/security
`;
}

/** To the owner of an account who has forgotten the password. */
export function resetEmail({ publicUrl, name, link, added }: Linked & Additions) {
  const recentSignInMethods = additionsIn({ added, publicUrl });
  return {
    subject: 'Reset your password',
    text: `Hello ${name},

open this link to choose a new password:

${publicUrl}/auth/reset-password#token=${link}

The link works once, for ${MINUTES.reset} minutes. A new password signs you out everywhere.

If you did not ask for this, ignore this e-mail. Your password stays the same.
${recentSignInMethods}`,
  };
}

/** To somebody whose account an operator made. */
export function firstPasswordEmail({ publicUrl, name, link }: Linked) {
  return {
    subject: 'Choose a password for your account',
    text: `Hello ${name},

an account was created for you. Open this link to choose a password:

${publicUrl}/auth/reset-password#token=${link}

The link works once, for ${MINUTES.reset} minutes. If it has expired, ask for a new one: ${publicUrl}/auth/forgot-password

If you did not expect this, ignore this e-mail. Nobody can sign in until a password is chosen.
`,
  };
}

/** To an address without an account: the answer on the screen does not say so. */
export function noAccountEmail({ publicUrl }: { publicUrl: string }) {
  return {
    subject: 'No account uses this e-mail address',
    text: `Hello,

someone, probably you, asked to reset the password for this e-mail address. No account uses this address.

If you have an account, it may use another e-mail address. Try your other addresses. If you never confirmed this address, sign up again: ${publicUrl}/auth/signup

If this was not you, ignore this e-mail.
`,
  };
}

/** To the owner of an account that was locked because its password was guessed at. */
export function lockedEmail({ publicUrl, name, link, minutes }: Linked & { minutes: number }) {
  return {
    subject: 'Your account is locked',
    text: `Hello ${name},

someone typed a wrong password for your account five times. Signing in with a password is locked for ${plural(minutes, 'minute')}. Your data was not opened or changed, and you stay signed in on your devices.

If you forgot your password, choose a new one here. That unlocks your account at once:

${publicUrl}/auth/reset-password#token=${link}

The link works once, for ${MINUTES.reset} minutes. A new password signs you out everywhere.

If this was not you, you do not need to do anything. The lock ends by itself.
`,
  };
}

/** After a password was changed, whichever way. */
export function passwordChangedEmail({ publicUrl, name, added }: { name: string } & Additions) {
  const recentSignInMethods = additionsIn({ added, publicUrl });
  return {
    subject: 'Your password was changed',
    text: `Hello ${name},

your password was just changed, and your other devices were signed out.

If this was not you, choose a new password now: ${publicUrl}/auth/forgot-password
${recentSignInMethods}`,
  };
}

type Change = Linked & { from: string; email: string };

/** To the address that an account has, before it gets another. */
export function oldAddressEmail({ publicUrl, name, link, email }: Change) {
  return {
    subject: 'Confirm your new e-mail address',
    text: `Hello ${name},

you asked to change the e-mail address of your account to ${email}.

Open this link to confirm:

${publicUrl}/auth/confirm-email#token=${link}

We also sent an e-mail to the new address. Open the links in both e-mails within a day to make the change.

If you did not ask for this change, do not open the link. Change your password, because someone is signed in as you.
`,
  };
}

/** To the address that an account is to have. */
export function newAddressEmail({ publicUrl, link, from }: Change) {
  return {
    subject: 'Confirm this e-mail address',
    text: `Hello,

${from} asked to use this e-mail address for their account. If this is you, open this link to confirm:

${publicUrl}/auth/confirm-email#token=${link}

Open the link in the e-mail to the other address as well, within a day. If you did not expect this, ignore this e-mail.
`,
  };
}

/** To an address that has an account, when another account is to have it. */
export function addressInUseEmail({ from }: { from: string }) {
  return {
    subject: 'This e-mail address already has an account',
    text: `Hello,

${from} asked to use this e-mail address, but this address already has its own account. Nothing was changed.

To use this e-mail address for the other account, change the e-mail address of your account here first.
`,
  };
}

/** To both addresses, once it is done. */
export function emailChangedEmail({ name, from, email }: { name: string; from: string; email: string }) {
  return {
    subject: 'Your e-mail address was changed',
    text: `Hello ${name},

sign in with ${email} from now on, not with ${from}. Your other devices were signed out.

If this was not you, reply to this e-mail now. Someone may have access to both mailboxes.
`,
  };
}
