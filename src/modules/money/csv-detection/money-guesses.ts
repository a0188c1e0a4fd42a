import type { TextRecord } from './cells.ts';
import { areExclusive, type Figures, filledIn, MOST_WITH_FEES, type Pair, sidesOf, withFees } from './fee-columns.ts';
import { MORE_AMOUNTS } from './amount-columns.ts';
import { normalHeading, sideNamed } from './headings.ts';
import type { ColumnRole } from './model.ts';
import { minorsOf, provedBySize, sizeOf } from './running-columns.ts';
import { chainOf, isProof, negated, outvotes, votesOf, type Chain, type Minors } from './signs.ts';

/** More columns of figures than any statement has are not tried with one another. */
export const MOST_FIGURES = 10;

/** Reads each column once, however often it is asked for. */
export function figuresIn(rows: readonly TextRecord[]): Figures {
  const known = new Map<number, Minors>();
  return (column) => {
    const figures = known.get(column) ?? minorsOf(rows, column);
    known.set(column, figures);
    return figures;
  };
}

/**
 * Which of the columns of figures is the amount, which the balance, and which a pair of in and out; `real` are those
 * that cannot be codes.
 */
export function moneyRoles(
  candidates: readonly number[],
  real: readonly number[],
  balance: number | null,
  rows: readonly TextRecord[],
  heading: readonly string[] | null,
): [number, ColumnRole][] {
  const figures = figuresIn(rows);
  const sides = candidates.filter((column) => !real.includes(column) && isSideOf(real, column, figures));
  const told = candidates.filter((column) => real.includes(column) || sides.includes(column));
  // In two rows, whole numbers may be amounts as well as codes, unless the balance goes by the amounts.
  const isTold =
    real.length > 0 && (rows.length > 2 || sides.length > 0 || (balance === null && areStepped(real, figures)));
  const columns = (isTold ? told : candidates).slice(0, MOST_FIGURES);
  const lasts = balance === null ? columns.toReversed() : [balance];
  // Where nearly all goes out, that column alone is followed too: a pair explains more.
  for (const last of lasts) {
    const pair = pairProvedBy(
      columns.filter((column) => column !== last),
      figures,
      figures(last),
      isProof,
    );
    if (pair !== null) return [...roleOf(balance, last), ...sidesOf(pair)];
  }
  const between = betweenBalances(columns, figures);
  if (between !== null) return between;
  // Sides that their signs tell apart need no more than that every step holds.
  for (const last of lasts) {
    const [one, other, third] = columns.filter((column) => column !== last);
    const pair =
      one === undefined || other === undefined || third !== undefined ? null : pairBySigns(one, other, figures);
    if (pair !== null && isUnbroken(chainOf(movedByPair(pair, figures), figures(last))))
      return [...roleOf(balance, last), ...sidesOf(pair)];
  }
  const proved = balance === null ? provedBySize(candidates.slice(0, MOST_FIGURES), rows) : null;
  if (proved !== null) return withOtherSide(proved, candidates, figures);
  for (const last of lasts) {
    const amount = columns.find(
      (column) =>
        column !== last && filledIn(figures(column)) > 0 && isFollowed(figures(column), figures(last), isProof),
    );
    if (amount !== undefined) return [...roleOf(balance, last), [amount, 'amount']];
  }
  for (const last of lasts) {
    const others = columns.filter((column) => column !== last);
    const pair = others.length === 2 ? onlyPair(others, figures, figures(last)) : null;
    if (pair !== null) return [...roleOf(balance, last), ...sidesOf(pair)];
  }
  const charged = withFees(columns.slice(0, MOST_WITH_FEES), lasts, figures);
  if (charged !== null) return charged.filter(([column, role]) => role !== 'balance' || column !== balance);
  const unordered = provedInAnyOrder(columns, lasts, figures);
  if (unordered !== null) {
    const [amount, last] = unordered;
    return [...roleOf(balance, last), [amount, 'amount']];
  }
  const [first, second] = columns;
  if (first === undefined) return [];
  if (second === undefined) return [[first, 'amount']];
  if (areExclusive(figures(first), figures(second))) {
    // Words say which way money went, and not which column it is: of a third that hardly fills a row it may be any.
    const isFull = (column: number) => filledIn(figures(column)) * 10 >= rows.length * 9;
    const isClear = columns.slice(2).every(isFull);
    const pair =
      pairByNames(first, second, heading) ??
      pairBySigns(first, second, figures) ??
      (isClear ? pairByWords(first, second, figures, rows) : null);
    const third = columns
      .slice(2)
      .find((column) => isFull(column) && !MORE_AMOUNTS.test(normalHeading(heading?.[column] ?? '')));
    return pair === null ? [] : [...sidesOf(pair), ...(third === undefined ? [] : roleOf(balance, third))];
  }
  // In a few rows, balances that follow one from another are told from amounts by every step.
  return balance === null && columns.length === 2 && isFollowed(figures(first), figures(second), isUnbroken)
    ? [
        [first, 'amount'],
        [second, 'balance'],
      ]
    : [];
}

