import { Pencil, Plus } from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useProjectAddress } from './address.client.ts';
import type { Time } from './items.model.ts';
import type { PartProps } from './part-props.ts';
import { hoursOf } from './report-text.ts';
import { PROJECT_WORDS } from './words.ts';

/** Time that was worked, and what it is worth. */
export function TimeTab({ detail: { times, members, figures }, mayWrite }: PartProps) {
  const { setAddress } = useProjectAddress();
  const edit: Column<Time> = {
    key: 'edit',
    header: '',
    align: 'end',
    onCard: 'menu',
    cell: ({ id, note, day }) => (
      <IconButton
        label={PROJECT_WORDS.editItem(note === '' ? day : note)}
        icon={<Pencil aria-hidden />}
        onClick={() => setAddress({ do: 'time', item: id })}
      />
    ),
  };
  const columns: Column<Time>[] = [
    {
      key: 'day',
      header: PROJECT_WORDS.date,
      onCard: 'title',
      className: 'whitespace-nowrap',
      total: PROJECT_WORDS.total,
      cell: ({ day }) => <DateText day={day} />,
    },
    {
      key: 'who',
      header: PROJECT_WORDS.who,
      onCard: 'plain',
      cell: ({ memberId }) => members.find(({ id }) => id === memberId)?.name ?? '',
    },
    {
      key: 'note',
      header: PROJECT_WORDS.note,
      onCard: 'plain',
      cell: ({ note }) => <span className="wrap-anywhere">{note}</span>,
    },
    {
      key: 'hours',
      header: PROJECT_WORDS.hours,
      align: 'end',
      onCard: 'detail',
      total: hoursOf(figures.minutes),
      cell: ({ minutes }) => <span className="figures">{hoursOf(minutes)}</span>,
    },
    {
      key: 'value',
      header: PROJECT_WORDS.worth,
      align: 'end',
      onCard: 'detail',
      total: <MoneyText value={figures.workValue} />,
      cell: ({ value, isBillable }) =>
        isBillable ? <MoneyText value={value} /> : <span className="text-faint">{PROJECT_WORDS.notBilled}</span>,
    },
    ...(mayWrite ? [edit] : []),
  ];
  const add = mayWrite && (
    <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAddress({ do: 'time' })}>
      {PROJECT_WORDS.addTime}
    </Button>
  );
  return (
    <Section title={PROJECT_WORDS.tabs.time} flush actions={add}>
      {times.length === 0 ? (
        <EmptyState title={PROJECT_WORDS.noTime}>{PROJECT_WORDS.noTimeNote}</EmptyState>
      ) : (
        <Table caption={PROJECT_WORDS.tabs.time} rows={times} keyOf={({ id }) => id} columns={columns} />
      )}
    </Section>
  );
}
