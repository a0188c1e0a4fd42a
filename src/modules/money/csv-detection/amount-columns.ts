import { figureOf } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import { anyOf, OF_ACCOUNT, OF_OPERATION } from './amount-words.ts';
import type { Profile } from './column-profiles.ts';
import { settleExtras } from './extras.ts';
import { currenciesIn } from './heading-currencies.ts';
import { normalHeading } from './headings.ts';
import { namedMeaningOf } from './near-headings.ts';
import type { ColumnRole } from './model.ts';
import { settleNet } from './net-columns.ts';
import { isMovedBy, minorsOf, sizeOf } from './running-columns.ts';

/** Here it is the currency of the shop, there that of the account. */
const OF_EITHER = anyOf('local');
/** Where money comes from, and where it goes to: whose of the two the account is, each row says for itself. */
const TARGET = /\b(?:target|destination)\b/;
/** With tax is what moved, without it is a part of that. */
const WITH = /\bincl(?:\.|\b|uding|usive)/;
const WITHOUT = /\b(?:excl(?:uding|usive)?|ex|before|net of)\b/;
/** What was charged in the end, whatever the card was asked for. */
const BILLED = /\b(?:billing|billed|settled|settlement|charged)\b/;
/** The currency in which a payment moved money, beside that in which it was asked for. */
const PAID_IN = /^(?:payment|wallet) currency$/;
/** What a fee is taken off already. */
const AFTER_FEES = /\bafter fees$/;
/** Amounts beside the one of the row. */
const ASIDE =
  /\b(?:fees?|vat|tax|taxes|charges?|commission|cash ?back|discount|tip|interest|principal|rate|reward\w*|available|limit|due)\b/;

/** What may be spent in all, and what was so far. */
export const OF_MANY = anyOf(
  'budget\\p{L}*|budjet\\p{L}*|budzet\\p{L}*|buget\\p{L}*|begroting|presupuest\\p{L}*|orcament\\p{L}*|rozpocet\\p{L}*|koltsegvetes|butce|бюджет\\p{L}*|bajeti|anggaran|' +
    'cumul\\p{L}*|kumul\\p{L}*|acumulad\\p{L}*|progressiv[oe]|нараст\\p{L}*',
);

/** Names of amounts beside that of the row: of the other currency, of a part of it or of what it is a part of. */
export const MORE_AMOUNTS = new RegExp(
  [
    OF_OPERATION,
    OF_EITHER,
    ASIDE,
    OF_MANY,
    WITHOUT,
    /预算|預算|予算|예산|累计|累積|누적|海外|現地|外貨|外币|外幣|해외|현지|외화|レート|汇率|匯率|환율/u,
    /kurs(?!\p{L})|(?<!\p{L})(?:price|gross|sub ?total|sales|tips?|gratuity|surcharges?|prix|preis|pris|prijs|precio|preco|fiyat|cours|cambio|taux|курс|main currency|\p{L}*balance|\p{L}*saldo|stav|stanje|stan|sold (?:contabil|curent|disponibil|final|initial)|total|points?|bonus\p{L}*|бонус\p{L}*|кешбек\p{L}*|interest|shares?|units?|amount due|resultat|rounding|round ?up|rundung\p{L}*|afrond\p{L}*|arrondi\p{L}*|arroton\p{L}*|redonde\p{L}*|arredond\p{L}*|avrund\p{L}*|afrund\p{L}*|pyorist\p{L}*|zaokr\p{L}*|kerekit\p{L}*|rotunjir\p{L}*|yuvarla\p{L}*|округлен\p{L}*|закругл\p{L}*|заокругл\p{L}*|moms|mwst|btw|tva|iva|ндс|пдв)(?!\p{L})/u,
  ]
    .map(({ source }) => source.normalize('NFD'))
    .join('|'),
  'u',
);

