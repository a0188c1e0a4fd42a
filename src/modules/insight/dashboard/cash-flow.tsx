import { type RefObject, useEffect, useRef, useState } from 'react';
import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import { useCaller } from '#ui/caller.tsx';
import { Chart, ChartTable } from '#ui/charts/chart.tsx';
import type { ChartData, Series } from '#ui/charts/chart-model.ts';
import { useFormats } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Span, Summary } from './model.ts';
import { useMonthWords } from './month-words.client.ts';
import { goodMonths } from './rules.ts';
import { CASH_FLOW, CASH_FLOW_NOTE, FIGURES, PROFIT_BY_MONTH, PROFIT_NOTE, RUNNING, CASH_FLOW_WORDS } from './words.ts';

/** A chart of fewer months says no more than the figures above it. */
const FEWEST = 2;

const IN: Series = { key: 'in', name: FIGURES.income, hue: 'green' };
const HOUSEHOLD: readonly Series[] = [IN, { key: 'out', name: FIGURES.spending, hue: 'ochre' }];
const BUSINESS: readonly Series[] = [
  IN,
  { key: 'out', name: FIGURES.costs, hue: 'ochre' },
  { key: 'left', name: FIGURES.profit, hue: 'indigo' },
];

/** Income and spending of the months that hold any; with the profit for a business. */
export function CashFlowSection({ part: { currency, cashFlow }, summary }: { part: InCurrency; summary: Summary }) {
  const { soFar, isWhole, period } = summary;
  const { isCurrent } = useMonthWords(summary);
  const { locale } = useFormats();
  const isBusiness = useCaller().workspace.kind === 'business';
  const name = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const filled = cashFlow.filter(({ count }) => count > 0);
  const title = isBusiness ? PROFIT_BY_MONTH : titleOf(goodMonths(cashFlow, isWhole), isCurrent);
  const isRunning = (from: Day) => from === period.from && !isWhole;
  const about = isBusiness ? PROFIT_NOTE : CASH_FLOW_NOTE;
  const note = filled.some(({ from }) => isRunning(from)) ? `${about} ${RUNNING}` : about;
  const { place, isSeen } = useSeen();
  if (filled.length < FEWEST) return null;
  const data: ChartData = {
    kind: 'bar',
    currency,
    series: isBusiness ? BUSINESS : HOUSEHOLD,
    points: filled.map((flow) => ({
      key: flow.from,
      label: name.format(new Date(`${middleOf(flow)}T00:00:00Z`)),
      isRunning: isRunning(flow.from),
      values: { in: flow.in, out: flow.out, left: flow.left },
    })),
  };
  if (!isSeen) {
    return (
      <Section title={title} note={note}>
        {/* Still, not pulsing: nothing is on its way. */}
        <div ref={place} className="h-64 rounded-control bg-sunken print:hidden" />
        {/* Paper does not wait for a drawing. */}
        <div className="hidden print:block">
          <ChartTable title={title} data={data} reachable={false} />
        </div>
      </Section>
    );
  }
  return (
    <Section>
      <Chart
        {...data}
        title={title}
        note={note}
        linkOf={({ key }, one) => {
          const month = cashFlow.find(({ from }) => from === key);
          const span = key === period.from || month === undefined ? soFar : { from: month.from, to: month.to };
          return rowsBehind({
            currency,
            span,
            ...(one.key === 'left' ? { withoutTransfers: true } : { direction: one.key === 'in' ? 'in' : 'out' }),
          });
        }}
        empty={CASH_FLOW}
      />
    </Section>
  );
}

/** "The last so many months" are said only where they are: without a gap, up to this month. */
function titleOf({ good, of, isUnbroken }: ReturnType<typeof goodMonths>, isCurrent: boolean): string {
  if (of === 0) return CASH_FLOW;
  const isLast = isUnbroken && isCurrent;
  if (of === 1) {
    const when = isLast ? 'last month' : 'in the one month with transactions';
    return CASH_FLOW_WORDS.incomeWasAboveSpending(good, when);
  }
  const months = isLast ? `the last ${of} months` : `the ${of} months with transactions`;
  if (good === of) return CASH_FLOW_WORDS.incomeWasAboveSpendingMonths(months);
  if (good === 0) return CASH_FLOW_WORDS.spendingWasAboveIncome(months);
  return CASH_FLOW_WORDS.incomeWasAboveSpendingGood(good, months);
}

/** A day in the middle: what a month is called by in short is the calendar month with most of its days. */
function middleOf({ from, to }: Span): Day {
  return addDays(from, Math.floor(daysBetween(from, to) / 2));
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
