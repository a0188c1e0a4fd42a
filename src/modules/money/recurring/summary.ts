import { addDays, type Day } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import { periodOfCadence } from './cadences.ts';
import { missingSince, priceRise, sumsByCurrency, windowOf } from './matching.ts';
import type { Item, Occurrence } from './model.ts';

/** How far ahead "soon" is. */
export const SOON_DAYS = 30;
/** An item of which so many payments in a row did not come has perhaps ended. */
const ENDED_AFTER = 2;

export type Due = { readonly item: Item; readonly occurrence: Occurrence };

/** Days in which a payment that was not found yet is still told of. */
const LATE_DAYS = 31;

/** What is due between two days, both included, or was due in the month before and has not come yet; the earliest first. */
export function dueBetween(items: readonly Item[], from: Day, to: Day): Due[] {
  const since = addDays(from, -LATE_DAYS);
  return items
    .flatMap((item) =>
      item.occurrences
        .filter(({ state, due, span }) => {
          const isToCome = state === 'late' ? since <= due : state !== 'paid' && from <= (span?.to ?? due);
          return isToCome && due <= to;
        })
        .map((occurrence) => ({ item, occurrence })),
    )
    .toSorted((a, b) => (a.occurrence.due < b.occurrence.due ? -1 : a.occurrence.due > b.occurrence.due ? 1 : 0));
}

export type Rise = { readonly item: Item; readonly from: Money; readonly to: Money; readonly on: Day };
export type Missed = { readonly item: Item; readonly missed: readonly Occurrence[]; readonly hasPerhapsEnded: boolean };

/** Payments of one payee from different accounts, and what they cost a year together, by currency. */
type SeveralTimes = { readonly items: readonly Item[]; readonly yearly: readonly Money[] };

/** Days from one payment to the next from which on it comes about once a year. */
const ABOUT_A_YEAR = 300;

export type PageSummary = {
  readonly dueSoon: readonly Due[];
  /** What is still to be paid of that, by currency: a payment not seen yet may have been made. */
  readonly toPay: readonly Money[];
  /** What bills and subscriptions cost a year, by currency. */
  readonly yearly: readonly Money[];
  readonly bills: readonly Item[];
  readonly income: readonly Item[];
  readonly rises: readonly Rise[];
  readonly missed: readonly Missed[];
  /** What bills and subscriptions that have perhaps ended cost a year, by currency. */
  readonly endedYearly: readonly Money[];
  /** Bills and subscriptions that the person pays for and does not use, the dearest first. */
  readonly unused: readonly Item[];
  /** What those cost a year, by currency. */
  readonly unusedYearly: readonly Money[];
  /** Bills that come about once a year and are due soon, the earliest first. */
  readonly renewals: readonly Due[];
  /** Bills of one payee that are being paid from several accounts. */
  readonly severalTimes: readonly SeveralTimes[];
};

/** What the page says, from the items as they are on a day. */
export function summaryOf(items: readonly Item[], today: Day): PageSummary {
  const bills = items
    .filter(({ source }) => source.direction === 'out')
    .toSorted((a, b) => (a.yearly.minor > b.yearly.minor ? -1 : a.yearly.minor < b.yearly.minor ? 1 : 0));
  const unused = bills.filter(({ isUnused }) => isUnused);
  const dueSoon = dueBetween(items, today, addDays(today, SOON_DAYS));
  const missed = items.flatMap((item): Missed[] => {
    const missing = missingSince(item.occurrences);
    return missing.length === 0 ? [] : [{ item, missed: missing, hasPerhapsEnded: missing.length >= ENDED_AFTER }];
  });
  return {
    dueSoon,
    toPay: sumsByCurrency(
      dueSoon
        .filter(({ item, occurrence }) => item.source.direction === 'out' && occurrence.state === 'due')
        .map(({ occurrence }) => occurrence.expected),
    ),
    yearly: sumsByCurrency(bills.map((item) => item.yearly)),
    bills,
    unused,
    unusedYearly: sumsByCurrency(unused.map((item) => item.yearly)),
    renewals: dueSoon.filter(
      ({ item, occurrence }) =>
        item.source.direction === 'out' && occurrence.state === 'due' && periodOfCadence(item.cadence) >= ABOUT_A_YEAR,
    ),
    severalTimes: paidSeveralTimes(bills, today),
    income: items.filter(({ source }) => source.direction === 'in'),
    rises: bills.flatMap((item) => {
      const rise = priceRise(item.occurrences);
      return rise === null ? [] : [{ item, ...rise }];
    }),
    missed,
    endedYearly: sumsByCurrency(
      missed
        .filter(({ item, hasPerhapsEnded }) => hasPerhapsEnded && item.source.direction === 'out')
        .map(({ item }) => item.yearly),
    ),
  };
}

/** Payments of one payee that are paid from more than one account: each was paid within its last period. */
function paidSeveralTimes(bills: readonly Item[], today: Day): SeveralTimes[] {
  const paid = bills.filter((item) => {
    const since = addDays(today, -Math.ceil(periodOfCadence(item.cadence)) - windowOf(item.cadence).grace);
    return item.occurrences.some((one) => one.paid !== null && one.paid.day >= since && one.paid.day <= today);
  });
  return [...Map.groupBy(paid, ({ source }) => source.payee).values()]
    .filter((items) => new Set(items.map(({ source }) => source.accountId)).size > 1)
    .map((items) => ({ items, yearly: sumsByCurrency(items.map(({ yearly }) => yearly)) }));
}

/** Occurrences from today on, the earliest first, and those before, the newest first. */
export function splitByDay(
  occurrences: readonly Occurrence[],
  today: Day,
): { coming: Occurrence[]; past: Occurrence[] } {
  const coming = occurrences.filter(({ due }) => due >= today);
  return { coming, past: occurrences.filter(({ due }) => due < today).toReversed() };
}

/** The filters by which the list of transactions shows those that look like the payment. */
export function rowsLike({ payee, currency, accountId, direction }: Item['source']) {
  // The first word of the payee is in every spelling of it.
  const [word = payee] = payee.split(' ');
  return { q: word, currency, account: accountId, direction };
}

/** The first occurrence that is still to come; null where there is none within a year. */
export function nextOf({ occurrences }: Pick<Item, 'occurrences'>): Occurrence | null {
  return occurrences.find(({ state }) => state === 'due') ?? null;
}
