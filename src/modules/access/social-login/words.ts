/** `callback.page.tsx` */
export const CALLBACK_PAGE_WORDS = {
  confirmYourAddressThere: 'Confirm your e-mail address with the other service first, or sign up here with a password.',
  signInAnotherWay: 'Sign in another way. You can link the service again under Security & Privacy.',
  nothingWasChangedSign: 'Nothing was changed. Start the sign-in again, and finish within ten minutes.',
  youCanNowSign: 'You can now sign in with this service.',
  linkingService: 'Linking the service...',
  signingYouIn: 'Signing you in...',
  nothingWasLinkedHeading: 'Service not linked',
  signInFailedHeading: 'Sign-in failed',
  backToSecurityPrivacy: 'Back to Security & Privacy',
  backToSignIn: 'Back to sign-in',
  createAccount: 'Create an account',
  newHere: 'New here? {link}',
} as const;

/** `linked.parts.tsx` */
export const LINKED_PARTS_WORDS = {
  otherServices: 'Other sign-in services',
  signInWithAnotherNote: 'Sign in with another service. Two-step verification still applies.',
  noLongerUsedFor: 'You can no longer sign in with this service',
  linkedOn: (day: string) => `Sign-in linked on ${day}`,
  thisIsYourOnly: 'This is your only way to sign in. Set a password before you unlink this service.',
  unlinkOf: (service: string) => `Unlink ${service}`,
  unlink: 'Unlink',
  nothingWasLinked: 'Service not linked',
  link: (service: string) => `Link ${service}`,
  cancel: 'Cancel',
  youCanNoLonger:
    'You cannot sign in with this service until you link it again. Devices that are signed in stay signed in.',
} as const;

/** `newcomer-form.tsx` */
export const NEWCOMER_FORM_WORDS = {
  thisAddressAlreadyHas: 'This address already has an account. Sign in instead.',
  goBackToSign: 'Go back to sign-in and choose the other service again.',
  createAccountHeading: 'Create account',
  signIn: 'Sign in',
  hasNoAccountYet: '{email} has no account yet. Already have an account with another e-mail address? {link}',
  createAccount: 'Create account',
} as const;
