import type { Currency } from './money.ts';

/** A place that pages are written for: what its people reckon and pay in, and how they write figures. */
export type Market = {
  /** Its ISO 3166 code, small as in addresses; `other` is everywhere else. */
  readonly id: 'za' | 'ke' | 'ng' | 'other';
  readonly name: string;
  readonly currency: Currency;
  readonly locale: string;
  /** Where people have not said theirs and no browser was asked. */
  readonly timeZone: string;
};

const ELSEWHERE: Market = { id: 'other', name: 'Elsewhere', currency: 'USD', locale: 'en-GB', timeZone: 'UTC' };

/** The countries that we have offices in, and the rest of the world. */
export const MARKETS: readonly Market[] = [
  { id: 'za', name: 'South Africa', currency: 'ZAR', locale: 'en-ZA', timeZone: 'Africa/Johannesburg' },
  { id: 'ke', name: 'Kenya', currency: 'KES', locale: 'en-KE', timeZone: 'Africa/Nairobi' },
  { id: 'ng', name: 'Nigeria', currency: 'NGN', locale: 'en-NG', timeZone: 'Africa/Lagos' },
  ELSEWHERE,
];

/** The market of a country by its code, in either case; `other` for one that we have no office in. */
export function marketIn(country: string): Market {
  return MARKETS.find(({ id }) => id === country.toLowerCase()) ?? ELSEWHERE;
}

/**
 * Which market a visitor is shown: the one that they asked for, else that of the first region among the languages of
 * their browser (`en-KE,en;q=0.9`). Nobody else is asked where they are.
 */
export function marketFor({ asked, languages }: { asked: string | null; languages: string | null }): Market {
  if (asked !== null && asked !== '') return marketIn(asked);
  const region = /-([A-Z]{2})\b/i.exec(languages ?? '');
  return marketIn(region?.[1] ?? '');
}
