import { addDays, type Day } from '#kernel/calendar.ts';

/** An event that lasts a whole day. */
export type DayEvent = {
  /** The same for the same event in every file: calendars update it by that. */
  readonly uid: string;
  readonly day: Day;
  readonly summary: string;
  readonly description: string;
  /** Calendars that have it take it out. */
  readonly isCancelled: boolean;
};

type About = {
  readonly name: string;
  /** When it was made: of two files with the same event, calendars go by the later one. */
  readonly stamp: Date;
  /** How often a calendar that subscribes should look again (RFC 7986 §5.7), such as `PT6H`. */
  readonly refresh?: string;
};

/** Octets of a line, its end not counted (RFC 5545 §3.1). */
const LONGEST_LINE = 75;
const LINE_END = '\r\n';

/** An iCalendar file (RFC 5545) of whole days. */
export function icsText(events: readonly DayEvent[], { name, stamp, refresh }: About): string {
  const made = stamp.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ilifa//Recurring payments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...(refresh === undefined ? [] : [`REFRESH-INTERVAL;VALUE=DURATION:${refresh}`, `X-PUBLISHED-TTL:${refresh}`]),
    ...events.flatMap(({ uid, day, summary, description, isCancelled }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${made}`,
      `DTSTART;VALUE=DATE:${figures(day)}`,
      // The day after: the end of an event is not part of it (§3.6.1).
      `DTEND;VALUE=DATE:${figures(addDays(day, 1))}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

const figures = (day: Day) => day.replaceAll('-', '');

/** A text as a value (§3.3.11); other control characters have no place in one. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, ' ');
}

/** A long line in several, each after the first with a space before it; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (length + size > LONGEST_LINE) {
      parts.push(part);
      part = ' ';
      length = 1;
    }
    part += character;
    length += size;
  }
  return [...parts, part].join(LINE_END);
}

/** Of one character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
