/** What a business is, in law; as a form offers it. */
export const ENTITIES = {
  '': 'Not given',
  'sole-trader': 'Sole trader or sole proprietor',
  partnership: 'Partnership',
  company: 'Private company',
  'public-company': 'Public company',
  'close-corporation': 'Close corporation',
  cooperative: 'Co-operative or SACCO',
  'non-profit': 'Non-profit organisation',
  trust: 'Trust',
  other: 'Other',
} as const;
export type Entity = keyof typeof ENTITIES;

/** What it does, broadly. */
export const INDUSTRIES = {
  '': 'Not given',
  agriculture: 'Farming, forestry and fishing',
  mining: 'Mining',
  manufacturing: 'Manufacturing',
  construction: 'Construction and trades',
  trade: 'Retail and wholesale',
  food: 'Hospitality',
  transport: 'Transport and delivery',
  technology: 'Software and communications',
  finance: 'Finance and insurance',
  property: 'Property and rental',
  professional: 'Professional services',
  education: 'Education',
  health: 'Health and care',
  arts: 'Arts, events and media',
  personal: 'Personal services',
  community: 'Community, faith and giving',
  other: 'Other',
} as const;
export type Industry = keyof typeof INDUSTRIES;

/** Where the state's own year begins, which a new business usually follows; January elsewhere. */
export const YEAR_STARTS: Readonly<Record<string, number>> = { ZA: 3, KE: 1, NG: 1 };

/** `page.tsx` */
export const PAGE_WORDS = {
  businessDetailsHeading: 'Business details',
  detailsOfEveryMemberNote: (name: string) => `Details of “${name}”. Every member can see them.`,
  lastSavedOn: ' Last saved on {moment}.',
  businessDetailsSaved: 'Business details saved',
  onlyOwnerCanChange: 'Only the owner can change these details.',
  business: 'About the business',
  legalName: 'Legal name',
  asRegisteredNote: 'Enter the name as registered.',
  tradingName: 'Trading name',
  nameCustomersKnowNote: 'The name that customers know you by.',
  form: 'Legal form',
  industry: 'Industry',
  financialYearStartsIn: 'Financial year starts in',
  usedForYearlyTotalsNote: 'We use this month for yearly totals.',
  countryAndNumbers: 'Country and official numbers',
  weCheckFormatOnlyNote: 'We check only the format of these numbers.',
  countryOfRegistration: 'Country of registration',
  address: 'Address',
  street: 'Street',
  townOrCity: 'Town or city',
  provinceCountyOrState: 'Province, county or state',
  postalCode: 'Postal code',
  save: 'Save changes',
} as const;
