/** To the owner of an account, when a provider's account is let into it for the first time. */
export function linkedLetter({ name, provider, publicUrl }: { name: string; provider: string; publicUrl: string }) {
  return {
    subject: `${provider} opens your account from now on`,
    text: `Hello ${name},

you have just signed in with ${provider} for the first time. Both have confirmed the same address, so it opens your account from now on, beside your password.

If it was not you, somebody else is signed in at ${provider} as you: change your passwords there and here (${publicUrl}/auth/forgot-password).
`,
  };
}
