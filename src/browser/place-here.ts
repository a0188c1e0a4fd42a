/** What a browser says of its person. */
export type Place = { readonly language: string; readonly timeZone: string };

/** What this browser says; where there is none, as on the server, English in UTC. */
export function placeHere(): Place {
  return { language: typeof navigator === 'undefined' ? 'en' : navigator.language, timeZone: timeZoneHere() };
}

/**
 * The time zone of this device, by its IANA name. Of Temporal where the browser has it: the first use of Intl loads what
 * is known of the language, which on a phone takes a tenth of a second.
 */
export function timeZoneHere(): string {
  return 'Temporal' in globalThis ? Temporal.Now.timeZoneId() : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
