/** The currency in which books of a country begin; a person may choose another. */
const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = { ZA: 'ZAR', KE: 'KES', NG: 'NGN' };

/** §9: elsewhere the default preference is the US dollar. */
export function currencyOf(country: string): string {
  return CURRENCY_OF_COUNTRY[country] ?? 'USD';
}
