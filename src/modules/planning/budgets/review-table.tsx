import { Checkbox } from '#ui/checkbox.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { transactionsOf } from './address.client.ts';
import type { Overview, Review } from './model.ts';
import { REVIEW_WORDS } from './dialog-words.ts';

type Reviewed = Review['lines'][number];
type ReviewTableProps = {
  review: Review;
  overview: Overview;
  /** Lines whose proposed limit is not taken. */
  left: ReadonlySet<string>;
  onToggle: (lineId: string) => void;
};

/** Over, under and moved, line by line; and the limits that would fit better from the next period on. */
export function ReviewTable({ review, overview, left, onToggle }: ReviewTableProps) {
  const formats = useFormats();
  const { lines, closedAt, isOver } = review;
  const nameOf = ({ lineId }: Reviewed) => overview.lines.find(({ id }) => id === lineId)?.name ?? '';
  const amount = (key: 'available' | 'moved', header: string): Column<Reviewed> => ({
    key,
    header,
    align: 'end',
    onCard: 'detail',
    cell: (line) => (
      <MoneyText
        value={line[key]}
        whole
        sign={key === 'moved' ? 'always' : 'auto'}
        className={key === 'moved' && line.moved.minor === 0n ? 'text-faint' : ''}
      />
    ),
  });
  const columns: Column<Reviewed>[] = [
    {
      key: 'name',
      header: REVIEW_WORDS.category,
      onCard: 'title',
      cell: (line) => <span className="wrap-anywhere">{nameOf(line)}</span>,
    },
    amount('available', REVIEW_WORDS.budget),
    spentColumn(overview),
    ...(lines.some(({ moved }) => moved.minor !== 0n) ? [amount('moved', REVIEW_WORDS.moved)] : []),
    restColumn(),
  ];
  if (closedAt !== null && lines.some(({ since }) => since !== null && since.minor !== 0n)) columns.push(sinceColumn());
  if (isOver && lines.some(({ proposed }) => proposed !== null))
    columns.push({
      key: 'next',
      header: REVIEW_WORDS.next,
      onCard: 'plain',
      cell: (line) =>
        line.proposed === null ? null : (
          <Checkbox
            label={<MoneyText value={line.proposed} whole />}
            aria-label={REVIEW_WORDS.take(nameOf(line), writeMoney(line.proposed, formats, { whole: true }))}
            checked={!left.has(line.lineId)}
            onChange={() => onToggle(line.lineId)}
          />
        ),
    });
  return <Table caption={REVIEW_WORDS.caption} rows={lines} keyOf={({ lineId }) => lineId} columns={columns} />;
}

function spentColumn({ lines, period }: Overview): Column<Reviewed> {
  return {
    key: 'spent',
    header: REVIEW_WORDS.spent,
    align: 'end',
    onCard: 'detail',
    cell: ({ lineId, spent }) => {
      const categoryId = lines.find(({ id }) => id === lineId)?.categoryId ?? null;
      return (
        <FigureLink to={transactionsOf(categoryId, { ...period, currency: spent.currency })}>
          <MoneyText value={spent} whole />
        </FigureLink>
      );
    },
  };
}

function restColumn(): Column<Reviewed> {
  return {
    key: 'rest',
    header: REVIEW_WORDS.rest,
    align: 'end',
    onCard: 'figure',
    cell: ({ rest }) => (
      <MoneyText
        value={rest}
        whole
        sign="always"
        className={cx('font-semibold', rest.minor < 0n && 'text-danger-ink')}
      />
    ),
  };
}

/** What was spent, or came back, after the period was closed. */
function sinceColumn(): Column<Reviewed> {
  return {
    key: 'since',
    header: REVIEW_WORDS.since,
    align: 'end',
    onCard: 'detail',
    cell: ({ since }) =>
      since === null || since.minor === 0n ? null : <MoneyText value={since} whole sign="always" />,
  };
}
