import type { Day } from '#kernel/calendar.ts';
import { useFormats } from '#ui/formats.tsx';
import { writeSpan } from '#ui/period-text.client.ts';

/** A day at the beginning of a row. */
export function DayName({ day }: { day: Day }) {
  return (
    <time dateTime={day} className="w-14 shrink-0 self-start text-sm text-soft">
      {writeSpan({ from: day, to: day }, useFormats())}
    </time>
  );
}