/** The one amount and the balance from which seven in ten rows have come, where the rows stand in another order than the balance. */
function provedInAnyOrder(
  columns: readonly number[],
  lasts: readonly number[],
  figures: Figures,
): readonly [amount: number, balance: number] | null {
  const pairs = lasts.flatMap((last) => {
    const known = new Set(figures(last));
    return columns.flatMap((amount) => {
      const held = figures(amount).filter((value, at) => {
        const after = figures(last)[at] ?? null;
        return value !== null && value !== 0n && after !== null && known.has(after - value);
      });
      const isProved = held.length >= ENOUGH_HELD && held.length * 10 >= filledIn(figures(amount)) * 7;
      return amount !== last && isProved ? [[amount, last] as const] : [];
    });
  });
  const [only, another] = pairs;
  return only !== undefined && another === undefined ? only : null;
}

/** In fewer rows a sum may be that of others by chance. */
const ENOUGH_HELD = 5;

/** An amount and its balance, or both sides of it, where another column has what it lacks; nothing where no balance tells them apart. */
function withOtherSide(
  proved: [number, ColumnRole][],
  candidates: readonly number[],
  figures: Figures,
): [number, ColumnRole][] {
  const [[amount] = [], [balance] = []] = proved;
  const other = candidates.find((column) => amount !== undefined && isSideOf([amount], column, figures));
  if (amount === undefined || balance === undefined || other === undefined) return proved;
  const pair =
    pairBySigns(amount, other, figures) ?? pairProvedBy([amount, other], figures, figures(balance), isUnbroken);
  return pair === null ? [] : [[balance, 'balance'], ...sidesOf(pair)];
}

/** A column of whole numbers that is filled in just those rows in which one of amounts is not: the other side of it. */
export function isSideOf(real: readonly number[], column: number, figures: Figures): boolean {
  const others = figures(column);
  return (
    filledIn(others) > 0 &&
    real.some((one) => figures(one).every((value, at) => (value === null) === (others[at] !== null)))
  );
}

/** Whether there are two columns, or three of which two are sides, and each step of the last follows from the others. */
function areStepped(columns: readonly number[], figures: Figures): boolean {
  const [first, second, third, more] = columns;
  if (first === undefined || second === undefined || more !== undefined) return false;
  if (third === undefined) return isFollowed(figures(first), figures(second), isUnbroken);
  return (
    areExclusive(figures(first), figures(second)) &&
    isFollowed(movedByPair([first, second], figures), figures(third), isUnbroken)
  );
}

const movedByPair = ([into, out]: Pair, figures: Figures): Minors =>
  figures(into).map((value, at) => sizeOf(value) - sizeOf(figures(out)[at] ?? null));

/** Whether balances follow from amounts, with their signs as written or all turned. */
function isFollowed(amounts: Minors, balances: Minors, isEnough: (chain: Chain) => boolean): boolean {
  return [amounts, negated(amounts)].some((read) => isEnough(chainOf(read, balances)));
}

/** One step of balances that are wrong may hold by chance, two hardly do. */
const isUnbrokenBothWays = ({ steps, held }: Chain): boolean => steps > 1 && held === steps;

/** Two sides of which only one way round every step holds. */
function onlyPair([one = -1, other = -1]: readonly number[], figures: Figures, balances: Minors): Pair | null {
  if (!areExclusive(figures(one), figures(other)) || filledIn(figures(one)) * filledIn(figures(other)) === 0)
    return null;
  const pairs: Pair[] = [
    [one, other],
    [other, one],
  ];
  const [only, rival] = pairs.filter((pair) => isUnbrokenBothWays(chainOf(movedByPair(pair, figures), balances)));
  return only !== undefined && rival === undefined ? only : null;
}

