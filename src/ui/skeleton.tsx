import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** The place of something that is on its way. Give it the size of what will come, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('skeleton-pulse block h-4 rounded', className)} />;
}

type WaitingProps = { label?: string; className?: string; children: ReactNode };

/** What waits for its data: one word for those who listen, around the places of what will come. */
export function Waiting({ label = 'Loading...', className, children }: WaitingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

/** The head of a page: its name, and the line below it where the page has one. */
export function HeaderSkeleton({ isNameOnly = false }: { isNameOnly?: boolean }) {
  return (
    <div className={cx('flex flex-col gap-3 pt-1', isNameOnly ? 'mb-2 sm:mb-5' : 'mb-4 min-h-17 sm:mb-6')}>
      <Skeleton className="h-8 w-40" />
      {!isNameOnly && <Skeleton className="h-4 w-full max-w-xl" />}
    </div>
  );
}

/** Rows of a table, each as high as `rowClassName` says. */
export function RowSkeletons({ rows, rowClassName }: { rows: number; rowClassName: string }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className={cx('flex items-center gap-4 border-b border-line px-3', rowClassName)}>
      <Skeleton className="w-20 max-sm:hidden" />
      <Skeleton className="flex-1" />
      <Skeleton className="w-28 max-sm:hidden" />
      <Skeleton className="w-24" />
    </div>
  ));
}

/** The outline of a table before its first rows. */
export function TableSkeleton({ rows = 8, label }: { rows?: number; label?: string }) {
  return (
    <Waiting className="flex flex-col" {...(label === undefined ? {} : { label })}>
      <RowSkeletons rows={rows} rowClassName="py-3" />
    </Waiting>
  );
}
