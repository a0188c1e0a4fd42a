import { type RefObject, useEffect, useRef, useState } from 'react';
import { daysOf } from '#kernel/calendar.ts';
import { Chart } from '#ui/charts/chart.tsx';
import { useFormats } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Summary } from './model.ts';
import { useMonthWords } from './month-words.client.ts';
import { goodMonths } from './rules.ts';

const SERIES = [
  { key: 'in', name: 'Money in', hue: 'green' },
  { key: 'out', name: 'Money out', hue: 'ochre' },
] as const;

export function CashFlowSection({ part: { currency, cashFlow }, summary }: { part: InCurrency; summary: Summary }) {
  const { soFar, isWhole } = summary;
  const { isCurrent, name: shown } = useMonthWords(summary);
  const { locale } = useFormats();
  const name = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const title = titleOf(goodMonths(cashFlow, isWhole), isCurrent);
  const end = isCurrent ? (isWhole ? '' : ' This month is up to today.') : ` The twelve months up to ${shown}.`;
  const note = `Cash flow by month, without transfers between your own accounts.${end}`;
  const { place, isSeen } = useSeen();
  if (!isSeen) {
    return (
      <Section title={title} note={note}>
        {/* Still, not pulsing: nothing is on its way. */}
        <div ref={place} className="h-64 rounded-control bg-sunken" />
      </Section>
    );
  }
  return (
    <Section>
      <Chart
        kind="bar"
        currency={currency}
        series={SERIES}
        points={cashFlow.map((flow) => ({
          key: flow.month,
          label: name.format(new Date(`${flow.month}-01T00:00:00Z`)),
          values: { in: flow.in, out: flow.out },
        }))}
        title={title}
        note={note}
        linkOf={({ key }, one) => {
          const days = daysOf(key);
          const span = { from: days.first, to: key === soFar.to.slice(0, 7) ? soFar.to : days.last };
          return rowsBehind({ currency, span, direction: one.key === 'in' ? 'in' : 'out' });
        }}
        empty={
          <div className="flex flex-col items-center gap-3">
            Nothing has come in or gone out in these twelve months.
            <LinkButton to="/app/imports" size="small">
              Import a statement
            </LinkButton>
          </div>
        }
      />
    </Section>
  );
}

/** "The last so many months" are said only where they are: without a gap, up to this month. */
function titleOf({ good, of, isUnbroken }: ReturnType<typeof goodMonths>, isCurrent: boolean): string {
  if (of === 0) return 'Cash flow by month';
  const isLast = isUnbroken && isCurrent;
  if (of === 1) {
    const when = isLast ? 'last month' : 'in the one month with transactions';
    return good === 1 ? `Income was above spending ${when}` : `Spending was above income ${when}`;
  }
  const months = isLast ? `the last ${of} months` : `the ${of} months with transactions`;
  if (good === of) return `Income was above spending in each of ${months}`;
  if (good === 0) return `Spending was above income in each of ${months}`;
  return `Income was above spending in ${good} of ${months}`;
}

/** Whether the place has come into sight: the drawing is more than half of what the page would load at first. */
function useSeen(): { place: RefObject<HTMLDivElement | null>; isSeen: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isSeen };
}
