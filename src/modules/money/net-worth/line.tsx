import type { Currency } from '#kernel/money.ts';
import { daysOf, monthOf } from '#kernel/calendar.ts';
import { Chart } from '#ui/charts/chart.tsx';
import { useFormats } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { Section } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { Point } from './model.ts';
import { type Period, PERIODS } from './rules.ts';
import { PAGE_WORDS, PERIOD_LABELS } from './words.ts';

const TABS = PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }));
const SERIES = [{ key: 'total', name: PAGE_WORDS.netWorthHeading, hue: 'green' }] as const;

type LineProps = {
  points: readonly Point[];
  currency: Currency;
  period: Period;
  onPeriod: (period: Period) => void;
};

/** Net worth by month. A month for which a rate is missing is not drawn. */
export function Line({ points, currency, period, onPeriod }: LineProps) {
  const { locale } = useFormats();
  const name = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <Section>
      <Tabs tabs={TABS} value={period} onChange={onPeriod} label={PAGE_WORDS.periods}>
        <Chart
          kind="line"
          currency={currency}
          series={SERIES}
          title={PAGE_WORDS.chart}
          empty={points.some(({ missing }) => missing.length > 0) ? PAGE_WORDS.noRates : PAGE_WORDS.noLine}
          points={points.map(({ day, known, missing }) => ({
            key: day,
            label: name.format(new Date(`${day}T00:00:00Z`)),
            values: { total: missing.length === 0 ? known : null },
          }))}
          linkOf={({ key }) => linkTo('/app/transactions', { from: daysOf(monthOf(key)).first, to: key })}
        />
      </Tabs>
    </Section>
  );
}
