import { DateText } from '#ui/date-text.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { type OccurrenceActions, OccurrenceMenu } from './occurrence-menu.tsx';
import { StateBadge } from './occurrence-table.tsx';
import { useFirst } from './show-all.tsx';
import type { Due } from './summary.ts';
import { DUE_WORDS } from './words.ts';

/** How many are listed before one asks for all of them. */
const FIRST = 12;

type DueSoonProps = {
  due: readonly Due[];
  /** Null where the person may only look. */
  actions: OccurrenceActions | null;
};

/** What is due in the next days, and what was due and has not come yet. */
export function DueSoon({ due, actions }: DueSoonProps) {
  const { shown, more } = useFirst(due, FIRST);
  const columns: Column<Due>[] = [
    {
      key: 'name',
      header: DUE_WORDS.payment,
      onCard: 'title',
      cell: ({ item: { id, name } }) => (
        <TextLink to={linkTo('/app/recurring', { item: id })} className="wrap-anywhere">
          {name}
        </TextLink>
      ),
    },
    {
      key: 'due',
      header: DUE_WORDS.due,
      onCard: 'plain',
      cell: ({ occurrence }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <DateText day={occurrence.due} />
          {(occurrence.state !== 'due' || occurrence.span !== null) && <StateBadge occurrence={occurrence} />}
        </span>
      ),
    },
    {
      key: 'amount',
      header: DUE_WORDS.amount,
      align: 'end',
      onCard: 'figure',
      cell: ({ item, occurrence }) => <MoneyText value={occurrence.expected} toned={item.source.direction === 'in'} />,
    },
  ];
  if (actions !== null)
    columns.push({
      key: 'actions',
      header: DUE_WORDS.actions,
      align: 'end',
      onCard: 'menu',
      cell: (row) => <OccurrenceMenu {...row} {...actions} />,
    });
  return (
    <Section title={DUE_WORDS.dueSoon} flush>
      {due.length === 0 ? (
        <p className="px-5 pb-4 text-sm text-soft">{DUE_WORDS.nothing}</p>
      ) : (
        <>
          <Table
            caption={DUE_WORDS.dueSoon}
            rows={shown}
            keyOf={({ item, occurrence }) => `${item.id} ${occurrence.on}`}
            columns={columns}
          />
          {more !== null && <div className="px-5 py-3">{more}</div>}
        </>
      )}
    </Section>
  );
}
