import type { TextRecord } from './cells.ts';
import type { Profile } from './column-profiles.ts';
import {
  areExclusive,
  feeBeside,
  type Figures,
  filledIn,
  isOtherSide,
  isSideCalledFee,
  MOST_WITH_FEES,
  type Pair,
  sidesOf,
  withFees,
} from './fee-columns.ts';
import type { ColumnRole } from './model.ts';
import { minorsOf, movedIn, provedBySize, runningBalance, sizeOf } from './running-columns.ts';
import { chainOf, isProof, negated, outvotes, votesOf, type Chain, type Minors } from './signs.ts';

/**
 * Roles by what the columns hold, for tables without heading or with words we don't know. `given` are the roles already
 * known; only what is missing is filled in. `sampled` rows made the profiles; `rows` follow one upon the other, so that
 * balances can be tried on them.
 */
export function rolesByContent(
  given: readonly ColumnRole[],
  profiles: readonly Profile[],
  sampled: number,
  rows: readonly TextRecord[],
  heading: readonly string[] | null,
): ColumnRole[] {
  const isHeaded = heading !== null;
  const roles = [...given];
  const has = (role: ColumnRole): boolean => roles.includes(role);
  /** The columns that look as asked and have no role yet, or one that may be replaced. */
  const free = (isFitting: (profile: Profile) => boolean, replaced: ColumnRole = 'ignore'): number[] =>
    profiles.flatMap((profile, column) =>
      (roles[column] === 'ignore' || roles[column] === replaced) && isFitting(profile) ? [column] : [],
    );
  if (!has('day')) {
    const [first, second] = free((profile) => isDays(profile, sampled), 'value-day');
    if (first !== undefined) roles[first] = 'day';
    if (second !== undefined && !has('value-day')) roles[second] = 'value-day';
  }
  const fee = roles.indexOf('fee');
  const named = (['amount', 'money-in', 'money-out'] as const).flatMap((role) =>
    has(role) ? roles.indexOf(role) : [],
  );
  if (fee >= 0 && isSideCalledFee(named, fee, figuresIn(rows)))
    for (const column of [...named, fee]) roles[column] = 'ignore';
  if (!has('amount') && !has('money-in') && !has('money-out')) {
    const real = free((profile) => isMoney(profile) && profile.money > 0);
    const balance = has('balance') ? roles.indexOf('balance') : null;
    for (const [column, role] of moneyRoles(free(isMoney), real, balance, rows)) roles[column] = role;
  }
  if (!has('amount') && has('money-in') !== has('money-out')) {
    const known = has('money-in') ? 'money-in' : 'money-out';
    const other = otherSide(roles.indexOf(known), free(isMoney), rows);
    if (other !== null) roles[other] = known === 'money-in' ? 'money-out' : 'money-in';
  }
  if (!has('balance')) {
    const running = runningBalance(free(isMoney).slice(0, MOST_FIGURES), movedIn(roles, rows), rows);
    if (running !== null) roles[running] = 'balance';
  }
  if (!isHeaded && !has('fee') && has('balance')) {
    const money = (['amount', 'money-in', 'money-out'] as const).flatMap((role) =>
      has(role) ? roles.indexOf(role) : [],
    );
    const others = free((profile) => isMoney(profile) && profile.money > 0).slice(0, MOST_FIGURES);
    const figures = figuresIn(rows);
    const fee = money.length === 0 ? null : feeBeside(money, roles.indexOf('balance'), others, figures);
    // What is filled just where no amount is may be the other side, in too few rows to tell: a person does.
    if (fee !== null && isOtherSide(money, fee, figures)) for (const column of money) roles[column] = 'ignore';
    else if (fee !== null) roles[fee] = 'fee';
  }
  if (!has('currency')) {
    const codes = free(({ codes: named, filled }) => named === filled && filled > 0);
    const [currency] = isHeaded ? besideMoney(codes, roles, profiles, heading) : codes;
    if (currency !== undefined) roles[currency] = 'currency';
  }
  if (!has('marker')) {
    const [marker] = free(({ markers, filled }) => markers === filled && filled > 0);
    if (marker !== undefined) roles[marker] = 'marker';
  }
  if (!has('status')) {
    const isDescribed = has('description') || has('payee');
    const texts = free((profile) => profile.texts > 0);
    // One word in all rows may be all that a bank says of them; of several, one may say that no money moved.
    const isSure = (column: number) =>
      (profiles[column]?.distinct ?? 0) > 1 && profiles[column]?.statuses === profiles[column]?.filled;
    const status = free(isStatus).find(
      (column) => isDescribed || isSure(column) || texts.some((other) => other !== column),
    );
    if (status !== undefined) roles[status] = 'status';
  }
  if (!has('description') && !has('payee')) {
    const varied = free((profile) => isText(profile) && profile.distinct > 1);
    const texts = varied.length > 0 ? varied : free(isText);
    for (const column of isHeaded ? wordiest(texts, profiles) : texts) roles[column] = 'description';
  }
  return roles;
}

/** Codes right before or after a column of money, under its heading or none: those of its currency. */
function besideMoney(
  codes: readonly number[],
  roles: readonly ColumnRole[],
  profiles: readonly Profile[],
  heading: readonly string[],
): number[] {
  const isMovement = (column: number): boolean => /^(?:amount|money-in|money-out)$/.test(roles[column] ?? '');
  return codes.filter(
    (column) =>
      [column - 1, column + 1].some(
        (other) => isMovement(other) && profiles[other]?.filled === profiles[column]?.filled,
      ) &&
      (heading[column] === '' ||
        [column - 1, column + 1].some((other) => isMovement(other) && (heading[other] ?? '') === '')),
  );
}

