import { Flag } from 'lucide-react';
import { Chart } from '#ui/charts/chart.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { writeMoney } from '#ui/written-money.ts';
import { linkToProject } from './links.ts';
import type { Detail } from './reading.model.ts';
import { PROJECT_WORDS } from './words.ts';

/** What was spent over time, beside the budget spread evenly. */
export function Burn({ detail }: { detail: Detail }) {
  const { project, burn, tasks } = detail;
  const formats = useFormats();
  const { projected, usedUpOn, points } = burn;
  const title =
    usedUpOn !== null
      ? PROJECT_WORDS.burnUsedUp(writeDay(usedUpOn, formats, 'short'))
      : projected !== null
        ? PROJECT_WORDS.burnWill(writeMoney(projected, formats, { whole: true }))
        : PROJECT_WORDS.burnTitle;
  const hasPlan = points.some(({ planned }) => planned !== null);
  const milestones = tasks.filter(({ kind, dueOn }) => kind === 'milestone' && dueOn !== null);
  return (
    <div className="flex flex-col gap-3">
      <Chart
        kind="line"
        title={title}
        currency={project.currency}
        height="small"
        empty={PROJECT_WORDS.burnEmpty}
        series={[
          { key: 'spent', name: PROJECT_WORDS.spentSeries, hue: 'green' },
          ...(hasPlan
            ? [{ key: 'planned', name: PROJECT_WORDS.plannedSeries, hue: 'slate', isDotted: true } as const]
            : []),
        ]}
        points={points.map(({ day, spent, planned }) => ({
          key: day,
          label: writeDay(day, formats, 'short'),
          values: { spent, ...(hasPlan && { planned }) },
        }))}
        flags={milestones.flatMap(({ name, dueOn }) => (dueOn === null ? [] : { key: dueOn, name }))}
        linkOf={() => linkTo(linkToProject(project.id), { tab: 'transactions' })}
      />
      {milestones.length > 0 && (
        <ul aria-label={PROJECT_WORDS.milestones} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
          {milestones.map(({ id, name, dueOn, doneOn }) => (
            <li key={id} className={cx('inline-flex items-baseline gap-1.5', doneOn !== null && 'text-faint')}>
              <Flag className="size-3.5 shrink-0 self-center" aria-hidden />
              <span className="wrap-anywhere">
                {doneOn === null ? name : PROJECT_WORDS.reached(name)}, {dueOn !== null && <DateText day={dueOn} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
