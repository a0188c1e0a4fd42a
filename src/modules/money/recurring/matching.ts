import { addDays, type Day, daysBetween, daysOf, monthOf } from '#kernel/calendar.ts';
import { add, type Money } from '#kernel/money.ts';
import type { GazettedDay } from '#kernel/working-days.ts';
import { periodOfCadence, turnsBetween } from './cadences.ts';
import { expectedOf, isAsExpected } from './amounts.ts';
import type { AmountRule, Cadence, Change, Evidence, Match, Occurrence } from './model.ts';

type Item = {
  readonly cadence: Cadence;
  readonly amount: AmountRule;
  readonly changes: readonly Change[];
  readonly matches?: readonly Match[] | undefined;
};

type Known = {
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
  /** The day of the newest transaction in the account: nothing is missing that a later statement may bring. */
  readonly seenUpTo: Day | null;
  readonly gazetted: readonly GazettedDay[];
};

const NONE_CHOSEN: ReadonlyMap<Day, Evidence> = new Map();

/** Days before and after the due day in which a payment counts as the one that was due. */
export function windowOf(cadence: Cadence): { readonly early: number; readonly grace: number } {
  const period = periodOfCadence(cadence);
  if (period < 14) return { early: 3, grace: 3 };
  if (period < 28) return { early: 5, grace: 6 };
  return period < 60 ? { early: 7, grace: 10 } : { early: 14, grace: 21 };
}

/**
 * The occurrences of an item between two days, each with the transaction that paid it: the nearest by day that no
 * earlier occurrence took. `rows` are the item's own, in any order. `chosen` are those that a person chose, by the day of
 * their occurrence: each pays that one, and no other.
 */
export function occurrencesOf(
  item: Item,
  rows: readonly Evidence[],
  known: Known,
  chosen: ReadonlyMap<Day, Evidence> = NONE_CHOSEN,
): Occurrence[] {
  const { early, grace } = windowOf(item.cadence);
  const changes = new Map(item.changes.map((change) => [turnOf(item.cadence, change.on), change]));
  const refused = new Map(item.matches?.map(({ on, notPaidBy }) => [on, notPaidBy]));
  const chosenIds = new Set([...chosen.values()].map(({ id }) => id));
  const left = new Set(rows.filter(({ id }) => !chosenIds.has(id)));
  const paidSoFar: Money[] = [];
  return turnsBetween(item.cadence, known.from, known.to, known.gazetted).map((turn): Occurrence => {
    const { on } = turn;
    const change = changes.get(on);
    const due = change?.movedTo ?? turn.due;
    // A day that the person named does not follow the moon.
    const span = change?.movedTo == null ? turn.span : null;
    const [earliest, latest] = [span?.from ?? due, span?.to ?? due];
    const expected = change?.amount ?? expectedOf(item.amount, paidSoFar);
    const own = chosen.get(on);
    const isChosen = own !== undefined;
    const facts = { on, due, span, expected, paid: null, isChosen, before: null };
    // What was paid was not skipped.
    if (change?.isSkipped === true && !isChosen) return { ...facts, state: 'skipped' };
    const days = { from: addDays(earliest, -early), to: addDays(latest, grace) };
    const paid = own ?? nearest(left, due, { ...days, except: refused.get(on) ?? [] });
    if (paid === null) return { ...facts, state: unpaidState(latest, days.to, known) };
    left.delete(paid);
    const last = paidSoFar.at(-1);
    paidSoFar.push(paid.amount);
    const isSame =
      change?.amount?.minor === paid.amount.minor ||
      isAsExpected(item.amount, paid.amount, last === undefined ? expected : last);
    return { ...facts, state: 'paid', paid, before: isSame ? null : (last ?? expected) };
  });
}

/** @param due the last day on which it can be due */
function unpaidState(due: Day, end: Day, { today, seenUpTo }: Known): Occurrence['state'] {
  if (due >= today) return 'due';
  return today > end && seenUpTo !== null && seenUpTo > end ? 'missing' : 'late';
}

type Where = { readonly from: Day; readonly to: Day; readonly except: readonly string[] };

function nearest(rows: ReadonlySet<Evidence>, due: Day, { from, to, except }: Where): Evidence | null {
  let best: Evidence | null = null;
  for (const row of rows) {
    if (row.day < from || row.day > to || except.includes(row.id)) continue;
    if (best === null || isNearer(row, best, due)) best = row;
  }
  return best;
}

/** Of two at the same distance the earlier, and of two on one day the one whose id comes first. */
function isNearer(row: Evidence, best: Evidence, due: Day): boolean {
  const [one, other] = [row, best].map(({ day }) => Math.abs(daysBetween(due, day)));
  if (one !== other) return (one ?? 0) < (other ?? 0);
  return row.day === best.day ? row.id < best.id : row.day < best.day;
}

/** What the next payment is expected to be, after those that were paid. */
export function expectedNow(rule: AmountRule, occurrences: readonly Occurrence[]): Money {
  return expectedOf(
    rule,
    occurrences.flatMap(({ paid }) => paid?.amount ?? []),
  );
}

/** The newest payment whose amount is above that of the one before; null where the newest change was none, or is over. */
export function priceRise(occurrences: readonly Occurrence[]): { from: Money; to: Money; on: Day } | null {
  const changed = occurrences.findLast(({ before }) => before !== null);
  if (changed?.before == null || changed.paid === null) return null;
  const { amount, day } = changed.paid;
  // A later payment of another amount is what was expected.
  if (occurrences.findLast(({ paid }) => paid !== null)?.paid?.amount.minor !== amount.minor) return null;
  return amount.minor > changed.before.minor ? { from: changed.before, to: amount, on: day } : null;
}

/** A payment of another price than the one before it. */
type PriceChange = { readonly on: Day; readonly day: Day; readonly from: Money; readonly to: Money };

/** When the price changed, the earliest first. Of amounts that may differ only those that the rule does not expect. */
export function priceChanges({ kind }: AmountRule, occurrences: readonly Occurrence[]): PriceChange[] {
  const isFixed = kind === 'exact' || kind === 'last';
  let last: Money | null = null;
  return occurrences.flatMap(({ on, paid, before }) => {
    if (paid === null) return [];
    const from = last;
    last = paid.amount;
    if (from === null || from.minor === paid.amount.minor || !(isFixed || before !== null)) return [];
    return [{ on, day: paid.day, from, to: paid.amount }];
  });
}

/** The occurrences without a payment since the last one that was paid. */
export function missingSince(occurrences: readonly Occurrence[]): Occurrence[] {
  const paidLast = occurrences.findLastIndex(({ state }) => state === 'paid');
  return occurrences.slice(paidLast + 1).filter(({ state }) => state === 'missing');
}

/** Amounts added up by currency, in the order in which the currencies first come. */
export function sumsByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const amount of amounts) {
    const sum = sums.get(amount.currency);
    sums.set(amount.currency, sum === undefined ? amount : add(sum, amount));
  }
  return [...sums.values()];
}

/**
 * The day by which an occurrence is told apart. Archives of before know a last working day by itself, a weekday among the last
 * six days of its month, and not by the end of the month.
 */
function turnOf({ kind }: Cadence, on: Day): Day {
  const { last } = daysOf(monthOf(on));
  const isWeekday = Temporal.PlainDate.from(on).dayOfWeek < 6;
  return kind === 'last-working-day' && isWeekday && on > addDays(last, -6) ? last : on;
}
