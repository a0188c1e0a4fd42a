/** Stands above the form, with script and without: what is asked by anybody else is no question of ours. */
export const PASSWORD_WORDS = 'We never ask for your password by phone, e-mail or chat.';

/** What a refused sign-in means and what to do about it, by the code of the refusal. */
export const SIGN_IN_ADVICE: Readonly<Record<string, string>> = {
  WRONG_CREDENTIALS: 'Check your e-mail and password. Five wrong tries lock the account for 15 minutes.',
  ACCOUNT_LOCKED: 'Your data is safe. Wait 15 minutes, or use the link we e-mailed you to choose a new password.',
};