/** So many columns of figures such a file has at most. */
const MOST_BETWEEN = 5;

/** An amount between the balance before it and the one after it, in every row. */
function betweenBalances(columns: readonly number[], figures: Figures): [number, ColumnRole][] | null {
  if (columns.length > MOST_BETWEEN) return null;
  for (const before of columns)
    for (const after of columns)
      for (const amount of columns) {
        if (new Set([before, after, amount]).size < 3) continue;
        const [from, to, moved] = [figures(before), figures(after), figures(amount)];
        const holds = moved.every(
          (value, at) => value !== null && from[at] != null && to[at] != null && from[at] + value === to[at],
        );
        const follows = to.every((_, at) => at === 0 || from[at] === to[at - 1]);
        if (holds && follows && moved.length > 1)
          return [
            [amount, 'amount'],
            [after, 'balance'],
          ];
      }
  return null;
}

const isUnbroken = ({ steps, held }: Chain): boolean => steps > 0 && held === steps;

function roleOf(balance: number | null, column: number): [number, ColumnRole][] {
  return balance === null ? [[column, 'balance']] : [];
}

function pairProvedBy(
  columns: readonly number[],
  figures: Figures,
  balances: Minors,
  isEnough: (chain: Chain) => boolean,
): Pair | null {
  for (const into of columns)
    for (const out of columns) {
      const [a, b] = [figures(into), figures(out)];
      if (into === out || !areExclusive(a, b) || filledIn(a) === 0 || filledIn(b) === 0) continue;
      if (isEnough(chainOf(movedByPair([into, out], figures), balances))) return [into, out];
    }
  return null;
}

/** The one column filled where the known side is empty, and nowhere else: the side whose heading we don't know. */
export function otherSide(known: number, candidates: readonly number[], rows: readonly TextRecord[]): number | null {
  const side = minorsOf(rows, known);
  const fitting = candidates.filter((column) => {
    const values = minorsOf(rows, column);
    const complete = values.filter((value, at) => (value ?? 0n) !== 0n || (side[at] ?? 0n) !== 0n).length;
    return values.some((value) => (value ?? 0n) !== 0n) && complete === rows.length && areExclusive(side, values);
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** Whether a column of one whole number is the other side of a known one: every step of the balance holds with it. */
export function isSideOfBalance(column: number, known: number, balance: number, rows: readonly TextRecord[]): boolean {
  const figures = figuresIn(rows);
  return balance >= 0 && isFollowed(movedByPair([known, column], figures), figures(balance), isUnbroken);
}

/** Each is named for its side among other words: "Funds in", "Funds out". */
function pairByNames(first: number, second: number, heading: readonly string[] | null): Pair | null {
  const [one, other] = [first, second].map((column) => sideNamed(heading?.[column] ?? ''));
  if (one === 'money-in' && other === 'money-out') return [first, second];
  return one === 'money-out' && other === 'money-in' ? [second, first] : null;
}

/** One column is all minus, the other all plus: written with their signs, they tell themselves apart. */
function pairBySigns(first: number, second: number, figures: Figures): Pair | null {
  const [one, other] = [signOf(figures(first)), signOf(figures(second))];
  if (one === 'plus' && other === 'minus') return [first, second];
  return one === 'minus' && other === 'plus' ? [second, first] : null;
}

/** The sign that all figures but zero have; null where they differ or there are none. */
function signOf(values: Minors): 'plus' | 'minus' | null {
  const isPlus = values.some((value) => (value ?? 0n) > 0n);
  const isMinus = values.some((value) => (value ?? 0n) < 0n);
  return isPlus === isMinus ? null : isPlus ? 'plus' : 'minus';
}

/** In and out by what the rows of each column say; null where the words do not tell. */
function pairByWords(first: number, second: number, figures: Figures, rows: readonly TextRecord[]): Pair | null {
  const others = figures(second);
  const amounts = figures(first).map((value, at) =>
    (value ?? 0n) !== 0n ? sizeOf(value) : -sizeOf(others[at] ?? null),
  );
  const { normal, inverted } = votesOf(
    amounts,
    rows.map(({ text }) => text),
  );
  if (outvotes(normal, inverted, 2)) return [first, second];
  return outvotes(inverted, normal, 2) ? [second, first] : null;
}
