import { money } from '#kernel/money.ts';
import { Chart } from '#ui/charts/chart.tsx';
import type { Point, Series } from '#ui/charts/chart-model.ts';
import { Section } from '#ui/page-header.tsx';
import { behind, KitMoreCharts } from './kit-more-charts.tsx';

const FLOW: readonly Series[] = [
  { key: 'in', name: 'In', hue: 'green' },
  { key: 'out', name: 'Out', hue: 'ochre' },
];

const PARTS: readonly Series[] = [
  { key: 'housing', name: 'Housing', hue: 'green' },
  { key: 'food', name: 'Food', hue: 'ochre' },
  { key: 'transport', name: 'Transport', hue: 'teal' },
];

const MONTHS = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'].map<Point>((label, place) => ({
  key: label,
  label,
  values: {
    in: money(BigInt(31_400_00 + place * 310_55), 'ZAR'),
    out: money(BigInt(22_670_00 + ((place * 7919) % 11) * 940_10), 'ZAR'),
    left: money(BigInt(-4_000_00 + place * 2_730_00), 'ZAR'),
    housing: money(9_640_00n, 'ZAR'),
    food: money(BigInt(4_000_00 + place * 120_00), 'ZAR'),
    transport: money(BigInt(2_400_00 - place * 90_00), 'ZAR'),
  },
}));

const PARTS_OF_MARCH = (
  [
    ['Housing', 9_640_00],
    ['Food', 4_600_00],
    ['Transport', 2_400_00],
    ['School', 2_250_00],
    ['Insurance', 1_820_00],
    ['Phone and internet', 1_210_00],
    ['Gifts', 750_00],
  ] as const
).map<Point>(([label, minor]) => ({ key: label, label, values: { spent: money(minor, 'ZAR') } }));

export function KitCharts() {
  const common = {
    currency: 'ZAR',
    points: MONTHS,
    linkOf: behind,
    empty: 'There is no data for this chart yet.',
  } as const;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Section>
        <Chart {...common} kind="bar" series={FLOW} title="Income was higher than spending in every month" />
      </Section>
      <Section>
        <Chart {...common} kind="stacked" series={PARTS} title="Spending on food rose, and on transport fell" />
      </Section>
      <Section>
        <Chart
          {...common}
          kind="line"
          series={[{ key: 'left', name: 'Balance', hue: 'green' }]}
          title="The balance became positive in December"
        />
      </Section>
      <Section>
        <Chart
          {...common}
          kind="ring"
          points={PARTS_OF_MARCH}
          series={[{ key: 'spent', name: 'Spent', hue: 'green' }]}
          title="Housing was two fifths of spending in March"
        />
      </Section>
      <Section>
        <Chart
          {...common}
          kind="line"
          linkOf={undefined}
          series={[{ key: 'left', name: 'Balance', hue: 'teal' }]}
          title="Balance forecast without links to transactions"
        />
      </Section>
      <Section>
        <Chart {...common} points={[]} kind="line" series={FLOW} title="Cash flow by month" />
      </Section>
      <KitMoreCharts />
    </div>
  );
}
