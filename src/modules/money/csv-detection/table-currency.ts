import { minorDigits, type Currency } from '#kernel/money.ts';
import { decimalUnder, isBlank, markSaidBy } from './amounts.ts';
import { OF_OPERATION } from './amount-words.ts';
import type { Table } from './columns.ts';
import { chooseCurrency, currenciesMeant, isNamedCurrency, isSharedSign } from './currencies.ts';
import { currenciesOfCell } from './currency-names.ts';
import type { Facts } from './facts.ts';
import { currenciesIn } from './heading-currencies.ts';
import { normalHeading, OTHER_SIDE } from './headings.ts';
import { currencyTold } from './makings.ts';
import type { ColumnRole } from './model.ts';
import { MONEY_ROLES, type Movement } from './movements.ts';

type Read = {
  table: Table;
  roles: readonly ColumnRole[];
  movements: readonly Movement[];
  facts: Facts;
};

/** The currency of a table, and what says so. */
export type CurrencyFound = {
  /** Null where neither the file nor the account has one. */
  currency: Currency | null;
  /** The file, its making or the person says it; else it is only that of the account or workspace. */
  isCurrencyNamed: boolean;
  /** The file or the person says it, and not only what kind of file it is. */
  isStated: boolean;
  because: string;
  /** The currencies that the file itself names, of one word of it: those it can mean. */
  named: readonly Currency[];
  /** The columns that have codes under names which do not say whether they are those of the amounts. */
  beside: readonly number[];
  /** Codes that the table names without saying that they are those of its amounts, and what a shared sign may mean. */
  codes: readonly Currency[];
  /** A person has to say it. */
  isOpen: boolean;
};

/** @param answer what a person said; `account` the currency of the account it is read into */
export function currencyFor(
  { table, roles, movements, facts }: Read,
  { answer, account }: { answer: Currency | undefined; account: Currency | undefined },
): CurrencyFound {
  const named = currenciesOf(table, roles, movements, facts);
  const around = named.length > 0 ? [] : codesAround(table, movements);
  const told = named.length > 0 ? null : currencyTold(table, movements, around);
  const meant = told?.currencies ?? named;
  const isShared = isSharedSign(named, account) && !isToldByScript(named, table);
  const isSilent = meant.length === 0;
  const beside = isSilent ? columnsBeside(movements, roles, table.heading?.cells ?? []) : [];
  const codesIn = beside.flatMap((column) => movements.flatMap(({ cells }) => codeIn(cells[column] ?? '') ?? []));
  const found = isSilent ? [...new Set(codesIn), ...around] : [];
  const codes = answer !== undefined ? [] : isShared ? named : found;
  return {
    currency: answer ?? chooseCurrency(meant, account) ?? account ?? null,
    isCurrencyNamed: answer !== undefined || meant.length > 0,
    isStated: answer !== undefined || named.length > 0,
    because:
      answer !== undefined
        ? 'You chose this.'
        : named.length > 0
          ? 'The file names the currency.'
          : (told?.because ?? 'The file does not name a currency, so we use the currency of the account or workspace.'),
    named,
    beside: isBesideAmounts(movements, roles)
      ? []
      : beside.filter((column) => !OF_THING.test(normalHeading(table.heading?.cells[column] ?? ''))),
    codes,
    isOpen: codes.length > 0 && (account === undefined || !codes.includes(account)),
  };
}

const KANA = /[\u3041-\u30fa]/u;
/** Signs of writing that mainland China has simplified. */
const SIMPLIFIED = /[额账币户类对时转现]/u;

/** Of signs that yen, yuan and dollars of China share: decimals are printed of yuan and not of yen, and each is written in its own script. */
function isToldByScript(named: readonly Currency[], { preamble, heading, body }: Table): boolean {
  const isWritten = (script: RegExp) => [...preamble, heading, ...body].some((line) => script.test(line?.text ?? ''));
  if (named.includes('JPY')) return named[0] === 'CNY' || isWritten(KANA);
  return named[0] === 'CNY' && isWritten(SIMPLIFIED);
}

/** The currencies the file itself names, of those that share a sign the ones that its amounts can be in. */
export function currenciesOf(
  table: Table,
  roles: readonly ColumnRole[],
  movements: readonly Movement[],
  facts: Facts,
): readonly Currency[] {
  const named = currenciesNamed(table, roles, movements, facts);
  return named.length > 1 ? fitting(named, movements) : named;
}

/** Yen and yuan share a sign: decimals that one does not have rule it out, and decimals of zero put it behind the other. */
function fitting(named: readonly Currency[], movements: readonly Movement[]): readonly Currency[] {
  let [printed, needed] = [0, 0];
  for (const { figures } of movements)
    for (const { body } of Object.values(figures)) {
      const mark = markSaidBy(body);
      const value = mark === '.' || mark === ',' ? decimalUnder(body, mark) : null;
      if (value === null || value.scale > 2) continue;
      printed = Math.max(printed, value.scale);
      if (!value.digits.endsWith('0'.repeat(value.scale))) needed = Math.max(needed, value.scale);
    }
  const able = named.filter((currency) => minorDigits(currency) >= needed);
  const isPrinted = (currency: Currency): boolean => minorDigits(currency) >= printed;
  const left = able.length > 0 ? able : named;
  return [...left.filter(isPrinted), ...left.filter((currency) => !isPrinted(currency))];
}

