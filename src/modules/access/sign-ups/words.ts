/** `about.parts.tsx` */
export const ABOUT_PARTS_WORDS = {
  southAfrica: 'South Africa',
  kenya: 'Kenya',
  nigeria: 'Nigeria',
  anotherCountry: 'Another country',
  myselfOrMyHousehold: 'Myself or my household',
  myBusiness: 'My business',
  businessWhoseFinancesI: 'A business whose finances I manage',
  myClientsAsAdvisor: 'My clients, as an advisor',
  myClientsAsFinancial: 'My clients, as a financial planner',
  firstName: 'First name',
  lastName: 'Last name',
  country: 'Country',
  setsYourCurrencyAndNote: 'Sets your currency and your first categories.',
  chooseYourCountry: 'Choose your country',
  imUsingFor: (name: string) => `I’m using ${name} for`,
  myMonthStartsOn: 'My month starts on',
  chooseYourPaydayOrNote: 'Choose your payday, or leave it.',
  dateOfBirth: 'Date of birth',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  signIn: 'Sign in',
  createAccountHeading: 'Create an account',
  alreadyHaveOne: 'Already have one? {signIn}',
  eMail: 'E-mail',
  password: 'Password',
  createAccount: 'Create account',
} as const;

/** `verify.page.tsx` */
export const VERIFY_PAGE_WORDS = {
  thisCodeIsWrong: 'This code is wrong or has expired. Use the code in our latest e-mail, or send a new one.',
  thisAddressAlreadyHas: 'This address already has an account. Sign in instead.',
  confirmYourAddressHeading: 'Confirm your address',
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
  noEMailAfter: 'No e-mail after a minute? Check your spam folder, resend it, or {link}.',
  resendCode: 'Resend code',
  weSentNewCode: 'We sent a new code. The old one no longer works.',
} as const;
