import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { cx } from './class-names.ts';
import { useRangeToggle } from './range-selection.client.ts';
import { type Column, WIDE_ONLY } from './table-column.tsx';
import { Totals } from './table-totals.tsx';

export type Sort<Column extends string = string> = { column: Column; direction: 'up' | 'down' };

export type { Column } from './table-column.tsx';

type Selection = {
  selected: ReadonlySet<string>;
  onToggle: (key: string) => void;
  /** Rows between two boxes, of which the second was pressed with Shift. */
  onSelectRange?: (keys: readonly string[], isSelected: boolean) => void;
  /** Rows without a box; without it every row has one. */
  isSelectable?: (key: string) => boolean;
  /** Without it no box stands over the others. */
  onToggleAll?: (() => void) | undefined;
  /** What one row is called when its box is read out. */
  nameOf: (key: string) => string;
};

/** Where only some rows of a long list are drawn (`rows`): what stands for the others, and the place of each. */
export type DrawnPart = {
  /** Rows of the whole table, its header among them. */
  rowCount: number;
  /** What a row has besides: its place among all, and how it is measured; -1 is the header. */
  rowProps: (place: number) => ComponentProps<'tr'> & { readonly 'data-index'?: number };
  /** What stands before a drawn row in place of rows that are not drawn; after the last for the one behind it. */
  gapBefore: (place: number) => ReactNode;
};

type TableProps<Row, Key extends string> = {
  /** Says what the table holds; read out, not shown. */
  caption: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort?: Sort<Key> | undefined;
  onSort?: (sort: Sort<Key>) => void;
  selection?: Selection | undefined;
  /** On cards: what stands over a row that begins a group, such as its day; null over one that does not. */
  headingOf?: ((row: Row, before: Row | undefined) => ReactNode) | undefined;
  /** The headings stand in the table too, not only on cards. */
  headingsEverywhere?: boolean;
  /** The row the keys stand on (`useListKeys`). */
  activeKey?: string | null | undefined;
  rowClassName?: (row: Row) => string | undefined;
  /** Dims the rows while the next page is on its way. */
  stale?: boolean;
  drawn?: DrawnPart | undefined;
};

const CELL = 'px-3 py-1.5 align-middle';
/** Where no boxes stand before it, what a table says begins where the heading of its card does. */
const EDGE = 'sm:first:pl-5 sm:last:pr-5';

const CARD: Record<NonNullable<Column<unknown>['onCard']>, string> = {
  title: 'max-sm:order-1 max-sm:min-w-0 max-sm:flex-1 max-sm:basis-32 max-sm:font-medium',
  figure: 'max-sm:order-2 max-sm:ml-auto max-sm:text-right',
  detail: 'max-sm:order-4 max-sm:text-soft',
  plain: 'max-sm:order-4 max-sm:text-soft',
  menu: 'max-sm:absolute max-sm:top-1 max-sm:right-2',
  hidden: 'max-sm:hidden',
};

/**
 * A table that becomes cards below 640 px. Roles are written out because a browser forgets them as soon
 * as a row is no longer displayed as one. Header and totals stay in sight while the page scrolls.
 */
