import { useState } from 'react';
import * as z from 'zod';
import { add, money } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { lastPage } from '#ui/last-page.ts';
import { useListKeys } from '#ui/list-keys.client.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { BulkBar } from '#ui/bulk-bar.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Stat } from '#ui/stat.tsx';
import { Table } from '#ui/table.tsx';
import { toast } from '#ui/toast.client.ts';
import { pageParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { CATEGORIES } from './kit-forms.tsx';

const TEXTS = ['Checkers Sixty60', 'Engen N1 City', 'Salary'] as const;

const ROWS = Array.from({ length: 40 }, (_, place) => ({
  id: String(place),
  day: `2026-03-${String((place % 28) + 1).padStart(2, '0')}`,
  text: TEXTS[place % 3] ?? '',
  category: place % 3,
  amount: money(place % 3 === 2 ? 31_400_00n : BigInt(-1_489_90 - place * 7_35), 'ZAR'),
}));

const FIELDS = {
  search: z.string().default(''),
  page: pageParam,
  sort: z.enum(['day', 'text', 'amount']).default('day'),
  direction: z.enum(['up', 'down']).default('down'),
};
const PAGE_SIZE = 25;

/** What a row is sorted by; rows of equal rank stay as they were. */
const RANK = {
  day: ({ day }) => day,
  text: ({ text }) => text,
  amount: ({ amount }) => amount.minor,
} satisfies Record<string, (row: (typeof ROWS)[number]) => string | bigint>;

function rowsBy(search: string, sort: keyof typeof RANK, direction: 'up' | 'down') {
  const sign = direction === 'up' ? 1 : -1;
  return ROWS.filter(({ text }) => text.toLowerCase().includes(search.toLowerCase())).toSorted((one, other) => {
    const [a, b] = [RANK[sort](one), RANK[sort](other)];
    return a < b ? -sign : a > b ? sign : 0;
  });
}

/** Figures, and a table with all that tables do. */
export function KitLists() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setSelected((now) => new Set(now.has(key) ? [...now].filter((other) => other !== key) : [...now, key]));
  const [{ search, page, sort, direction }, setUrl] = useUrlState(FIELDS);
  const found = rowsBy(search, sort, direction);
  const shown = Math.min(page, lastPage(found.length, PAGE_SIZE));
  const rows = found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE);
  const total = rows.map(({ amount }) => amount).reduce(add, money(0n, 'ZAR'));
  const { activeKey } = useListKeys({
    keys: rows.map(({ id }) => id),
    onSelect: toggle,
    onOpen: (transactionId) => toast.info(`Open transaction ${transactionId}`),
  });
  return (
    <div className="flex flex-col gap-6">
      <SearchInput
        label="Search transactions"
        placeholder="Search"
        value={search}
        onSearch={(text) => setUrl({ search: text, page: 1 }, { replace: true })}
        className="max-w-xs"
      />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Stat
          to="/dev/kit"
          label="Income"
          value={<MoneyText value={money(31_400_00n, 'ZAR')} toned />}
          note="R 1 200 more than in February"
        />
        <Stat to="/dev/kit" label="Spending" value={<MoneyText value={money(-22_670_00n, 'ZAR')} toned />} />
        <Stat to="/dev/kit" label="Left over" value={<MoneyText value={money(8_730_00n, 'ZAR')} />} />
        <Stat to="/dev/kit" label="Balance in shillings" value={<MoneyText value={money(1_250_000_00n, 'KES')} />} />
      </div>
      <Section title="Transactions in March" flush>
        <Table
          caption="Transactions"
          rows={rows}
          keyOf={(row) => row.id}
          activeKey={activeKey}
          sort={{ column: sort, direction }}
          onSort={({ column, direction: next }) => {
            if (column !== 'category') setUrl({ sort: column, direction: next, page: 1 });
          }}
          selection={{
            selected,
            onToggle: toggle,
            onToggleAll: () => setSelected(selected.size > 0 ? new Set() : new Set(rows.map(({ id }) => id))),
            nameOf: (key) => ROWS.find(({ id }) => id === key)?.text ?? '',
          }}
          columns={[
            { key: 'day', header: 'Date', sortable: true, onCard: 'plain', cell: (row) => <DateText day={row.day} /> },
            {
              key: 'text',
              header: 'Description',
              sortable: true,
              onCard: 'title',
              cell: (row) => row.text,
              total: rows.length === 1 ? '1 row' : `${rows.length} rows`,
            },
            { key: 'category', header: 'Category', cell: (row) => CATEGORIES[row.category]?.label },
            {
              key: 'amount',
              header: 'Amount',
              align: 'end',
              sortable: true,
              onCard: 'figure',
              cell: (row) => <MoneyText value={row.amount} toned />,
              total: <MoneyText value={total} toned />,
            },
          ]}
        />
        <div className="px-4 py-3">
          <Pagination
            page={shown}
            pageSize={PAGE_SIZE}
            total={found.length}
            onPage={(next) => setUrl({ page: next })}
            noun="transactions"
          />
        </div>
      </Section>
      <BulkBar count={selected.size} noun="transactions" onClear={() => setSelected(new Set())}>
        <Button size="small">Categorise</Button>
      </BulkBar>
    </div>
  );
}