/** The name of an amount says outright that it is what the account was charged, tax and all. */
export const isNamedForAccount = (words: string): boolean =>
  // "Charged" is what a customer paid as well, of which a shop gets less.
  !/\bcharged\b/.test(words) &&
  (BILLED.test(words) ||
    WITH.test(words) ||
    /\btotal\b/.test(words) ||
    (OF_ACCOUNT.test(words) && !OF_OPERATION.test(words)));

/**
 * Where a row names an amount twice, in the currency it was paid in and in that of the account, the account's counts. Words
 * decide; where they don't, no column is taken for the amount, unless the balance proves one.
 */
export function settleAmounts(
  heading: readonly string[],
  roles: ColumnRole[],
  weights: readonly number[],
  profiles: readonly Profile[],
  rows: readonly TextRecord[],
): void {
  const isFilled = (column: number): boolean => (profiles[column]?.filled ?? 0) * 2 > rows.length;
  const words = heading.map(normalHeading);
  leaveSparse(roles, profiles);
  settleExtras(heading, roles, { profiles, rows });
  settleNet(words, roles, weights, { profiles, rows });
  const isBesideCurrency = (column: number): boolean =>
    [column - 1, column + 1].some((other) => isCodes(profiles[other])) &&
    isMoney(profiles[column]) &&
    namedMeaningOf(heading[column] ?? '') === null;
  const candidates = roles.flatMap((role, column) => {
    const isAmount = role === 'amount' || (role === 'ignore' && isBesideCurrency(column));
    return isAmount &&
      isFilled(column) &&
      (WITH.test(words[column] ?? '') ||
        WITHOUT.test(words[column] ?? '') ||
        AFTER_FEES.test(words[column] ?? '') ||
        !ASIDE.test(words[column] ?? ''))
      ? [column]
      : [];
  });
  // One without a known name that goes up and down by another is the balance.
  const isRunning = (column: number): boolean =>
    roles[column] === 'ignore' &&
    candidates.some(
      (other) => roles[other] === 'amount' && isMovedBy(minorsOf(rows, column), minorsOf(rows, other).map(sizeOf), 10),
    );
  const columns = candidates.filter((column) => !isRunning(column));
  if (!areDifferent(columns, rows)) {
    pairOperation(words, roles, profiles);
    return;
  }
  const named = columns.map((column) => ({ column, word: words[column] ?? '', weight: weights[column] ?? 0 }));
  const areEnds = named.some(({ word }) => /\bsource\b/.test(word)) && named.some(({ word }) => TARGET.test(word));
  // Of two ends each row says for itself which is the account's; only a balance can tell for all.
  const chosen = provedByBalance(columns, roles, rows) ?? (areEnds ? null : byName(named));
  for (const column of columns) roles[column] = column === chosen ? 'amount' : 'ignore';
  if (chosen !== null) settleCurrencies(heading, roles, profiles, { chosen, columns });
}

type Named = { readonly column: number; readonly word: string; readonly weight: number };

const isOperation = ({ word }: Named): boolean => OF_OPERATION.test(word);

/** What tells the amount of the account by its name, the surest first. Each decides where it is true of one column alone. */
const TELLING: readonly ((column: Named, all: readonly Named[]) => boolean)[] = [
  // A price with its tax is what moved; that without is a part of it.
  (column) => WITH.test(column.word) && !isOperation(column),
  // "Account amount", and not "account transaction amount": words for both say less.
  (column) => OF_ACCOUNT.test(column.word) && !isOperation(column),
  (column) => OF_ACCOUNT.test(column.word),
  // "Billing amount of the transaction": what was charged in the end, whatever else the name says.
  (column) => BILLED.test(column.word),
  // All others are named for what was paid in a shop.
  (column) => !isOperation(column),
  // One of two is without its tax.
  (column) => !isOperation(column) && !WITHOUT.test(column.word),
  // "Amount" beside a longer name; not where "local" may be the currency of the shop or of the account.
  (column, all) => column.weight > 2 && !isOperation(column) && !all.some(({ word }) => OF_EITHER.test(word)),
];