export function Table<Row, Key extends string>(props: TableProps<Row, Key>) {
  const {
    caption,
    columns,
    rows,
    keyOf,
    sort,
    onSort,
    selection,
    activeKey,
    rowClassName,
    stale = false,
    headingOf,
    headingsEverywhere = false,
    drawn,
  } = props;
  const hasTotals = columns.some((column) => column.total !== undefined);
  const hasMenu = columns.some((column) => column.onCard === 'menu');
  const wide = columns.filter(({ isWide }) => isWide === true).length;
  const edge = selection === undefined && EDGE;
  const toggle = useRangeToggle(rows.map(keyOf), selection);
  const chosen = selection === undefined ? 0 : rows.filter((row) => selection.selected.has(keyOf(row))).length;
  return (
    <table
      role="table"
      aria-label={caption}
      aria-busy={stale || undefined}
      aria-rowcount={drawn?.rowCount}
      className="w-full border-separate border-spacing-0 text-sm max-sm:block"
    >
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" {...drawn?.rowProps(-1)}>
          {selection !== undefined && (
            <th role="columnheader" className={cx(HEADER, 'w-10')}>
              {selection.onToggleAll !== undefined && (
                <Checkbox
                  hideLabel
                  label="Select all on this page"
                  checked={chosen > 0 && chosen === rows.length}
                  mixed={chosen > 0 && chosen < rows.length}
                  onChange={selection.onToggleAll}
                />
              )}
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} edge={edge} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={cx('max-sm:flex max-sm:flex-col', stale && 'opacity-60')}>
        {rows.map((row, place) => {
          const key = keyOf(row);
          const heading = headingOf?.(row, rows[place - 1]) ?? null;
          return (
            <Fragment key={key}>
              {drawn?.gapBefore(place)}
              {heading !== null && (
                <tr
                  role="row"
                  data-heading
                  className={cx(
                    'max-sm:block max-sm:border-b max-sm:border-line max-sm:px-4',
                    headingsEverywhere ? 'bg-sunken max-sm:px-5!' : 'sm:hidden',
                  )}
                >
                  <th
                    role="rowheader"
                    scope="rowgroup"
                    colSpan={columns.length - wide + (selection === undefined ? 0 : 1)}
                    className="max-sm:block max-sm:p-0 text-left text-xs leading-6! font-medium text-soft sm:border-b sm:border-line sm:px-5 sm:py-1.5"
                  >
                    {heading}
                  </th>
                  {wide > 0 && (
                    <td aria-hidden colSpan={wide} className={cx('border-b border-line max-sm:hidden', WIDE_ONLY)} />
                  )}
                </tr>
              )}
              <tr
                role="row"
                data-row={key}
                {...drawn?.rowProps(place)}
                data-active={key === activeKey || undefined}
                data-selected={selection?.selected.has(key) === true || undefined}
                className={cx(
                  'group scroll-my-24 transition-colors hover:bg-hover data-selected:bg-accent-tint data-active:bg-hover data-active:shadow-[inset_3px_0_0_var(--color-accent)]',
                  // The first line holds title and figure; the break after it is drawn, not a cell.
                  'max-sm:relative max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:gap-y-0.5 max-sm:border-b max-sm:border-line max-sm:px-5 max-sm:py-3',
                  'max-sm:after:order-3 max-sm:after:basis-full',
                  selection !== undefined && 'max-sm:pl-13',
                  hasMenu && 'max-sm:pr-14',
                  rowClassName?.(row),
                )}
              >
                {selection !== undefined && (
                  <td
                    role="cell"
                    className={cx(
                      CELL,
                      'w-10 border-b border-line max-sm:absolute max-sm:top-1.5 max-sm:left-1 max-sm:z-1 max-sm:border-0 max-sm:p-0',
                    )}
                  >
                    {selection.isSelectable?.(key) !== false && (
                      <Checkbox
                        hideLabel
                        label={`Select ${selection.nameOf(key)}`}
                        checked={selection.selected.has(key)}
                        onChange={({ nativeEvent }) =>
                          toggle(key, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
                        }
                      />
                    )}
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    role="cell"
                    key={column.key}
                    className={cx(
                      CELL,
                      edge,
                      // The line of the totals is under the last row already.
                      hasTotals && 'group-last:border-b-0',
                      'border-b border-line max-sm:max-w-full max-sm:min-w-0 max-sm:border-0 max-sm:p-0',
                      column.align === 'end' && 'figures text-right max-sm:text-left',
                      CARD[column.onCard ?? 'detail'],
                      column.isWide === true && WIDE_ONLY,
                      column.className,
                    )}
                  >
                    {((column.onCard ?? 'detail') === 'detail' || column.isNamed === true) && (
                      <span aria-hidden className="mr-2 text-faint sm:hidden">
                        {column.header}
                      </span>
                    )}
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            </Fragment>
          );
        })}
        {drawn?.gapBefore(rows.length)}
      </tbody>
      {hasTotals && <Totals columns={columns} hasBox={selection !== undefined} edge={edge} />}
    </table>
  );
}

const HEADER =
  'sticky top-(--sticky-top,0px) z-10 h-9 print:static border-b border-line bg-surface px-3 text-left text-xs font-medium text-faint';
function HeaderCell<Row, Key extends string>({
  column,
  edge,
  sort,
  onSort,
}: {
  column: Column<Row, Key>;
  edge: string | false;
  sort: Sort<Key> | undefined;
  onSort: ((sort: Sort<Key>) => void) | undefined;
}) {
  const sorted = sort?.column === column.key ? sort.direction : null;
  const sortable = column.sortable === true && onSort !== undefined;
  const Arrow = sorted === null ? ChevronsUpDown : sorted === 'up' ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted === null ? undefined : sorted === 'up' ? 'ascending' : 'descending'}
      className={cx(
        HEADER,
        edge,
        column.align === 'end' && 'text-right',
        column.isWide === true && WIDE_ONLY,
        column.className,
      )}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onSort({ column: column.key, direction: sorted === 'down' ? 'up' : 'down' })}
          className={cx(
            '-mx-1.5 inline-flex items-center gap-1 rounded px-1.5 py-1 hover:text-ink',
            sorted && 'text-ink',
          )}
        >
          {column.header}
          <Arrow className="size-3.5" aria-hidden />
        </button>
      ) : (
        // What stands in it says by itself what it is.
        <span className={column.onCard === 'menu' ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
}