function isDays({ days, filled }: Profile, rows: number): boolean {
  return days * 10 >= filled * 8 && days * 2 >= rows;
}

function isMoney({ figures, filled, money, distinct }: Profile): boolean {
  return figures * 10 >= filled * 9 && (money > 0 || distinct > 1);
}

/** More different words than this are no statuses. */
const MOST_STATUSES = 8;

/** A column of words that say whether money moved, under whatever name; among a few of them may be one that we don't know. */
function isStatus({ filled, statuses, distinct }: Profile): boolean {
  if (filled === 0) return false;
  return statuses === filled || (statuses * 2 > filled && distinct <= MOST_STATUSES && distinct * 2 <= filled);
}

function isText({ texts, filled }: Profile): boolean {
  return texts * 2 > filled;
}

/** The column with the longest cells, none of no columns. */
function wordiest(columns: readonly number[], profiles: readonly Profile[]): number[] {
  const wordiness = profiles.map(({ length, filled }) => length / filled);
  return columns.toSorted((a, b) => (wordiness[b] ?? 0) - (wordiness[a] ?? 0)).slice(0, 1);
}

/** More columns of figures than any statement has are not tried with one another. */
const MOST_FIGURES = 10;

/** Reads each column once, however often it is asked for. */
function figuresIn(rows: readonly TextRecord[]): Figures {
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
function moneyRoles(
  candidates: readonly number[],
  real: readonly number[],
  balance: number | null,
  rows: readonly TextRecord[],
): [number, ColumnRole][] {
  // In two rows, whole numbers may be amounts as well as codes.
  const isTold = real.length > 0 && rows.length > 2;
  const columns = (isTold ? real : candidates).slice(0, MOST_FIGURES);
  const figures = figuresIn(rows);
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
  const proved = balance === null ? provedBySize(candidates.slice(0, MOST_FIGURES), rows) : null;
  if (proved !== null) return proved;
  for (const last of lasts) {
    const amount = columns.find(
      (column) =>
        column !== last && filledIn(figures(column)) > 0 && isFollowed(figures(column), figures(last), isProof),
    );
    if (amount !== undefined) return [...roleOf(balance, last), [amount, 'amount']];
  }
  for (const last of lasts) {
    const others = columns.filter((column) => column !== last);
    const pair = others.length === 2 ? pairProvedBy(others, figures, figures(last), isUnbrokenBothWays) : null;
    if (pair !== null) return [...roleOf(balance, last), ...sidesOf(pair)];
  }
  const charged = withFees(columns.slice(0, MOST_WITH_FEES), lasts, figures);
  if (charged !== null) return charged.filter(([column, role]) => role !== 'balance' || column !== balance);
  const [first, second] = columns;
  if (first === undefined) return [];
  if (second === undefined) return [[first, 'amount']];
  if (areExclusive(figures(first), figures(second))) {
    // Words say which way money went, and not which column it is: of a third that hardly fills a row it may be any.
    const isFull = (column: number) => filledIn(figures(column)) * 10 >= rows.length * 9;
    const isClear = columns.slice(2).every(isFull);
    const pair = pairBySigns(first, second, figures) ?? (isClear ? pairByWords(first, second, figures, rows) : null);
    const third = columns.slice(2).find(isFull);
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

/** Whether balances follow from amounts, with their signs as written or all turned. */
function isFollowed(amounts: Minors, balances: Minors, isEnough: (chain: Chain) => boolean): boolean {
  return [amounts, negated(amounts)].some((read) => isEnough(chainOf(read, balances)));
}

/** Two steps that both hold are enough for a pair: hardly two sides fit a balance by chance. */
const isUnbrokenBothWays = ({ steps, held }: Chain): boolean => steps > 1 && held === steps;

/** An amount between the balance before it and the one after it, in every row. */
function betweenBalances(columns: readonly number[], figures: Figures): [number, ColumnRole][] | null {
  for (const before of columns)
    for (const after of columns)
      for (const amount of columns) {
        if (new Set([before, after, amount]).size < 3) continue;
        const [from, to, moved] = [figures(before), figures(after), figures(amount)];
        const holds = moved.every(
          (value, at) => value !== null && from[at] != null && to[at] != null && from[at] + value === to[at],
        );
        const follows = to.every((value, at) => at === 0 || from[at] === to[at - 1]);
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
      const amounts = a.map((value, at) => sizeOf(value) - sizeOf(b[at] ?? null));
      if (isEnough(chainOf(amounts, balances))) return [into, out];
    }
  return null;
}

/** The one column filled where the known side is empty, and nowhere else: the side whose heading we don't know. */
function otherSide(known: number, candidates: readonly number[], rows: readonly TextRecord[]): number | null {
  const side = minorsOf(rows, known);
  const fitting = candidates.filter((column) => {
    const values = minorsOf(rows, column);
    const complete = values.filter((value, at) => (value ?? 0n) !== 0n || (side[at] ?? 0n) !== 0n).length;
    return values.some((value) => (value ?? 0n) !== 0n) && complete === rows.length && areExclusive(side, values);
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
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
