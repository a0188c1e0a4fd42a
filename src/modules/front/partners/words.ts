/** Where a provider works, and how anybody checks there whether they may. */
export const COUNTRIES = [
  {
    code: 'ZA',
    name: 'South Africa',
    check:
      'Who advises on financial products needs a licence of the Financial Sector Conduct Authority and has to show its FSP number on every letter, advert and office wall. The Authority’s public register says what the number allows. Auditors and tax practitioners are registered with their own bodies.',
  },
  {
    code: 'KE',
    name: 'Kenya',
    check:
      'Fund managers and investment advisers are licensed by the Capital Markets Authority, insurers and their agents by the Insurance Regulatory Authority, schemes and their managers by the Retirement Benefits Authority, deposit-taking SACCOs by SASRA. Each publishes whom it has licensed.',
  },
  {
    code: 'NG',
    name: 'Nigeria',
    check:
      'Fund managers and investment advisers are registered with the Securities and Exchange Commission, insurers and brokers with the National Insurance Commission, pension administrators with the National Pension Commission. Ask for the registration, and look it up with the commission itself.',
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
  const [, what] = SPECIALTIES.find(([value]) => value === specialty) ?? [];
  const where = COUNTRIES.find(({ code }) => code === country)?.name;
  const sought = ['No provider', what && `for ${what}`, where && `in ${where}`].filter(Boolean).join(' ');
  return `${sought} is listed yet. The first will stand here once we have checked what they may do.`;
}
