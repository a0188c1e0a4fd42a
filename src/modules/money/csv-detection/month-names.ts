/** Of Hausa, Indonesian, Malay, Russian, Polish, Turkish, Nordic and Arabic, month by month. */
const FURTHER_MONTHS = [
  'janairu января янв stycznia sty ocak oca يناير',
  'fabrairu pebruari februari февраля фев lutego lut şubat şub فبراير',
  'maris maret mac марта мар marca mart مارس',
  'afrilu апреля апр kwietnia kwi nisan nis أبريل ابريل',
  'mayu mei мая май maja maj mayıs مايو',
  'yuni juni jun июня июн czerwca cze haziran haz يونيو',
  'yuli juli julai июля июл lipca lip temmuz tem يوليو',
  'agusta agustus agu ogos августа авг sierpnia sie ağustos ağu أغسطس اغسطس',
  'satumba сентября сен сент września wrz eylül eyl سبتمبر',
  'oktoba oktober okt октября окт października paź ekim eki أكتوبر اكتوبر',
  'nuwamba nopember nop ноября ноя listopada lis kasım kas نوفمبر',
  'disamba desember disember des декабря дек grudnia gru aralık ara ديسمبر',
] as const;

const MONTHS: Record<string, number> = Object.fromEntries(
  [
    [
      'jan',
      'january',
      'januarie',
      'januari',
      'januar',
      'jänner',
      'jän',
      'janvier',
      'janv',
      'enero',
      'ene',
      'janeiro',
      'gennaio',
      'gen',
    ],
    [
      'feb',
      'february',
      'februarie',
      'februari',
      'februar',
      'fevrier',
      'février',
      'fév',
      'févr',
      'febrero',
      'fevereiro',
      'fev',
      'febbraio',
    ],
    ['mar', 'march', 'mrt', 'maart', 'märz', 'mär', 'mrz', 'mars', 'marzo', 'março', 'machi', 'mac', 'maris'],
    ['apr', 'april', 'avril', 'avr', 'abril', 'abr', 'aprile', 'aprili'],
    ['may', 'mei', 'mai', 'mayo', 'maio', 'maggio', 'mag'],
    ['jun', 'june', 'junie', 'juni', 'juin', 'junio', 'junho', 'giugno', 'giu'],
    ['jul', 'july', 'julie', 'juli', 'juillet', 'juil', 'julio', 'julho', 'luglio', 'lug', 'julai'],
    ['aug', 'august', 'augustus', 'août', 'aout', 'agosto', 'ago', 'agosti'],
    ['sep', 'sept', 'september', 'septembre', 'septiembre', 'setembro', 'set', 'settembre', 'septemba'],
    ['oct', 'okt', 'october', 'oktober', 'octobre', 'octubre', 'outubro', 'out', 'ottobre', 'ott', 'oktoba'],
    ['nov', 'november', 'novembre', 'noviembre', 'novembro', 'novemba'],
    [
      'dec',
      'des',
      'dez',
      'december',
      'desember',
      'dezember',
      'décembre',
      'déc',
      'diciembre',
      'dic',
      'dezembro',
      'dicembre',
      'desemba',
    ],
  ].flatMap((names, index) =>
    [...names, ...(FURTHER_MONTHS[index]?.split(' ') ?? [])].map((name) => [name, index + 1]),
  ),
);

/** Languages of statements whose months are not all written down above, as BCP 47 tags. */
const LANGUAGES =
  'af am ar bg bs ca cs da el es et fi fr ga ha he hr hu id ig it lt lv mk ms mt nb nl pl pt ro ru sk sl so sq sr-Latn sv sw tr uk vi xh yo zu';

/** Milliseconds; half of it after the first of a month of 1970 is about its middle. */
const MONTH = 30.44 * 86_400_000;

const names = new Map<string, number | null>();

/** The month, from 1, that a name in small letters or its abbreviation means in one of them; undefined where none does, or two disagree. */
export function monthNamed(word: string): number | undefined {
  const known = MONTHS[word];
  if (known !== undefined) return known;
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
