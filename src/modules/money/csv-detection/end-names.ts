import { ACCOUNT_ENDS, type EndSide, namesCategory } from './end-words.ts';
import { meaningOf, normalHeading } from './headings.ts';

/** One end of a movement: the columns with its account, its amount, and the currency of it where there is one. */
export type End = { readonly account: number; readonly amount: number; readonly currency: number | null };

/** The columns of a table whose rows have two ends. */
export type Ends = {
  readonly from: End;
  readonly to: End;
  /** The column with the one amount of both ends; null where each has its own. */
  readonly shared: number | null;
  /** The column with the kind of each row; null where none is named for it. */
  readonly kinds: readonly number[];
  /** Of an end that is named for what a row was for as well: not always an account. */
  readonly category: EndSide | null;
  /** The names say which way money went for who owns the accounts: "Expense", "Transfer in". */
  readonly areOwn: boolean;
  /** They have a word for an account, and may not as well be people: "From". */
  readonly areAccounts: boolean;
  /** Money comes from the one account that has no word for an end: "Account", "Account (to)". */
  readonly isPlain: boolean;
};

type Part = 'account' | 'amount' | 'currency';
type Name = { side: EndSide; part: Part | null; mayBeCategory: boolean; isOwn: boolean };

const FROM = /^(?:from|source|origin|outcome|expenses?|outgoing|outflow|out)$/;
const TO = /^(?:to|target|destination|dest|income|incoming|inflow|in)$/;
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
  const words = name.split(' ');
  const isKnown = (word: string) => [FROM, TO, PLAIN, ...Object.values(PARTS)].some((one) => one.test(word));
  if (!words.every(isKnown)) return null;
  const [isFrom, isTo] = [words.some((word) => FROM.test(word)), words.some((word) => TO.test(word))];
  if (isFrom === isTo) return null;
  const part = (['currency', 'amount', 'account'] as const).find((one) => words.some((word) => PARTS[one].test(word)));
  const isOwn = words.some((word) => OWN.test(word)) || /\btransfer (?:in|out)\b/.test(name);
  return { side: isFrom ? 'from' : 'to', part: part ?? null, mayBeCategory, isOwn };
}

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
  const currencies = heading.flatMap((cell, column) =>
    isFree(column) && (names[column]?.part === 'currency' || meaningOf(unnumbered(cell))?.role === 'currency')
      ? [column]
      : [],
  );
  const [ofFrom, ofTo] = currenciesOf(amounts, currencies);
  const pair = [names[from], names[to]];
  const category = (['from', 'to'] as const).filter((_, at) => pair[at]?.mayBeCategory === true);
  return {
    from: { account: from, amount: amounts.from, currency: ofFrom },
    to: { account: to, amount: amounts.to, currency: ofTo },
    shared: amounts.shared,
    kinds: heading.flatMap((cell, column) => (isFree(column) && meaningOf(cell)?.role === 'marker' ? [column] : [])),
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

/** The amounts of both ends: one for each, the one amount of the row, or money out and money in. */
function amountsIn(heading: readonly string[], { isFree, areAmounts, columnsOf }: Seen) {
  const [[from, ...fromOthers], [to, ...toOthers]] = [columnsOf('from', 'amount'), columnsOf('to', 'amount')];
  if (from !== undefined && to !== undefined)
    return fromOthers.length + toOthers.length === 0 ? { from, to, shared: null } : null;
  const named = (role: string): number[] =>
    heading.flatMap((cell, column) =>
      isFree(column) && areAmounts(column) && meaningOf(unnumbered(cell))?.role === role ? [column] : [],
    );
  const isSecond = (column: number): boolean => SECOND.test(normalHeading(heading[column] ?? ''));
  const [shared, ...sharedOthers] = named('amount').filter((column) => !isSecond(column));
  const [second, ...secondOthers] = heading.flatMap((_, column) =>
    isFree(column) && areAmounts(column) && isSecond(column) ? [column] : [],
  );
  if (shared !== undefined)
    return sharedOthers.length + secondOthers.length === 0 ? { from: shared, to: second ?? shared, shared } : null;
  const [[out, ...outOthers], [into, ...intoOthers]] = [named('money-out'), named('money-in')];
  if (out === undefined || into === undefined) return null;
  return outOthers.length + intoOthers.length === 0 ? { from: out, to: into, shared: null } : null;
}

/** The amount of the end that money reached, where it is another than the amount of the row. */
const SECOND = /^amount received$|^received amount$|^\p{L}+ ?2$/u;

/** "Amount 2" is an amount, the second one. */
const unnumbered = (heading: string): string => heading.replace(/[\s_]*[12]$/, '');

type Two = { readonly from: number; readonly to: number };

/** The currencies of both amounts: of two columns one each, as they stand; else what is beside an amount, or the only one. */
function currenciesOf({ from, to }: Two, currencies: readonly number[]): readonly [number | null, number | null] {
  const [first, second, third] = currencies;
  if (from !== to && first !== undefined && second !== undefined && third === undefined)
    return from < to ? [first, second] : [second, first];
  const besideOf = (amount: number): number | null =>
    [amount + 1, amount - 1].find((column) => currencies.includes(column)) ??
    (second === undefined ? (first ?? null) : null);
  return [besideOf(from), besideOf(to)];
}
