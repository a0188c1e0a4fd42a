import { RRuleTemporal } from 'rrule-temporal';
import type { Day } from '#kernel/calendar.ts';
import type { Currency, Money } from '#kernel/money.ts';
import { NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { amountIn } from './amount-in-text.ts';
import { cadenceOfDays, COMPARED } from './cadence-of-days.ts';
import { turnsBetween } from './cadences.ts';
import { type CalendarEvent, eventFrom, eventsIn, isCalendarFile, type Moment } from './ics-reading.ts';
import type { Refusal } from './import-words.ts';
import { MOST_CHANGES, MOST_EVENTS } from './limits.ts';
import type { Cadence, Change } from './model.ts';
import { partsForLibrary, partsOf, refusalOfParts } from './rule-parts.ts';

/** Whose payments they become. */
export type Reader = {
  readonly today: Day;
  readonly timeZone: string;
  readonly country: string;
  readonly currency: Currency;
};

export type ReadPayment = { readonly cadence: Cadence; readonly changes: readonly Change[] };

/** An event that repeats: a payment of ours, or why it is none. */
export type ReadEvent = { readonly name: string; readonly amount: Money | null } & (
  | { readonly payment: ReadPayment; readonly refusal: null }
  | { readonly payment: null; readonly refusal: Refusal }
);

export type Reading = {
  readonly events: readonly ReadEvent[];
  /** Events that do not repeat. */
  readonly single: number;
  /** There are more events that repeat than are read at once; none was read. */
  readonly isTooMany: boolean;
};

/** Reads an iCalendar file, or a rule by itself, which begins today where it does not say when. */
export function readCalendar(text: string, reader: Reader): Reading {
  if (!isCalendarFile(text)) {
    const event = eventFrom(text);
    const start = event.start ?? { day: reader.today, time: null, zone: null };
    const events = event.rules.length === 0 ? [] : [read({ ...event, start }, [], reader)];
    return { events, single: 0, isTooMany: false };
  }
  const all = eventsIn(text);
  const repeating = all.filter(({ rules, hasMore, replaces }) => replaces === null && (rules.length > 0 || hasMore));
  const single = all.filter((event) => event.replaces === null && !repeating.includes(event)).length;
  if (repeating.length > MOST_EVENTS) return { events: [], single, isTooMany: true };
  const replacing = Map.groupBy(
    all.filter(({ replaces }) => replaces !== null),
    ({ uid }) => uid,
  );
  const events = repeating.map((event) => read(event, replacing.get(event.uid) ?? [], reader));
  return { events, single, isTooMany: false };
}

function read(event: CalendarEvent, replacing: readonly CalendarEvent[], reader: Reader): ReadEvent {
  const inSummary = amountIn(event.summary, reader.currency);
  const amount = inSummary.amount ?? amountIn(event.description, reader.currency).amount;
  const name = (inSummary.rest === '' ? event.summary : inSummary.rest).slice(0, 120).trim();
  const payment = paymentOf(event, replacing, reader);
  return typeof payment === 'string'
    ? { name, amount, payment: null, refusal: payment }
    : { name, amount, payment, refusal: null };
}

function paymentOf(
  { start, rules, hasMore, isCancelled, excluded }: CalendarEvent,
  replacing: readonly CalendarEvent[],
  { timeZone, country }: Reader,
): ReadPayment | Refusal {
  const parts = partsOf(rules[0] ?? '');
  if (isCancelled) return 'CANCELLED';
  if (rules.length > 1) return 'SEVERAL_RULES';
  if (hasMore) return 'MORE_DATES';
  if (parts === null) return 'NOT_A_RULE';
  if (start === null) return 'NO_START';
  if (replacing.some(({ replacesLater }) => replacesLater)) return 'CHANGES_LATER';
  const refused = refusalOfParts(parts);
  if (refused !== null) return refused;
  const occurrences = occurrencesOf(parts, start, timeZone);
  if (typeof occurrences === 'string') return occurrences;
  const { days, time } = occurrences;
  const cadence = days.length < COMPARED ? null : cadenceOfDays(days, country);
  if (cadence === null) return whyNot(days, parts);
  try {
    const changes = changesOf(excluded, replacing, { cadence, start: { ...start, time }, timeZone });
    return changes.length > MOST_CHANGES ? 'TOO_MANY_SKIPPED' : { cadence, changes };
  } catch (error) {
    if (error instanceof RangeError) return 'UNKNOWN_ZONE';
    throw error;
  }
}

/** The days that a rule gives first, and the time on them. Its own zone, which may be none that we know, is not asked. */
function occurrencesOf(
  parts: ReadonlyMap<string, string>,
  { day, time, zone }: Moment,
  timeZone: string,
): { days: Day[]; time: string | null } | Refusal {
  const readable = partsForLibrary(parts);
  if (readable === null) return 'OTHER';
  // Of whole days they say nothing (RFC 5545 §3.3.10).
  const said = [...readable].filter(([name]) => time !== null || !/^BY(?:HOUR|MINUTE|SECOND)$/.test(name));
  const rruleString = `RRULE:${said.map(([name, value]) => `${name}=${value}`).join(';')}`;
  try {
    const dtstart = plainTime({ day, time: time ?? '000000' }).toZonedDateTime('UTC');
    const found = new RRuleTemporal({ rruleString, dtstart }).all((_, at) => at < COMPARED);
    const first = found[0];
    if (first === undefined) return 'NEVER';
    const days = found.map((at) =>
      (zone === 'UTC' ? at.withTimeZone(timeZone) : at).toPlainDate().toString({ calendarName: 'never' }),
    );
    return { days, time: time === null ? null : figuresOf(first.toPlainTime().toString({ smallestUnit: 'second' })) };
  } catch {
    // The library gives up on a rule that no date fits.
    return 'NEVER';
  }
}

function whyNot(days: readonly Day[], parts: ReadonlyMap<string, string>): Refusal {
  if (new Set(days).size < days.length) return 'TOO_OFTEN';
  const numbers = new Set(days.map((day) => day.slice(8)));
  const months = days.map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  if (months.some((month, at) => month - (months[at - 1] ?? month) > 24)) return 'TOO_SELDOM';
  if (numbers.size === 1 && Number(days[0]?.slice(8)) > 28) return 'SHORT_MONTHS';
  return new Set(months).size < months.length && parts.get('FREQ') !== 'DAILY' ? 'SEVERAL_DAYS' : 'OTHER';
}

type Where = { readonly cadence: Cadence; readonly start: Moment; readonly timeZone: string };

/** What is different about single occurrences. @throws RangeError where a time zone is not known */
function changesOf(excluded: readonly Moment[], replacing: readonly CalendarEvent[], where: Where): Change[] {
  const { cadence, timeZone } = where;
  const moved = replacing.flatMap(({ replaces, start, isCancelled }): Change[] => {
    const on = replaces === null ? null : dayOn(replaces, where);
    const to = start === null ? null : dayAs(start, timeZone);
    if (on === null || (to === on && !isCancelled)) return [];
    return [{ on, isSkipped: isCancelled, movedTo: isCancelled ? null : to, amount: null }];
  });
  const skipped = excluded.flatMap((moment): Change[] => {
    const on = dayOn(moment, where);
    return on === null ? [] : [{ on, isSkipped: true, movedTo: null, amount: null }];
  });
  const changes = new Map([...moved, ...skipped].map((change) => [change.on, change]));
  return [...changes.values()]
    .filter(({ on }) => turnsBetween(cadence, on, on, NONE_ANNOUNCED).length > 0)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1));
}

