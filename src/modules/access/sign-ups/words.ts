/** `verify.page.tsx` */
export const VERIFY_PAGE_WORDS = {
  thisCodeIsWrong: 'This code is wrong or has expired. Use the code in our latest e-mail, or send a new one.',
  thisAddressAlreadyHas: 'This address already has an account. Sign in instead.',
  confirmYourAddressHeading: 'Confirm your e-mail',
  confirmToFinishCreating: (email: string) => `Confirm to finish creating the account for ${email}.`,
  typeCodeThatWe: 'Type the code that we e-mailed',
  to: (email: string) => `to ${email}`,
  addressConfirmed: 'Address confirmed',
  chooseYourPasswordWith: 'Choose your password with the link that we just e-mailed you.',
  eMail: 'E-mail',
  code: 'Code',
  eightDigitsValidForNote: 'Eight digits. Valid for an hour.',
  confirm: 'Confirm',
  anotherAddress: 'use another address',
  noEMailAfter: 'No e-mail after a minute? Check your spam folder, ask for a new code, or {link}.',
  resendCode: 'Resend code',
  weSentNewCode: 'We sent a new code. The old one no longer works.',
} as const;
