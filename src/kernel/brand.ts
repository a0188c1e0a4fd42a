/**
 * What the product is called and says of itself, in one place: screens, mails and documents read it here. Who runs an
 * installation is its operator's to set (`operator.ts`).
 */
export const BRAND = {
  name: 'Ilifa',
  /** What the word means. */
  meaning: 'isiZulu and isiXhosa for inheritance',
  tagline: 'Building generational wealth, legacy, and sustainable strategies',
  promise: 'Financial planning, legacy structuring and real-time insights.',
  /** Countries we have offices in, the seat first. */
  offices: ['South Africa', 'Kenya', 'Nigeria'],
  version: '1.0.0',
} as const;
