import type { Day } from '#kernel/calendar.ts';
import { cx } from './class-names.ts';
import { type DateStyle, useFormats, writeDay } from './formats.tsx';

/** A day or a month (`2026-03`) in the person's notation. */
export function DateText({ day, look = 'short', className }: { day: Day; look?: DateStyle; className?: string }) {
  const formats = useFormats();
  return (
    <time dateTime={day} className={cx('whitespace-nowrap', className)}>
      {writeDay(day, formats, look)}
    </time>
  );
}
