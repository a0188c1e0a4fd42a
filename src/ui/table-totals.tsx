import { cx } from './class-names.ts';
import { type Column, WIDE_ONLY } from './table-column.tsx';

const TOTAL =
  'sticky bottom-(--sticky-bottom,0px) z-10 print:static border-t border-line bg-surface px-3 py-2 font-medium sm:first:rounded-bl-card sm:last:rounded-br-card max-sm:static max-sm:border-0 max-sm:p-0';

/** More of them do not stand beside each other on a phone. */
const MOST_IN_LINE = 2;

type TotalsProps<Row, Key extends string> = {
  columns: readonly Column<Row, Key>[];
  /** Boxes stand before the rows. */
  hasBox: boolean;
  edge: string | false;
};

/** The last row of a table; on a phone many totals stand below each other, each with the name of its column. */
export function Totals<Row, Key extends string>({ columns, hasBox, edge }: TotalsProps<Row, Key>) {
  const isLong = columns.filter(({ total }) => total !== undefined).length > MOST_IN_LINE;
  return (
    <tfoot role="rowgroup" className="max-sm:block">
      <tr
        role="row"
        className="max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4 max-sm:gap-y-1 max-sm:px-5 max-sm:py-3"
      >
        {hasBox && <td role="cell" className={cx(TOTAL, 'max-sm:hidden')} />}
        {columns.map(({ key, header, align, onCard = 'detail', total, isWide }) => {
          const isLine = isLong && onCard !== 'title';
          return (
            <td
              role="cell"
              key={key}
              className={cx(
                TOTAL,
                edge,
                align === 'end' && 'figures text-right',
                isWide === true && WIDE_ONLY,
                total === undefined && 'max-sm:hidden',
                isLong && 'max-sm:basis-full',
                isLine && 'max-sm:flex max-sm:justify-between',
              )}
            >
              {total !== undefined && (isLine || onCard === 'detail') && (
                <span aria-hidden className="mr-2 font-normal text-faint sm:hidden">
                  {header}
                </span>
              )}
              {isLine ? <span>{total}</span> : total}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
