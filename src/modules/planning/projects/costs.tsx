import { Pencil, Plus } from 'lucide-react';
import type { Day } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useProjectAddress } from './address.client.ts';
import type { PartProps } from './part-props.ts';
import { PROJECT_WORDS } from './words.ts';

type Shown = {
  readonly key: string;
  readonly name: string;
  readonly due: Day | null;
  readonly amount: Money;
  readonly mark: string | null;
  /** Null: a recurring payment, which is changed elsewhere. */
  readonly costId: string | null;
};

/** What is still to be paid: expected costs, and recurring payments until the end. */
export function Costs({ detail: { costs, scheduled }, mayWrite }: PartProps) {
  const { setAddress } = useProjectAddress();
  const rows: Shown[] = [
    ...costs.map(({ id, name, dueOn, amount, isPaid }) => ({
      key: id,
      name,
      due: dueOn,
      amount,
      mark: isPaid ? PROJECT_WORDS.paid : null,
      costId: id,
    })),
    ...scheduled
      .filter(({ isIncome }) => !isIncome)
      .map(({ name, due, amount }) => {
        return { key: `${name} ${due}`, name, due, amount, mark: PROJECT_WORDS.recurring, costId: null };
      }),
  ];
  const edit: Column<Shown> = {
    key: 'edit',
    header: '',
    align: 'end',
    onCard: 'menu',
    cell: ({ costId, name }) =>
      costId === null ? null : (
        <IconButton
          label={PROJECT_WORDS.editItem(name)}
          icon={<Pencil aria-hidden />}
          onClick={() => setAddress({ do: 'cost', item: costId })}
        />
      ),
  };
  const columns: Column<Shown>[] = [
    {
      key: 'name',
      header: PROJECT_WORDS.cost,
      onCard: 'title',
      className: mayWrite ? 'max-sm:pr-10' : '',
      cell: ({ name, mark }) => (
        <span className="inline-flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="wrap-anywhere">{name}</span>
          {mark !== null && <Badge>{mark}</Badge>}
        </span>
      ),
    },
    {
      key: 'due',
      header: PROJECT_WORDS.due,
      onCard: 'detail',
      cell: ({ due }) =>
        due === null ? <span className="text-faint">{PROJECT_WORDS.noDay}</span> : <DateText day={due} />,
    },
    {
      key: 'amount',
      header: PROJECT_WORDS.amount,
      align: 'end',
      onCard: 'detail',
      cell: ({ amount }) => <MoneyText value={amount} />,
    },
    ...(mayWrite ? [edit] : []),
  ];
  return (
    <Section
      title={PROJECT_WORDS.costs}
      note={PROJECT_WORDS.costsNote}
      flush
      actions={
        mayWrite && (
          <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAddress({ do: 'cost' })}>
            {PROJECT_WORDS.addCost}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="px-5 pb-4 text-sm text-soft">{PROJECT_WORDS.noCosts}</p>
      ) : (
        <Table caption={PROJECT_WORDS.costs} rows={rows} keyOf={({ key }) => key} columns={columns} />
      )}
    </Section>
  );
}
