import { Ellipsis } from 'lucide-react';
import { Badge, type Tone } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeDay, writePeriod } from '#ui/formats.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { Item, Occurrence } from './model.ts';
import type { RecurringChanges } from './recurring-changes.client.ts';
import type { Due } from './summary.ts';
import { DUE_WORDS } from './words.ts';

const TONES: Readonly<Record<Occurrence['state'], Tone>> = {
  due: 'neutral',
  late: 'attention',
  missing: 'danger',
  paid: 'accent',
  skipped: 'neutral',
};

type DueSoonProps = {
  due: readonly Due[];
  /** Null where the person may only look. */
  changes: RecurringChanges | null;
  onChange: (item: Item, on: string) => void;
};

/** What is due in the next days, and what was due and has not come yet. */
export function DueSoon({ due, changes, onChange }: DueSoonProps) {
  const columns: Column<Due>[] = [
    {
      key: 'name',
      header: DUE_WORDS.payment,
      onCard: 'title',
      cell: ({ item }) => <span className="wrap-anywhere">{item.name}</span>,
    },
    {
      key: 'due',
      header: DUE_WORDS.due,
      onCard: 'plain',
      cell: ({ occurrence }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <DateText day={occurrence.due} />
          {occurrence.state !== 'due' && (
            <Badge tone={TONES[occurrence.state]}>{DUE_WORDS.states[occurrence.state]}</Badge>
          )}
          {occurrence.span !== null && <Span span={occurrence.span} />}
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
  if (changes !== null)
    columns.push({
      key: 'actions',
      header: DUE_WORDS.actions,
      align: 'end',
      onCard: 'plain',
      className: 'max-sm:ml-auto',
      cell: (row) => <DueMenu {...row} changes={changes} onChange={onChange} />,
    });
  return (
    <Section title={DUE_WORDS.dueSoon} flush>
      {due.length === 0 ? (
        <p className="px-5 pb-4 text-sm text-soft">{DUE_WORDS.nothing}</p>
      ) : (
        <Table
          caption={DUE_WORDS.dueSoon}
          rows={due}
          keyOf={({ item, occurrence }) => `${item.id} ${occurrence.on}`}
          columns={columns}
        />
      )}
    </Section>
  );
}

/** A public holiday is expected then, and its day can still change. */
function Span({ span: { from, to } }: { span: NonNullable<Occurrence['span']> }) {
  const formats = useFormats();
  return <span className="text-sm text-faint">{DUE_WORDS.span(writePeriod(from, to, formats))}</span>;
}

type DueMenuProps = Due & { changes: RecurringChanges; onChange: DueSoonProps['onChange'] };

function DueMenu({ item, occurrence, changes, onChange }: DueMenuProps) {
  const formats = useFormats();
  const { on, state } = occurrence;
  const change = item.changes.find((one) => one.on === on);
  const skipped = { isSkipped: true, movedTo: change?.movedTo ?? null, amount: change?.amount ?? null };
  const entries: MenuEntry[] =
    state === 'skipped'
      ? [{ label: DUE_WORDS.unskip, perform: () => changes.changeOne(item, on, null) }]
      : [
          { label: DUE_WORDS.skip, perform: () => changes.changeOne(item, on, skipped) },
          { label: DUE_WORDS.change, perform: () => onChange(item, on) },
          ...(change === undefined
            ? []
            : [{ label: DUE_WORDS.asUsual, perform: () => changes.changeOne(item, on, null) }]),
        ];
  const label = DUE_WORDS.more(item.name, writeDay(occurrence.due, formats));
  return <Menu trigger={<IconButton label={label} icon={<Ellipsis aria-hidden />} />} entries={entries} />;
}
