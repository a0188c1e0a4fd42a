import { EllipsisVertical } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { cadenceName } from './cadence-words.ts';
import type { Item } from './model.ts';
import type { RecurringChanges } from './recurring-changes.client.ts';
import { nextOf, rowsLike } from './summary.ts';
import { ITEM_WORDS } from './words.ts';

type ItemTableProps = {
  title: string;
  items: readonly Item[];
  changes: RecurringChanges | null;
  onEdit: ((item: Item) => void) | null;
};

/** Confirmed payments with what each comes to. */
export function ItemTable({ title, items, changes, onEdit }: ItemTableProps) {
  const columns: Column<Item>[] = [
    {
      key: 'name',
      header: ITEM_WORDS.name,
      onCard: 'title',
      className: 'sm:w-1/3 sm:min-w-36 lg:w-1/4',
      cell: ({ id, name, accountName, cadence, isUnused }) => (
        <span className="wrap-anywhere">
          <TextLink to={linkTo('/app/recurring', { item: id })}>{name}</TextLink>
          {isUnused && (
            <span className="ml-2">
              <Badge>{ITEM_WORDS.unused}</Badge>
            </span>
          )}
          <span className="block text-sm font-normal text-faint">{accountName}</span>
          {/* Where its column has no room. */}
          <span className="hidden text-sm font-normal text-faint sm:max-lg:block">{cadenceName(cadence)}</span>
        </span>
      ),
    },
    {
      key: 'cadence',
      header: ITEM_WORDS.howOften,
      isWide: true,
      onCard: 'plain',
      cell: ({ cadence }) => cadenceName(cadence),
    },
    {
      key: 'last',
      header: ITEM_WORDS.lastPaid,
      isWide: true,
      onCard: 'hidden',
      cell: (item) => <LastPaid item={item} />,
    },
    {
      key: 'next',
      header: ITEM_WORDS.next,
      onCard: 'detail',
      className: 'sm:whitespace-nowrap',
      cell: (item) => <Next item={item} />,
    },
    {
      key: 'amount',
      header: ITEM_WORDS.amount,
      align: 'end',
      onCard: 'figure',
      cell: ({ expected }) => <MoneyText value={expected} />,
    },
    {
      key: 'yearly',
      header: ITEM_WORDS.yearly,
      align: 'end',
      onCard: 'detail',
      cell: ({ yearly }) => <MoneyText value={yearly} />,
    },
    {
      key: 'actions',
      header: ITEM_WORDS.actions,
      align: 'end',
      onCard: 'menu',
      cell: (item) => <ItemMenu item={item} changes={changes} onEdit={onEdit} />,
    },
  ];
  return (
    <Section title={title} flush>
      <Table caption={title} rows={items} keyOf={({ id }) => id} columns={columns} />
    </Section>
  );
}

function LastPaid({ item }: { item: Item }) {
  const paid = item.occurrences.findLast((one) => one.paid !== null)?.paid;
  return paid == null ? ITEM_WORDS.never : <DateText day={paid.day} />;
}

function Next({ item }: { item: Item }) {
  const next = nextOf(item);
  return next === null ? ITEM_WORDS.never : <DateText day={next.due} />;
}

function ItemMenu({ item, changes, onEdit }: Omit<ItemTableProps, 'title' | 'items'> & { item: Item }) {
  const rows = linkTo('/app/transactions', rowsLike(item.source));
  const entries: MenuEntry[] = [
    ...(onEdit === null ? [] : [{ label: ITEM_WORDS.edit, perform: () => onEdit(item) }]),
    { kind: 'link', label: ITEM_WORDS.transactions, to: rows },
    ...(changes === null || item.source.direction === 'in'
      ? []
      : [
          {
            label: item.isUnused ? ITEM_WORDS.markUsed : ITEM_WORDS.markUnused,
            perform: () => changes.mark(item, !item.isUnused),
          },
        ]),
    ...(changes === null ? [] : [{ label: ITEM_WORDS.delete, danger: true, perform: () => changes.remove(item) }]),
  ];
  return (
    <Menu
      trigger={<IconButton label={ITEM_WORDS.more(item.name)} icon={<EllipsisVertical aria-hidden />} />}
      entries={entries}
    />
  );
}
