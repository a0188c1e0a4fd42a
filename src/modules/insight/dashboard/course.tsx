import { addDays, daysBetween } from '#kernel/calendar.ts';
import { subtract } from '#kernel/money.ts';
import { useCaller } from '#ui/caller.tsx';
import { Chart } from '#ui/charts/chart.tsx';
import type { Point, Series } from '#ui/charts/chart-model.ts';
import { useFormats } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { writeSpan } from '#ui/period-text.client.ts';
import { FigureLink } from '#ui/stat.tsx';
import { Difference, Round } from './difference.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Summary } from './model.ts';
import { useMonthWords } from './month-words.client.ts';
import { isComparable } from './rules.ts';
import { LAST_MONTH, NOTHING_SPENT, SPENT, THIS_MONTH } from './words.ts';

/** What was spent up to each day of the month looked at, against the month before. */
export function CourseSection({ part, summary }: { part: InCurrency; summary: Summary }) {
  const { currency, soFar, before, spent, spentBefore } = part;
  const { period, previous } = summary;
  const formats = useFormats();
  const words = useMonthWords(summary);
  const isBusiness = useCaller().workspace.kind === 'business';
  const series: Series[] = [
    { key: 'now', name: words.isCurrent ? THIS_MONTH : words.name, hue: 'green' },
    ...(spentBefore.length > 0
      ? [{ key: 'before', name: words.isCurrent ? LAST_MONTH : words.compared, hue: 'slate', isDotted: true } as const]
      : []),
  ];
  const last = daysBetween(period.from, period.to);
  const points = Array.from({ length: last + 1 }, (_, index): Point => {
    const day = addDays(period.from, index);
    // The month before may be longer: what it came to stands at the end.
    const then = index === last ? spentBefore.at(-1) : (spentBefore[index] ?? spentBefore.at(-1));
    return {
      key: day,
      label: writeSpan({ from: day, to: day }, formats),
      values: { now: spent[index] ?? null, before: then ?? null },
    };
  });
  return (
    <Section>
      <Chart
        kind="line"
        height="lead"
        currency={currency}
        series={series}
        points={points}
        title={SPENT(words, isBusiness)}
        note={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <FigureLink
              to={rowsBehind({ currency, span: summary.soFar, direction: 'out' })}
              className="text-xl font-semibold text-ink!"
            >
              <Round value={soFar.out} />
            </FigureLink>
            {isComparable(before) && (
              <Difference difference={subtract(soFar.out, before.out)} compared={words.compared} good="less" />
            )}
          </span>
        }
        linkOf={({ key }, one) => {
          const to = one.key === 'now' ? key : addDays(previous.from, daysBetween(period.from, key));
          const from = one.key === 'now' ? period.from : previous.from;
          return rowsBehind({
            currency,
            span: { from, to: to < previous.to || one.key === 'now' ? to : previous.to },
            direction: 'out',
          });
        }}
        empty={NOTHING_SPENT}
      />
    </Section>
  );
}
