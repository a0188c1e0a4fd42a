type Facts = { name: string; provider: string; publicUrl: string };

/** To the owner of an account, when a provider's account is let into it for the first time. */
export function linkedEmail({ name, provider, publicUrl }: Facts) {
  return {
    subject: `You can now sign in with ${provider}`,
    text: `Hello ${name},

you just signed in with ${provider} for the first time. ${provider} has the same e-mail address, so we linked it to your account. You can sign in with ${provider} or your password.

If this was not you, someone is signed in to ${provider} as you. Change your password there, and here: ${publicUrl}/auth/forgot-password
`,
  };
}

/** To the owner of an account, when they have linked a provider's account to it. */
export function chosenEmail({ name, provider, publicUrl }: Facts) {
  return {
    subject: `You can now sign in with ${provider}`,
    text: `Hello ${name},

you just linked ${provider} to your account. Anyone who can sign in to it as you can now sign in to your account.

If this was not you, someone is signed in as you. Unlink it and change your password now: ${publicUrl}/app/settings/security
`,
  };
}

/** To the owner of an account, when a provider's account opens it no more. */
export function unlinkedEmail({ name, provider, publicUrl }: Facts) {
  return {
    subject: `${provider} was unlinked from your account`,
    text: `Hello ${name},

you can no longer sign in with ${provider}. Devices that signed in with it stay signed in until you sign them out: ${publicUrl}/app/settings/security

If this was not you, someone is signed in as you. Change your password now.
`,
  };
}