function byName(columns: readonly Named[]): number | null {
  for (const tells of TELLING) {
    const [only, another] = columns.filter((column) => tells(column, columns));
    if (only !== undefined && another === undefined) return only.column;
  }
  return null;
}

/** The one column of them by which the balance goes up and down. */
function provedByBalance(
  columns: readonly number[],
  roles: readonly ColumnRole[],
  rows: readonly TextRecord[],
): number | null {
  const balance = roles.indexOf('balance');
  if (balance < 0) return null;
  const balances = minorsOf(rows, balance);
  const [only, another] = columns.filter((column) => isMovedBy(balances, minorsOf(rows, column).map(sizeOf), 7));
  return only !== undefined && another === undefined ? only : null;
}

/** An amount that only some rows have, beside one that all of them have, is that of another currency. */
function leaveSparse(roles: ColumnRole[], profiles: readonly Profile[]): void {
  const filled = (column: number): number => profiles[column]?.filled ?? 0;
  const amounts = roles.flatMap((role, column) => (role === 'amount' ? [column] : []));
  const most = Math.max(0, ...amounts.map(filled));
  for (const column of amounts) if (filled(column) < most && filled(column) * 2 <= most) roles[column] = 'ignore';
}

/** The currency that stands beside the amount chosen, and not the one beside the other. */
function settleCurrencies(
  heading: readonly string[],
  roles: ColumnRole[],
  profiles: readonly Profile[],
  { chosen, columns }: { chosen: number; columns: readonly number[] },
): void {
  const codes = heading.flatMap((_, column) => (isCodes(profiles[column]) ? [column] : []));
  const wordsOf = (column: number): string => normalHeading(heading[column] ?? '');
  const named = codes.filter((column) => OF_ACCOUNT.test(wordsOf(column)) || PAID_IN.test(wordsOf(column)));
  const beside = codes.find((column) => column === chosen + 1) ?? codes.find((column) => column === chosen - 1);
  // Right behind the other amount it says what was paid there, if it has several currencies or the amount names its own.
  const isBehindOther = beside === chosen - 1 && columns.includes(chosen - 2);
  const isOfOther =
    beside !== undefined &&
    named.length === 0 &&
    (OF_OPERATION.test(wordsOf(beside)) ||
      (isBehindOther && ((profiles[beside]?.distinct ?? 0) > 1 || currenciesIn(heading[chosen] ?? '').length > 0)));
  const own = named.length === 1 ? named[0] : isOfOther ? undefined : beside;
  if (own === undefined && !isOfOther) return;
  for (const [column, role] of roles.entries()) if (role === 'currency') roles[column] = 'ignore';
  if (own !== undefined) roles[own] = 'currency';
}

/** Where the only amount is that of the operation, the currency of the operation is its own. */
function pairOperation(words: readonly string[], roles: ColumnRole[], profiles: readonly Profile[]): void {
  const [codes, another] = words.flatMap((_, column) => (isCodes(profiles[column]) ? [column] : []));
  const isLone = codes !== undefined && another === undefined && roles[codes] === 'ignore';
  if (!isLone || roles.includes('currency') || !OF_OPERATION.test(words[codes] ?? '')) return;
  if (OF_OPERATION.test(words[roles.indexOf('amount')] ?? '')) roles[codes] = 'currency';
}

const isCodes = (profile: Profile | undefined): boolean =>
  profile !== undefined && profile.filled > 0 && profile.codes === profile.filled;

export const isMoney = (profile: Profile | undefined): boolean =>
  profile !== undefined && profile.money > 0 && profile.figures === profile.filled;

/** Whether two of the columns differ on a row that fills both. */
function areDifferent(columns: readonly number[], rows: readonly TextRecord[]): boolean {
  return rows.some(({ cells }) => {
    const bodies = columns.flatMap((column) => figureOf(cells[column] ?? '')?.body ?? []);
    return new Set(bodies).size > 1;
  });
}
