import { daysBetween } from '#kernel/calendar.ts';
import { DateText } from '#ui/date-text.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Goal } from './model.ts';
import { COURSE_WORDS } from './words.ts';

/** Whether a goal is on track, in a sentence. */
export function Course({ goal }: { goal: Goal }) {
  const { course, due, finish, perPayday, missing, state } = goal;
  const date = (day: string | null) => ({
    date: day === null ? '' : <DateText day={day} className="whitespace-nowrap" />,
  });
  if (goal.target.withheld === true) return due === null ? null : <Sentence text={COURSE_WORDS.by} parts={date(due)} />;
  if (missing.length > 0) return COURSE_WORDS.unknown(missing.join(', '));
  if (course === 'reached') return COURSE_WORDS.reached;
  if (state === 'archived') return COURSE_WORDS.archived;
  if (course === 'paused') return COURSE_WORDS.paused;
  if (course === 'late') return <Sentence text={COURSE_WORDS.late} parts={date(due)} />;
  if (course === 'on-track') return <Sentence text={COURSE_WORDS['on-track']} parts={date(due)} />;
  if (course === 'behind' && due !== null && finish !== null)
    return <Sentence text={COURSE_WORDS.behind(daysBetween(due, finish))} parts={date(finish)} />;
  if (course === 'open') return <Sentence text={COURSE_WORDS.open} parts={date(finish)} />;
  if (course === 'stalled') return COURSE_WORDS.stalled;
  if (due !== null && perPayday !== null)
    return (
      <Sentence text={COURSE_WORDS.each} parts={{ ...date(due), amount: <MoneyText value={perPayday} whole /> }} />
    );
  return COURSE_WORDS.young;
}
