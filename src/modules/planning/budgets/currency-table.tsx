import { DOT } from '#kernel/dot.ts';
import { cx } from '#ui/class-names.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { type Compare, transactionsOf, useBudgetAddress } from './address.client.ts';
import { LineBar } from './line-bar.tsx';
import { LineNote } from './line-note.tsx';
import { byCategory, type CategoryRow } from './looks.ts';
import type { Line, Overview, Total } from './model.ts';
import { TABLE_WORDS } from './words.ts';

type CurrencyTableProps = { overview: Overview; today: number | null; mayWrite: boolean };

/** The same on a wide screen for several currencies: a row for each category, and a column for each currency. */
export function CurrencyTable({ overview, today, mayWrite }: CurrencyTableProps) {
  const { lines, totals } = overview;
  const { address } = useBudgetAddress();
  const columns: Column<CategoryRow>[] = [
    {
      key: 'name',
      header: TABLE_WORDS.category,
      onCard: 'title',
      total: TABLE_WORDS.total,
      cell: ({ lines: [first] }) => <span className="font-medium wrap-anywhere">{first?.name}</span>,
    },
    ...totals.map((total): Column<CategoryRow> => {
      const { currency } = total.left;
      return {
        key: currency,
        header: currency,
        align: 'end',
        onCard: 'figure',
        total: <LeftOf figures={total} />,
        cell: ({ lines: own }) => {
          const line = own.find(({ left }) => left.currency === currency);
          if (line === undefined) return <span className="sr-only">{TABLE_WORDS.notIn(currency)}</span>;
          return <InCurrency line={line} today={today} compare={address.compare} {...{ overview, mayWrite }} />;
        },
      };
    }),
  ];
  return (
    <Table
      caption={TABLE_WORDS.caption}
      rows={byCategory(lines)}
      keyOf={({ key }) => key}
      columns={columns}
      headingsEverywhere
      headingOf={({ group }, before) => (before?.group === group ? null : group)}
    />
  );
}

type InCurrencyProps = CurrencyTableProps & { line: Line; compare: Compare };

function InCurrency({ line, overview, today, compare, mayWrite }: InCurrencyProps) {
  const { setAddress } = useBudgetAddress();
  const then = compare === 'last' ? line.lastPeriod : line.lastYear;
  return (
    <span className="ml-auto flex max-w-64 flex-col items-end gap-1">
      {mayWrite ? (
        <button
          type="button"
          onClick={() => setAddress({ line: line.id })}
          className="-mx-1.5 min-h-6 rounded-sm px-1.5 decoration-edge decoration-dotted underline-offset-4 hover:underline"
        >
          <span className="sr-only">{TABLE_WORDS.changeOf(line.name, line.left.currency)}: </span>
          <LeftOf figures={line} />
        </button>
      ) : (
        <LeftOf figures={line} />
      )}
      <LineBar line={line} today={today} />
      <span className="text-xs text-soft">
        <Sentence
          text={TABLE_WORDS.spentOf}
          parts={{
            spent: (
              <FigureLink to={transactionsOf(line.categoryId, { ...overview.period, currency: line.spent.currency })}>
                <MoneyText value={line.spent} whole />
              </FigureLink>
            ),
            available: <MoneyText value={line.available} whole />,
          }}
        />
        {line.committed.minor !== 0n && (
          <>
            {DOT}
            <Sentence text={TABLE_WORDS.scheduledOf} parts={{ amount: <MoneyText value={line.committed} whole /> }} />
          </>
        )}
        {compare !== 'none' && (
          <>
            {DOT}
            {TABLE_WORDS.before[compare]} <MoneyText value={then} whole />
          </>
        )}
      </span>
      <LineNote line={line} overview={overview} mayWrite={mayWrite} />
    </span>
  );
}

/** What is left, of a line or in all. */
function LeftOf({ figures: { left } }: { figures: Pick<Line, 'left'> | Pick<Total, 'left'> }) {
  return (
    <span className={cx('font-semibold', left.minor < 0n && 'text-danger-ink')}>
      <Sentence text={TABLE_WORDS.leftOf} parts={{ amount: <MoneyText value={left} whole /> }} />
    </span>
  );
}