/** The day of the occurrence that is at a moment, which may be written in another zone; null where there is none at its time. */
function dayOn(moment: Moment, { start, timeZone }: Where): Day | null {
  if (moment.time === null || start.time === null) return moment.day;
  const there =
    moment.zone === start.zone
      ? moment
      : momentAt(
          plainTime(moment)
            .toZonedDateTime(moment.zone ?? timeZone)
            .withTimeZone(start.zone ?? timeZone),
          start.zone,
        );
  return there.time === start.time ? dayAs(there, timeZone) : null;
}

/** The day as it is written; of a time of UTC, that of the reader. */
function dayAs({ day, time, zone }: Moment, timeZone: string): Day {
  if (zone !== 'UTC' || time === null) return day;
  return momentAt(plainTime({ day, time }).toZonedDateTime('UTC').withTimeZone(timeZone), timeZone).day;
}

function momentAt(at: Temporal.ZonedDateTime, zone: string | null): Moment & { time: string } {
  const time = figuresOf(at.toPlainTime().toString({ smallestUnit: 'second' }));
  return { day: at.toPlainDate().toString(), time, zone };
}

function plainTime({ day, time }: Pick<Moment, 'day' | 'time'>): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from(`${day}T${(time ?? '000000').replace(/(..)(..)(..)/, '$1:$2:$3')}`);
}

const figuresOf = (time: string) => time.replaceAll(':', '');
