import { plural } from '#kernel/plural.ts';

type To = { displayName: string; publicUrl: string };

const NOT_YOU = (
  publicUrl: string,
) => `If this was not you, someone is signed in as you. Change your password and check your security settings now: ${publicUrl}/app/settings/security
`;

/** The code that shows who can read the mail. */
export function codeEmail({ displayName, code, minutes }: { displayName: string; code: string; minutes: number }) {
  return {
    // Without the code: a subject stands in logs and on locked screens.
    subject: 'Your sign-in code',
    text: `Hello ${displayName},

your sign-in code is ${code}

The code works once, for ${plural(minutes, 'minute')}, in the window where you asked for it. We will never ask you for the code.

If you did not ask for this code, someone may know your password. Sign in and change your password.
`,
  };
}

export function factorAddedEmail({ displayName, publicUrl, what: method }: To & { what: string }) {
  return {
    subject: 'Two-step verification was added',
    text: `Hello ${displayName},

${method} was added to your account. We will ask you to use it when you sign in on a new device.

${NOT_YOU(publicUrl)}`,
  };
}

export function factorRemovedEmail({ displayName, publicUrl, what: method }: To & { what: string }) {
  return {
    subject: 'Two-step verification was removed',
    text: `Hello ${displayName},

${method} was removed from your account. You can no longer sign in with it.

${NOT_YOU(publicUrl)}`,
  };
}

export function backupCodeUsedEmail({ displayName, publicUrl, left }: To & { left: number }) {
  const codesLeft =
    left === 0
      ? 'You have no backup codes left'
      : left === 1
        ? 'You have one backup code left'
        : `You have ${left} backup codes left`;
  return {
    subject: 'A backup code was used',
    text: `Hello ${displayName},

one of your backup codes was used to sign in. ${codesLeft}. You can create new codes in your security settings.

${NOT_YOU(publicUrl)}`,
  };
}

export function backupCodesRenewedEmail({ displayName, publicUrl }: To) {
  return {
    subject: 'New backup codes created',
    text: `Hello ${displayName},

ten new backup codes were created for your account. The old codes no longer work.

${NOT_YOU(publicUrl)}`,
  };
}

export function guessedEmail({ displayName, publicUrl }: To) {
  return {
    subject: 'Wrong codes at your sign-in',
    text: `Hello ${displayName},

someone entered several wrong codes, so your account is locked for 15 minutes. Your data was not opened.

${NOT_YOU(publicUrl)}`,
  };
}
