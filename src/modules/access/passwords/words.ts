/** `confirm-email.page.tsx` */
export const CONFIRM_EMAIL_PAGE_WORDS = {
  thisLinkWasUsed: 'This link was used, has expired or was replaced by a newer one. Your address was not changed.',
  yourAddressWasNot: 'Your e-mail address was not changed.',
  nowOpenEMail: 'Now open the e-mail that we sent to your current address.',
  nowOpenTheE: 'Now open the e-mail that we sent to your new address.',
  confirmYourAddress: 'Change e-mail address',
  askForNewLink: 'Ask for a new link',
  yourAddressWasNotChanged: 'Your e-mail address was not changed.',
  addressChangedHeading: 'E-mail address changed',
  almostDoneHeading: 'Almost done',
  signInWithNew:
    'Sign in with the new address from now on. Your other devices were signed out, and we e-mailed both addresses.',
  continue: 'Continue',
  continueForNow: 'Sign in with current address',
  confirmYourAddressHeading: 'Change e-mail address',
  confirmThatYourAccountNote: 'Confirm that you want to use the new e-mail address.',
  confirm: 'Confirm new address',
} as const;

/** `email-form.tsx` */
export const EMAIL_FORM_WORDS = {
  itIsToChange: 'Your e-mail address is {email}. To change it, confirm from both addresses.',
  checkBothInboxes: 'Check both inboxes',
  openEMailsTo: (currentAddress: string, newAddress: string) =>
    `Open the e-mails to ${currentAddress} and to ${newAddress} within a day. Until then, sign in with your current address.`,
  newAddress: 'New e-mail address',
  changeAddress: 'Change e-mail address',
} as const;

/** `forgot-password.page.tsx` */
export const FORGOT_PASSWORD_PAGE_WORDS = {
  resetPasswordHeading: 'Reset password',
  signIn: 'Sign in',
  weWillEMail: 'We will e-mail you a link.',
  remembered: 'Remembered your password? {link}',
  checkYourEMail: 'Check your e-mail',
  openLinkInE: (sentTo: string) =>
    `Open the link in the e-mail to ${sentTo} within 30 minutes. No e-mail after a minute? Check your spam folder, or send it again.`,
  eMail: 'E-mail',
  sendResetLink: 'Send reset link',
  resendLink: 'Resend link',
} as const;

/** `no-secret.tsx` */
export const NO_SECRET_WORDS = {
  openThisPageWithNote: 'This page only opens with the link from our e-mail.',
  openItFromE: 'Open the link in the e-mail again, or ask for a new link. {whatWasNotChanged}',
} as const;

/** `parts.tsx` */
export const PARTS_WORDS = {
  password: 'Password',
  changingItSignsOutNote: 'Changing your password signs out your other devices.',
  eMailAddress: 'E-mail address',
  youSignInWithNote: 'You sign in with this e-mail address. Changing it signs out your other devices.',
} as const;

/** `password-form.tsx` */
export const PASSWORD_FORM_WORDS = {
  passwordChanged: 'Password changed',
  yourOtherDevicesWere: 'Your other devices were signed out.',
  currentPassword: 'Current password',
  youSignInWith: 'You sign in with another service. Set a password to sign in without that service too.',
  newPassword: 'New password',
  changePassword: (hasPassword: boolean) => (hasPassword ? 'Change password' : 'Set password'),
} as const;

/** `reset-password.page.tsx` */
export const RESET_PASSWORD_PAGE_WORDS = {
  sendNewLink: 'Send a new link',
  choosePassword: 'Choose a password',
  yourPasswordWasNot: 'Your password was not changed.',
  resetPasswordHeading: 'Reset password',
  thisSignsYouOutNote: 'A new password signs you out everywhere. Then sign in with the new password.',
  passwordChanged: 'Password changed',
  youWereSignedOut: 'You were signed out everywhere. Sign in with the new password.',
  newPassword: 'New password',
  setPassword: 'Set password',
} as const;
