type To = { displayName: string; publicUrl: string };

const NOT_YOU = (
  publicUrl: string,
) => `If this was not you, somebody else is signed in as you. Change your password and look at your security settings at once:

${publicUrl}/app/settings/security
`;

/** The code that shows who can read the mail. */
export function codeEmail({ displayName, code, minutes }: { displayName: string; code: string; minutes: number }) {
  return {
    // Without the code: a subject stands in logs and on locked screens.
    subject: 'Your code for the second step',
    text: `Hello ${displayName},

your code is

${code}

It is good for ${minutes} minutes, once, in the window where you asked for it. Nobody of ours will ever ask you for it.

If you did not ask for it, somebody knows your password: sign in and change it.
`,
  };
}

export function factorAddedEmail({ displayName, publicUrl, what }: To & { what: string }) {
  return {
    subject: 'A second step was added to your sign-in',
    text: `Hello ${displayName},

${what} was added to your account. From now on it is asked for when you sign in on a new device.

${NOT_YOU(publicUrl)}`,
  };
}

export function factorRemovedEmail({ displayName, publicUrl, what }: To & { what: string }) {
  return {
    subject: 'A second step was removed from your sign-in',
    text: `Hello ${displayName},

${what} was removed from your account. It opens nothing any more.

${NOT_YOU(publicUrl)}`,
  };
}

export function backupCodeUsedEmail({ displayName, publicUrl, left }: To & { left: number }) {
  const rest = left === 0 ? 'None is left' : left === 1 ? 'One is left' : `${left} are left`;
  return {
    subject: 'A backup code was used',
    text: `Hello ${displayName},

one of your backup codes was used to show that it is you. ${rest}; new ones can be made in your security settings.

${NOT_YOU(publicUrl)}`,
  };
}

export function backupCodesRenewedEmail({ displayName, publicUrl }: To) {
  return {
    subject: 'New backup codes were made',
    text: `Hello ${displayName},

ten new backup codes were made for your account. Those from before open nothing any more.

${NOT_YOU(publicUrl)}`,
  };
}

export function guessedEmail({ displayName, publicUrl }: To) {
  return {
    subject: 'Somebody failed the second step of your sign-in',
    text: `Hello ${displayName},

a second step was shown wrongly several times in a row on your account, so it is locked for a while. Your books were not opened.

${NOT_YOU(publicUrl)}`,
  };
}
