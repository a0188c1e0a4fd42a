import { MINUTES, readable } from '#modules/access/one-time-tokens/rules.ts';

type ToNew = { firstName: string; publicUrl: string; email: string; code: string; link: string };

/** To who signs up: the code, and the link that does the same. */
export function verifyEmail({ firstName, publicUrl, email, code, link }: ToNew) {
  // After the sign `#` it reaches no server's log and no other site.
  const address = `${publicUrl}/auth/verify#email=${encodeURIComponent(email)}&token=${link}`;
  return {
    // Without the code: a subject stands in logs and on locked screens.
    subject: 'Confirm your address',
    text: `Hello ${firstName},

your code is ${readable(code)}

Type it on the page where you signed up, or open this address:

${address}

Both hold for ${MINUTES['sign-up']} minutes. Nobody from us will ever ask you for the code.

If you did not sign up, do nothing: without this e-mail no account can be made.
`,
  };
}

/** To the owner of an account, when somebody signs up with its address. The answer on the screen does not say so. */
export function takenEmail({ publicUrl }: { publicUrl: string }) {
  return {
    subject: 'You have an account already',
    text: `Hello,

somebody, probably you, has just signed up with this address. It has an account already, so no second one was made and nothing was changed.

To sign in: ${publicUrl}/auth/signin
If you have forgotten the password: ${publicUrl}/auth/forgot-password

If it was not you, you need do nothing: whoever it was has learned nothing about your account.
`,
  };
}

/** The e-mail to somebody whose account has just been made. */
export function welcomeEmail({ displayName, publicUrl }: { displayName: string; publicUrl: string }) {
  return {
    subject: 'Your books are open',
    text: `Hello ${displayName},

your books are open. The quickest way to see where your money goes is to drop a statement from your bank on the import page:

${publicUrl}/app/imports

The file is read, you see what would be added, and nothing is kept until you say so. An import can be taken back whole.

If you did not sign up, somebody has used your address by mistake: you can ignore this e-mail.
`,
  };
}
