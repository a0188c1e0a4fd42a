/** Stands above the form, with script and without: what is asked by anybody else is no question of ours. */
export const PASSWORD_WORDS =
  'Type your password here alone, and look at the address of this page first. Nobody who works on this site ever asks you for it, by telephone, by letter or in a chat. Your accounts and plans are as you left them.';

/** What a refused sign-in means and what to do about it, by the code of the refusal. */
export const SIGN_IN_ADVICE: Readonly<Record<string, string>> = {
  WRONG_CREDENTIALS: 'Check both and try again. Five failures lock the account for 15 minutes.',
  ACCOUNT_LOCKED:
    'Your books are untouched. Wait 15 minutes, or choose a new password with the letter that we sent: that opens your account at once.',
};
