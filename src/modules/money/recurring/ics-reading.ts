import { type Day, isDay } from '#kernel/calendar.ts';

/** When something is: a day, and where it is not the whole day, the time on it. */
export type Moment = {
  readonly day: Day;
  /** Hours, minutes and seconds as six figures; null: the whole day. */
  readonly time: string | null;
  /** `UTC`, the name of a zone, or null: wherever the reader is. */
  readonly zone: string | null;
};

/** A `VEVENT`, as far as payments need it. */
export type CalendarEvent = {
  readonly uid: string | null;
  readonly summary: string;
  readonly description: string;
  /** Null where there is none, or it cannot be read. */
  readonly start: Moment | null;
  readonly rules: readonly string[];
  readonly excluded: readonly Moment[];
  /** Has what no rule says: further dates (`RDATE`), or rules of exclusion (`EXRULE`). */
  readonly hasMore: boolean;
  /** Of an event that stands in place of one occurrence: the moment that the occurrence would be at. */
  readonly replaces: Moment | null;
  /** Where it stands in place of all that follow too. */
  readonly replacesLater: boolean;
  readonly isCancelled: boolean;
};

type Line = { readonly name: string; readonly params: ReadonlyMap<string, string>; readonly value: string };

/** The events of an iCalendar file (RFC 5545); nothing of time zones, tasks and alarms, which have rules and texts too. */
export function eventsIn(text: string): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  const open: string[] = [];
  let lines: Line[] = [];
  for (const line of linesIn(text)) {
    const component = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      open.push(component);
      if (component === 'VEVENT') lines = [];
    } else if (line.name === 'END') {
      if (component === 'VEVENT' && open.at(-1) === 'VEVENT') events.push(eventOf(lines));
      open.pop();
    } else if (open.at(-1) === 'VEVENT') lines.push(line);
  }
  return events;
}

/** Lines without a frame, as people copy them: a rule alone, or with its `DTSTART` and `EXDATE`. */
export function eventFrom(text: string): CalendarEvent {
  return eventOf(linesIn(text.replaceAll(/^[ \t]*(?=(?:RSCALE|FREQ)=)/gim, 'RRULE:')));
}

/** Whether a text is an iCalendar file, rather than a rule by itself. */
export function isCalendarFile(text: string): boolean {
  return /^\s*BEGIN:V(?:CALENDAR|EVENT)\s*$/im.test(text);
}

/** Long lines are put together again (§3.1). */
function linesIn(text: string): Line[] {
  const whole = text.replace(/^\uFEFF/, '').replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '');
  return whole.split(/\r\n|\r|\n/).flatMap((line) => lineOf(line.trim()) ?? []);
}

const PARAM = /;([\w-]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)/y;

function lineOf(text: string): Line | null {
  const name = /^[\w-]+/.exec(text)?.[0];
  if (name === undefined) return null;
  const params = new Map<string, string>();
  let end = name.length;
  PARAM.lastIndex = end;
  for (let found = PARAM.exec(text); found !== null; found = PARAM.exec(text)) {
    params.set((found[1] ?? '').toUpperCase(), (found[2] ?? '').replaceAll('"', ''));
    end = PARAM.lastIndex;
  }
  return text[end] === ':' ? { name: name.toUpperCase(), params, value: text.slice(end + 1) } : null;
}

function eventOf(lines: readonly Line[]): CalendarEvent {
  const all = (name: string) => lines.filter((line) => line.name === name);
  const text = (name: string) => plain(all(name)[0]?.value ?? '');
  const [start] = all('DTSTART').flatMap(momentsOf);
  const [replaced] = all('RECURRENCE-ID');
  return {
    uid: all('UID')[0]?.value ?? null,
    summary: text('SUMMARY'),
    description: text('DESCRIPTION'),
    start: start ?? null,
    rules: all('RRULE').map(({ value }) => value.trim()),
    excluded: all('EXDATE').flatMap(momentsOf),
    hasMore: all('RDATE').length + all('EXRULE').length > 0,
    replaces: replaced === undefined ? null : (momentsOf(replaced)[0] ?? null),
    replacesLater: replaced?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    isCancelled: all('STATUS')[0]?.value.trim().toUpperCase() === 'CANCELLED',
  };
}

/** A text as it was before it was written into a file (§3.3.11). */
function plain(value: string): string {
  return value.replaceAll(/\\(.)/gs, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark)).trim();
}

function momentsOf({ params, value }: Line): Moment[] {
  return value.split(',').flatMap((one) => momentOf(one.trim(), params.get('TZID') ?? null) ?? []);
}

function momentOf(text: string, zone: string | null): Moment | null {
  const [, year, month, dayOfMonth, time, utc] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})(Z)?)?$/i.exec(text) ?? [];
  const day = `${year}-${month}-${dayOfMonth}`;
  if (!isDay(day)) return null;
  if (time === undefined) return { day, time: null, zone: null };
  if (!/^(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(time)) return null;
  return { day, time, zone: utc === undefined ? zone : 'UTC' };
}
