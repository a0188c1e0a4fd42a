import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './button.tsx';
import { useFormats, writeNumber } from './formats.tsx';
import { lastPage } from './last-page.ts';

type PaginationProps = {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** All rows of the list; null where counting them all would be slow. */
  total: number | null;
  /** Where `total` is null: whether there is a next page. */
  hasMore?: boolean;
  onPage: (page: number) => void;
  /** Plural of what is listed, such as `transactions`. */
  noun: string;
};

/** Where one stands in a list, and the way on: `26–50 of 1,284 transactions`. */
export function Pagination({ page, pageSize, total, hasMore, onPage, noun }: PaginationProps) {
  const formats = useFormats();
  const pages = total === null ? null : lastPage(total, pageSize);
  const first = (page - 1) * pageSize + 1;
  const last = total === null ? page * pageSize : Math.min(page * pageSize, total);
  const isLast = pages === null ? hasMore !== true : page >= pages;
  const write = (count: number) => writeNumber(count, formats);
  return (
    <nav aria-label={`Pages of ${noun}`} className="flex items-center justify-between gap-3 text-sm text-soft">
      <p className="figures" aria-live="polite">
        {total === 0
          ? `No ${noun}`
          : total === null
            ? `${write(first)}–${write(last)} ${noun}`
            : `${write(first)}–${write(last)} of ${write(total)} ${noun}`}
      </p>
      <div className="flex items-center gap-1">
        <IconButton
          label="Previous page"
          icon={<ChevronLeft aria-hidden />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span className="figures px-1 whitespace-nowrap max-sm:hidden">
          {pages === null ? `Page ${write(page)}` : `Page ${write(page)} of ${write(pages)}`}
        </span>
        <IconButton
          label="Next page"
          icon={<ChevronRight aria-hidden />}
          disabled={isLast}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  );
}
