/** `auth.parts.tsx` */
export const AUTH_PARTS_WORDS = {
  atLeast8Characters:
    'At least 8 characters, with an uppercase and a lowercase letter, a number and a special character.',
  checkOneFieldNothing: (count: number) =>
    count === 1 ? 'Check one field. Nothing was sent.' : `Check ${count} fields. Nothing was sent.`,
} as const;

/** `sign-in.page.tsx` */
export const SIGN_IN_PAGE_WORDS = {
  signInHeading: 'Sign in',
  createAccount: 'Create an account',
  newHere: 'New here? {link}',
  eMail: 'E-mail',
  password: 'Password',
  forgotYourPassword: 'Forgot your password?',
  signIn: 'Sign in',
} as const;
