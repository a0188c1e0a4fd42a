import { useQuery } from '@tanstack/react-query';
import { FileText, Plus, Undo2, X } from 'lucide-react';
import { useRecordedChange } from '#modules/money/history/recorded.parts.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Select } from '#ui/select.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useProjectAddress } from './address.client.ts';
import { api } from './api.client.ts';
import type { PartProps } from './part-props.ts';
import type { Row } from './reading.model.ts';
import { PAGE_WORDS, PROJECT_WORDS } from './words.ts';

/** The transactions that count in the project, who paid them, and their receipts. */
export function RowsTab({ detail, mayWrite }: PartProps) {
  const { id } = detail.project;
  const found = useQuery(api.rows.queryOptions({ input: { id } }));
  const { setAddress } = useProjectAddress();
  const add = mayWrite && (
    <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAddress({ do: 'rows' })}>
      {PROJECT_WORDS.addRows}
    </Button>
  );
  const isCut = found.data !== undefined && found.data.length < detail.figures.count;
  return (
    <div className="flex flex-col gap-5">
      <Section
        title={PROJECT_WORDS.tabs.transactions}
        flush
        actions={add}
        {...(isCut && { note: PROJECT_WORDS.newestRows(found.data.length, detail.figures.count) })}
      >
        <Loaded query={found} skeleton={<TableSkeleton rows={6} label={PAGE_WORDS.loading} />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title={PROJECT_WORDS.noRows}>{PROJECT_WORDS.noRowsNote}</EmptyState>
            ) : (
              <Rows rows={rows} detail={detail} mayWrite={mayWrite} />
            )
          }
        </Loaded>
      </Section>
      <Receipts id={id} />
    </div>
  );
}

function Rows({ rows, detail, mayWrite }: PartProps & { rows: readonly Row[] }) {
  const { id, people } = detail.project;
  const change = useRecordedChange();
  const payerChoices = [
    { value: '', label: PROJECT_WORDS.nobody },
    ...people.map((person) => ({ value: person.id, label: person.name })),
  ];
  const nameOf = (personId: string | null) =>
    people.find((person) => person.id === personId)?.name ?? PROJECT_WORDS.nobody;
  const payer: Column<Row> = {
    key: 'paidBy',
    header: PROJECT_WORDS.paidBy,
    onCard: 'detail',
    cell: ({ id: rowId, paidBy, description }) =>
      mayWrite ? (
        <Select
          aria-label={PROJECT_WORDS.paidByFor(description)}
          choices={payerChoices}
          value={paidBy ?? ''}
          className="w-40"
          onChoose={(personId) =>
            change(
              () => api.setPayer.call({ id, rowId, personId: personId === '' ? null : personId }),
              PROJECT_WORDS.done.payer,
            )
          }
        />
      ) : (
        nameOf(paidBy)
      ),
  };
  const out: Column<Row> = {
    key: 'out',
    header: '',
    align: 'end',
    onCard: 'menu',
    cell: ({ id: rowId, description, isPlaced }) => (
      <IconButton
        label={PROJECT_WORDS.takeOutOf(description)}
        icon={isPlaced ? <Undo2 aria-hidden /> : <X aria-hidden />}
        onClick={() =>
          change(
            () => api.placeRows.call({ id, rowIds: [rowId], place: isPlaced ? 'by-rule' : 'out' }),
            isPlaced ? PROJECT_WORDS.done.rowByRule : PROJECT_WORDS.done.rowOut,
          )
        }
      />
    ),
  };
  const columns: Column<Row>[] = [
    {
      key: 'day',
      header: PROJECT_WORDS.date,
      onCard: 'plain',
      className: 'whitespace-nowrap',
      cell: ({ day }) => <DateText day={day} />,
    },
    {
      key: 'description',
      header: PROJECT_WORDS.description,
      onCard: 'title',
      className: mayWrite ? 'max-sm:pr-10' : '',
      cell: ({ id: rowId, description }) => (
        <TextLink to={linkTo('/app/transactions', { row: rowId })} className="wrap-anywhere">
          {description}
        </TextLink>
      ),
    },
    {
      key: 'category',
      header: PROJECT_WORDS.category,
      onCard: 'plain',
      className: 'sm:max-lg:hidden',
      cell: ({ categoryName, accountName }) => (
        <span className="wrap-anywhere">
          {categoryName}
          <span className="block text-sm text-faint">{accountName}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: PROJECT_WORDS.amount,
      align: 'end',
      onCard: 'detail',
      cell: ({ amount }) => <MoneyText value={amount} toned />,
    },
    ...(people.length > 0 ? [payer] : []),
    ...(mayWrite ? [out] : []),
  ];
  return (
    <Table caption={PROJECT_WORDS.tabs.transactions} rows={rows} keyOf={({ id: rowId }) => rowId} columns={columns} />
  );
}

/** Receipts that are attached to the transactions. */
function Receipts({ id }: { id: string }) {
  const { data } = useQuery(api.receipts.queryOptions({ input: { id } }));
  if (data === undefined) return null;
  return (
    <Section title={PROJECT_WORDS.receipts}>
      {data.length === 0 ? (
        <p className="text-sm text-soft">{PROJECT_WORDS.noReceipts}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {data.map((receipt) => (
            <li key={receipt.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <FileText className="size-4 shrink-0 self-center text-faint" aria-hidden />
              <TextLink to={linkTo('/app/transactions', { row: receipt.transactionId })} className="wrap-anywhere">
                {receipt.name}
              </TextLink>
              <span className="text-soft wrap-anywhere">
                {receipt.description}, <DateText day={receipt.day} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
