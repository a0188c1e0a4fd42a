import { BRAND } from '#kernel/brand.ts';
import { MINUTES, readable } from '#modules/access/one-time-tokens/rules.ts';

type ToNew = { firstName: string; publicUrl: string; email: string; code: string; link: string };

/** To who signs up: the code, and the link that does the same. */
export function verifyEmail({ firstName, publicUrl, email, code, link }: ToNew) {
  // After the sign `#` it reaches no server's log and no other site.
  const address = `${publicUrl}/auth/verify#email=${encodeURIComponent(email)}&token=${link}`;
  return {
    // Without the code: a subject stands in logs and on locked screens.
    subject: 'Confirm your e-mail address',
    text: `Hello ${firstName},

your sign-up code is ${readable(code)}

Type the code on the page where you signed up, or open this link:

${address}

The code and the link work for ${MINUTES['sign-up']} minutes. We will never ask you for the code.

If you did not sign up, ignore this e-mail. No account is created without the code.
`,
  };
}

/** To the owner of an account, when somebody signs up with its address. The answer on the screen does not say so. */
export function takenEmail({ publicUrl }: { publicUrl: string }) {
  return {
    subject: 'You already have an account',
    text: `Hello,

someone, probably you, tried to sign up with this e-mail address. You already have an account, so nothing was changed.

To sign in: ${publicUrl}/auth/signin
If you forgot your password: ${publicUrl}/auth/forgot-password

If this was not you, ignore this e-mail. Nobody learned anything about your account.
`,
  };
}

/** The e-mail to somebody whose account has just been made. */
export function welcomeEmail({ displayName, publicUrl }: { displayName: string; publicUrl: string }) {
  return {
    subject: `Welcome to ${BRAND.name}`,
    text: `Hello ${displayName},

your account is ready. To see where your money goes, import a bank statement:

${publicUrl}/app/imports

You check everything before it is saved, and you can undo an import.

If you did not sign up, someone used your address by mistake. You can ignore this e-mail.
`,
  };
}
