/** Stands above the form, with script and without: what is asked by anybody else is no question of ours. */
export const PASSWORD_WORDS =
  'Check the address of this page before you type your password. Nobody who works for us ever asks you for it, by phone, e-mail or chat.';

/** What a refused sign-in means and what to do about it, by the code of the refusal. */
export const SIGN_IN_ADVICE: Readonly<Record<string, string>> = {
  WRONG_CREDENTIALS: 'Check both and try again. Five failures lock the account for 15 minutes.',
  ACCOUNT_LOCKED: 'Your data is safe. Wait 15 minutes, or choose a new password with the link that we e-mailed you.',
};
