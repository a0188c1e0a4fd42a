/** Where a provider works, and how anybody checks there whether they may. */
export const COUNTRIES = [
  {
    code: 'ZA',
    name: 'South Africa',
    check:
      'Financial advisers need a licence from the Financial Sector Conduct Authority and must show their FSP number. Check the number in its public register. Auditors and tax practitioners register with their own bodies.',
  },
  {
    code: 'KE',
    name: 'Kenya',
    check:
      'The Capital Markets Authority licenses fund managers and investment advisers, and the Insurance Regulatory Authority licenses insurers. The Retirement Benefits Authority licenses pension schemes, and SASRA licenses SACCOs. Each publishes its list.',
  },
  {
    code: 'NG',
    name: 'Nigeria',
    check:
      'Fund managers and advisers register with the Securities and Exchange Commission, and insurers with the National Insurance Commission. Pension administrators register with the National Pension Commission. Check the registration with the commission.',
  },
] as const;

/** What a provider can be asked for, by value and by the words of a sentence. */
export const SPECIALTIES = [
  ['planning', 'financial planning'],
  ['tax', 'tax'],
  ['books', 'accounting and audit'],
  ['insurance', 'insurance'],
  ['estates', 'wills and estates'],
  ['investments', 'investments'],
] as const;

export type Country = (typeof COUNTRIES)[number]['code'];
export type Specialty = (typeof SPECIALTIES)[number][0];
export const COUNTRY_CODES: readonly Country[] = COUNTRIES.map(({ code }) => code);
export const SPECIALTY_NAMES: readonly Specialty[] = SPECIALTIES.map(([value]) => value);

/** A specialty as it begins a line. */
export function specialtyTitle(specialty: Specialty): string {
  const [, words = specialty] = SPECIALTIES.find(([value]) => value === specialty) ?? [];
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function countryName(country: Country): string {
  return COUNTRIES.find(({ code }) => code === country)?.name ?? country;
}

/** A declined or unanswered application is kept no longer than this; the page Privacy says so. */
export const KEPT_DAYS = 365;

/** What is said where no provider is listed for what was chosen; unknown or empty choices mean any. */
export function noneFound(country: string, specialty: string): string {
  const [, service] = SPECIALTIES.find(([value]) => value === specialty) ?? [];
  const place = COUNTRIES.find(({ code }) => code === country)?.name;
  const found =
    service === undefined
      ? place === undefined
        ? 'No financial provider is listed yet.'
        : `No financial provider in ${place} is listed yet.`
      : place === undefined
        ? `No financial provider for ${service} is listed yet.`
        : `No financial provider for ${service} in ${place} is listed yet.`;
  return `${found} You can invite someone you know, or check a licence below.`;
}

/** `admin.part.tsx` */
export const ADMIN_PART_WORDS = {
  partnerApplications: 'Partner applications',
  showOpenApplications: 'Show open partner applications',
  noOpenApplications: 'No open partner applications',
  decidedPartnerApplications: 'Decided partner applications',
  showDecidedApplications: 'Show decided partner applications',
  noDecidedApplicationsYet: 'No decided partner applications yet',
  checkLicenceWithItsNote: 'Check the licence with its issuer before you accept.',
  newApplicationsAppearHere: 'New partner applications appear here.',
  noPartnerApplications: 'No partner applications',
  onePartnerApplicationTo: 'One partner application to decide',
  agreesToBeListed: 'Agrees to a public listing',
  doesNotWantTo: 'Does not want a public listing',
  licence: (licence: string) => `Licence: ${licence}`,
  charges: (charges: string) => `Charges: ${charges}`,
  receivedOn: 'Application received on {receivedAt}.',
  receivedAndDecidedOn: 'Application received on {receivedAt}, decided on {decidedAt}.',
  acceptOf: (practice: string) => `Accept the application of ${practice}`,
  accept: 'Accept',
  removeFromList: 'Remove from partner list',
  decline: 'Decline',
  accepted: (state: string) => (state === 'accepted' ? 'Remove from partner list' : 'Decline'),
} as const;
