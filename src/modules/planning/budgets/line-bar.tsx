import { categoryPaint } from '#ui/category-mark.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { barOf, isOver } from './looks.ts';
import type { Line } from './model.ts';
import { TABLE_WORDS } from './words.ts';

const width = (thousandths: number) => ({ width: `${thousandths / 10}%` });

/** How much of a line is spent in the colour of its category, scheduled paler after it; `today`: thousandths of the period that are over. */
export function LineBar({ line, today }: { line: Line; today: number | null }) {
  const formats = useFormats();
  if (line.spent.withheld === true) return null;
  const { spent, scheduled } = barOf(line);
  const paint = categoryPaint(line.colour);
  const write = (thousandths: number) => writeNumber(Math.round(thousandths / 10), formats);
  return (
    <span
      role="img"
      aria-label={TABLE_WORDS.bar(write(spent), scheduled === 0 ? null : write(scheduled))}
      style={isOver(line) ? {} : (paint.style ?? {})}
      className={cx('relative flex h-2 w-full rounded-full bg-sunken', isOver(line) ? 'text-danger' : paint.className)}
    >
      <span
        className={cx('h-full rounded-l-full bg-current opacity-75', scheduled === 0 && 'rounded-r-full')}
        style={width(spent)}
      />
      {scheduled > 0 && <span className="h-full rounded-r-full bg-current opacity-30" style={width(scheduled)} />}
      {today !== null && <TodayMark at={today} />}
    </span>
  );
}

/** Where in the period today is. */
export function TodayMark({ at }: { at: number }) {
  return (
    <span aria-hidden className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink" style={{ left: `${at / 10}%` }} />
  );
}
