import { cx } from '#ui/class-names.ts';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { barOf, isOver } from './looks.ts';
import type { Summary } from './reading.model.ts';
import { PAGE_WORDS } from './words.ts';

const width = (thousandths: number) => ({ width: `${thousandths / 10}%` });

/** How much of a budget is spent, and paler after it what is committed. */
export function ProjectBar({ figures }: { figures: Summary['figures'] }) {
  const formats = useFormats();
  const bar = figures.budget.withheld === true ? null : barOf(figures);
  if (bar === null) return null;
  const percent = writeNumber(Math.floor((figures.usedPermille ?? 0) / 10), formats);
  return (
    <span
      role="img"
      aria-label={PAGE_WORDS.bar(percent)}
      className={cx(
        'flex h-2 w-full overflow-hidden rounded-full bg-sunken',
        isOver(figures) ? 'text-danger' : 'text-accent',
      )}
    >
      <span className="h-full bg-current opacity-80" style={width(bar.spent)} />
      <span className="h-full bg-current opacity-30" style={width(bar.committed)} />
    </span>
  );
}
