/** The time zones of the countries that we have starter categories for. */
const COUNTRY_OF_ZONE: ReadonlyMap<string, string> = new Map([
  ['Africa/Johannesburg', 'ZA'],
  ['Africa/Nairobi', 'KE'],
  ['Africa/Lagos', 'NG'],
]);

/**
 * Countries whose own zone browsers report as one of the three above (the IANA database links Africa/Kampala to
 * Africa/Nairobi, for example), so that only the language tells them apart.
 */
const SHARES_ZONE: Readonly<Record<string, readonly string[]>> = {
  ZA: ['LS', 'SZ'],
  KE: ['DJ', 'ER', 'ET', 'KM', 'MG', 'SO', 'TZ', 'UG', 'YT'],
  NG: ['AO', 'BJ', 'CD', 'CF', 'CG', 'CM', 'GA', 'GQ', 'NE'],
};

/** The choices with the guessed country first; the others keep their order. */
export function withGuessFirst<Choice extends { readonly value: string }>(
  choices: readonly Choice[],
  guess: string,
): readonly Choice[] {
  const [first, others] = [
    choices.filter(({ value }) => value === guess),
    choices.filter(({ value }) => value !== guess),
  ];
  return [...first, ...others];
}

/** Zones that say nothing about where someone is. */
const NOWHERE = /^(UTC|GMT|Etc\/|$)/;

/**
 * The country that someone who signs up is probably in, by their browser's time zone and language together: an ISO 3166
 * code of ours, `XX` for another country, or null where neither says. A guess: the form shows it first, to be changed.
 * @param timeZone IANA name, such as `Africa/Nairobi`
 * @param language BCP 47 tag, such as `en-KE`
 */
export function guessCountry({ timeZone, language }: { timeZone: string; language: string }): string | null {
  const region = /[-_]([A-Za-z]{2})\b/.exec(language)?.[1]?.toUpperCase() ?? null;
  const ofZone = COUNTRY_OF_ZONE.get(timeZone) ?? null;
  if (ofZone !== null) return region !== null && SHARES_ZONE[ofZone]?.includes(region) === true ? 'XX' : ofZone;
  // Many people abroad keep the language of home, and their money there too.
  if (region !== null && [...COUNTRY_OF_ZONE.values()].includes(region)) return region;
  return NOWHERE.test(timeZone) ? null : 'XX';
}
