import type { Day } from '#kernel/calendar.ts';
import { kindsNamed, linesOf, looksLikeMovement, withoutListWords } from '#modules/money/csv-detection/rules.ts';
import type { AccountSection, Reading } from './model.ts';

export type Read = Extract<Reading, { kind: 'read' }>;
/** A table of a file: the name of its sheet, its text and how it reads. */
export type TablePart<R extends Reading = Reading> = {
  readonly name: string;
  readonly text: string;
  readonly reading: R;
  /** A list of figures beside a statement, which is left out. */
  readonly isAside?: true;
};

/** Whether the balance goes on from row to row. */
export const hasRunning = ({ check, rows }: AccountSection, least = 3): boolean =>
  check.kind === 'matches' && rows.filter(({ balance }) => balance !== null).length >= least;

/** What stands alone on a line above the heading of a table, and the name of its sheet. */
export function titlesOf({ name, text, reading }: TablePart): string[] {
  const layout = reading.kind === 'read' ? reading.layout : null;
  const titles: string[] = [];
  for (const { line, number } of numbered(text)) {
    if (number >= (layout?.headingLine ?? Infinity) || titles.length > MOST_TITLES) break;
    const filled = line.split(layout?.delimiter ?? '\t').filter((cell) => cell.trim() !== '');
    if (layout === null && looksLikeMovement(filled)) break;
    if (filled.length === 1) titles.push((filled[0] ?? '').trim());
  }
  return [...titles.filter((title) => title.length <= LONGEST), name];
}

const MOST_TITLES = 20;
const LONGEST = 60;

/** The lines of a text with their numbers, from 1. */
export function* numbered(text: string): Generator<{ line: string; number: number }> {
  let number = 0;
  for (const { line } of linesOf(text)) {
    number += 1;
    yield { line, number };
  }
}

/**
 * Tables under one number are accounts of their own where their names are of different kinds, or where two balances go over
 * the same days, and neither goes on from the other. Sheets of one account, such as one for each month, stay one.
 */
export function withAccountsApart(parts: readonly TablePart<Read>[]): Read[] {
  const groups = Map.groupBy(parts, ({ reading }) => keyOf(reading));
  const named = new Map<Read, string>();
  for (const [key, group] of groups) {
    if (key === null || group.length < 2) continue;
    const clusters = clustersOf(group.map((part) => ({ ...part, kinds: kindsOf(part) })));
    const labels = clusters.map(([first]) => (first === undefined ? '' : labelOf(first)));
    if (clusters.length < 2 || labels.includes('') || new Set(labels).size < labels.length) continue;
    for (const [at, cluster] of clusters.entries())
      for (const { reading } of cluster) named.set(reading, labels[at] ?? '');
  }
  return parts.map(({ reading }) => {
    const account = named.get(reading);
    return account === undefined
      ? reading
      : { ...reading, accounts: reading.accounts.map((section) => ({ ...section, account })) };
  });
}

/** The account of a table that has only one. */
function keyOf({ accounts: [only, another] }: Read): string | null {
  if (only === undefined || another !== undefined || only.rows.length === 0) return null;
  return `${only.account ?? ''}\n${only.currency}`;
}

type Kinded = TablePart<Read> & { readonly kinds: string };

const kindsOf = (part: TablePart<Read>): string =>
  titlesOf(part)
    .map(kindsNamed)
    .find((kinds) => kinds !== '') ?? '';

function labelOf(part: Kinded): string {
  const title = titlesOf(part).find((one) => kindsNamed(one) !== '') ?? part.name;
  return withoutListWords(title);
}

/** Those that are of one account together, in the order of the file. */
function clustersOf(parts: readonly Kinded[]): Kinded[][] {
  const clusters: Kinded[][] = [];
  for (const part of parts) {
    const own = clusters.find((cluster) => cluster.every((other) => !areApart(other, part)));
    if (own === undefined) clusters.push([part]);
    else own.push(part);
  }
  return clusters;
}

function areApart(one: Kinded, other: Kinded): boolean {
  const [a, b] = [one.reading.accounts[0], other.reading.accounts[0]];
  if (a === undefined || b === undefined || runsOn(a, b)) return false;
  const isProved = hasRunning(a) && hasRunning(b);
  if (one.kinds !== '' && other.kinds !== '' && one.kinds !== other.kinds)
    return isProved || (hasNone(a) && hasNone(b));
  // A title that names a kind, as a pocket, says so beside a balance of two rows.
  const isTitled = one.kinds !== other.kinds && hasRunning(a, 2) && hasRunning(b, 2);
  return (isProved || isTitled) && areSameDays(a, b) && !haveRowInCommon(a, b);
}

const hasNone = ({ rows }: AccountSection): boolean => rows.every(({ balance }) => balance === null);

/** Whether the rows of one begin with the balance with which those of the other end. */
function runsOn(a: AccountSection, b: AccountSection): boolean {
  const [first, second] = [edgesOf(a), edgesOf(b)];
  if (first === null || second === null) return false;
  const isStep = (end: bigint, start: bigint) => end === start && (end !== 0n || !areSameDays(a, b));
  return isStep(first.end, second.start) || isStep(second.end, first.start);
}

/** The balance before all rows of an account and behind them, whichever of them come first in the file. */
function edgesOf({ rows, opening, closing }: AccountSection): { start: bigint; end: bigint } | null {
  const moved = new Map<number, { amount: bigint; balance: bigint }>();
  for (const { line, amount, balance, status } of rows) {
    if (balance === null || status !== 'booked') continue;
    const sum = (moved.get(line)?.amount ?? 0n) + amount.minor;
    moved.set(line, { amount: sum, balance: balance.minor });
  }
  const steps = [...moved.values()];
  const goesOn = (list: typeof steps) =>
    list.filter(({ amount, balance }, at) => at > 0 && (list[at - 1]?.balance ?? 0n) + amount === balance).length;
  const [first, last] =
    goesOn(steps) >= goesOn(steps.toReversed()) ? [steps[0], steps.at(-1)] : [steps.at(-1), steps[0]];
  if (first !== undefined && last !== undefined) return { start: first.balance - first.amount, end: last.balance };
  return opening === null || closing === null ? null : { start: opening.amount.minor, end: closing.amount.minor };
}

const daysOf = ({ rows }: AccountSection): Day[] => rows.flatMap(({ day }) => day ?? []).toSorted();

/** Whether the rows of both go over more than one day in common. */
function areSameDays(a: AccountSection, b: AccountSection): boolean {
  const [one, other] = [daysOf(a), daysOf(b)];
  const from = [one[0] ?? '', other[0] ?? ''].toSorted().at(-1) ?? '';
  const until = [one.at(-1) ?? '', other.at(-1) ?? ''].toSorted()[0] ?? '';
  return from < until;
}

/** The same rows twice are a repetition, and no other account. */
function haveRowInCommon(a: AccountSection, b: AccountSection): boolean {
  const keyOfRow = ({ day, amount, balance, description }: AccountSection['rows'][number]): string =>
    [day ?? '', String(amount.minor), String(balance?.minor ?? ''), description].join('\n');
  const known = new Set(a.rows.map(keyOfRow));
  return b.rows.some((row) => known.has(keyOfRow(row)));
}
