import { daysBetween, type Day } from '#kernel/calendar.ts';
import type { Table } from './columns.ts';
import { NAMED_DUE } from './day-columns.ts';
import { dayIn, SLASHED, writtenDay, type Slashed, type WrittenDay } from './dates.ts';
import { BEGUN, BOOKED, ENDED } from './headings-by-language.ts';
import { normalHeading } from './headings.ts';
import { namedMeaningOf } from './near-headings.ts';
import type { ColumnRole } from './model.ts';
import type { Movement } from './movements.ts';

type Read = { readonly table: Table; readonly roles: readonly ColumnRole[] };

/** The name of the day says no more than that of another column, which has other dates. */
export function dayInDoubt({ table: { heading }, roles }: Read, movements: readonly Movement[]): string | null {
  const day = roles.indexOf('day');
  // Without names, the first of two dates is that of the transaction by custom.
  if (heading === null) return null;
  const name = heading.cells[day] ?? '';
  const rival = roles.findIndex((role, column) => {
    if (role !== 'ignore' && role !== 'value-day') return false;
    const other = heading.cells[column] ?? '';
    if (!isAsGood(other, name)) return false;
    const pairs = pairsOf(column, day, movements);
    return (
      pairs.length * 2 > movements.length &&
      areOthers(pairs) &&
      !(isBegunOf(other, name) && areMadeAndDone(pairs)) &&
      !((areSynonyms(name, other) || isValueDay(name)) && areSteps(pairs))
    );
  });
  return rival < 0 ? null : 'Two columns have dates. Check which one has the date of the transaction.';
}

/** How sure a name is that of the day of a transaction; null where it is no such name. */
function dayWeight(heading: string): number | null {
  const meaning = namedMeaningOf(heading);
  return meaning?.role === 'day' ? meaning.weight : null;
}

/** Whether another name says as much as that of the day. */
function isAsGood(other: string, name: string): boolean {
  const own = dayWeight(name) ?? 0;
  const isDue = (word: string): boolean => NAMED_DUE.test(normalHeading(word));
  if (isDue(other) && !isDue(name) && namedMeaningOf(name) !== null) return false;
  // What began may be a payment, a stay or a contract: any other date may be the one.
  if (own === BEGUN || isBegunOf(other, name)) return true;
  const weight = dayWeight(other) ?? (namedMeaningOf(other) === null ? 1 : -1);
  return weight >= Math.max(1, own);
}

const isBegunOf = (other: string, name: string): boolean => dayWeight(other) === BEGUN && dayWeight(name) === ENDED;

/** A day of another column, and that of the transaction on the same row. */
type Pair = { readonly other: WrittenDay; readonly day: WrittenDay | null };

function pairsOf(column: number, day: number, movements: readonly Movement[]): Pair[] {
  return movements.flatMap(({ cells }) => {
    const other = writtenDay(cells[column] ?? '');
    return other === null ? [] : [{ other, day: writtenDay(cells[day] ?? '') }];
  });
}

/** Whether one of them is another day, whether the day or the month comes first. */
const areOthers = (pairs: readonly Pair[]): boolean =>
  SLASHED.every((order) => pairs.some(({ other, day }) => !isSameDay(other, day, order)));

function isSameDay(one: WrittenDay, other: WrittenDay | null, order: Slashed): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  const day = dayIn(one, order);
  return day !== null && other !== null && day === dayIn(other, order);
}

/** The days of each row, the other one first, under each order of day and month that reads them all. */
function readings(pairs: readonly Pair[]): (readonly [Day, Day])[][] {
  const whole = pairs.filter(({ day }) => day !== null);
  return ordersOf(whole).flatMap((order) => {
    const days = whole.flatMap(({ other, day }) => {
      const [one, two] = [dayIn(other, order), day === null ? null : dayIn(day, order)];
      return one === null || two === null ? [] : [[one, two] as const];
    });
    return days.length === whole.length && days.length > 0 ? [days] : [];
  });
}

/** Nobody writes the month first with dots. */
const ordersOf = (pairs: readonly Pair[]): readonly Slashed[] =>
  pairs.every(({ other, day }) => [other, day].every((one) => one?.kind !== 'open' || one.dots)) ? ['dmy'] : SLASHED;

/** Whether every reading of the days is as asked, and there is one. */
function areAll(pairs: readonly Pair[], isAsAsked: (days: readonly (readonly [Day, Day])[]) => boolean): boolean {
  const all = readings(pairs);
  return all.length > 0 && all.every(isAsAsked);
}

/** A payment is done within so many days of its beginning. */
const LONGEST_PAYMENT = 31;

/** Whether what begins and ends are payments: some are done on their day, as no stay and no period is, and none before it. */
const areMadeAndDone = (pairs: readonly Pair[]): boolean =>
  areAll(
    pairs,
    (days) =>
      days.every(([begun, ended]) => isWithin(begun, ended, LONGEST_PAYMENT)) &&
      days.some(([begun, ended]) => begun === ended),
  );

const isWithin = (from: Day, to: Day, most: number): boolean => to >= from && daysBetween(from, to) <= most;

/** A payment is booked within so many days. */
const LONGEST_BOOKING = 10;

/** Whether one of two days comes first on all rows, and the other soon after it: made and booked, either of which will do. */
const areSteps = (pairs: readonly Pair[]): boolean =>
  areAll(
    pairs,
    (days) =>
      days.every(([one, two]) => isWithin(one, two, LONGEST_BOOKING)) ||
      days.every(([one, two]) => isWithin(two, one, LONGEST_BOOKING)),
  );

/** A day of value is one of the transaction, whatever another column near it is called. */
const isValueDay = (name: string): boolean => namedMeaningOf(name)?.role === 'value-day';

/**
 * Whether either of two days will do where one follows the other: one name twice, two that say "booked", that of an operation
 * beside that of a transaction, and one of these beside the day on which it was processed or paid.
 */
function areSynonyms(name: string, other: string): boolean {
  if ([name, other].every((heading) => dayWeight(heading) === BOOKED)) return true;
  const [one, two] = [name, other].map(normalHeading);
  const isMade = (words: string | undefined): boolean => OF_TRANSACTION.test(words ?? '');
  const isDone = (words: string | undefined): boolean => OF_PROCESSING.test(words ?? '');
  return one === two || (isMade(one) && (isMade(two) || isDone(two))) || (isDone(one) && isMade(two));
}

const OF_TRANSACTION = /(?<!\p{L})(?:oper|trans(?!fer)|tranz|txn|trx|опер|транз|islem)/u;
const OF_PROCESSING =
  /^(?:(?:date|data|datum|fecha|дата|dato) )?(?:of |de |da |del |din )?(?:process\p{L}*|proces\p{L}*|posting|posted|settle\p{L}*|платежа|обработки|списания|проводки)(?: (?:date|datum))?$/u;
