import { subtract } from '#kernel/money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useMay } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { writeSpan } from '#ui/period-text.client.ts';
import { Select } from '#ui/select.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { BUDGETS } from './access.ts';
import { type Compare, COMPARES, transactionsOf, useBudgetAddress } from './address.client.ts';
import { CurrencyTable } from './currency-table.tsx';
import { LineBar } from './line-bar.tsx';
import { LineNote } from './line-note.tsx';
import { byCategory, fillColumns } from './looks.ts';
import type { Line, Overview } from './model.ts';
import { TABLE_WORDS } from './words.ts';

const CHOICES = COMPARES.map((value) => ({ value, label: TABLE_WORDS.compares[value] }));

/** Currencies that have room for a column each. */
const MOST_SIDE_BY_SIDE = 4;

/** What may be spent on each category, and what is left of it. */
export function BudgetTable({ overview, today }: { overview: Overview; today: number | null }) {
  const { lines, method, totals } = overview;
  const { address, setAddress } = useBudgetAddress();
  const mayWrite = useMay(BUDGETS.write);
  const mayAmounts = useMay(AMOUNTS.read);
  const isSideBySide =
    mayAmounts && totals.length > 1 && totals.length <= MOST_SIDE_BY_SIDE && fillColumns(byCategory(lines));
  // Two have room from tablets on.
  const isOfTwo = totals.length === 2;
  const hasScheduled = lines.some(({ committed }) => committed.minor !== 0n);
  const figures = [
    courseColumn(today),
    amountColumn('available', method === 'envelope' ? TABLE_WORDS.envelope : TABLE_WORDS.budget, totals),
    spentColumn(overview),
    ...(hasScheduled ? [scheduledColumn(totals)] : []),
    ...(address.compare === 'none' ? [] : [beforeColumn(address.compare)]),
    leftColumn(totals),
  ];
  const columns = [nameColumn(overview, { mayWrite, mayAmounts, today }), ...(mayAmounts ? figures : [])];
  return (
    <Section
      flush
      title={TABLE_WORDS.caption}
      {...(mayAmounts && today !== null && { note: hasScheduled ? TABLE_WORDS.legendScheduled : TABLE_WORDS.legend })}
      actions={
        mayAmounts && (
          <Select
            aria-label={TABLE_WORDS.compare}
            className="-my-1 w-52"
            choices={CHOICES}
            value={address.compare}
            onChoose={(compare) => setAddress({ compare }, { replace: true })}
          />
        )
      }
    >
      {isSideBySide && (
        <div className={isOfTwo ? 'max-md:hidden' : 'max-lg:hidden'}>
          <CurrencyTable overview={overview} today={today} mayWrite={mayWrite} />
        </div>
      )}
      <div className={cx(isSideBySide && (isOfTwo ? 'md:hidden' : 'lg:hidden'))}>
        <Table
          caption={TABLE_WORDS.caption}
          rows={inOrderOf(totals, lines)}
          keyOf={({ id }) => id}
          columns={columns}
          headingsEverywhere
          headingOf={({ group }, before) => (before?.group.name === group.name ? null : group.name)}
        />
      </div>
    </Section>
  );
}

type Totals = Overview['totals'];

/** The lines of a category one after another, that of the first total first. */
function inOrderOf(totals: Totals, lines: readonly Line[]): Line[] {
  const places = new Map(totals.map(({ left: { currency } }, place) => [currency, place]));
  const placeOf = ({ left: { currency } }: Line) => places.get(currency) ?? 0;
  return byCategory(lines).flatMap((row) => row.lines.toSorted((a, b) => placeOf(a) - placeOf(b)));
}

/** The total of each currency, one below the other. */
function Sums({ totals, of }: { totals: Totals; of: 'available' | 'spent' | 'committed' | 'left' }) {
  return totals.map((total) => (
    <span key={total.left.currency} className="block">
      <MoneyText value={total[of]} whole />
    </span>
  ));
}

type Seen = { mayWrite: boolean; mayAmounts: boolean; today: number | null };

