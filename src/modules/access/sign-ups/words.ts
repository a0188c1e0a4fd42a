/** `verify.page.tsx` */
export const VERIFY_PAGE_WORDS = {
  thisCodeIsWrong: 'This code is wrong or has expired. Use the code in our latest e-mail, or ask for a new code.',
  thisAddressAlreadyHas: 'This address already has an account. Sign in instead.',
  confirmYourAddressHeading: 'Confirm your e-mail',
  confirmToFinishCreating: (email: string) => `Confirm to finish creating the account for ${email}.`,
  typeCodeThatWe: 'Type the code that we e-mailed.',
  typeCodeSentTo: (email: string) => `Type the code that we e-mailed to ${email}.`,
  addressConfirmed: 'E-mail address confirmed',
  chooseYourPasswordWith: 'Choose your password with the link that we just e-mailed you.',
  eMail: 'E-mail',
  code: 'Code',
  eightDigitsValidForNote: 'The code has eight digits and is valid for an hour.',
  confirm: 'Confirm e-mail address',
  anotherAddress: 'sign up with another e-mail address',
  noEMailAfter: 'No e-mail after a minute? Check your spam folder, ask for a new code, or {link}.',
  resendCode: 'Resend code',
  weSentNewCode: 'We sent a new code. The old one no longer works.',
} as const;
