import type { Currency } from '#kernel/money.ts';
import type { TextRecord } from './cells.ts';
import { currenciesMeant, isNamedCurrency } from './currencies.ts';
import { namesIn, splitLabel } from './labels-around.ts';

/** Codes that are words or names as well. */
const WORDS = new Set([
  'ALL',
  'ANG',
  'BAM',
  'COP',
  'CUP',
  'GEL',
  'LAK',
  'MAD',
  'MOP',
  'PEN',
  'RON',
  'SOS',
  'TOP',
  'TRY',
]);

type Labels = { readonly isAccount: (name: string) => boolean; readonly isCurrency: (name: string) => boolean };

/**
 * Where in a line a code may stand: in what a label for the account or the currency is followed by, in a cell of its own, or
 * anywhere in the line, where a code that is a word as well is none.
 */
type Place = { readonly in: 'account' | 'currency' | 'cell' | 'line'; readonly pattern: RegExp };

/** The surest first. */
const PLACES: readonly Place[] = [
  // `Account: 9030017744120 UGX`, `0123456789 - EUR - Current account`
  {
    in: 'account',
    pattern: /^[\dX*][\dX* ./-]{3,}[\dX*](?: | ?[-–|/] ?)([A-Z]{3})(?: ?[-–|/] ?\D.*)?$/,
  },
  // `UA111111111111111111 (UAH)`, `330217/06 EUR`
  {
    in: 'cell',
    pattern: /(?:[A-Z]{2}\d{2}[A-Z\d]{8,} ?\(|(?<![\d.,/-])\d{4,}[/-]\d{1,4} )([A-Z]{3})(?![\p{L}\d])/u,
  },
  { in: 'cell', pattern: /^\d{8,20} ([A-Z]{3})$/ },
  // `Limit : 0.00    Currency : INR`
  { in: 'currency', pattern: /^([A-Z]{3})$/ },
  {
    in: 'line',
    pattern:
      /(?:^|[\t/] ?)(?:[Aa]ccount )?(?:[Cc]urrency|CURRENCY|[Vv]aluta|[Dd]evise|[Mm]oneda|[Mm]oeda|[Ss]arafu)[ :]{1,3}([A-Z]{3})(?![\p{L}\d])/u,
  },
  {
    in: 'line',
    pattern: /(?<!\p{L})(?:[Aa]ccount|ACCOUNT|[Ss]tatement|STATEMENT|A\/[Cc]) .{0,60} in ([A-Z]{3})(?![\p{L}\d])/u,
  },
  {
    in: 'line',
    pattern:
      /(?<!\p{L})(?:[Aa]ccount|ACCOUNT|A\/[Cc]|[Cc]ompte|[Kk]onto|[Cc]uenta|[Cc]onta)(?!\p{L}).{0,40}?\d[\d-]{6,}\d(?:\t| {1,2})([A-Z]{3})(?![\p{L}\d])(?! ?\d)/u,
  },
  {
    in: 'line',
    pattern:
      /(?<![\p{L}\d])IBAN[ :\t]{1,3}[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?[\t ]{1,2}\(?([A-Z]{3})(?![\p{L}\d])(?! ?\d)/u,
  },
  // `EUR statement`
  { in: 'line', pattern: /(?:^|\t)([A-Z]{3}) (?:[Ss]tatement|STATEMENT|[Aa]ccount|ACCOUNT)(?!\p{L})/u },
  {
    in: 'line',
    pattern: /\d{7}.{0,60}(?<![\p{L}\d])([A-Z]{3}) (?=\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2} \p{L}{3,9} \d{4})/u,
  },
];

const MOST_LINES = 200;
/** Behind so many lines only cells and labels are looked at. */
const MOST_TEXTS = 60;
const LONGEST = { cell: 200, line: 300 } as const;

/**
 * The currency that the lines above a table name by its code without a cell of its own: behind a label, behind the number of
 * an account, or beside the period. Several where labels and numbers have several, to be asked about; none of several in texts.
 */
export function codeAround(lines: readonly TextRecord[], labels: Labels): readonly Currency[] {
  const found = PLACES.map(() => new Set<string>());
  for (const [row, { cells }] of lines.slice(0, MOST_LINES).entries()) {
    const texts = textsOf(cells, labels);
    for (const [at, place] of PLACES.entries())
      if (place.in !== 'line' || row < MOST_TEXTS)
        for (const text of texts[place.in]) {
          const code = place.pattern.exec(text)?.[1] ?? '';
          if (isNamedCurrency(code) && (place.in !== 'line' || !WORDS.has(code))) found[at]?.add(code);
        }
  }
  const surest = found.findIndex(({ size }) => size > 0);
  const codes = [...(found[surest] ?? [])];
  return codes.length > 1 && PLACES[surest]?.in === 'line' ? [] : codes.flatMap(currenciesMeant);
}

/** What stands in each of the places of one line. */
function textsOf(cells: readonly string[], { isAccount, isCurrency }: Labels): Record<Place['in'], string[]> {
  const texts: Record<Place['in'], string[]> = { account: [], currency: [], cell: [], line: [] };
  texts.line.push(cells.join('\t').slice(0, LONGEST.line));
  for (const [at, cell] of cells.entries()) {
    if (cell === '' || cell.length > LONGEST.cell) continue;
    texts.cell.push(cell);
    // Wide spaces part several labels of one cell.
    for (const part of cell.split(/ {2,}|\t/)) {
      const [label, value] = splitLabel(part);
      const names = namesIn(label);
      if (names.some(isCurrency)) texts.currency.push(value);
      if (names.some(isAccount))
        texts.account.push(value === '' ? (cells.slice(at + 1).find((other) => other !== '') ?? '') : value);
    }
  }
  return texts;
}
