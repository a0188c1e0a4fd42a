import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useIsBetween } from './between.client.ts';
import type { Choosing } from './choosing.client.ts';
import type { PreviewRow } from './model.ts';
import { RawText } from './raw-text.tsx';
import { RowDecision } from './row-decision.tsx';
import { RowReason } from './row-reason.tsx';
import { ROW_TABLE_WORDS } from './file-words.ts';

type RowTableProps = {
  rows: readonly PreviewRow[];
  /** Null where nothing can be decided any more. */
  choosing: Choosing | null;
  stale: boolean;
};

/** The lines of a file side by side with what becomes of them; on a tablet in fewer columns, on a phone as cards. */
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

const LINE: Column<PreviewRow> = {
  key: 'line',
  header: 'Line',
  className: 'figures text-faint w-14',
  cell: ({ line }) => line,
};

const AMOUNT: Column<PreviewRow> = {
  key: 'amount',
  header: 'Amount',
  align: 'end',
  onCard: 'figure',
  className: 'max-sm:empty:hidden',
  cell: ({ amount }) => amount !== null && <MoneyText value={amount} toned />,
};

function allColumns(choosing: Choosing | null): Column<PreviewRow>[] {
  return [
    LINE,
    {
      key: 'raw',
      header: ROW_TABLE_WORDS.inFile,
      onCard: 'plain',
      className: 'sm:w-[28%]',
      cell: (row) => <RawText raw={row.raw} line={row.line} />,
    },
    {
      key: 'day',
      header: 'Day',
      onCard: 'plain',
      className: 'whitespace-nowrap max-sm:empty:hidden',
      cell: (row) => <When row={row} />,
    },
    {
      key: 'description',
      header: 'Description',
      onCard: 'title',
      className: 'wrap-anywhere min-w-40 max-sm:min-w-0',
      cell: (row) => <What row={row} />,
    },
    AMOUNT,
    {
      key: 'decision',
      header: 'Decision',
      onCard: 'plain',
      cell: (row) => <RowDecision row={row} choosing={choosing} />,
    },
    {
      key: 'reason',
      header: 'Reason',
      onCard: 'plain',
      className: 'text-soft sm:w-[22%]',
      cell: (row) => <RowReason row={row} choosing={choosing} />,
    },
  ];
}

function fewColumns(choosing: Choosing | null): Column<PreviewRow>[] {
  return [
    LINE,
    {
      key: 'what',
      header: ROW_TABLE_WORDS.inFileAndRead,
      className: 'wrap-anywhere',
      cell: (row) => (
        <>
          <RawText raw={row.raw} line={row.line} />
          <span className="block font-medium">
            <What row={row} />
          </span>
          <span className="text-soft">
            <When row={row} />
          </span>
        </>
      ),
    },
    {
      key: 'decision',
      header: ROW_TABLE_WORDS.amountDecisionAndReason,
      className: 'text-soft w-[42%]',
      cell: (row) => (
        <>
          {row.amount !== null && (
            <span className="block font-medium text-ink">
              <MoneyText value={row.amount} toned />
            </span>
          )}
          <span className="mb-1 block">
            <RowDecision row={row} choosing={choosing} />
          </span>
          <RowReason row={row} choosing={choosing} />
        </>
      ),
    },
  ];
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

function What({ row: { description, isFee, decision } }: { row: PreviewRow }) {
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
    </>
  );
}
