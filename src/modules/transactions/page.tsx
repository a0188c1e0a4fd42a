import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { DateText } from '#ui/date-text.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { pageParam, useUrlState } from '#ui/url-state.tsx';
import { api } from './api.client.ts';
import { DEFAULT_CURRENCY, PAGE_SIZE } from './model.ts';

const FIELDS = { q: z.string().default(''), page: pageParam };

export function TransactionsPage() {
  const [{ q, page }, setUrl] = useUrlState(FIELDS);
  const filter = { search: q, currency: DEFAULT_CURRENCY };
  const rows = useQuery(api.list.queryOptions({ input: { ...filter, page }, placeholderData: keepPreviousData }));
  return (
    <>
      <PageHeader title="Transactions" />
      <SearchInput
        label="Search descriptions"
        value={q}
        onSearch={(text) => setUrl({ q: text, page: 1 }, { replace: true })}
      />
      <Section flush>
        <Loaded query={rows} skeleton={<TableSkeleton rows={PAGE_SIZE} />}>
          {(found) => (
            <>
              <Table
                caption="Transactions"
                rows={found.rows}
                keyOf={({ id }) => id}
                columns={[
                  { key: 'day', header: 'Date', onCard: 'plain', cell: ({ bookedOn }) => <DateText day={bookedOn} /> },
                  { key: 'text', header: 'Description', onCard: 'title', cell: ({ description }) => description },
                  {
                    key: 'amount',
                    header: 'Amount',
                    align: 'end',
                    onCard: 'figure',
                    cell: ({ amount }) => <MoneyText value={amount} toned />,
                  },
                ]}
              />
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={found.count}
                onPage={(next) => setUrl({ page: next })}
                noun="transactions"
              />
            </>
          )}
        </Loaded>
      </Section>
    </>
  );
}
