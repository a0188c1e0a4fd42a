import { addDays, type Day } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';

/** A transaction that looks like one of a trip: paid in another currency, or for travel. */
export type TripRow = {
  readonly id: string;
  readonly day: Day;
  readonly minor: bigint;
  readonly currency: Currency;
};

export type Trip = {
  readonly from: Day;
  readonly to: Day;
  readonly rowIds: readonly string[];
  readonly spent: Money;
};

/** Days without such a transaction after which a trip is over. */
const LONGEST_GAP = 7;
const FEWEST_ROWS = 3;
/** Someone who travels for longer lives there. */
const MOST_ROWS = 200;

/** Trips among the transactions of one currency each, the newest first. @param rows in any order */
export function tripsAmong(rows: readonly TripRow[]): Trip[] {
  const found = [...Map.groupBy(rows, ({ currency }) => currency)].flatMap(([currency, own]) => {
    const ordered = own.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id < b.id ? -1 : 1));
    const trips: TripRow[][] = [];
    for (const row of ordered) {
      const last = trips.at(-1)?.at(-1);
      if (last !== undefined && row.day <= addDays(last.day, LONGEST_GAP)) trips.at(-1)?.push(row);
      else trips.push([row]);
    }
    return trips
      .filter(({ length }) => length >= FEWEST_ROWS && length <= MOST_ROWS)
      .map((trip): Trip => {
        const spent = -trip.reduce((sum, { minor }) => sum + minor, 0n);
        const days = trip.map(({ day }) => day);
        return {
          from: days[0] ?? '',
          to: days.at(-1) ?? '',
          rowIds: trip.map(({ id }) => id),
          spent: money(spent, currency),
        };
      });
  });
  return found.filter(({ spent }) => spent.minor > 0n).toSorted((a, b) => (a.to > b.to ? -1 : a.to < b.to ? 1 : 0));
}
