/** A country as people say it, by its ISO 3166 code; the code itself where there is no such country. */
export function countryName(code: string, locale = 'en'): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code;
}
