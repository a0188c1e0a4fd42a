/**
 * Everything that names the company, in one place: screens, mails and documents read it here. What is null is not
 * set, and nothing is said about it in public.
 */
export const BRAND = {
  name: 'Ilifa',
  /** What the word means. */
  meaning: 'isiZulu and isiXhosa for inheritance',
  tagline: 'Building generational wealth, legacy, and sustainable strategies',
  promise: 'Financial planning, legacy structuring and real-time insights.',
  /** Countries we have offices in, the seat first. */
  offices: ['South Africa', 'Kenya', 'Nigeria'],
  /** Where people write for help. */
  supportEmail: null,
  /** The financial services provider licence. Shown only once it is set. */
  licenceNumber: null,
  /** Whom people enter into a contract with (registered name and number), and the country whose law applies to it. */
  company: null,
  governingLaw: null,
  version: '1.0.0',
} as const satisfies Brand;

export type Brand = {
  readonly name: string;
  readonly meaning: string;
  readonly tagline: string;
  readonly promise: string;
  readonly offices: readonly string[];
  readonly supportEmail: string | null;
  readonly licenceNumber: string | null;
  readonly company: string | null;
  readonly governingLaw: string | null;
  readonly version: string;
};
