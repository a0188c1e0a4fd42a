type Facts = { name: string; provider: string; publicUrl: string };

/** To the owner of an account, when a provider's account is let into it for the first time. */
export function linkedEmail({ name, provider, publicUrl }: Facts) {
  return {
    subject: `${provider} opens your account from now on`,
    text: `Hello ${name},

you have just signed in with ${provider} for the first time. Both have confirmed the same address, so it opens your account from now on, beside your password.

If it was not you, somebody else is signed in at ${provider} as you: change your passwords there and here (${publicUrl}/auth/forgot-password).
`,
  };
}

/** To the owner of an account, when they have linked a provider's account to it. */
export function chosenEmail({ name, provider, publicUrl }: Facts) {
  return {
    subject: `${provider} opens your account from now on`,
    text: `Hello ${name},

you have just linked ${provider} to your account: whoever signs in with it as you comes in.

If it was not you, somebody else is signed in as you. Unlink it and change your password at once:

${publicUrl}/app/settings/security
`,
  };
}

/** To the owner of an account, when a provider's account opens it no more. */
export function unlinkedEmail({ name, provider, publicUrl }: Facts) {
  return {
    subject: `${provider} opens your account no more`,
    text: `Hello ${name},

${provider} was unlinked from your account, and does not open it until you link it again. Sessions that it has opened go on until you end them:

${publicUrl}/app/settings/security

If it was not you, somebody else is signed in as you. Change your password at once.
`,
  };
}
