import type { Day } from '#kernel/calendar.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { type DayTable, placeOf } from './day-table.ts';
import type { Stream } from './stream.ts';

/** Days of one category on one account, as the ledger keeps them: days after the first, in, out. */
export type CategoryDays = { readonly accountId: string; readonly categoryId: string; readonly days: readonly number[] };
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
const MOST_STREAMS = 24;
/** Days back in which a stream's size is judged. */
const LATELY = 400;
/** Days without a transaction after which an account counts as quiet, and not as behind with its statements. */
const BEHIND = 45;

/** What moves on accounts, by category and direction, less what is told by itself. */
export function streamsOf(rows: readonly CategoryDays[], known: Known): Stream[] {
  const { table, now, kindOf } = known;
  const [first, newest] = edgesOf(rows);
  const streams = new Map<string, Stream>();
  for (const { accountId, categoryId, days } of rows) {
    const isTransfer = kindOf(categoryId) === 'transfer';
    const last = newest.get(accountId) ?? now - 1;
    const facts = {
      accountId,
      categoryId,
      isTransfer,
      since: first.get(accountId) ?? 0,
      // Days that no statement covers yet say nothing.
      until: now - 1 - last > BEHIND ? now : Math.min(last + 1, now),
    };
    const sides = [1, 2].map((side) => {
      const key = `${accountId} ${categoryId} ${side === 1 ? 'in' : 'out'}`;
      return { ...facts, key, values: new Float64Array(table.count) };
    });
    for (let at = 0; at < days.length; at += 3)
      for (const [side, { values }] of sides.entries()) values[days[at] ?? 0] = days[at + 1 + side] ?? 0;
    for (const stream of sides) if (stream.values.some((value) => value !== 0)) streams.set(stream.key, stream);
  }
  const cut = withoutPaid(streams, known);
  const left = [...streams.values()].map((stream) =>
    cut.has(stream.key) ? { ...stream, since: Math.max(stream.since, known.paidSince) } : stream,
  );
  return grouped(left, known);
}

/** By account, the places of the first and the newest day that moved. */
function edgesOf(rows: readonly CategoryDays[]): [Map<string, number>, Map<string, number>] {
  const [first, newest] = [new Map<string, number>(), new Map<string, number>()];
  for (const { accountId, days } of rows)
    for (let at = 0; at < days.length; at += 3) {
      const place = days[at] ?? 0;
      if (place < (first.get(accountId) ?? Number.POSITIVE_INFINITY)) first.set(accountId, place);
      if (place > (newest.get(accountId) ?? -1)) newest.set(accountId, place);
    }
  return [first, newest];
}

/** Takes payments that are told by themselves out of the streams they are in; answers the keys of those. */
function withoutPaid(streams: ReadonlyMap<string, Stream>, { table, paid }: Known): ReadonlySet<string> {
  const touched = new Set<string>();
  const byAccount = Map.groupBy(streams.values(), ({ accountId }) => accountId);
  for (const { accountId, categoryId, day, minor } of paid) {
    const place = placeOf(table, day);
    const side = minor > 0 ? 'in' : 'out';
    const holds = ({ key, values }: Stream) => key.endsWith(side) && Math.abs(values[place] ?? 0) >= Math.abs(minor);
    const named = streams.get(`${accountId} ${categoryId} ${side}`);
    const stream = named !== undefined && holds(named) ? named : (byAccount.get(accountId) ?? []).find(holds);
    if (stream === undefined) continue;
    stream.values[place] = (stream.values[place] ?? 0) - minor;
    touched.add(stream.key);
  }
  return touched;
}

/** What counts in a line of the budget goes together by line and account. */
export const keyOfLine = (lineId: string, accountId: string) => `line ${lineId} ${accountId}`;

/** The largest by themselves, transfers always; the others together by account and direction, or by the line they count in. */
function grouped(streams: readonly Stream[], { now, kindOf, lineOf }: Known): Stream[] {
  const sizes = new Map(streams.map((stream) => [stream.key, sizeOf(stream, now)]));
  const line = ({ categoryId, accountId, key }: Stream) => {
    const isSpending = categoryId !== null && (kindOf(categoryId) === 'expense' || key.endsWith('out'));
    const lineId = isSpending ? lineOf(categoryId, accountId) : null;
    return lineId === null ? null : keyOfLine(lineId, accountId);
  };
  const byLine = Map.groupBy(streams, (stream) => (stream.isTransfer ? null : line(stream)));
  const plain = (byLine.get(null) ?? [])
    .filter(({ isTransfer, key }) => !isTransfer && (sizes.get(key) ?? 0) > 0)
    .toSorted((a, b) => (sizes.get(b.key) ?? 0) - (sizes.get(a.key) ?? 0));
  const small = Map.groupBy(plain.slice(MOST_STREAMS), ({ accountId, key }) => `${accountId} ${key.split(' ').at(-1)}`);
  return [
    ...plain.slice(0, MOST_STREAMS),
    ...[...small].map(([place, parts]) => together(`other ${place}`, parts)),
    ...[...byLine].flatMap(([key, parts]) => (key === null ? [] : together(key, parts))),
    ...streams.filter(({ isTransfer }) => isTransfer),
  ];
}

function sizeOf({ values }: Stream, now: number): number {
  let size = 0;
  for (let at = Math.max(0, now - LATELY); at < now; at += 1) size += Math.abs(values[at] ?? 0);
  return size;
}

/** Several streams as one, of whatever category. @throws RangeError on none */
export function together(key: string, parts: readonly Stream[]): Stream {
  const [first] = parts;
  if (first === undefined) throw new RangeError('there are no streams');
  const values = new Float64Array(first.values.length);
  for (const part of parts) part.values.forEach((value, at) => (values[at] = (values[at] ?? 0) + value));
  return {
    ...first,
    key,
    categoryId: null,
    values,
    since: Math.max(...parts.map(({ since }) => since)),
    until: Math.max(...parts.map(({ until }) => until)),
  };
}
