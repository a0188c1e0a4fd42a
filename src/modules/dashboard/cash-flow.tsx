import { type RefObject, useEffect, useRef, useState } from 'react';
import { daysOf } from '#kernel/calendar.ts';
import { Chart } from '#ui/charts/chart.tsx';
import { useFormats } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Span } from './model.ts';
import { goodMonths } from './rules.ts';

const SERIES = [
  { key: 'in', name: 'Money in', hue: 'green' },
  { key: 'out', name: 'Money out', hue: 'ochre' },
] as const;

export function CashFlowSection({ part: { currency, cashFlow }, soFar }: { part: InCurrency; soFar: Span }) {
  const { locale } = useFormats();
  const name = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const { good, of } = goodMonths(cashFlow);
  const title = of === 0 ? 'Cash flow by month' : titleOf(good, of);
  const note = 'Cash flow by month, transfers between your own accounts left out. This month only up to today.';
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
          return rowsBehind({ currency, span, withoutTransfers: true, direction: one.key === 'in' ? 'in' : 'out' });
        }}
        empty={
          <div className="flex flex-col items-center gap-3">
            Nothing has come in or gone out in the last twelve months.
            <LinkButton to="/app/imports" size="small">
              Import a statement
            </LinkButton>
          </div>
        }
      />
    </Section>
  );
}

function titleOf(good: number, of: number): string {
  if (of === 1) return good === 1 ? 'More came in than went out last month' : 'More went out than came in last month';
  if (good === of) return `More came in than went out in each of the last ${of} months`;
  if (good === 0) return `More went out than came in in each of the last ${of} months`;
  return `More came in than went out in ${good} of the last ${of} months`;
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
