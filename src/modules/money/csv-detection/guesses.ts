import type { TextRecord } from './cells.ts';
import type { Profile } from './column-profiles.ts';
import type { ColumnRole } from './model.ts';
import { minorsOf, movedIn, provedBySize, runningBalance, sizeOf } from './running-columns.ts';
import { chainOf, isProof, negated, votesOf, type Chain, type Minors } from './signs.ts';

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
  isHeaded: boolean,
): ColumnRole[] {
  const roles = [...given];
  const free = (column: number): boolean => roles[column] === 'ignore';
  const columns = profiles.map((_, column) => column);
  const has = (role: ColumnRole): boolean => roles.includes(role);
  if (!has('day')) {
    const days = columns.filter(
      (column) => (free(column) || roles[column] === 'value-day') && isMostly(profiles[column], 'days', sampled),
    );
    const [first, second] = days;
    if (first !== undefined) roles[first] = 'day';
    if (second !== undefined && !has('value-day')) roles[second] = 'value-day';
  }
  if (!has('amount') && !has('money-in') && !has('money-out')) {
    const candidates = columns.filter((column) => free(column) && isMoney(profiles[column]));
    for (const [column, role] of moneyRoles(
      candidates,
      has('balance') ? roles.indexOf('balance') : null,
      profiles,
      rows,
    ))
      roles[column] = role;
  }
  if (!has('amount') && has('money-in') !== has('money-out')) {
    const known = has('money-in') ? 'money-in' : 'money-out';
    const other = otherSide(
      roles.indexOf(known),
      columns.filter((column) => free(column) && isMoney(profiles[column])),
      rows,
    );
    if (other !== null) roles[other] = known === 'money-in' ? 'money-out' : 'money-in';
  }
  if (!has('balance')) {
    const running = runningBalance(
      columns.filter((column) => free(column) && isMoney(profiles[column])).slice(0, MOST_FIGURES),
      movedIn(roles, rows),
      rows,
    );
    if (running !== null) roles[running] = 'balance';
  }
  if (!has('currency') && !isHeaded) {
    const currency = columns.find(
      (column) =>
        free(column) &&
        (profiles[column]?.codes ?? 0) === profiles[column]?.filled &&
        (profiles[column]?.filled ?? 0) > 0,
    );
    if (currency !== undefined) roles[currency] = 'currency';
  }
  if (!has('marker')) {
    const marker = columns.find((column) => free(column) && isMarker(profiles[column]));
    if (marker !== undefined) roles[marker] = 'marker';
  }
  if (!has('status')) {
    const isDescribed = has('description') || has('payee');
    const texts = columns.filter((column) => free(column) && (profiles[column]?.texts ?? 0) > 0);
    const status = columns.find(
      (column) =>
        free(column) && isStatus(profiles[column]) && (isDescribed || texts.some((other) => other !== column)),
    );
    if (status !== undefined) roles[status] = 'status';
  }
  if (!has('description') && !has('payee'))
    for (const column of textColumns(columns.filter(free), profiles, isHeaded)) roles[column] = 'description';
  return roles;
}

function isMostly(profile: Profile | undefined, what: 'days' | 'figures', rows: number): boolean {
  return profile !== undefined && profile[what] * 10 >= profile.filled * 8 && profile[what] * 2 >= rows;
}

function isMoney(profile: Profile | undefined): boolean {
  return (
    profile !== undefined &&
    profile.filled > 0 &&
    profile.figures * 10 >= profile.filled * 9 &&
    (profile.money > 0 || profile.distinct > 1)
  );
}

/** More different words than this are no statuses. */
const MOST_STATUSES = 8;

function isMarker(profile: Profile | undefined): boolean {
  return profile !== undefined && profile.filled > 0 && profile.markers === profile.filled;
}

/** A column of words that say whether money moved, under whatever name; among a few of them may be one that we don't know. */
function isStatus(profile: Profile | undefined): boolean {
  if (profile === undefined || profile.filled === 0) return false;
  const { filled, statuses, distinct } = profile;
  return statuses === filled || (statuses * 2 > filled && distinct <= MOST_STATUSES && distinct * 2 <= filled);
}

/** Text columns: all that vary where there is no heading, the wordiest one where there is. */
function textColumns(free: readonly number[], profiles: readonly Profile[], isHeaded: boolean): number[] {
  const texts = free.filter((column) => (profiles[column]?.texts ?? 0) * 2 > (profiles[column]?.filled ?? 0));
  const varied = texts.filter((column) => (profiles[column]?.distinct ?? 0) > 1);
  const kept = varied.length > 0 ? varied : texts;
  if (!isHeaded) return kept;
  const wordiness = (column: number): number =>
    (profiles[column]?.length ?? 0) / Math.max(1, profiles[column]?.filled ?? 0);
  return kept.toSorted((a, b) => wordiness(b) - wordiness(a)).slice(0, 1);
}

/** More columns of figures than any statement has are not tried with one another. */
const MOST_FIGURES = 10;

