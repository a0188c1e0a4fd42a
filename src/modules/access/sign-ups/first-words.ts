// What first screens say: the texts of the module's other screens (`words.ts`) load with those alone.

/** `about.parts.tsx` */
export const ABOUT_PARTS_WORDS = {
  southAfrica: 'South Africa',
  kenya: 'Kenya',
  nigeria: 'Nigeria',
  anotherCountry: 'Another country',
  myselfOrMyHousehold: 'Myself or my household',
  myBusiness: 'My business',
  businessWhoseFinancesI: 'A business whose finances I manage',
  myClientsAsAdvisor: 'My clients’ money (I am an adviser)',
  myClientsAsFinancial: 'My clients, as a financial planner',
  firstName: 'First name',
  lastName: 'Last name',
  country: 'Country',
  setsYourCurrencyAndNote: 'Your country sets your currency and your first categories.',
  chooseYourCountry: 'Choose your country',
  imUsingFor: (name: string) => `I’m using ${name} for`,
  myMonthStartsOn: 'My month starts on',
  chooseYourPaydayOrNote: 'Choose your payday, or leave this as it is.',
  dateOfBirth: 'Date of birth',
  byCreatingAccount: 'By creating an account, you agree to the {terms}. The {privacy} page says how we use your data.',
  terms: 'terms',
  privacy: 'Privacy',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  signIn: 'Sign in',
  createAccountHeading: 'Create an account',
  alreadyHaveOne: 'Already have an account? {signIn}',
  eMail: 'E-mail',
  password: 'Password',
  createAccount: 'Create account',
} as const;
