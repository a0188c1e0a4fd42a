import type { Currency } from '#kernel/money.ts';
import type { TextRecord } from './cells.ts';
import { currenciesMeant, isNamedCurrency } from './currencies.ts';

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

/** What a code stands beside: the word for a currency, "in KES", "EUR statement", the number of an account, the period. */
const PLACES: readonly RegExp[] = [
  /(?:^|[\t/] ?)(?:[Aa]ccount )?(?:[Cc]urrency|CURRENCY|[Vv]aluta|[Dd]evise|[Mm]oneda|[Mm]oeda|[Ss]arafu)[ :]{1,3}([A-Z]{3})(?![\p{L}\d])/u,
  /(?<!\p{L})(?:[Aa]ccount|ACCOUNT|[Ss]tatement|STATEMENT|A\/[Cc]) .{0,60} in ([A-Z]{3})(?![\p{L}\d])/u,
  /(?<!\p{L})(?:[Aa]ccount|ACCOUNT|A\/[Cc]|[Cc]ompte|[Kk]onto|[Cc]uenta|[Cc]onta)(?!\p{L}).{0,40}?\d[\d-]{6,}\d(?:\t| {1,2})([A-Z]{3})(?![\p{L}\d])(?! ?\d)/u,
  /(?<![\p{L}\d])IBAN[ :\t]{1,3}[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?[\t ]{1,2}\(?([A-Z]{3})(?![\p{L}\d])(?! ?\d)/u,
  /(?:^|\t)([A-Z]{3}) (?:[Ss]tatement|STATEMENT|[Aa]ccount|ACCOUNT)(?!\p{L})/u,
  /\d{7}.{0,60}(?<![\p{L}\d])([A-Z]{3}) (?=\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2} \p{L}{3,9} \d{4})/u,
];

/** The one currency that the lines above a table name without a cell of its own; none where they name several. */
export function codeInLines(lines: readonly TextRecord[]): readonly Currency[] {
  const texts = lines.slice(0, 60).map(({ cells }) => cells.join('\t').slice(0, 300));
  for (const place of PLACES) {
    const codes = texts.flatMap((text) => place.exec(text)?.[1] ?? []).filter(isCode);
    const [only, other] = new Set(codes);
    if (only !== undefined) return other === undefined ? currenciesMeant(only) : [];
  }
  return [];
}

const isCode = (code: string): boolean => isNamedCurrency(code) && !WORDS.has(code);
