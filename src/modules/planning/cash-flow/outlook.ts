import { addDays, type Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';
import { type BudgetLine, budgetPath } from './budget-moves.ts';
import { type DayTable, placeOf } from './day-table.ts';
import type { KnownMove } from './known-moves.ts';
import { type Layer as LayerName, LAYERS } from './layers.ts';
import { FIRST_ORIGIN, type Layer, type Replay, replay } from './replay.ts';
import { forecastsOf } from './forecast.ts';
import type { Forecasts } from './remembered-forecasts.ts';
import { type Stream } from './stream.ts';
import { together } from './streams.ts';
import { wholeUnits } from './whole-units.ts';

export type HeldAccount = {
  readonly id: string;
  readonly currency: Currency;
  readonly accountType: AccountType;
  readonly isCash: boolean;
  /** Booked up to and with today. */
  readonly balance: bigint;
};

/** A line of the budget, and how much of its spending each account pays, of one. */
export type PlannedLine = BudgetLine & {
  readonly name: string;
  readonly currency: Currency;
  /** The keys of streams whose spending counts in it. */
  readonly streams: ReadonlySet<string>;
  readonly shares: ReadonlyMap<string, number>;
};

/** An item's payments: found ones by their place, and what was expected on days around each origin. */
export type Scheduled = {
  readonly accountId: string;
  /** Places and signed amounts. */
  readonly paid: readonly (readonly [place: number, minor: number])[];
  readonly due: readonly { readonly place: number; readonly expected: number; readonly paid: number | null }[];
};

/** Everything that a forecast follows from. */
export type Facts = {
  readonly today: Day;
  readonly table: DayTable;
  /** Days ahead. */
  readonly days: number;
  readonly accounts: readonly HeldAccount[];
  readonly streams: readonly Stream[];
  readonly known: readonly KnownMove[];
  /** The ids of what is expected in place of what is usual. */
  readonly instead: ReadonlySet<string>;
  readonly scheduled: readonly Scheduled[];
  readonly lines: readonly PlannedLine[];
};

/** Something that moves days by itself: whole minor units for each day from today on. */
export type Part = {
  readonly layer: LayerName;
  readonly accountId: string;
  readonly categoryId: string | null;
  readonly lineId: string | null;
  readonly name: string;
  readonly isTransfer: boolean;
  readonly moves: readonly number[];
};

export type Outlook = Pick<Replay, 'past' | 'spread'> & {
  readonly opening: bigint;
  readonly accountIds: ReadonlySet<string>;
  /** Estimated parts; known payments are in `known`. */
  readonly parts: readonly Part[];
  readonly known: readonly KnownMove[];
};

/** Payments that an item must have had before it counts as known. */
const LEAST_PAID = 2;

/**
 * The forecast of all cash in a currency, or of one account. Money that moves between its own cash accounts changes nothing in
 * all: the account with most transfers takes what the transfers of all cash come to, less those of the others, so that the
 * accounts add up to the total.
 */
export function outlookOf(
  facts: Facts,
  wanted: { readonly currency: Currency } | { readonly accountId: string },
  forecasts: Forecasts = forecastsOf,
): Outlook {
  const { accounts, table, days } = facts;
  const own = accounts.filter((one) =>
    'accountId' in wanted ? one.id === wanted.accountId : one.isCash && one.currency === wanted.currency,
  );
  const accountIds = new Set(own.map(({ id }) => id));
  const now = placeOf(table, facts.today) + 1;
  const lineKeys = new Set(facts.lines.flatMap((line) => [...line.streams]));
  const ownStreams = facts.streams.filter(({ isTransfer, accountId }) => !isTransfer && accountIds.has(accountId));
  // Whichever account pays for a line of the budget.
  const ofLines = facts.lines.flatMap((line) => {
    const parts = ownStreams.filter(({ key }) => line.streams.has(key));
    return parts.length === 0 ? [] : [together(line.lineId, parts)];
  });
  const streams = [
    ...ownStreams.filter(({ key }) => !lineKeys.has(key)),
    ...ofLines,
    ...transfersOf(facts, own, 'currency' in wanted, now),
  ];
  const scheduled = facts.scheduled.filter(({ accountId }) => accountIds.has(accountId));
  const lines = facts.lines.filter(({ shares }) => [...accountIds].some((id) => (shares.get(id) ?? 0) > 0));
  const plans = lines.map((line) => {
    const share = [...accountIds].reduce((sum, id) => sum + (line.shares.get(id) ?? 0), 0);
    return {
      streams: new Set(streams.flatMap(({ key }, place) => (key === line.lineId ? place : []))),
      pathAt: (origin: number, count: number) => budgetPath(line, origin, count, share),
    };
  });
  // The same origins whatever is asked for, so that an account is the same by itself as in the total.
  const since = Math.min(...facts.streams.map((stream) => stream.since), now);
  const ownSince = Math.min(...streams.map((stream) => stream.since), now);
  const found = replay(
    streams,
    table,
    { now, horizon: days, since },
    {
      layers: [layerOf(scheduled, table)],
      plans,
      forecasts,
    },
  );
  const known = facts.known.filter(({ accountId }) => accountIds.has(accountId));
  const usual = streams.map(({ accountId, categoryId, isTransfer }, place): Part => ({
    layer: 'usual',
    accountId,
    categoryId,
    lineId: null,
    name: '',
    isTransfer,
    // Nothing is estimated of today.
    moves: [0, ...wholeUnits(found.paths[place] ?? new Float64Array(days))],
  }));
  return {
    opening: own.reduce((sum, { balance }) => sum + balance, 0n),
    accountIds,
    parts: [
      ...insteadOf(
        usual,
        known.filter(({ expectedId }) => facts.instead.has(expectedId ?? '')),
        facts.today,
      ),
      ...budgetParts(lines, accountIds, now, days),
    ],
    known,
    past: found.past.filter(({ ago }) => now - ago >= ownSince + FIRST_ORIGIN),
    spread: found.spread,
  };
}

/** The transfers of a selection as streams. */
function transfersOf({ streams, accounts }: Facts, own: readonly HeldAccount[], isAll: boolean, now: number): Stream[] {
  const [first] = own;
  if (first === undefined) return [];
  const cash = new Set(accounts.filter((one) => one.isCash && one.currency === first.currency).map(({ id }) => id));
  const transfers = streams.filter(({ isTransfer, accountId }) => isTransfer && cash.has(accountId));
  const hub = hubOf(transfers, now);
  if (isAll) return transfers.length === 0 ? [] : [{ ...together('transfers', transfers), accountId: hub ?? first.id }];
  if (first.id !== hub) return streams.filter(({ isTransfer, accountId }) => isTransfer && accountId === first.id);
  const others = transfers.filter(({ accountId }) => accountId !== hub);
  return [
    { ...together('transfers', transfers), accountId: hub },
    ...others.map((stream) => ({ ...stream, accountId: hub, values: stream.values.map((value) => 0 - value) })),
  ];
}

/** The account that most is moved from and to; null without any. */
function hubOf(transfers: readonly Stream[], now: number): string | null {
  const moved = new Map<string, number>();
  for (const { accountId, values } of transfers)
    for (let at = 0; at < now; at += 1) moved.set(accountId, (moved.get(accountId) ?? 0) + Math.abs(values[at] ?? 0));
  const [most] = [...moved].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return most?.[0] ?? null;
}

/** What recurring payments moved, and would have been expected to move after an origin: those that were known by then. */
function layerOf(scheduled: readonly Scheduled[], table: DayTable): Layer {
  const values = new Float64Array(table.count);
  for (const { paid } of scheduled) for (const [place, minor] of paid) values[place] = (values[place] ?? 0) + minor;
  return {
    values,
    addTo(path, origin) {
      for (const { paid, due } of scheduled) {
        if (paid.filter(([place]) => place < origin).length < LEAST_PAID) continue;
        const coming = due.filter(
          ({ place, paid: on }) => place >= origin && place < origin + path.length && (on === null || on >= origin),
        );
        // What the first of them was expected to be: the later ones know of it.
        for (const { place } of coming) path[place - origin] = (path[place - origin] ?? 0) + (coming[0]?.expected ?? 0);
      }
    },
  };
}

function budgetParts(
  lines: readonly PlannedLine[],
  accountIds: ReadonlySet<string>,
  now: number,
  days: number,
): Part[] {
  return lines.flatMap((line) => {
    const path = budgetPath(line, now, days).map((value) => (Number.isNaN(value) ? 0 : value));
    return [...line.shares].flatMap(([accountId, share]): Part[] =>
      accountIds.has(accountId)
        ? [
            {
              layer: 'budget',
              accountId,
              categoryId: null,
              lineId: line.lineId,
              name: line.name,
              isTransfer: false,
              moves: [0, ...wholeUnits(path.map((value) => value * share))],
            },
          ]
        : [],
    );
  });
}

/** Days before and after what is expected in which what is usual gives way to it. */
const AROUND = 15;

/** What is usual, less what is expected in its place on the same account and in the same direction, as far as there is so much. */
function insteadOf(parts: readonly Part[], expected: readonly KnownMove[], today: Day): Part[] {
  if (expected.length === 0) return [...parts];
  const changed = parts.map((part) => ({ ...part, moves: [...part.moves] }));
  for (const { day, accountId, minor } of expected) {
    let left = Number(minor);
    const nearest = Array.from({ length: 2 * AROUND + 1 }, (_, step) => (step % 2 === 0 ? step / 2 : -(step + 1) / 2));
    const place = placeOf({ first: today }, day);
    for (const away of nearest)
      for (const part of changed) {
        const move = part.moves[place + away] ?? 0;
        if (part.accountId !== accountId || part.isTransfer || Math.sign(move) !== Math.sign(left)) continue;
        const taken = Math.abs(move) < Math.abs(left) ? move : left;
        part.moves[place + away] = move - taken + 0;
        left -= taken;
      }
  }
  return changed;
}

/** The balance at the end of each day from today on, of the layers that are asked for and of what a scenario moves besides. */
export function balancesOf(
  { opening, parts, known }: Pick<Outlook, 'opening' | 'parts' | 'known'>,
  { today, days, layers }: { readonly today: Day; readonly days: number; readonly layers: ReadonlySet<LayerName> },
  more: readonly { readonly day: Day; readonly minor: bigint }[] = [],
): bigint[] {
  const moves = Array.from(estimatedOf(parts, days, layers), BigInt);
  for (const { day, minor } of [...(layers.has('known') ? known : []), ...more]) {
    const later = placeOf({ first: today }, day);
    if (later >= 0 && later <= days) moves[later] = (moves[later] ?? 0n) + minor;
  }
  let balance = opening;
  return moves.map((move) => (balance += move));
}

const estimates = new WeakMap<readonly Part[], Map<string, Float64Array>>();

/** What the parts of some layers move on each day, added up once for all scenarios. */
function estimatedOf(parts: readonly Part[], days: number, layers: ReadonlySet<LayerName>): Float64Array {
  const known = estimates.get(parts) ?? new Map<string, Float64Array>();
  estimates.set(parts, known);
  const key = `${days} ${LAYERS.filter((layer) => layers.has(layer)).join(' ')}`;
  const sums = known.get(key) ?? new Float64Array(days + 1);
  if (!known.has(key))
    for (const { layer, moves } of parts)
      if (layers.has(layer))
        for (let later = 0; later <= days; later += 1) sums[later] = (sums[later] ?? 0) + (moves[later] ?? 0);
  known.set(key, sums);
  return sums;
}

/** The lowest balance and its day, the first of equal ones. */
export function lowestOf(balances: readonly bigint[], today: Day): { readonly day: Day; readonly minor: bigint } {
  let place = 0;
  balances.forEach((balance, later) => {
    if (balance < (balances[place] ?? 0n)) place = later;
  });
  return { day: addDays(today, place), minor: balances[place] ?? 0n };
}
