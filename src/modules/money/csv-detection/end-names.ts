import { ACCOUNT_ENDS, type EndSide, isBetween, namesCategory, PLAIN_ENDS } from './end-words.ts';
import { meaningOf, normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';
import { markerOf } from './words.ts';

/** A column of amounts, and that of their currency where there is one. */
export type Amounts = { readonly amount: number; readonly currency: number | null };
/** One end of a movement: the columns with its account, and with its amount where the row has none for both. */
export type End = Amounts & { readonly account: number };

/** The columns of a table whose rows have two ends. */
export type Ends = {
  readonly from: End;
  readonly to: End;
  /** The column with the one amount of both ends; null where each has its own. */
  readonly shared: Amounts | null;
  /** The column with the kind of each row; null where none is named for it. */
  readonly kinds: readonly number[];
  /** Of an end that is named for what a row was for as well: not always an account. */
  readonly category: EndSide | null;
  /** The names say which way money went for who owns the accounts: "Expense", "Transfer in". */
  readonly areOwn: boolean;
  /** They have a word for an account, and may not as well be people: "From". */
  readonly areAccounts: boolean;
  /** Columns with what was charged for a movement, by whom money left. */
  readonly fees: readonly number[];
  /** The table has balances, as that of one account has. */
  readonly hasBalance: boolean;
  /** Money comes from the one account that has no word for an end: "Account", "Account (to)". */
  readonly isPlain: boolean;
};

type Part = 'account' | 'amount' | 'currency';
type Name = { side: EndSide; part: Part | null; mayBeCategory: boolean; isOwn: boolean };

const FROM = /^(?:from|source|origin|outcome|expenses?|outgoing|outflow|out|sent)$/;
const TO = /^(?:to|target|destination|dest|income|incoming|inflow|in|receive|received)$/;
const OWN = /^(?:outcome|expenses?|income|outflow|inflow|outgoing|incoming)$/;
const PARTS: Readonly<Record<Part, RegExp>> = {
  currency: /^(?:currency|currencies|ccy)$/,
  amount: /^(?:amount|sum|value)$/,
  account: /^(?:accounts?|acct|wallet)$/,
};
const PLAIN = /^(?:name|title|short|code|transfer|transferred|of|the|or)$/;

/** What a column is of an end; null where its name says of none. */
function nameOf(heading: string): Name | null {
  const parts = heading.slice(0, 120).split(/[/|]/);
  const others = parts.filter((part) => !namesCategory(part));
  const name = normalHeading((others.length > 0 ? others : parts).join(' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  const mayBeCategory = others.length < parts.length;
  const side = ACCOUNT_ENDS.get(name);
  if (side !== undefined) return { side, part: 'account', mayBeCategory, isOwn: false };
  const plain = PLAIN_ENDS.get(name);
  if (plain !== undefined) return { side: plain, part: null, mayBeCategory, isOwn: false };
  const words = name.split(' ');
  const own = ownSide(words);
  if (own !== null) return { side: own, part: null, mayBeCategory, isOwn: true };
  const isKnown = (word: string) => [FROM, TO, PLAIN, ...Object.values(PARTS)].some((one) => one.test(word));
  if (!words.every(isKnown)) return null;
  const [isFrom, isTo] = [words.some((word) => FROM.test(word)), words.some((word) => TO.test(word))];
  if (isFrom === isTo) return null;
  const part = (['currency', 'amount', 'account'] as const).find((one) => words.some((word) => PARTS[one].test(word)));
  const isOwn = words.some((word) => OWN.test(word)) || /\btransfer (?:in|out)\b/.test(name);
  return { side: isFrom ? 'from' : 'to', part: part ?? null, mayBeCategory, isOwn };
}

/** The end that several words for one way name, "付款(轉出)"; null where they name none, or may be those of books. */
function ownSide(words: readonly string[]): EndSide | null {
  const ways = words.map((word) => (isBetween(word) ? 'between' : OF_BOOKS.test(word) ? null : markerOf(word)));
  const told = new Set(ways.filter((way) => way !== 'between'));
  if (words.length < 2 || told.size !== 1) return null;
  return told.has('out') ? 'from' : told.has('in') ? 'to' : null;
}

const OF_BOOKS =
  /^(?:deb|deb[ie]t|cred|kred|soll|haben|dare|avere|debe|haber|дебет|кредит|借|贷|貸|차변|대변|[dck]r?$)/;

/** What the cells of a column are: all of them amounts, none of them, or some. */
export type CellsOf = (column: number) => 'amounts' | 'texts' | 'both';

/**
 * The columns of two ends that a heading names; null where it does not name an account for each, or leaves open which amount
 * is whose.
 * @param cellsOf asked where a name may be that of amounts or of accounts: "Income"
 */
export function endsIn(heading: readonly string[], cellsOf: CellsOf): Ends | null {
  const names = heading.map((cell) => (cell === '' ? null : nameOf(cell)));
  const columnsOf = (side: EndSide, part: Part): number[] =>
    names.flatMap((name, column) => (name?.side === side && partOf(name, column) === part ? [column] : []));
  const partOf = ({ part }: Name, column: number): Part | null => part ?? OF_CELLS[cellsOf(column)];
  const accountOf = (side: EndSide): number | null => {
    const all = columnsOf(side, 'account');
    const named = all.filter((column) => names[column]?.part === 'account');
    const [only, another] = named.length > 0 ? named : all;
    return another === undefined ? (only ?? null) : null;
  };
  const to = accountOf('to');
  if (to === null) return null;
  const named = columnsOf('from', 'account').length > 0;
  const from = named ? accountOf('from') : names[to]?.part === 'account' ? plainAccount(heading, names) : null;
  if (from === null) return null;
  const isFree = (column: number): boolean => column !== from && column !== to;
  const amounts = amountsIn(heading, {
    isFree,
    areAmounts: (column) => cellsOf(column) === 'amounts',
    columnsOf,
  });
  if (amounts === null) return null;
  const isCurrency = (cell: string, column: number): boolean =>
    names[column]?.part === 'currency' ||
    meaningOf(unnumbered(cell))?.role === 'currency' ||
    normalHeading(cell) === 'transfer currency';
  const currencies = heading.flatMap((cell, column) => (isFree(column) && isCurrency(cell, column) ? [column] : []));
  const currencyOf = currenciesOf(amounts, currencies);
  const columnsNamed = (role: ColumnRole): number[] =>
    heading.flatMap((cell, column) => (isFree(column) && meaningOf(cell)?.role === role ? [column] : []));
  const pair = [names[from], names[to]];
  const category = (['from', 'to'] as const).filter((_, at) => pair[at]?.mayBeCategory === true);
  return {
    from: { account: from, amount: amounts.from, currency: currencyOf(amounts.from) },
    to: { account: to, amount: amounts.to, currency: currencyOf(amounts.to) },
    shared: amounts.shared === null ? null : { amount: amounts.shared, currency: currencyOf(amounts.shared) },
    kinds: columnsNamed('marker'),
    fees: columnsNamed('fee'),
    hasBalance: columnsNamed('balance').length > 0,
    category: named ? (category.length === 1 ? (category[0] ?? null) : null) : 'to',
    areOwn: pair.every((name) => name?.isOwn === true),
    areAccounts: pair.every((name) => name?.part === 'account'),
    isPlain: !named,
  };
}

const OF_CELLS = { amounts: 'amount', texts: 'account', both: null } as const;

/** The one account that is named for no end. */
function plainAccount(heading: readonly string[], names: readonly (Name | null)[]): number | null {
  const [only, another] = heading.flatMap((cell, column) =>
    names[column] === null && meaningOf(cell)?.role === 'account' ? [column] : [],
  );
  return another === undefined ? (only ?? null) : null;
}

type Seen = {
  readonly isFree: (column: number) => boolean;
  readonly areAmounts: (column: number) => boolean;
  readonly columnsOf: (side: EndSide, part: Part) => number[];
};

type AmountsFound = { readonly from: number; readonly to: number; readonly shared: number | null };

/** The amounts of both ends: one for each, the one amount of the row, or money out and money in. */
function amountsIn(heading: readonly string[], { isFree, areAmounts, columnsOf }: Seen): AmountsFound | null {
  const named = (role: string): number[] =>
    heading.flatMap((cell, column) =>
      isFree(column) && areAmounts(column) && meaningOf(unnumbered(cell))?.role === role ? [column] : [],
    );
  const isNamed = (column: number, name: RegExp): boolean =>
    isFree(column) && areAmounts(column) && name.test(normalHeading(heading[column] ?? ''));
  const ends = [...columnsOf('from', 'amount'), ...columnsOf('to', 'amount')];
  const seconds = heading.flatMap((_, column) => (isNamed(column, SECOND) ? [column] : []));
  const moved = heading.flatMap((_, column) => (isNamed(column, MOVED) ? [column] : []));
  const plain = named('amount').filter((column) => ![...ends, ...seconds, ...moved].includes(column));
  const [out, into] = [columnsOf('from', 'amount'), [...columnsOf('to', 'amount'), ...seconds]];
  if (out.length + moved.length > 1 || into.length > 1 || plain.length > 1) return null;
  const [from, to, shared] = [out[0] ?? moved[0], into[0], plain[0]];
  if (shared !== undefined) return { from: from ?? shared, to: to ?? shared, shared };
  if (from !== undefined && to !== undefined) return { from, to, shared: null };
  const [[paid, ...othersPaid], [received, ...othersReceived]] = [named('money-out'), named('money-in')];
  if (paid === undefined || received === undefined || othersPaid.length + othersReceived.length > 0) return null;
  return { from: paid, to: received, shared: null };
}

/** The second amount of a row that has two. */
const SECOND = /^\p{L}+ ?2$/u;
/** What left an account in a transfer, where other rows have another column for that. */
const MOVED = /^transfer amount$/;

/** "Amount 2" is an amount, the second one. */
const unnumbered = (heading: string): string => heading.replace(/[\s_]*[12]$/, '');

/** The currency of a column of amounts: of two columns for two of them one each, as they stand; else what is beside, or the only one. */
function currenciesOf({ from, to, shared }: AmountsFound, currencies: readonly number[]) {
  const amounts = [...new Set([from, to, ...(shared === null ? [] : [shared])])].toSorted((a, b) => a - b);
  return (amount: number): number | null => {
    if (amounts.length > 1 && amounts.length === currencies.length) return currencies[amounts.indexOf(amount)] ?? null;
    const beside = [amount + 1, amount - 1].find((column) => currencies.includes(column));
    return beside ?? (currencies.length === 1 ? (currencies[0] ?? null) : null);
  };
}
