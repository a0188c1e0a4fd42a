import type { Day } from '#kernel/calendar.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { type DayTable, placeOf } from './day-table.ts';
import type { Stream } from './stream.ts';

/** What came in, or went out, of one category on one account: days after the first, and the minor units of each with their sign. */
export type CategoryDays = {
  readonly accountId: string;
  readonly categoryId: string;
  readonly side: 'in' | 'out';
  readonly places: ArrayLike<number>;
  readonly minors: ArrayLike<number>;
};
/** A payment of a recurring item that was found. */
export type PaidItem = {
  readonly accountId: string;
  readonly categoryId: string | null;
  readonly day: Day;
  /** Below zero went out. */
  readonly minor: number;
};

type Known = {
  readonly table: DayTable;
  /** The place after today. */
  readonly now: number;
  readonly kindOf: (categoryId: string) => CategoryKind | null;
  /** Payments that are told by themselves, and the first place from which all of those are known. */
  readonly paid: readonly PaidItem[];
  readonly paidSince: number;
  /** The line of the budget that spending of a category on an account counts in; null without. */
  readonly lineOf: (categoryId: string, accountId: string) => string | null;
};

/** Streams that are told apart by category; what is smaller goes together by account and direction. */
const MOST_STREAMS = 20;
/** Days back in which a stream's size is judged. */
const LATELY = 400;
/** Days without a transaction after which an account counts as quiet, and not as behind with its statements. */
const BEHIND = 45;

type Side = CategoryDays['side'];

/** What counts in a line of the budget goes together by line and account. */
export const keyOfLine = (lineId: string, accountId: string) => `line ${lineId} ${accountId}`;
const keyOf = (accountId: string, categoryId: string | null, side: Side) => `${accountId} ${categoryId} ${side}`;

/** What moves on accounts, by category and direction, less what is told by itself. */
export function streamsOf(rows: readonly CategoryDays[], known: Known): Stream[] {
  const { table, now } = known;
  const edges = edgesOf(rows);
  const large = largest(rows, known);
  const groups = new Map<string, { stream: Stream; categories: Set<string> }>();
  const groupOf = new Map<string, Stream>();
  for (const { accountId, categoryId, side, places, minors } of rows) {
    const { key, isTransfer } = groupFor({ accountId, categoryId, side }, large, known);
    let group = groups.get(key);
    if (group === undefined) {
      const { first, newest: last } = edges.get(accountId) ?? { first: 0, newest: now - 1 };
      // Days that no statement covers yet say nothing.
      const until = now - 1 - last > BEHIND ? now : Math.min(last + 1, now);
      const facts = { key, accountId, categoryId: null, isTransfer, since: first, until };
      group = { stream: { ...facts, values: new Float64Array(table.count) }, categories: new Set() };
      groups.set(key, group);
    }
    const { values } = group.stream;
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      values[place] = (values[place] ?? 0) + (minors[at] ?? 0);
    }
    group.categories.add(categoryId);
    groupOf.set(keyOf(accountId, categoryId, side), group.stream);
  }
  const cut = withoutPaid(groupOf, known);
  return [...groups.values()].map(({ stream, categories: [only = null, ...others] }) => ({
    ...stream,
    categoryId: others.length === 0 ? only : null,
    since: cut.has(stream.key) ? Math.max(stream.since, known.paidSince) : stream.since,
  }));
}

type Wanted = { readonly accountId: string; readonly categoryId: string; readonly side: Side };

/** Where a category of an account goes: by itself where it is large or a transfer, else with its line of the budget or others. */
function groupFor({ accountId, categoryId, side }: Wanted, large: ReadonlySet<string>, { kindOf, lineOf }: Known) {
  const kind = kindOf(categoryId);
  const own = keyOf(accountId, categoryId, side);
  if (kind === 'transfer') return { key: own, isTransfer: true };
  const lineId = kind === 'expense' || side === 'out' ? lineOf(categoryId, accountId) : null;
  if (lineId !== null) return { key: keyOfLine(lineId, accountId), isTransfer: false };
  return { key: large.has(own) ? own : keyOf(accountId, 'other', side), isTransfer: false };
}

/** The keys of those that moved most lately. */
function largest(rows: readonly CategoryDays[], { now, kindOf, lineOf }: Known): ReadonlySet<string> {
  const sizes: [key: string, size: number][] = [];
  for (const { accountId, categoryId, side, places, minors } of rows) {
    if (kindOf(categoryId) === 'transfer' || lineOf(categoryId, accountId) !== null) continue;
    let size = 0;
    for (let at = 0; at < places.length; at += 1)
      if ((places[at] ?? 0) >= now - LATELY) size += Math.abs(minors[at] ?? 0);
    sizes.push([keyOf(accountId, categoryId, side), size]);
  }
  const most = sizes.toSorted(([, a], [, b]) => b - a).slice(0, MOST_STREAMS);
  return new Set(most.flatMap(([key, size]) => (size > 0 ? key : [])));
}

/** By account, the places of the first and the newest day that moved. */
export function edgesOf(rows: readonly CategoryDays[]): ReadonlyMap<string, Edges> {
  const found = new Map<string, Edges>();
  for (const { accountId, places } of rows) {
    let { first, newest } = found.get(accountId) ?? { first: Number.POSITIVE_INFINITY, newest: -1 };
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      if (place < first) first = place;
      if (place > newest) newest = place;
    }
    found.set(accountId, { first, newest });
  }
  return found;
}

type Edges = { readonly first: number; readonly newest: number };

/** Takes payments that are told by themselves out of the streams they are in; answers the keys of those. */
function withoutPaid(groupOf: ReadonlyMap<string, Stream>, { table, paid }: Known): ReadonlySet<string> {
  const touched = new Set<string>();
  const byAccount = Map.groupBy(groupOf, ([key]) => key.slice(0, key.indexOf(' ')));
  for (const { accountId, categoryId, day, minor } of paid) {
    const place = placeOf(table, day);
    const side: Side = minor > 0 ? 'in' : 'out';
    const holds = (stream: Stream | undefined) => {
      const value = stream?.values[place] ?? 0;
      return Math.sign(value) === Math.sign(minor) && Math.abs(value) >= Math.abs(minor);
    };
    const named = groupOf.get(keyOf(accountId, categoryId, side));
    const own = byAccount.get(accountId) ?? [];
    const stream = holds(named) ? named : own.find(([, one]) => !one.isTransfer && holds(one))?.[1];
    if (stream === undefined) continue;
    stream.values[place] = (stream.values[place] ?? 0) - minor;
    touched.add(stream.key);
  }
  return touched;
}

/** Several streams as one, of whatever category. @throws RangeError on none */
export function together(key: string, parts: readonly Stream[]): Stream {
  const [first] = parts;
  if (first === undefined) throw new RangeError('there are no streams');
  const values = new Float64Array(first.values.length);
  for (const part of parts)
    for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) + (part.values[at] ?? 0);
  return {
    ...first,
    key,
    categoryId: null,
    values,
    since: Math.max(...parts.map(({ since }) => since)),
    until: Math.max(...parts.map(({ until }) => until)),
  };
}