/** In the heading, beside the amounts or in the lines above. */
function currenciesNamed(
  { heading }: Table,
  roles: readonly ColumnRole[],
  movements: readonly Movement[],
  facts: Facts,
): readonly Currency[] {
  const column = roles.indexOf('currency');
  const words = movements.map(({ cells }) => cells[column] ?? '');
  // Named on a few rows it is theirs, and not that of the rest.
  const isOfFew = words.filter(isBlank).length * 2 > words.length;
  const inColumn = isOfFew ? [] : currenciesOfCell(words.find((word) => currenciesOfCell(word).length > 0) ?? '');
  if (inColumn.length > 0) return inColumn;
  for (const [at, role] of roles.entries()) {
    if (!(MONEY_ROLES as readonly string[]).includes(role)) continue;
    const named = currenciesIn(heading?.cells[at] ?? '');
    if (named.length > 0) return namedAbove(named, facts);
  }
  for (const { figures } of movements)
    for (const figure of Object.values(figures))
      if (figure.currency !== null) return namedAbove(currenciesMeant(figure.currency), facts);
  const beside = codeOfAll(movements, roles, heading?.cells ?? []);
  return beside === null ? facts.currencies : [beside];
}

/** Of currencies that share a sign the one that is named above the table. */
function namedAbove(meant: readonly Currency[], { currencies }: Facts): readonly Currency[] {
  const [only, other] = currencies;
  const isOneOf = meant.length > 1 && only !== undefined && other === undefined && meant.includes(only);
  return isOneOf ? currencies : meant;
}

/** The one code that the only column of codes has in every row, whatever its name, where no amounts beside the rows' may have it. */
function codeOfAll(
  movements: readonly Movement[],
  roles: readonly ColumnRole[],
  heading: readonly string[],
): Currency | null {
  const cellsOf = (column: number): string[] => movements.map(({ cells }) => cells[column] ?? '');
  const free = roles.flatMap((role, column) => (role === 'ignore' ? [column] : []));
  if (movements.length < 2 || isBesideAmounts(movements, roles)) return null;
  const [only, another] = free.filter((column) =>
    cellsOf(column).every((cell) => /^[A-Z]{3}$/.test(cell) && isNamedCurrency(cell)),
  );
  const name = normalHeading(heading[only ?? -1] ?? '');
  // Several words say what it is the currency of: "Fee currency".
  if (only === undefined || another !== undefined || isOfOther(name) || name.includes(' ')) return null;
  const [code = '', other] = new Set(cellsOf(only));
  return other === undefined && isNamedCurrency(code) ? code : null;
}

const AMOUNT = /^[-+]?[\d.,' ]*\d[.,]\d{1,3}$/;

const isOfOther = (word: string): boolean => OF_OPERATION.test(word) || OTHER_SIDE.test(word);

/** The columns without a role that name a currency in every row that fills them, and not that of something else. */
function columnsBeside(
  movements: readonly Movement[],
  roles: readonly ColumnRole[],
  heading: readonly string[],
): number[] {
  return roles.flatMap((role, column) => {
    if ((role !== 'ignore' && role !== 'description') || isOfOther(normalHeading(heading[column] ?? ''))) return [];
    const cells = movements.map(({ cells: all }) => all[column] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.every((cell) => codeIn(cell) !== null) ? [column] : [];
  });
}

const codeIn = (cell: string): Currency | null =>
  /^[A-Za-z]{3}$/.test(cell) ? (currenciesMeant(cell)[0] ?? null) : null;

/** The currency in which a thing is kept or traded, and not that of what was paid for it. */
const OF_THING = /\b(?:asset|instrument\w*|fund|stock|share|price|security|listing|market)\b/;

/** Whether an amount that is not that of the row may be what a code of its row is the currency of. */
const isBesideAmounts = (movements: readonly Movement[], roles: readonly ColumnRole[]): boolean =>
  roles.some(
    (role, column) => role === 'ignore' && movements.some(({ cells }) => AMOUNT.test((cells[column] ?? '').trim())),
  );

/** Whether a row names another currency than the one that the table is read in, where no column says what it is that of. */
export function namesAnother(
  { cells }: Movement,
  { beside, currency }: Pick<CurrencyFound, 'beside' | 'currency'>,
): boolean {
  return beside.some((column) => {
    const code = codeIn(cells[column] ?? '');
    return code !== null && code !== currency;
  });
}

/** Currencies beside amounts, or behind the word for one, in the lines around the rows: "INR 53,053.91", "Valuta EUR". */
function codesAround({ preamble, body }: Table, movements: readonly Movement[]): Currency[] {
  const taken = new Set(movements.map(({ line }) => line));
  const around = [...preamble.slice(-LINES), ...body.slice(0, LINES), ...body.slice(-LINES)];
  const codes = around.flatMap(({ line, text }) =>
    taken.has(line)
      ? []
      : [...text.slice(0, 400).matchAll(CODE_AROUND)].flatMap((found) => found.slice(1).filter(Boolean)),
  );
  return [...new Set(codes)].filter(isNamedCurrency);
}

const LINES = 40;
const CODE_AROUND =
  /(?<!\p{L})([A-Z]{3})[ \u00a0]?[-+]?\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}(?!\d)|\d[.,]\d{2}[",; \t\u00a0]{0,4}([A-Z]{3})(?!\p{L})|(?<!\p{L})(?:[Cc]urrency|CURRENCY|[Vv]aluta|VALUTA|W[äa]hrung|[Dd]evise|[Mm]oneda|[Mm]oeda|[Dd]ivisa|[Mm]ena)[ :=\u00a0]{1,3}([A-Z]{3})(?!\p{L})/gu;
