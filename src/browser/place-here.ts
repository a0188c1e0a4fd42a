/** What a browser says of its person. */
export type Place = { readonly language: string; readonly timeZone: string };

/** What this browser says; where there is none, as on the server, English in UTC. */
export function placeHere(): Place {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { language: typeof navigator === 'undefined' ? 'en' : navigator.language, timeZone };
}
