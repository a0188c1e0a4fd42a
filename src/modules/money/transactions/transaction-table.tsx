import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { useMay } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { type Column, type DrawnPart, Table } from '#ui/table.tsx';
import { DOT } from '#kernel/dot.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { CategoryCell, DescriptionCell } from './cells.tsx';
import type { Transaction } from './model.ts';
import type { TransactionSort } from './sorting.ts';
import type { Selection } from './selection.client.ts';
import { nameOf, type TransactionChanges } from './transaction-changes.client.ts';
import { FIRST_WAY, type SortColumn } from './sorting.ts';
import { WORDS, TRANSACTION_TABLE_WORDS } from './words.ts';

/** The cell that is being edited. */
export type Edited = { readonly id: string; readonly field: 'description' | 'category' } | null;

export type TransactionTableProps = {
  rows: readonly Transaction[];
  accounts: readonly Account[];
  categories: readonly Category[];
  /** Null where the books may only be read. */
  changes: TransactionChanges | null;
  selection: Selection;
  edited: Edited;
  /** Asks for the cell to be edited, which opens a row that may only be read; null ends it. */
  onEdit: (edited: Edited) => void;
  onOpen: (id: string) => void;
  activeKey: string | null;
  showAccount: boolean;
  sort: TransactionSort;
  onSort: (sort: TransactionSort) => void;
  isStale: boolean;
  /** Where the rows are a part of a long list; `before` is what stands above a row, drawn or not. */
  drawn?: DrawnPart & { readonly before: (row: Transaction) => Transaction | undefined };
};

/** Rows as dense as a mouse allows; on a phone the whole of a row is under a thumb. */
const DENSE =
  'sm:[&>td]:py-1! sm:pointer-coarse:[&>td]:py-2! max-sm:min-h-16 max-sm:content-center max-sm:px-4! max-sm:py-1! max-sm:pl-12! max-sm:[&>td:first-child]:top-2.5!';

export function TransactionTable(props: TransactionTableProps) {
  const { rows, accounts, categories, changes, selection, edited, onEdit, onOpen, activeKey, showAccount, drawn } =
    props;
  const mayAmounts = useMay(AMOUNTS.read);
  const accountNames = useMemo(() => new Map(accounts.map(({ id, name }) => [id, name])), [accounts]);
  const categoryById = useMemo(() => new Map(categories.map((category) => [category.id, category])), [categories]);
  const isEdited = (row: Transaction, field: 'description' | 'category') =>
    edited?.id === row.id && edited.field === field;

  const isByDay = props.sort.column === 'date';
  const columns: Column<Transaction, SortColumn | 'open'>[] = [
    {
      key: 'date',
      header: WORDS.columns.date,
      sortable: true,
      // On cards the day stands over them.
      onCard: isByDay ? 'hidden' : 'plain',
      className: 'whitespace-nowrap text-soft sm:@max-4xl:hidden',
      cell: ({ bookedOn }) => <DateText day={bookedOn} />,
    },
    {
      key: 'description',
      header: WORDS.columns.description,
      sortable: true,
      onCard: 'title',
      className: 'sm:w-full sm:max-w-0',
      cell: (row) => (
        <>
          <DescriptionCell
            row={row}
            // Opens a row that may only be read: on a phone nothing else does.
            onPress={() => onEdit({ id: row.id, field: 'description' })}
            isEdited={isEdited(row, 'description')}
            onDone={(description) => {
              onEdit(null);
              if (description !== null) changes?.describe(row, description);
            }}
          />
          <span className="hidden truncate text-xs text-faint sm:@max-4xl:block">
            <DateText day={row.bookedOn} />
            <span className="@xl:hidden">
              {DOT}
              {categoryById.get(row.categoryId ?? '')?.name ?? WORDS.uncategorised}
            </span>
            {showAccount && `${DOT}${accountNames.get(row.accountId) ?? ''}`}
          </span>
        </>
      ),
    },
    {
      key: 'category',
      header: WORDS.columns.category,
      sortable: true,
      onCard: 'plain',
      className:
        'max-sm:self-center max-sm:text-xs sm:max-w-44 sm:min-w-44 sm:@max-xl:hidden @4xl:max-w-60 @4xl:min-w-0',
      cell: (row) => (
        <CategoryCell
          row={row}
          categories={categories}
          category={row.categoryId === null ? null : (categoryById.get(row.categoryId) ?? null)}
          onEdit={changes === null || !row.isTheirs ? null : () => onEdit({ id: row.id, field: 'category' })}
          isEdited={isEdited(row, 'category')}
          onDone={(categoryId) => {
            onEdit(null);
            if (categoryId === undefined || categoryId === row.categoryId) return;
            changes?.file(row, categoryId, categoryById.get(categoryId ?? '')?.name ?? '');
          }}
        />
      ),
    },
    ...(showAccount
      ? [
          {
            key: 'account' as const,
            header: WORDS.columns.account,
            sortable: true,
            onCard: 'plain' as const,
            className:
              'text-soft max-sm:self-center max-sm:text-xs sm:max-w-44 sm:truncate sm:@max-4xl:hidden @6xl:max-w-64',
            cell: ({ accountId }: Transaction) => (
              <span className="max-sm:line-clamp-1" title={accountNames.get(accountId)}>
                {accountNames.get(accountId)}
              </span>
            ),
          },
        ]
      : []),
    ...(mayAmounts
      ? [
          {
            key: 'amount' as const,
            header: WORDS.columns.amount,
            sortable: true,
            align: 'end' as const,
            onCard: 'figure' as const,
            cell: ({ amount, status }: Transaction) => (
              <MoneyText value={amount} toned className={cx('font-medium', status === 'pending' && 'italic')} />
            ),
          },
        ]
      : []),
    {
      key: 'open',
      header: 'Details',
      onCard: 'hidden',
      className: 'w-8 pl-0! [th&]:text-[0px]',
      cell: ({ id, description }) => (
        <button
          type="button"
          aria-label={TRANSACTION_TABLE_WORDS.detailsOf(description)}
          title={TRANSACTION_TABLE_WORDS.detailsO}
          onClick={() => onOpen(id)}
          className="grid -my-0.5 size-6 place-items-center rounded-sm text-faint hover:bg-sunken hover:text-ink pointer-coarse:size-9"
        >
          <ChevronRight className="size-4" aria-hidden />
        </button>
      ),
    },
  ];

  return (
    <Table
      caption={WORDS.title}
      sort={props.sort}
      onSort={({ column, direction }) => {
        if (column === 'open') return;
        props.onSort({ column, direction: column === props.sort.column ? direction : FIRST_WAY[column] });
      }}
      headingOf={
        isByDay
          ? (row, above) =>
              row.bookedOn === (drawn === undefined ? above : drawn.before(row))?.bookedOn ? null : (
                <DateText day={row.bookedOn} look="long" />
              )
          : undefined
      }
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns}
      activeKey={activeKey}
      stale={props.isStale}
      drawn={drawn}
      rowClassName={() => DENSE}
      selection={
        changes === null
          ? undefined
          : {
              selected: selection.selected,
              isSelectable: (key) => rows.find(({ id }) => id === key)?.isTheirs === true,
              onToggle: selection.toggle,
              onSelectRange: selection.selectRange,
              onToggleAll:
                drawn === undefined
                  ? () => selection.toggleAll(rows.filter(({ isTheirs }) => isTheirs).map(({ id }) => id))
                  : undefined,
              nameOf: (key) => nameOf(rows.find(({ id }) => id === key)?.description ?? ''),
            }
      }
    />
  );
}
