import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useIsBetween } from './between.client.ts';
import type { Choosing } from './choosing.client.ts';
import type { PreviewRow } from './model.ts';
import { RawText } from './raw-text.tsx';
import { RowCategory } from './row-category.tsx';
import { RowDecision } from './row-decision.tsx';
import { RowReason } from './row-reason.tsx';
import { ROW_TABLE_WORDS } from './file-words.ts';

type RowTableProps = {
  rows: readonly PreviewRow[];
  /** Null where nothing can be decided any more. */
  choosing: Choosing | null;
  stale: boolean;
};

/** What was read in a file beside what becomes of it; on a tablet in fewer columns, on a phone as cards. */
export function RowTable({ rows, choosing, stale }: RowTableProps) {
  const isBetween = useIsBetween();
  return (
    <Table
      caption={ROW_TABLE_WORDS.transactionsOfFile}
      rows={rows}
      keyOf={({ place, section, line }) => `${place ?? `line ${section}`} ${line}`}
      stale={stale}
      rowClassName={() => 'sm:[&>td]:align-top'}
      columns={isBetween ? fewColumns(choosing) : allColumns(choosing)}
    />
  );
}

const READ: Column<PreviewRow>[] = [
  {
    key: 'day',
    header: ROW_TABLE_WORDS.date,
    onCard: 'plain',
    className: 'whitespace-nowrap max-sm:empty:hidden',
    cell: (row) => <When row={row} />,
  },
  {
    key: 'description',
    header: ROW_TABLE_WORDS.description,
    onCard: 'title',
    className: 'wrap-anywhere min-w-40 max-sm:min-w-0',
    cell: (row) => <What row={row} />,
  },
  {
    key: 'amount',
    header: ROW_TABLE_WORDS.amount,
    align: 'end',
    onCard: 'figure',
    className: 'whitespace-nowrap max-sm:empty:hidden',
    cell: ({ amount }) => amount !== null && <MoneyText value={amount} toned />,
  },
];

function allColumns(choosing: Choosing | null): Column<PreviewRow>[] {
  return [
    ...READ,
    {
      key: 'decision',
      header: ROW_TABLE_WORDS.decision,
      onCard: 'plain',
      cell: (row) => <RowDecision row={row} choosing={choosing} />,
    },
    {
      key: 'reason',
      header: ROW_TABLE_WORDS.reason,
      onCard: 'plain',
      className: 'text-soft sm:w-[36%]',
      cell: (row) => <Reason row={row} choosing={choosing} />,
    },
  ];
}

function fewColumns(choosing: Choosing | null): Column<PreviewRow>[] {
  return [
    ...READ,
    {
      key: 'decision',
      header: ROW_TABLE_WORDS.decisionAndReason,
      className: 'text-soft w-[36%]',
      cell: (row) => (
        <>
          <span className={choosing === null ? 'mr-3' : 'mb-1 block'}>
            <RowDecision row={row} choosing={choosing} />
          </span>
          <Reason row={row} choosing={choosing} />
        </>
      ),
    },
  ];
}

/** What a row is decided by, with the line it was read from. One that could not be read shows its line at once. */
function Reason({ row, choosing }: { row: PreviewRow; choosing: Choosing | null }) {
  return (
    <>
      <RowReason row={row} choosing={choosing} />{' '}
      <RawText raw={row.raw} line={row.line} isShown={row.description === null} />
    </>
  );
}

function When({ row: { day, isPending } }: { row: PreviewRow }) {
  return (
    <>
      {day !== null && <DateText day={day} />}
      {isPending && (
        <>
          {' '}
          <Badge>{ROW_TABLE_WORDS.pending}</Badge>
        </>
      )}
    </>
  );
}

function What({ row }: { row: PreviewRow }) {
  const { description, isFee, decision } = row;
  return (
    <>
      {description === null ? (
        <span className="text-faint">
          {decision === 'fail' ? ROW_TABLE_WORDS.couldNotBeRead : ROW_TABLE_WORDS.notMovement}
        </span>
      ) : (
        <span className="line-clamp-3">{description}</span>
      )}
      {isFee && <Badge>{ROW_TABLE_WORDS.fee}</Badge>}
      <RowCategory row={row} />
    </>
  );
}
