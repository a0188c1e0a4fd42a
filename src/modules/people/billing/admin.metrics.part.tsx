import { useQuery } from '@tanstack/react-query';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { activeText, churnText } from './admin.words.ts';
import type { Metrics } from './metrics.ts';
import { metricsQuery } from './plans.client.ts';
import { ADMIN_METRICS_PART_WORDS } from './words.ts';

type Recurring = Metrics['recurring'][number];

const COLUMNS: readonly Column<Recurring>[] = [
  { key: 'currency', header: 'Currency', cell: ({ currency }) => currency, onCard: 'title' },
  {
    key: 'revenue',
    header: ADMIN_METRICS_PART_WORDS.revenueMonth,
    align: 'end',
    cell: ({ revenue }) => <MoneyText value={revenue} />,
    onCard: 'figure',
  },
  { key: 'subscriptions', header: 'Subscriptions', align: 'end', cell: ({ subscriptions }) => subscriptions },
  { key: 'average', header: 'Average', align: 'end', cell: ({ average }) => <MoneyText value={average} /> },
];

/** What subscriptions bring a month, by currency, and how many people were lost (§9, "Subscription metrics"). */
export function SubscriptionMetrics() {
  const found = useQuery(metricsQuery);
  return (
    <Section flush title={ADMIN_METRICS_PART_WORDS.subscriptions}>
      <Loaded query={found} skeleton={<TableSkeleton rows={3} />}>
        {({ active, recurring, churn }) => (
          <>
            <p className="px-5 pb-4 text-sm">
              {activeText(active)} {churnText(churn)}
            </p>
            {recurring.length > 0 && (
              <Table
                caption={ADMIN_METRICS_PART_WORDS.monthlyRecurringRevenueBy}
                columns={COLUMNS}
                rows={recurring}
                keyOf={({ currency }) => currency}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
