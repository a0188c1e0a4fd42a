import type { Month } from '#kernel/calendar.ts';
import { Chart } from '#ui/charts/chart.tsx';
import { coursePoints } from './course-points.ts';
import { monthWords } from './month-words.ts';
import { findingOf, type Outcome } from './outcome.ts';
import { RESULTS_PARTS_WORDS } from './words.ts';

type CourseChartProps = { outcome: Outcome; firstMonth: Month };

/** What is still owed over the months of a plan, and with minimum payments alone. */
export function CourseChart({ outcome, firstMonth }: CourseChartProps) {
  const { chosen, plan, ways } = outcome;
  if (chosen.end !== 'free' || chosen.months.length < 2) return null;
  const points = coursePoints(chosen, ways.minimums, firstMonth);
  return (
    <Chart
      kind="line"
      currency={plan.extra.currency}
      series={[
        { key: 'plan', name: RESULTS_PARTS_WORDS.yourPlan, hue: 'green' },
        { key: 'minimums', name: RESULTS_PARTS_WORDS.minimumsOnly, hue: 'ochre', isDotted: true },
      ]}
      points={points.map(({ month, ...values }) => ({ key: month, label: monthWords(month), values }))}
      title={findingOf(outcome)}
      note={RESULTS_PARTS_WORDS.courseNote}
      empty={RESULTS_PARTS_WORDS.courseEmpty}
    />
  );
}