/** Which of the columns of figures is the amount, which the balance, and which a pair of in and out. */
function moneyRoles(
  candidates: readonly number[],
  balance: number | null,
  profiles: readonly Profile[],
  rows: readonly TextRecord[],
): [number, ColumnRole][] {
  const proved = balance === null ? provedBySize(candidates.slice(0, MOST_FIGURES), rows) : null;
  if (proved !== null) return proved;
  const real = candidates.filter((column) => (profiles[column]?.money ?? 0) > 0);
  // In two rows, whole numbers may be amounts as well as codes.
  const isTold = real.length > 0 && rows.length > 2;
  const columns = (isTold ? real : candidates).slice(0, MOST_FIGURES);
  const values = new Map(columns.map((column) => [column, minorsOf(rows, column)]));
  if (balance !== null) values.set(balance, minorsOf(rows, balance));
  const balances = balance === null ? columns : [balance];
  for (const last of balances.toReversed()) {
    for (const column of columns) {
      if (column === last) continue;
      const [amounts, running] = [values.get(column) ?? [], values.get(last) ?? []];
      if ([amounts, negated(amounts)].some((read) => isProof(chainOf(read, running))))
        return [...roleOf(balance, last), [column, 'amount']];
    }
    const pair = pairProvedBy(
      columns.filter((column) => column !== last),
      values,
      values.get(last) ?? [],
    );
    if (pair !== null) return [...roleOf(balance, last), [pair[0], 'money-in'], [pair[1], 'money-out']];
  }
  const [first, second, third] = columns;
  if (first === undefined) return [];
  if (second === undefined) return [[first, 'amount']];
  if (areExclusive(values.get(first) ?? [], values.get(second) ?? [])) {
    const pair = pairBySigns([first, second], values) ?? pairByWords([first, second], values, rows);
    if (pair !== null)
      return [[pair[0], 'money-in'], [pair[1], 'money-out'], ...(third === undefined ? [] : roleOf(balance, third))];
    return [];
  }
  if (balance !== null) return columns.filter((column) => column !== balance).length > 1 ? [] : [[first, 'amount']];
  // In a few rows, balances that follow one from another are told from amounts by every step.
  const [amounts, running] = [values.get(first) ?? [], values.get(second) ?? []];
  const isFollowed = [amounts, negated(amounts)].some((read) => isUnbroken(chainOf(read, running)));
  return isFollowed && third === undefined
    ? [
        [first, 'amount'],
        [second, 'balance'],
      ]
    : [];
}

const isUnbroken = ({ steps, held }: Chain): boolean => steps > 0 && held === steps;

function roleOf(balance: number | null, column: number): [number, ColumnRole][] {
  return balance === null ? [[column, 'balance']] : [];
}

function areExclusive(a: Minors, b: Minors): boolean {
  const both = a.filter((value, at) => value !== null && value !== 0n && (b[at] ?? 0n) !== 0n).length;
  return both * 20 <= a.length;
}

function pairProvedBy(
  columns: readonly number[],
  values: ReadonlyMap<number, Minors>,
  balances: Minors,
): [number, number] | null {
  for (const into of columns)
    for (const out of columns) {
      const [a, b] = [values.get(into) ?? [], values.get(out) ?? []];
      if (into === out || !areExclusive(a, b)) continue;
      if (
        isProof(
          chainOf(
            a.map((value, at) => sizeOf(value) - sizeOf(b[at] ?? null)),
            balances,
          ),
        )
      )
        return [into, out];
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
  const [only] = fitting;
  return fitting.length === 1 && only !== undefined ? only : null;
}

/** One column is all minus, the other all plus: written with their signs, they tell themselves apart. */
function pairBySigns(
  [first, second]: readonly [number, number],
  values: ReadonlyMap<number, Minors>,
): [number, number] | null {
  const signs = [first, second].map((column) => {
    const moved = (values.get(column) ?? []).filter((value) => value !== null && value !== 0n);
    const minus = moved.filter((value) => value !== null && value < 0n).length;
    return moved.length === 0 ? 'none' : minus === 0 ? 'in' : minus === moved.length ? 'out' : 'both';
  });
  if (signs.join(' ') === 'in out') return [first, second];
  return signs.join(' ') === 'out in' ? [second, first] : null;
}

/** In and out by what the rows of each column say; null where the words do not tell. */
function pairByWords(
  [first, second]: readonly [number, number],
  values: ReadonlyMap<number, Minors>,
  rows: readonly TextRecord[],
): [number, number] | null {
  const amounts = (values.get(first) ?? []).map((value, at) =>
    value !== null && value !== 0n ? sizeOf(value) : -sizeOf(values.get(second)?.[at] ?? null),
  );
  const votes = votesOf(
    amounts,
    rows.map(({ text }) => text),
  );
  if (votes.normal >= 2 && votes.normal >= votes.inverted * 4) return [first, second];
  if (votes.inverted >= 2 && votes.inverted >= votes.normal * 4) return [second, first];
  return null;
}
