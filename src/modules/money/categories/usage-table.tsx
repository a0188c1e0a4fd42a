import { useState } from 'react';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { type Column, type Sort, Table } from '#ui/table.tsx';
import { useCaller } from '#ui/caller.tsx';
import type { Category, UsageOverview } from './model.ts';
import { CategoryName } from './parts.tsx';
import { type UsageColumn, usageRows, type UsageRow } from './usage-order.ts';
import { USAGE_WORDS } from './words.ts';

/** How much each category is used, to sort by. */
export function UsageTable({ all, usage }: { all: readonly Category[]; usage: UsageOverview }) {
  const formats = useFormats();
  const { currency } = useCaller().workspace;
  const [sort, setSort] = useState<Sort<UsageColumn>>({ column: 'count', direction: 'down' });
  const columns: Column<UsageRow, UsageColumn>[] = [
    {
      key: 'name',
      header: USAGE_WORDS.category,
      onCard: 'title',
      sortable: true,
      cell: ({ category }) => <CategoryName category={category} />,
    },
    {
      key: 'count',
      header: USAGE_WORDS.count,
      align: 'end',
      sortable: true,
      cell: ({ category: { id }, count }) => (
        <FigureLink to={linkTo('/app/transactions', { category: id })}>{writeNumber(count, formats)}</FigureLink>
      ),
    },
    {
      key: 'lastUsed',
      header: USAGE_WORDS.lastUsed,
      sortable: true,
      cell: ({ lastUsed }) =>
        lastUsed === null ? <span className="text-faint">{USAGE_WORDS.never}</span> : <DateText day={lastUsed} />,
    },
    {
      key: 'average',
      header: USAGE_WORDS.average,
      align: 'end',
      onCard: 'figure',
      sortable: true,
      cell: ({ averages }) =>
        averages.length === 0 ? (
          <span className="text-faint">{USAGE_WORDS.noAverage}</span>
        ) : (
          averages.map((average) => (
            <span key={average.currency} className="block whitespace-nowrap">
              <MoneyText value={average} />
            </span>
          ))
        ),
    },
  ];
  return (
    <Section flush title={USAGE_WORDS.title} note={USAGE_WORDS.averagesNote(usage.months)}>
      <Table
        caption={USAGE_WORDS.title}
        rows={usageRows(all, usage, { sort, currency })}
        keyOf={({ category: { id } }) => id}
        columns={columns}
        sort={sort}
        onSort={setSort}
      />
    </Section>
  );
}
