import type { Day } from '#kernel/calendar.ts';
import { type DateStyle, useFormats, writeDay } from './formats.tsx';

/** A day or a month (`2026-03`) in the person's notation. */
export function DateText({ day, look = 'short', className }: { day: Day; look?: DateStyle; className?: string }) {
  const formats = useFormats();
  return (
    <time dateTime={day} className={className}>
      {writeDay(day, formats, look)}
    </time>
  );
}

/** An instant, given as ISO 8601 text, on the person's own clock. */
export function InstantText({ at, className }: { at: string; className?: string }) {
  const { locale } = useFormats();
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return (
    <time dateTime={at} className={className}>
      {text}
    </time>
  );
}