/** With the bar below it where the column of bars has no room: on tablets and on paper. */
function nameColumn(overview: Overview, { mayWrite, mayAmounts, today }: Seen): Column<Line> {
  return {
    key: 'name',
    header: TABLE_WORDS.category,
    onCard: 'title',
    ...(mayAmounts && { total: TABLE_WORDS.total }),
    className: 'sm:w-1/2 lg:w-1/4',
    cell: (line) => (
      <>
        <Name line={line} overview={overview} mayWrite={mayWrite} />
        {mayAmounts && (
          <span className="hidden py-1.5 sm:max-lg:block">
            <LineBar line={line} today={today} />
          </span>
        )}
      </>
    ),
  };
}

function Name({ line, overview, mayWrite }: { line: Line; overview: Overview; mayWrite: boolean }) {
  const { setAddress } = useBudgetAddress();
  return (
    <>
      {mayWrite ? (
        <button
          type="button"
          onClick={() => setAddress({ line: line.id })}
          className="-mx-1.5 min-h-6 rounded-sm px-1.5 text-left font-medium wrap-anywhere decoration-edge decoration-dotted underline-offset-4 hover:underline pointer-coarse:min-h-8"
        >
          {line.name}
        </button>
      ) : (
        <span className="font-medium wrap-anywhere">{line.name}</span>
      )}{' '}
      <LineNote line={line} overview={overview} mayWrite={mayWrite} />
    </>
  );
}

function courseColumn(today: number | null): Column<Line> {
  return {
    key: 'course',
    header: TABLE_WORDS.course,
    onCard: 'plain',
    isWide: true,
    className: 'sm:w-1/3 max-sm:basis-full max-sm:py-1.5!',
    cell: (line) => <LineBar line={line} today={today} />,
  };
}

function amountColumn(key: 'available', header: string, totals: Totals): Column<Line> {
  return {
    key,
    header,
    align: 'end',
    onCard: 'detail',
    total: <Sums totals={totals} of={key} />,
    cell: (line) => <MoneyText value={line[key]} whole />,
  };
}

function spentColumn({ totals, period }: Overview): Column<Line> {
  return {
    key: 'spent',
    header: TABLE_WORDS.spent,
    align: 'end',
    onCard: 'detail',
    total: <Sums totals={totals} of="spent" />,
    cell: ({ categoryId, spent }) => (
      <FigureLink to={transactionsOf(categoryId, { ...period, currency: spent.currency })}>
        <MoneyText value={spent} whole />
      </FigureLink>
    ),
  };
}

function scheduledColumn(totals: Totals): Column<Line> {
  return {
    key: 'scheduled',
    header: TABLE_WORDS.scheduled,
    align: 'end',
    // A card says nothing where nothing is scheduled.
    onCard: 'plain',
    total: <Sums totals={totals} of="committed" />,
    cell: ({ committed, committedOn }) =>
      committedOn === null ? (
        <span className="text-faint max-sm:hidden">{TABLE_WORDS.none}</span>
      ) : (
        <Scheduled committed={committed} on={committedOn} />
      ),
  };
}

function Scheduled({ committed, on }: { committed: Line['committed']; on: string }) {
  const formats = useFormats();
  return (
    <>
      <span aria-hidden className="mr-2 text-faint sm:hidden">
        {TABLE_WORDS.scheduled}
      </span>
      <FigureLink to="/app/recurring">
        <MoneyText value={committed} whole />
      </FigureLink>{' '}
      <span className="text-xs whitespace-nowrap text-faint">{writeSpan({ from: on, to: on }, formats)}</span>
    </>
  );
}

/** What was spent then, and how this period differs. */
function beforeColumn(compare: Exclude<Compare, 'none'>): Column<Line> {
  return {
    key: 'before',
    header: TABLE_WORDS.before[compare],
    align: 'end',
    onCard: 'detail',
    cell: ({ spent, lastPeriod, lastYear }) => {
      const then = compare === 'last' ? lastPeriod : lastYear;
      return (
        <>
          <MoneyText value={then} whole />{' '}
          <span className="text-xs text-faint">
            <MoneyText value={subtract(spent, then)} whole sign="always" />
          </span>
        </>
      );
    },
  };
}

function leftColumn(totals: Totals): Column<Line> {
  return {
    key: 'left',
    header: TABLE_WORDS.left,
    align: 'end',
    onCard: 'figure',
    isNamed: true,
    total: <Sums totals={totals} of="left" />,
    cell: ({ left }) => (
      <MoneyText
        value={left}
        whole
        className={cx(left.minor !== 0n && 'font-semibold', left.minor < 0n && 'text-danger-ink')}
      />
    ),
  };
}
