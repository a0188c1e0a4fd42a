import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { dayAt } from '#kernel/calendar.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useActions } from '#ui/actions.client.ts';
import { BulkBar } from '#ui/bulk-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { RowSkeletons, Waiting } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { pageParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { TRANSACTIONS } from './access.ts';
import { TRASH_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import { PAGE_SIZE } from './bounds.ts';
import { TRASH_TITLE } from './first-words.ts';
import type { Trash } from './model.ts';
import { useSelection } from './selection.client.ts';
import { nameOf } from './transaction-changes.client.ts';
import { TRASH_WORDS } from './dialog-words.ts';
import { WORDS } from './words.ts';

const ADDRESS = { page: pageParam };

/** What was deleted in the last 30 days, to be looked at and restored. */
export function TrashPage() {
  const [{ page }, setAddress] = useUrlState(ADDRESS);
  const trash = useQuery({ ...api.trash.queryOptions({ input: { page } }), placeholderData: keepPreviousData });
  useActions(TRASH_ACTIONS, { 'transactions.trash': () => window.scrollTo({ top: 0 }) });
  return (
    <>
      <PageHeader title={TRASH_TITLE} note={TRASH_WORDS.trashNote} />
      <Section flush>
        <Loaded
          query={trash}
          skeleton={
            <Waiting>
              <RowSkeletons rows={8} rowClassName="h-12" />
            </Waiting>
          }
        >
          {(found) =>
            found.count === 0 && page === 1 ? (
              <NothingDeleted />
            ) : (
              <>
                <TrashTable rows={found.rows} isStale={trash.isPlaceholderData} />
                <div className="px-4 py-2">
                  <Pagination
                    page={page}
                    pageSize={PAGE_SIZE}
                    total={found.count}
                    hasMore={found.count > page * PAGE_SIZE}
                    onPage={(next) => setAddress({ page: next })}
                    noun="transactions"
                  />
                </div>
              </>
            )
          }
        </Loaded>
      </Section>
    </>
  );
}

function NothingDeleted() {
  return (
    <EmptyState
      icon={<Trash2 aria-hidden />}
      title={TRASH_WORDS.none}
      actions={<LinkButton to="/app/transactions">{TRASH_WORDS.toTransactions}</LinkButton>}
    />
  );
}

type Deleted = Trash['rows'][number];

function TrashTable({ rows, isStale }: { rows: readonly Deleted[]; isStale: boolean }) {
  const mayWrite = useMay(TRANSACTIONS.write);
  const mayAmounts = useMay(AMOUNTS.read);
  const { timeZone } = useFormats();
  const accounts = useAccounts();
  const accountNames = useMemo(() => new Map(accounts.data?.map(({ id, name }) => [id, name])), [accounts.data]);
  const selection = useSelection('trash');
  const work = useUndoable({ isRecorded: true });
  const restore = (ids: readonly string[], done: string) => {
    work({
      perform: async () => {
        await api.restoreMany.call({ ids: [...ids] });
        return () => api.removeMany.call({ ids: [...ids] });
      },
      done,
    });
    selection.clear();
  };
  const mine = rows.filter(({ isTheirs }) => isTheirs).map(({ id }) => id);

  const columns: Column<Deleted>[] = [
    {
      key: 'date',
      header: WORDS.columns.date,
      onCard: 'plain',
      className: 'whitespace-nowrap text-soft',
      cell: ({ bookedOn }) => <DateText day={bookedOn} />,
    },
    {
      key: 'description',
      header: WORDS.columns.description,
      onCard: 'title',
      className: 'wrap-anywhere sm:w-full',
      cell: ({ description }) => description,
    },
    {
      key: 'account',
      header: WORDS.columns.account,
      onCard: 'plain',
      isWide: true,
      className: 'text-soft lg:max-w-44 lg:truncate',
      cell: ({ accountId }) => accountNames.get(accountId),
    },
    {
      key: 'deleted',
      header: TRASH_WORDS.columns.deleted,
      className: 'whitespace-nowrap text-soft',
      cell: ({ deletedAt }) => <DateText day={dayAt(new Date(deletedAt), timeZone)} />,
    },
    ...(mayAmounts
      ? [
          {
            key: 'amount',
            header: WORDS.columns.amount,
            align: 'end' as const,
            onCard: 'figure' as const,
            cell: ({ amount }: Deleted) => <MoneyText value={amount} toned className="font-medium" />,
          },
        ]
      : []),
    ...(mayWrite
      ? [
          {
            key: 'restore',
            header: TRASH_WORDS.columns.restore,
            className: '[th&]:text-[0px]',
            onCard: 'plain' as const,
            cell: ({ id, description, isTheirs }: Deleted) =>
              isTheirs && (
                <Button
                  size="small"
                  icon={<RotateCcw aria-hidden />}
                  aria-label={TRASH_WORDS.restoreOne(nameOf(description))}
                  onClick={() => restore([id], TRASH_WORDS.restored(nameOf(description)))}
                >
                  {TRASH_WORDS.restore}
                </Button>
              ),
          },
        ]
      : []),
  ];
  return (
    <>
      <Table
        caption={TRASH_TITLE}
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns}
        stale={isStale}
        selection={
          mayWrite
            ? {
                selected: selection.selected,
                isSelectable: (key) => mine.includes(key),
                onToggle: selection.toggle,
                onSelectRange: selection.selectRange,
                onToggleAll: () => selection.toggleAll(mine),
                nameOf: (key) => nameOf(rows.find(({ id }) => id === key)?.description ?? ''),
              }
            : undefined
        }
      />
      <BulkBar count={selection.selected.size} noun="transactions" onClear={selection.clear}>
        <Button
          size="small"
          icon={<RotateCcw aria-hidden />}
          onClick={() => restore([...selection.selected], TRASH_WORDS.manyRestored(selection.selected.size))}
        >
          {TRASH_WORDS.restore}
        </Button>
      </BulkBar>
    </>
  );
}
