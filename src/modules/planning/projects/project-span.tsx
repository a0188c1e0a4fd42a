import type { Day } from '#kernel/calendar.ts';
import { DateText } from '#ui/date-text.tsx';

/** From when a project goes, and until when where that is known. */
export function ProjectSpan({ project: { startsOn, endsOn } }: { project: { startsOn: Day; endsOn: Day | null } }) {
  return (
    <span>
      <DateText day={startsOn} />
      {endsOn !== null && (
        <>
          {' – '}
          <DateText day={endsOn} />
        </>
      )}
    </span>
  );
}
