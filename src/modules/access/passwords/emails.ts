import { inOneLine } from '#kernel/names.ts';
import { MINUTES } from '#modules/access/one-time-tokens/rules.ts';

type Linked = { publicUrl: string; name: string; link: string };

/** Something that was added to the account lately and goes on opening it under another password. */
type Added = { readonly what: string; readonly since: Date };
type Additions = { added: readonly Added[]; publicUrl: string };

/** Nothing where nothing is new. Whoever has come in once may have left themselves a way back. */
function additionsIn({ added, publicUrl }: Additions): string {
  if (added.length === 0) return '';
  const lines = added.map(({ what, since }) => `- ${inOneLine(what)}, added on ${since.toISOString().slice(0, 10)}`);
  return `
Another password changes nothing about what was added to your account in the last 30 days:

${lines.join('\n')}

If one of them is not yours, remove it once you are signed in: ${publicUrl}/app/settings/security
`;
}

/** To the owner of an account who has forgotten the password. */
export function resetEmail({ publicUrl, name, link, added }: Linked & Additions) {
  return {
    subject: 'Choose a new password',
    text: `Hello ${name},

to choose a new password, open this address:

${publicUrl}/auth/reset-password#token=${link}

It works once, for ${MINUTES.reset} minutes. Choosing a new password signs you out everywhere.

If you did not ask for this, do nothing: your password stays as it is.
${additionsIn({ added, publicUrl })}`,
  };
}

/** To somebody whose account an operator made. */
export function firstPasswordEmail({ publicUrl, name, link }: Linked) {
  return {
    subject: 'Choose the password of your account',
    text: `Hello ${name},

an account was made for you. To choose its password, open this address:

${publicUrl}/auth/reset-password#token=${link}

It works once, for ${MINUTES.reset} minutes. If it is too late, ask for another e-mail: ${publicUrl}/auth/forgot-password

If you expected no account, do nothing: without a password nobody can sign in to it.
`,
  };
}

/** To an address without an account: the answer on the screen does not say so. */
export function noAccountEmail({ publicUrl }: { publicUrl: string }) {
  return {
    subject: 'There is no account for this address',
    text: `Hello,

somebody, probably you, has asked for a new password for this address. It has no account here, so there is nothing to change.

If you have an account, it has another address. If you signed up and did not confirm this one, sign up again: ${publicUrl}/auth/signup

If it was not you, you need do nothing.
`,
  };
}

/** To the owner of an account that was locked because its password was guessed at. */
export function lockedEmail({ publicUrl, name, link, minutes }: Linked & { minutes: number }) {
  return {
    subject: 'Your account is locked for a while',
    text: `Hello ${name},

somebody typed a wrong password for your account five times, so nobody can sign in with a password for ${minutes} minutes. Whoever is signed in already stays so, and nothing in your books was changed.

If it was you and you forgot the password, choose a new one here. That opens your account at once:

${publicUrl}/auth/reset-password#token=${link}

It works once, for ${MINUTES.reset} minutes. Choosing a new password signs you out everywhere.

If it was not you, you need do nothing: your password has held, and the lock opens by itself.
`,
  };
}

/** After a password was changed, whichever way. */
export function passwordChangedEmail({ publicUrl, name, added }: { name: string } & Additions) {
  return {
    subject: 'Your password was changed',
    text: `Hello ${name},

the password of your account was changed just now, and every other session was ended.

If it was not you, choose a new one at once: ${publicUrl}/auth/forgot-password
${additionsIn({ added, publicUrl })}`,
  };
}

type Change = Linked & { from: string; email: string };

/** To the address that an account has, before it gets another. */
export function oldAddressEmail({ publicUrl, name, link, email }: Change) {
  return {
    subject: 'Confirm the new address of your account',
    text: `Hello ${name},

your account is to have another address: ${email}

If that is what you want, open this page and confirm:

${publicUrl}/auth/confirm-email#token=${link}

An e-mail like this one has gone to the new address. The change happens once both have confirmed, within a day.

If you did not ask for this, do not confirm, and change your password: somebody is signed in as you.
`,
  };
}

/** To the address that an account is to have. */
export function newAddressEmail({ publicUrl, link, from }: Change) {
  return {
    subject: 'Confirm this address',
    text: `Hello,

the account of ${from} is to have this address. If it is yours, open this page and confirm:

${publicUrl}/auth/confirm-email#token=${link}

The other address has to confirm as well, within a day. If you know nothing about it, do nothing.
`,
  };
}

/** To an address that has an account, when another account is to have it. */
export function addressInUseEmail({ from }: { from: string }) {
  return {
    subject: 'This address has an account already',
    text: `Hello,

the account of ${from} was to have this address, which has an account of its own. Nothing was changed, and nothing can be confirmed.

If you want to use one address for the other account, change the address of this one first.
`,
  };
}

/** To both addresses, once it is done. */
export function emailChangedEmail({ name, from, email }: { name: string; from: string; email: string }) {
  return {
    subject: 'The address of your account was changed',
    text: `Hello ${name},

you sign in with ${email} from now on, no longer with ${from}. The session that asked for this goes on; every other one was ended.

If it was not you, answer this e-mail at once: somebody could read both mailboxes.
`,
  };
}
