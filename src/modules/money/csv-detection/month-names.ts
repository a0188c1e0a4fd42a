/** Languages of statements whose months are not written down in `dates.ts`, as BCP 47 tags. */
const LANGUAGES =
  'af am ar bg bs ca cs da el es et fi fr ga ha he hr hu id ig it lt lv mk ms mt nb nl pl pt ro ru sk sl so sq sr-Latn sv sw tr uk vi xh yo zu';

/** Milliseconds; half of it after the first of a month of 1970 is about its middle. */
const MONTH = 30.44 * 86_400_000;

const names = new Map<string, number | null>();

/** The month, from 1, that a name or its abbreviation means in one of them; undefined where none does, or two disagree. */
export function monthNamed(word: string): number | undefined {
  if (names.size === 0) learn();
  return names.get(plain(word)) ?? undefined;
}

function learn(): void {
  for (const language of LANGUAGES.split(' '))
    for (const month of ['long', 'short'] as const)
      for (const day of ['numeric', undefined] as const) {
        const format = new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC', calendar: 'gregory' });
        for (let at = 0; at < 12; at += 1) {
          const name = plain(
            format.formatToParts((at + 0.5) * MONTH).find(({ type }) => type === 'month')?.value ?? '',
          );
          if (!/^\p{L}{3,}$/u.test(name)) continue;
          // `lip` is June in Croatian and July in Polish.
          names.set(name, names.has(name) && names.get(name) !== at + 1 ? null : at + 1);
        }
      }
}

const plain = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[.'’]/g, '').toLowerCase();
